public import Foundation

extension UIView {
  /// Adds a view just behind another; in front of all if that is not here.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Adds a view just in front of another; in front of all if that is not here.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a view in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a view behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges two views; does nothing if there is no view at one of the places.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    invalidate()
  }

  /// Puts a view among the others; one that holds this one stays where it is.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self, let old = subviews.firstIndex(of: view) {
      subviews.remove(at: old)
      subviews.insert(view, at: min(max(old < index ? index - 1 : index, 0), subviews.count))
      return invalidate()
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.detach(into: self)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.eachInTree { $0.willMove(toWindow: newWindow) } }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.needsLayout = true
    (needsLayout, needsConstraints) = (true, true)
    invalidate()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.movedToWindow() }
    didAddSubview(view)
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

  /// Whether the view is another, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let view_ = current {
      if view_ === view { return true }
      current = view_.superview
    }
    return false
  }

  /// The outermost view around it, or itself.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The first view of a tag, among itself and what is in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// A point of its own coordinates in those of another view, or of its window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, (view ?? root).originInRoot)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point in the coordinates of another view, or of its window, in its own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of its own coordinates in those of another view, or of its window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle in the coordinates of another view, or of its window, in its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
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
