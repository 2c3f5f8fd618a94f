public import Foundation
internal import StackScrollConstraints
internal import StackScrollCore

/// One condition: an attribute compared with a multiple of another one and a constant.
///
/// While it is active it belongs to the nearest view that is around both sides. It does not keep
/// alive what it names.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) weak var first: (any LayoutParty)?
  private(set) weak var second: (any LayoutParty)?
  /// The attribute of the left side.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// How the sides compare.
  open private(set) var relation = Relation.equal
  /// The attribute of the right side, if there is one.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// What the attribute of the right side is multiplied by.
  open private(set) var multiplier: CGFloat = 1
  /// What is added to it.
  open var constant: CGFloat = 0 {
    didSet {
      if !constant.isFinite { tellNumber("a constant of \(constant)", Self.isNotFinite) }
      if constant != oldValue { holder?.invalidate() }
    }
  }
  /// How strongly it is held.
  open var priority = UILayoutPriority.required {
    didSet {
      if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
        tellNumber("a priority of \(priority.rawValue)", Self.isNoPriority)
      }
      guard priority != oldValue, let holder else { return }
      // Source: NSLayoutConstraint documentation, `priority`.
      if (priority == .required) != (oldValue == .required) {
        tell(.changedPriority, Self.changesPriority)
      }
      holder.invalidate()
    }
  }
  /// A name to find it by.
  open var identifier: String?
  /// Whether it ties two attributes or a length, of views and guides.
  private(set) var canCount = false
  /// The view that it belongs to while it is active.
  private weak var holder: UIView?

  /// Makes one that names nothing and cannot count.
  public override init() { super.init() }

  /// Makes a condition.
  ///
  /// A length without a second item is compared with the constant, whatever attribute is named beside it
  /// (observed: what libraries make sizes of). A place without one, or an item that is neither a view nor
  /// a guide, gives a condition that cannot count: it is a fault of the layout once it is to be active.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    (self.first, self.second) = (first as? any LayoutParty, second as? any LayoutParty)
    let isSize = second == nil && [.width, .height].contains(firstAttribute)
    self.firstAttribute = firstAttribute
    self.secondAttribute = isSize ? .notAnAttribute : secondAttribute
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    let isTied = self.second != nil && self.secondAttribute != .notAnAttribute
    let isZero = isTied && multiplier == 0 && firstAttribute.known?.isLength == false
    canCount = self.first != nil && (isTied || isSize) && !isZero
    if isZero { tell(.placeTimesZero, Self.isZeroTimesPlace) }
    if !multiplier.isFinite {
      tellNumber("a multiplier of \(multiplier)", Self.isNotFinite)
    }
    if isTied { tellPair() }
  }

  /// The view or the guide of the left side.
  open var firstItem: AnyObject? { first }
  /// The view or the guide of the right side, if there is one.
  open var secondItem: AnyObject? { second }

  var items: [any LayoutParty] { [first, second].compactMap(\.self) }

  /// Whether it counts in layouts.
  ///
  /// One whose sides are in no common view stays inactive, and the layout of its views has a fault from then on.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activate()
      } else if let holder {
        drop(from: holder)
      }
    }
  }

  /// Whether all that it names is still there.
  var isWhole: Bool { first != nil && (second == nil) == (secondAttribute == .notAnAttribute) }

  private func activate() {
    guard canCount else { return tell(.constraintWithoutItem, Self.lacksItem) }
    guard isWhole else { return }
    // A guide that no view has is in no tree.
    var around = second == nil || second?.party != nil ? first?.party : nil
    if let other = second?.party {
      while let candidate = around, !other.isDescendant(of: candidate) {
        around = candidate.superview
      }
    }
    guard let around else { return tell(.strayConstraint, Self.isStray) }
    around.hold(self)
    holder = around
  }

  /// Counts in a view that is said to be around both sides.
  ///
  /// Outside of a window what it names may be added to the view after it, before there is a layout: UIKit logs
  /// that the hierarchy is not prepared, and raises an exception when the layout needs it.
  ///
  /// Source: UIView documentation, `addConstraint(_:)`; logs and crashes in public reports.
  func activate(in view: UIView) {
    let parties = items.compactMap(\.party)
    guard holder == nil, canCount, isWhole, parties.count == items.count, !isInside(view) else {
      return isActive = true
    }
    if view.window != nil { return tell(.constraintElsewhere, Self.isElsewhere, with: view) }
    holder = view
    view.hold(self)
    view.hasUnpreparedConstraints = true
  }

  /// Whether all that it names is in a view.
  private func isInside(_ view: UIView) -> Bool {
    items.allSatisfy { $0.party?.isInside(view) ?? false }
  }

  /// Takes note of what a view holds of what is not in it, when that is to be laid out.
  static func tellUnprepared(of view: UIView) {
    guard view.hasUnpreparedConstraints else { return }
    view.hasUnpreparedConstraints = false
    for constraint in view.constraints where constraint.isWhole && !constraint.isInside(view) {
      constraint.tell(.constraintElsewhere, Self.isElsewhere, with: view)
    }
  }

  func drop(from view: UIView) {
    holder = nil
    view.release(self)
  }

  /// Makes conditions count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes conditions count no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // Kept or taken, and without effect.
  open var shouldBeArchived = false
}

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How two sides compare.
  public enum Relation: Int, Sendable {
    /// The left side is not more than the right one.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal
    /// The left side is not less than the right one.
    case greaterThanOrEqual
  }

  /// A length or a place that a constraint can tie.
  public enum Attribute: Int, Sendable {
    /// An edge, a length, a middle or a baseline.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// A baseline.
    case lastBaseline, firstBaseline
    /// An edge less its margin.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middle between margins.
    case centerXWithinMargins, centerYWithinMargins
    /// None.
    case notAnAttribute = 0
  }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    invalidate()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    invalidate()
  }
}

extension NSLayoutConstraint {
  /// The scroll views that are around one side and not around the other: what is in them stays where the other
  /// side is while their content moves.
  var crossedScrollViews: Set<ObjectIdentifier> {
    guard let first, let second, let attribute = firstAttribute.known, !attribute.isLength,
      let other = secondAttribute.known
    else { return [] }
    return first.scrollViews(attribute, beside: second)
      .symmetricDifference(second.scrollViews(other, beside: first))
  }
}

extension LayoutParty {
  /// The scroll views whose content an attribute of it moves with, in a constraint with another side: edges of
  /// a scroll view itself are those of its content where they are tied to what is in it.
  ///
  /// Source: UIScrollView documentation, `contentLayoutGuide` and `frameLayoutGuide`; Technical Note TN2154.
  fileprivate func scrollViews(
    _ attribute: LayoutAttribute, beside other: any LayoutParty
  ) -> Set<ObjectIdentifier> {
    guard let party else { return [] }
    var scrollViews: Set<ObjectIdentifier> = []
    let isContent =
      systemGuide == .contentLayoutGuide
      || systemGuide == nil && addedGuide == nil && attribute.isEdge && party !== other.party
        && (other.party?.isDescendant(of: party) ?? false)
    if party is UIScrollView, isContent || addedGuide != nil {
      scrollViews.insert(ObjectIdentifier(party))
    }
    var around = party.superview
    while let view = around {
      if view is UIScrollView { scrollViews.insert(ObjectIdentifier(view)) }
      around = view.superview
    }
    return scrollViews
  }
}
