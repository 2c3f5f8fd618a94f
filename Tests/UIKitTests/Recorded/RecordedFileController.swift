import StackScrollCore
import UIKit
import ViewCodeTesting

/// A screen of recorded frames, built from its data.
final class RecordedFileController: UIViewController {
  /// Where the sizes of texts come from.
  enum Texts: CaseIterable, Sendable {
    /// Those that were recorded.
    case given
    /// Estimated, where the text is at hand.
    case estimated
  }

  private let screen: RecordedFile.Screen
  private let showing: RecordedFile.Showing
  private let sizes: [String: MeasuredSize]
  private var found: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]

  init(
    _ screen: RecordedFile.Screen, _ showing: RecordedFile.Showing, pixels: PixelGrid?, texts: Texts
  ) {
    self.screen = screen
    self.showing = showing
    let estimated =
      texts == .given ? [] : screen.parts.filter { $0.text != nil }.map(\.id)
    sizes = showing.sizes.filter { !estimated.contains($0.key) }
      .mapValues { Self.exact($0, pixels) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// A printed size of a text as a number of pixels: a third of a point is printed as 0.333.
  private static func exact(_ size: MeasuredSize, _ pixels: PixelGrid?) -> MeasuredSize {
    guard let scale = pixels?.scale else { return size }
    func exact(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return MeasuredSize(width: size.width.map(exact), height: size.height.map(exact))
  }

  /// The frame of a view or of a guide, or what else is measured.
  func frame(_ frame: RecordedFile.Frame) -> CGRect? {
    let view = found[frame.view]
    guard let found = view?.frame ?? guides[frame.view]?.layoutFrame else { return nil }
    switch frame.measure {
    case nil: return found
    case .contentSize:
      return (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) }
    case .center: return CGRect(x: found.midX, y: found.midY, width: 0, height: 0)
    case .end: return CGRect(x: found.maxX, y: found.maxY, width: 0, height: 0)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    found[RecordedFile.root] = view
    if screen.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    for part in screen.parts {
      if part.kind == .guide {
        let guide = UILayoutGuide()
        guides[part.id] = guide
        found[part.parent]?.addLayoutGuide(guide)
        continue
      }
      let made = make(part)
      found[part.id] = made
      switch found[part.parent] {
      case let stack as UIStackView: stack.addArrangedSubview(made)
      case let parent:
        made.translatesAutoresizingMaskIntoConstraints = false
        parent?.addSubview(made)
      }
    }
    for condition in screen.conditions { activate(condition) }
    for _ in 0..<showing.times { for condition in screen.repeated { activate(condition) } }
  }

  private func make(_ part: RecordedFile.Part) -> UIView {
    let made = makeView(part)
    if let margins = part.margins { made.layoutMargins = margins }
    if part.isRightToLeft { made.semanticContentAttribute = .forceRightToLeft }
    return made
  }

  private func makeView(_ part: RecordedFile.Part) -> UIView {
    let own = sizes[part.id] ?? MeasuredSize()
    switch part.kind {
    case .view, .guide:
      let none = UIView.noIntrinsicMetric
      return SizedView(part.intrinsic.width ?? none, part.intrinsic.height ?? none)
    case .scrollView: return UIScrollView()
    case .label:
      let label = MeasuredLabel(own)
      label.text = part.text
      if let font = font(part) { label.font = font }
      label.numberOfLines = part.lines
      return label
    case .button:
      let button = MeasuredButton(type: part.isSystemButton ? .system : .custom)
      button.own = own
      button.setTitle(part.text, for: .normal)
      if let font = font(part) { button.titleLabel?.font = font }
      return button
    case .imageView:
      let picture = part.picture.map { size in
        UIGraphicsImageRenderer(size: size).image { _ in }
      }
      return UIImageView(image: picture ?? part.symbol.flatMap { UIImage(systemName: $0) })
    case .stack:
      let stack = UIStackView()
      (stack.axis, stack.alignment, stack.spacing) = (part.axis, part.alignment, part.spacing)
      stack.distribution = part.distribution
      return stack
    }
  }

  private func font(_ part: RecordedFile.Part) -> UIFont? {
    switch part.font {
    case .size(let size)?: .systemFont(ofSize: size)
    case .style(let style)?: .preferredFont(forTextStyle: style)
    case nil: nil
    }
  }

  private func activate(_ condition: RecordedFile.Condition) {
    guard let first = item(condition.first) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: condition.first.attribute, relatedBy: condition.relation,
      toItem: condition.second.flatMap(item),
      attribute: condition.second?.attribute ?? .notAnAttribute,
      multiplier: condition.multiplier, constant: condition.constant)
    constraint.priority = condition.priority
    constraint.isActive = true
  }

  private func item(_ place: RecordedFile.Condition.Place) -> AnyObject? {
    let view = found[place.view]
    switch place.guide {
    case nil: return view ?? guides[place.view]
    case .safeArea: return view?.safeAreaLayoutGuide
    case .margins: return view?.layoutMarginsGuide
    }
  }
}
