import Foundation
import StackScrollConstraints
import StackScrollCore

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// Builds the real views of a window.
@MainActor
public struct WindowBuilder {
  /// The view of the root.
  public let root: UIView
  /// The views in tree order, each with what it is made of.
  public private(set) var views: [(description: View, view: UIView)] = []
  private let window: Screen
  private var scrollView: UIView?

  /// Builds the views of a window and ties them.
  ///
  /// Safe areas and policies are not the views' own: a window that has one is not the same as its views.
  public init(_ window: Screen) {
    self.window = window
    root = Self.empty(window.root)
    root.frame = CGRect(x: 0, y: 0, width: window.size.width, height: window.size.height)
    fill(root, window.root)
    // The root fills the window whatever ties it.
    root.translatesAutoresizingMaskIntoConstraints = true
    let items = Dictionary(views.map { ($0.description.id.name, $0.view) }) { first, _ in first }
    for constraint in window.constraints {
      tie(
        Self.item(constraint.first, items), constraint.first.attribute,
        LengthConstraint.Relation(constraint.relation),
        constraint.second.map { (Self.item($0, items), $0.attribute) },
        constraint.multiplier, constraint.constant, constraint.priority, constraint.identifier)
    }
  }

  private static func empty(_ description: View) -> UIView {
    switch description.content {
    case .leaf(let leaf): SizedView(leaf)
    case .stack: UIStackView(frame: .zero)
    case .container(let container):
      container.scrollView == nil ? UIView(frame: .zero) : UIScrollView(frame: .zero)
    }
  }

  private mutating func fill(_ view: UIView, _ description: View) {
    views.append((description, view))
    view.accessibilityIdentifier = description.id.name
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = description.isHidden
    view.semanticContentAttribute =
      window.layoutDirection == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    let around = scrollView
    switch description.content {
    case .leaf: break
    case .stack(let stack): fill(view as? UIStackView, stack)
    case .container(let container):
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(container.layoutMargins)
      view.preservesSuperviewLayoutMargins = container.preservesSuperviewLayoutMargins
      view.insetsLayoutMarginsFromSafeArea = container.insetsLayoutMarginsFromSafeArea
      if let settings = container.scrollView, let scrollView = view as? UIScrollView {
        self.scrollView = scrollView
        set(scrollView, to: settings)
      }
      for part in container.subviews {
        let subview = Self.empty(part)
        view.addSubview(subview)
        fill(subview, part)
      }
    }
    scrollView = around
    tieLengths(of: view, description)
  }

  private mutating func fill(_ view: UIStackView?, _ stack: StackView) {
    guard let view else { return }
    view.axis = stack.axis == .horizontal ? .horizontal : .vertical
    view.distribution = Capture.distributions.key(for: stack.distribution) ?? .fill
    view.alignment = Capture.alignments.key(for: stack.alignment) ?? .fill
    view.spacing = stack.spacing
    view.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    view.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    view.insetsLayoutMarginsFromSafeArea = stack.insetsLayoutMarginsFromSafeArea
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(stack.layoutMargins)
    for part in stack.arrangedViews {
      let arranged = Self.empty(part)
      view.addArrangedSubview(arranged)
      fill(arranged, part)
      if let gap = stack.customSpacing(after: part.id) {
        view.setCustomSpacing(gap, after: arranged)
      }
    }
  }

  private func set(_ view: UIScrollView, to settings: ScrollView) {
    view.contentInsetAdjustmentBehavior =
      Capture.behaviors.key(for: settings.contentInsetAdjustmentBehavior) ?? .automatic
    let inset = settings.contentInset
    view.contentInset = UIEdgeInsets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    view.alwaysBounceHorizontal = settings.alwaysBounceHorizontal
    view.alwaysBounceVertical = settings.alwaysBounceVertical
    view.isPagingEnabled = settings.isPagingEnabled
    view.contentOffset = CGPoint(x: settings.contentOffset.x, y: settings.contentOffset.y)
  }

  /// A share of the frame is one of the scroll view around the view, or of the window.
  private func tieLengths(of view: UIView, _ description: View) {
    for (axis, own, other) in [
      (Axis.horizontal, LayoutAttribute.width, LayoutAttribute.height),
      (.vertical, .height, .width),
    ] {
      for condition in description.length(along: axis).constraints {
        let (second, multiplier, constant): ((UIView, LayoutAttribute)?, Double, Double) =
          switch condition.target {
          case .constant(let points): (nil, 1, points)
          case .fraction(let share, of: .frameLayoutGuide): ((scrollView ?? root, own), share, 0)
          case .ratio(let factor): ((view, other), factor, 0)
          }
        tie(
          view, own, condition.relation, second, multiplier, constant, condition.priority, nil)
      }
    }
  }

  private func tie(
    _ first: AnyObject?, _ attribute: LayoutAttribute, _ relation: LengthConstraint.Relation,
    _ second: (item: AnyObject?, attribute: LayoutAttribute)?, _ multiplier: Double,
    _ constant: Double, _ priority: LayoutPriority, _ identifier: String?
  ) {
    guard let first, let attribute = Capture.attributes.key(for: attribute) else { return }
    let other = second.flatMap { Capture.attributes.key(for: $0.attribute) }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Capture.relations.key(for: relation) ?? .equal,
      toItem: second?.item, attribute: other ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isActive = true
  }

  /// The view or the guide of an anchor: `card`, or `card.safeAreaLayoutGuide`.
  private static func item(_ anchor: Anchor, _ views: [String: UIView]) -> AnyObject? {
    let name = anchor.item.id
    guard views[name] == nil, let dot = name.lastIndex(of: "."),
      let view = views[String(name[..<dot])]
    else { return views[name] }
    return switch name[name.index(after: dot)...] {
    case "safeAreaLayoutGuide": view.safeAreaLayoutGuide
    case "layoutMarginsGuide": view.layoutMarginsGuide
    case "readableContentGuide": view.readableContentGuide
    case "keyboardLayoutGuide": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension LengthConstraint.Relation {
  /// The relation in the words of lengths, which are those of files.
  fileprivate init(_ relation: Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .atLeast
    case .lessThanOrEqual: self = .atMost
    }
  }
}
