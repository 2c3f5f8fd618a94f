public import Foundation
internal import StackScrollCore

// Controls that hold a value. Sizes that name no other source are those of frames in public Interface Builder
// documents, counted in `Documentation/Recorded.md`.

/// A thumb on a line: 31 points high.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, which is brought between the least and the most.
  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = ownValue } }
  /// The largest value.
  open var maximumValue: Float = 1 { didSet { value = ownValue } }
  private var ownValue: Float = 0

  /// Sets the value, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: systemVersion.sliderHeight)
  }

  /// A tap of a slider moves nothing.
  override func touched() {}

  // Kept or taken, and without effect.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
    bounds
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

/// Two signs, one for more and one for less: 94 x 32 points.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`; 94 x
/// 29 before iOS 13.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value, which is brought between the least and the most.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The least value.
  open var minimumValue = 0.0 { didSet { tellRange() } }
  /// The largest value.
  open var maximumValue = 100.0 { didSet { tellRange() } }
  /// What a tap adds.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      tell(
        .illegalRange, "The step of %1 is set to \(stepValue)", .argument,
        "stepValue must be greater than 0", "Give it a step of more than 0.")
    }
  }
  /// Whether more than the most is the least.
  open var wraps = false

  /// Makes a stepper of its own size, whatever that of the frame.
  ///
  /// Source: UIStepper documentation, `init(frame:)`.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.ownSize))
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Takes note of a range that holds nothing.
  ///
  /// Source: UIStepper documentation, `minimumValue`, `maximumValue` and `stepValue`.
  private func tellRange() {
    guard !(minimumValue < maximumValue) else { return }
    tell(
      .illegalRange, "The range of %1 is set from \(minimumValue) to \(maximumValue)", .argument,
      "minimumValue must be less than maximumValue",
      "Set the end first that keeps the least below the largest.")
  }

  private static let ownSize = CGSize(width: 94, height: 32)
  open override var intrinsicContentSize: CGSize { Self.ownSize }

  /// A tap is one of the sign for more.
  override func touched() {
    let next = value + stepValue
    value = next > maximumValue && wraps ? minimumValue : next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // Kept or taken, and without effect.
  open var autorepeat = true
  open var isContinuous = true
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
}

/// Choices beside each other: as wide as the widest for each, with 12 points beside it, and 32 high.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`; 29
/// high before iOS 13.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  private var images: [UIImage?] = []
  /// Which is chosen; ``noSegment`` for none.
  open var selectedSegmentIndex = noSegment
  /// Stands for no choice.
  public static let noSegment = -1

  /// Makes choices of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      titles.append(item as? String)
      images.append(item as? UIImage)
    }
    frame.size = intrinsicContentSize
  }

  /// Makes choices with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// How many choices there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let place = min(max(index, 0), titles.count)
    titles.insert(title, at: place)
    images.insert(nil, at: place)
    invalidate()
  }

  /// Adds a choice.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: index, animated: animated)
    images[min(max(index, 0), images.count - 1)] = image
  }

  /// Takes a choice away.
  open func removeSegment(at index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    titles.remove(at: index)
    images.remove(at: index)
    invalidate()
  }

  /// Takes all choices away.
  open func removeAllSegments() {
    (titles, images) = ([], [])
    invalidate()
  }

  /// Names a choice.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title
    invalidate()
  }

  /// The name of a choice.
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Shows an image for a choice.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    guard images.indices.contains(index) else { return }
    images[index] = image
    invalidate()
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widths = zip(titles, images).map { title, image in
      max(title?.size(withAttributes: [.font: font]).width ?? 0, image?.size.width ?? 0)
    }
    return CGSize(width: CGFloat(titles.count) * ((widths.max() ?? 0) + 24), height: 32)
  }

  /// A tap chooses the next one.
  override func touched() {
    guard !titles.isEmpty else { return }
    selectedSegmentIndex = (selectedSegmentIndex + 1) % titles.count
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // Kept or taken, and without effect.
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  open var isMomentary = false
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics metrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics metrics: UIBarMetrics
  ) {}
}

/// A row of dots: 16 points for each and 8 more, and 26 high.
///
/// Source: observed on the class since iOS 14.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidate() } }
  /// Which is shown.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1)) }
  }
  /// Whether one dot is not shown.
  open var hidesForSinglePage = false { didSet { invalidate() } }

  /// The size for a number of pages.
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: 16 * CGFloat(count) + 8, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// A tap goes on to the next page.
  override func touched() {
    guard currentPage + 1 < numberOfPages else { return }
    currentPage += 1
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // Kept or taken, and without effect.
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
}

/// A line that fills: 4 points high.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`; 2
/// before iOS 14, and as a bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How much is done, 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// Whether it is one of a bar, which is 2 points high.
  open var progressViewStyle = Style.default { didSet { invalidate() } }

  /// Makes a line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2 : 4)
  }

  /// Where the line stands.
  public enum Style: Int, Sendable {
    /// Anywhere, or in a bar.
    case `default`, bar
  }

  // Kept or taken, and without effect.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
}

/// Wheels that turn to a time: 320 x 216 points; without wheels a line of 34 points.
///
/// Source: frames in Interface Builder documents, and observed since iOS 14.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The time.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// What of it can be chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks; wheels unless it is compact.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidate() } }

  /// Sets the time, and tells nobody.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .compact: CGSize(width: Self.noIntrinsicMetric, height: 34)
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: Self.noIntrinsicMetric, height: 330)
    }
  }

  /// A tap of it chooses nothing.
  override func touched() {}

  /// What can be chosen.
  public enum Mode: Int, Sendable {
    /// An hour, a day, both, or a time that passes.
    case time, date, dateAndTime, countDownTimer
  }

  // Kept or taken, and without effect.
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var timeZone: TimeZone?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar!
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As usual, as wheels, as a line, or as a month.
  case automatic, wheels, compact, inline
}

/// What makes content anew when it is pulled, which nobody does.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being made anew.
  open private(set) var isRefreshing = false

  /// Says that content is being made anew.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that content was made anew.
  open func endRefreshing() { isRefreshing = false }

  // Kept or taken, and without effect.
  open var attributedTitle: NSAttributedString?
}
