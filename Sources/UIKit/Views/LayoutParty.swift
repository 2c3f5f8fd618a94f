internal import StackScrollConstraints
internal import StackScrollCore

/// What a constraint can name: a view, or a guide of one.
@MainActor protocol LayoutParty: AnyObject {
  /// The view that it is, or whose guide it is.
  var party: UIView? { get }
  /// The guide that it is of that view, if it is one that every view has.
  var systemGuide: SystemGuide? { get }
  /// The guide that it is, if somebody has added it to a view.
  var addedGuide: UILayoutGuide? { get }
}

/// The guides that every view has, and those of scroll views.
typealias SystemGuide = ViewGuide

extension UIView: LayoutParty {
  var party: UIView? { self }
  var systemGuide: SystemGuide? { nil }
  var addedGuide: UILayoutGuide? { nil }
}

extension UILayoutGuide: LayoutParty {
  var party: UIView? { owningView }
  var systemGuide: SystemGuide? { kind }
  var addedGuide: UILayoutGuide? { kind == nil ? self : nil }
}

extension LayoutAttribute {
  /// The same of the rectangle inside margins; nil for lengths and baselines, which that has only as a
  /// guide.
  var withinMargins: LayoutAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: nil
    }
  }
}

// What reads the other way.

extension LayoutAttribute {
  /// The same of the other side, if it follows the direction of reading.
  var mirrored: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}

extension DirectionalEdgeInsets {
  var mirrored: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension Alignment {
  var mirrored: Alignment {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}

extension LabelText {
  /// Where its lines stand in a view of a height in whose middle it is.
  func baselines(inMiddleOf height: Double) -> Baselines {
    let gap = (height - intrinsicSize.height) / 2
    return Baselines(first: baselines.first + gap, last: baselines.last + gap)
  }
}

extension NSLayoutConstraint.Attribute {
  var known: LayoutAttribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  var known: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The same priority; one below 1 is 1, which is as weak as anything.
  var known: LayoutPriority { LayoutPriority(max(1, Double(rawValue))) }
}
