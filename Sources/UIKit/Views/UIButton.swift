public import Foundation
internal import StackScrollCore

/// A control that does something when it is tapped.
///
/// Its label and its image view are none of its subviews; they hold what it shows.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What the title is shown with.
  open private(set) lazy var titleLabel: UILabel? = label
  /// What the image is shown with.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Which kind it was made as.
  open private(set) var buttonType = ButtonType.custom
  /// What it shows, if that is how it was made.
  open var configuration: Configuration? { didSet { invalidate() } }
  private let label = UILabel()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var ownInsets: UIEdgeInsets?

  /// Makes a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a button of a kind: titles of the system's are 15 points, of others 18.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button of a kind: titles of the system's are 15 points, of others 18.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type != .custom { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button that shows a configuration, and does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Says what is written in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidate()
  }

  /// What is written in a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Whether it shows a title of a configuration that may take several lines.
  var hasConfiguredTitle: Bool {
    guard let configuration, !(configuration.title ?? "").isEmpty else { return false }
    return [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
  }

  /// What is written now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Says what is shown in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidate()
  }

  /// What is shown in a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// What is shown now.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Says what is written in a state, measured in the font of its first letter.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    if let font = title?.font { label.font = font }
    setTitle(title?.string, for: state)
  }

  /// What is written in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state].map { NSAttributedString(string: $0) }
  }
  /// What is written now.
  open var currentAttributedTitle: NSAttributedString? {
    currentTitle.map { NSAttributedString(string: $0) }
  }

  /// Called when the configuration is to follow the state, which is after it was set.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfiguration() } }

  /// Has the configuration follow the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Makes the configuration follow the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Room around what it shows.
  open var contentEdgeInsets: UIEdgeInsets {
    get { ownInsets ?? .zero }
    set {
      ownInsets = newValue == .zero ? nil : newValue
      invalidate()
    }
  }

  /// The size of what it shows and the room around it.
  ///
  /// The room is 7 points above and below and 12 beside with a configuration, and without one 6 above
  /// and below a title, which is at least 30 across and as high as a line if it is empty; there is none
  /// with an image. A sign of the system is 25 x 24.
  ///
  /// On a screen with pixels a title takes whole points.
  ///
  /// Source: frames in Interface Builder documents; signs were 22 x 22 before Xcode 11. Of 85 buttons of the
  /// system in documents of 3 pixels a point 80 have whole widths.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.size(in: self) }
    label.text = currentTitle
    let sign = buttonType.signSize
    let image = currentImage?.size ?? sign
    // A button with a sign keeps the font of the system's.
    let font = sign == nil ? label.font : .systemFont(ofSize: 15)
    var text = CGSize.zero
    if let currentTitle, !currentTitle.isEmpty {
      text = size(of: currentTitle, in: font ?? .systemFont(ofSize: 18))
    } else if image == nil || currentTitle != nil, sign == nil {
      text.height = size(of: " ", in: font ?? .systemFont(ofSize: 18)).height
    }
    if pixels != nil {
      text = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
    }
    let isPlain = ownInsets == nil && image == nil
    let insets =
      ownInsets ?? UIEdgeInsets(top: isPlain ? 6 : 0, left: 0, bottom: isPlain ? 6 : 0, right: 0)
    let width = text.width + (image?.width ?? 0) + insets.left + insets.right
    return CGSize(
      width: isPlain ? max(30, width) : width,
      height: max(text.height, image?.height ?? 0) + insets.top + insets.bottom)
  }

  /// Those of its title, which is in the middle.
  override var ownBaselines: Baselines? {
    guard let title = configuration?.title ?? currentTitle, !title.isEmpty else { return nil }
    let font = configuration == nil ? label.font : UIFont.preferredFont(forTextStyle: .body)
    let text = labelText(title, in: font ?? .systemFont(ofSize: UIFont.buttonFontSize))
    return text.baselines(inMiddleOf: intrinsicContentSize.height)
  }

  // Kept or taken, and without effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open var menu: UIMenu?
  open var currentTitleColor: UIColor { tintColor }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open func titleColor(for state: State) -> UIColor? { nil }
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// One that looks like nothing else.
    case custom
    /// One that looks like those of the system.
    case system
    /// One for more about something.
    case detailDisclosure
    /// One for information.
    case infoLight
    /// One for information.
    case infoDark
    /// One to add something.
    case contactAdd
    /// One to close something.
    case close

    /// The size of the sign that it shows by itself.
    fileprivate var signSize: CGSize? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 25, height: 24)
      case .custom, .system, .close: nil
      }
    }
  }

  /// What a button shows.
  @preconcurrency @MainActor public struct Configuration {
    /// What is written.
    public var title: String?
    /// What is written below the title.
    public var subtitle: String?
    /// What is written, measured as any title.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// What is written below the title, measured as any.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// The gap between title and subtitle: a point.
    public var titlePadding: CGFloat = 1
    /// Where the image stands beside the text.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Kept without effect.
    public var titleAlignment = TitleAlignment.automatic
    /// Kept without effect.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept without effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Kept without effect.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Kept without effect.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Kept without effect.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Kept without effect.
    public var baseForegroundColor: UIColor?
    /// Kept without effect.
    public var baseBackgroundColor: UIColor?
    /// Kept without effect.
    public var background = UIBackgroundConfiguration.clear()
    /// Kept without effect.
    public var cornerStyle = CornerStyle.dynamic
    /// Kept without effect.
    public var buttonSize = Size.medium
    /// Kept without effect.
    public var showsActivityIndicator = false
    /// Kept without effect.
    public var macIdiomStyle = 0
    /// What stands beside that.
    public var image: UIImage?
    /// The gap between the two.
    public var imagePadding: CGFloat = 0
    /// Room around both.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// A title alone.
    public static func plain() -> Configuration { Configuration() }
    /// A title on a coloured ground.
    public static func filled() -> Configuration { Configuration() }
    /// A title on a faintly coloured ground.
    public static func tinted() -> Configuration { Configuration() }
    /// A title on a grey ground.
    public static func gray() -> Configuration { Configuration() }

    /// A title alone.
    public static func borderless() -> Configuration { Configuration() }
    /// A title on a grey ground.
    public static func bordered() -> Configuration { Configuration() }
    /// A title on a faintly coloured ground.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A title on a coloured ground.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// A title on glass.
    public static func glass() -> Configuration { Configuration() }

    /// How round corners are, without effect.
    public enum CornerStyle: Int, Sendable {
      /// As given, following the text, or fixed.
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// How large a button is, without effect.
    public enum Size: Int, Sendable {
      /// From as usual to large.
      case medium, small, mini, large
    }

    /// Where a title stands, without effect.
    public enum TitleAlignment: Int, Sendable {
      /// As usual, or at a side.
      case automatic, leading, center, trailing
    }

    fileprivate func size(in button: UIButton) -> CGSize {
      let titled = button.size(of: title, in: .preferredFont(forTextStyle: .body))
      let below = button.size(of: subtitle, in: .preferredFont(forTextStyle: .subheadline))
      let text = CGSize(
        width: max(titled.width, below.width),
        height: titled.height + (below.height > 0 ? titlePadding + below.height : 0))
      let image = image?.size ?? .zero
      let gap = text.width > 0 && image.width > 0 ? imagePadding : 0
      let isAbove = imagePlacement == .top || imagePlacement == .bottom
      let content =
        isAbove
        ? CGSize(
          width: max(text.width, image.width), height: text.height + gap + image.height)
        : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
      return CGSize(
        width: content.width + contentInsets.leading + contentInsets.trailing,
        height: content.height + contentInsets.top + contentInsets.bottom)
    }
  }
}

extension UIButton {
  fileprivate func size(of title: String?, in font: UIFont) -> CGSize {
    guard let title, !title.isEmpty else { return .zero }
    return CGSize(labelText(title, in: font).intrinsicSize)
  }
}
