import Foundation

extension UIView {
  /// Puts a view among the others; one that holds this one stays where it is.
  func insert(_ view: UIView, at index: Int) {
    guard !isInside(view) else { return tellCycle(view) }
    if view.superview === self, let old = subviews.firstIndex(of: view) {
      subviews.remove(at: old)
      subviews.insert(view, at: min(max(old < index ? index - 1 : index, 0), subviews.count))
      return invalidate()
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.detach(into: self)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.eachInTree { $0.willMove(toWindow: newWindow) } }
    tellOwner(of: view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.needsLayout = true
    (needsLayout, needsConstraints) = (true, true)
    invalidate()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.movedToWindow() }
    didAddSubview(view)
  }

  /// Takes note that a view was to be added that is this one, or that this one is in.
  func tellCycle(_ view: UIView) {
    let sentence =
      view === self
      ? "%1 is added to itself: UIKit raises NSInvalidArgumentException, \"Can't add self as subview\". "
        + "Add it to another view."
      : "%1 is added to %2, which is in it: UIKit raises CALayerInvalid, \"layer is a part of cycle in its "
        + "layer tree\". Take %2 out of %1 first, or add %1 to another view."
    Self.tell(Misuse(.viewInItself, sentence, [view, self]), by: [view, self])
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
    guard superview != nil else { return }
    let window = window
    willMove(toSuperview: nil)
    if window != nil { eachInTree { $0.willMove(toWindow: nil) } }
    detach(into: nil)
    didMoveToSuperview()
    if window != nil { movedToWindow() }
  }

  private func detach(into new: UIView?) {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    var around: UIView? = old
    while let holder = around {
      for constraint in holder.constraints where constraint.items.contains(where: isAround) {
        constraint.drop(from: holder)
      }
      around = holder.superview
    }
    old.subviews.removeAll { $0 === self }
    (old as? UIStackView)?.forget(self)
    superview = nil
    old.needsLayout = true
    old.invalidate()
  }

  /// Whether an item is the view, or in it.
  private func isAround(_ item: any LayoutParty) -> Bool {
    item.party?.isDescendant(of: self) ?? false
  }

  private func eachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.eachInTree(body) }
  }

  private func movedToWindow() {
    let window = window
    eachInTree {
      $0.didMoveToWindow()
      $0.owner?.moved(isInWindow: window != nil, window?.engine)
    }
  }

  /// The outermost view around it, or itself.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  final func dismissKeyboard() -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }

  final func frontmost(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether it is a view, or in it; complexity: O(how deep it is).
  final func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let around = current {
      if around === view { return true }
      current = around.superview
    }
    return false
  }

  /// Exchanges two views, if there are views at both places.
  final func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    invalidate()
  }

  /// A point of another view in its own coordinates.
  final func ownPoint(at point: CGPoint, of view: UIView) -> CGPoint {
    let (own, other) = (originInRoot, view.originInRoot)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Where the origin of its own coordinates is in those around the outermost view.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var current: UIView? = self
    while let view = current {
      point.x += view.origin.x - view.boundsOrigin.x
      point.y += view.origin.y - view.boundsOrigin.y
      current = view.superview
    }
    return point
  }
}
