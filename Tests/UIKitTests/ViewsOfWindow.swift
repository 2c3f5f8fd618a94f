import StackScrollConstraints
import StackScrollCore
@testable import UIKit

/// A view with the size, or the text, that a drawn leaf has of its own.
private final class LeafView: UIView {
  let own: Leaf

  init(_ own: Leaf) {
    self.own = own
    super.init(frame: .zero)
    for (axis, known) in [
      (NSLayoutConstraint.Axis.horizontal, Axis.horizontal), (.vertical, .vertical),
    ] {
      setContentHuggingPriority(own.hugging[known].asWritten, for: axis)
      setContentCompressionResistancePriority(
        own.compressionResistance[known].asWritten, for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: own.intrinsic.width ?? -1, height: own.intrinsic.height ?? -1)
  }

  override func leaf() -> OwnContent {
    own.text.map(OwnContent.text) ?? super.leaf()
  }
}

/// A window value written as the calls that an app would make.
@MainActor struct ViewsOfWindow {
  private(set) var views: [ViewID: UIView] = [:]
  let window: UIWindow

  init(_ value: Screen) {
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: value.size.width, height: value.size.height))
    window.screen.pixels = nil
    window.directionalLayoutMargins = .zero
    window.insetsLayoutMarginsFromSafeArea = false
    window.around.safeAreaInsets = value.safeAreaInsets
    window.around.keyboardHeight = value.keyboardHeight
    window.around.layoutDirection = value.layoutDirection
    window.around.contentSizeCategory = value.contentSizeCategory
    let root = view(value.root)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.frame = window.bounds
    window.addSubview(root)
    tie(value.root, in: nil)
    for constraint in value.constraints { written(constraint)?.isActive = true }
  }

  private mutating func view(_ value: View) -> UIView {
    let view: UIView
    switch value.content {
    case .leaf(let leaf): view = LeafView(leaf)
    case .stack(let stack): view = stackView(stack)
    case .container(let container):
      if let scrolling = container.scrollView {
        let scrollView = UIScrollView()
        scrollView.contentInset = UIEdgeInsets(scrolling.contentInset)
        scrollView.contentInsetAdjustmentBehavior =
          switch scrolling.contentInsetAdjustmentBehavior {
          case .automatic: .automatic
          case .scrollableAxes: .scrollableAxes
          case .never: .never
          case .always: .always
          }
        view = scrollView
      } else {
        view = UIView()
      }
      view.directionalLayoutMargins = container.layoutMargins.asWritten
      view.preservesSuperviewLayoutMargins = container.preservesSuperviewLayoutMargins
      view.insetsLayoutMarginsFromSafeArea = container.insetsLayoutMarginsFromSafeArea
      for subview in container.subviews { view.addSubview(self.view(subview)) }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = value.isHidden
    views[value.id] = view
    return view
  }

  /// Ties the lengths of a view and of what is in it.
  private func tie(_ value: View, in scrollView: UIView?) {
    guard let view = views[value.id] else { return }
    for axis in Axis.allCases {
      for condition in value.length(along: axis).constraints {
        let (share, other, points): (Double, UIView?, Double) =
          switch condition.target {
          case .constant(let points): (1, nil, points)
          case .fraction(let share, of: _): (share, scrollView, 0)
          case .ratio(let factor): (factor, view, 0)
          }
        let isRatio = other === view
        let constraint = NSLayoutConstraint(
          item: view, attribute: axis.length.asWritten,
          relatedBy: condition.relation.asWritten, toItem: other,
          attribute: other == nil
            ? .notAnAttribute : (isRatio ? axis.perpendicular : axis).length.asWritten,
          multiplier: share, constant: points)
        constraint.priority = condition.priority.asWritten
        constraint.isActive = true
      }
    }
    let inner = view is UIScrollView ? view : scrollView
    for subview in value.subviews { tie(subview, in: inner) }
  }

  private mutating func stackView(_ value: StackView) -> UIStackView {
    let stack = UIStackView()
    stack.axis = value.axis == .horizontal ? .horizontal : .vertical
    stack.spacing = value.spacing
    stack.distribution =
      switch value.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch value.alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    stack.directionalLayoutMargins = value.layoutMargins.asWritten
    stack.isLayoutMarginsRelativeArrangement = value.isLayoutMarginsRelativeArrangement
    stack.insetsLayoutMarginsFromSafeArea = value.insetsLayoutMarginsFromSafeArea
    stack.isBaselineRelativeArrangement = value.isBaselineRelativeArrangement
    for arranged in value.arrangedViews {
      let view = view(arranged)
      stack.addArrangedSubview(view)
      if let spacing = value.customSpacing(after: arranged.id) {
        stack.setCustomSpacing(spacing, after: view)
      }
    }
    return stack
  }

  private func written(_ constraint: Constraint) -> NSLayoutConstraint? {
    guard let first = item(constraint.first.item) else { return nil }
    let written = NSLayoutConstraint(
      item: first, attribute: constraint.first.attribute.asWritten,
      relatedBy: constraint.relation.asWritten,
      toItem: constraint.second.flatMap { item($0.item) },
      attribute: constraint.second?.attribute.asWritten ?? .notAnAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    written.priority = constraint.priority.asWritten
    return written
  }

  private func item(_ item: LayoutItem) -> AnyObject? {
    if let view = views[ViewID(item.id)] { return view }
    for guide in ViewGuide.allCases where item.id.hasSuffix(".\(guide.rawValue)") {
      return views[ViewID(String(item.id.dropLast(guide.rawValue.count + 1)))]?.guide(guide)
    }
    return nil
  }
}

extension LayoutPriority {
  fileprivate var asWritten: UILayoutPriority { UILayoutPriority(Float(rawValue)) }
}

extension DirectionalEdgeInsets {
  fileprivate var asWritten: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension LayoutAttribute {
  fileprivate var asWritten: NSLayoutConstraint.Attribute {
    (0...20).compactMap(NSLayoutConstraint.Attribute.init).first { $0.known == self }
      ?? .notAnAttribute
  }
}

extension LengthConstraint.Relation {
  fileprivate var asWritten: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}

extension Constraint.Relation {
  fileprivate var asWritten: NSLayoutConstraint.Relation {
    (-1...1).compactMap(NSLayoutConstraint.Relation.init).first { $0.known == self } ?? .equal
  }
}
