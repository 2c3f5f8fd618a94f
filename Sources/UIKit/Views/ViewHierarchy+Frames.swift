internal import Foundation
internal import StackScrollConstraints
internal import StackScrollCore

// What is not written by anybody.

extension ViewHierarchy {
  /// Holds a view where its frame and its autoresizing mask say.
  ///
  /// In a scroll view positions count from the content and lengths are those of the frame.
  ///
  /// Source: UIView documentation, `translatesAutoresizingMaskIntoConstraints`.
  mutating func hold(_ view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      names[ObjectIdentifier(superview)] != nil
    else { return }
    let (item, around) = (LayoutItem(name(view)), LayoutItem(name(superview)))
    let insets = view.alignmentRectInsets
    for axis in Axis.allCases {
      let whole = axis == .horizontal ? superview.size.width : superview.size.height
      let mask = MaskedAxis(view, axis == .horizontal ? .horizontal : .vertical, in: whole)
        .inset(by: axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom))
      let (near, far) =
        axis == .horizontal ? (LayoutAttribute.left, LayoutAttribute.right) : (.top, .bottom)
      let rest = mask.length - mask.lengthShare * whole
      if superview is UIScrollView {
        constraints += [
          Constraint(
            item[near], .equal, around.guide(.contentLayoutGuide)[near], constant: mask.near,
            origin: .frame), length(of: item, axis, mask, around, rest),
        ]
      } else {
        constraints.append(
          edge(item[near], at: mask.nearShare, mask.near, whole, around[near], around[far]))
        constraints.append(
          mask.lengthShare == 0
            ? Constraint(item[axis.length], constant: mask.length, origin: .frame)
            : edge(
              item[far], at: mask.nearShare + mask.lengthShare, mask.near + mask.length, whole,
              around[near], around[far]))
      }
    }
  }

  /// Whether a frame and a mask place a view, and let it grow with a superview whose size comes of constraints:
  /// no size of its own counts then, or it would give that superview one.
  ///
  /// Source: observed on the class: constraints stand for the size of a view's own only where it does not
  /// translate its mask.
  func isOpenWithSuperview(_ view: UIView) -> Bool {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      !view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    else { return false }
    return sequence(first: superview) { $0.superview }.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
  }

  private func length(
    of item: LayoutItem, _ axis: Axis, _ mask: MaskedAxis, _ around: LayoutItem, _ rest: Double
  ) -> Constraint {
    mask.lengthShare == 0
      ? Constraint(item[axis.length], constant: mask.length, origin: .frame)
      : Constraint(
        item[axis.length], .equal, around[axis.length], multiplier: mask.lengthShare,
        constant: rest, origin: .frame)
  }

  /// Holds an edge at a share of the superview.
  private func edge(
    _ edge: Anchor, at share: Double, _ place: Double, _ whole: Double, _ near: Anchor,
    _ far: Anchor
  ) -> Constraint {
    share == 0
      ? Constraint(edge, .equal, near, constant: place, origin: .frame)
      : Constraint(
        edge, .equal, far, multiplier: share, constant: place - share * whole, origin: .frame)
  }

  /// Holds the content of a scroll view at the size that it was given, as weakly as can be; along an axis on
  /// which no constraint reaches the content, and none was given, that is zero: it is not meant to scroll there.
  mutating func settleContent(of scrollView: UIScrollView) {
    let item = LayoutItem(name(scrollView))
    let content = item.guide(.contentLayoutGuide)
    for axis in Axis.allCases {
      let given = scrollView.givenContentSize.map { Size($0)[axis] }
      guard let length = given ?? (reachesContent(scrollView, axis) ? nil : 0) else { continue }
      constraints.append(
        Constraint(content[axis.length], constant: length, priority: 1, origin: .frame))
    }
  }

  /// Whether some constraint speaks of what is in a scroll view and of the edges of its content on an axis.
  private func reachesContent(_ scrollView: UIScrollView, _ axis: Axis) -> Bool {
    var around: UIView? = scrollView
    while let holder = around {
      for constraint in holder.constraints {
        let items = constraint.items
        guard let attribute = constraint.firstAttribute.known, attribute.axis == axis else {
          continue
        }
        if items.contains(where: {
          $0.systemGuide == .contentLayoutGuide && $0.party === scrollView
        }) {
          return true
        }
        guard holder === scrollView, items.count == 2,
          (constraint.first === scrollView && attribute.isEdge)
            || (constraint.second === scrollView
              && constraint.secondAttribute.known?.isEdge ?? false)
        else { continue }
        return true
      }
      around = holder === scrollView ? holder.superview : nil
    }
    return false
  }
}
