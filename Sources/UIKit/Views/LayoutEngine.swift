internal import Foundation
package import StackScrollConstraints
package import StackScrollCore

/// Why the frames of a tree of views are not those that its constraints ask for.
package enum LayoutFault: Error, Hashable, Sendable {
  /// The views and constraints are not well formed.
  case notWellFormed(ScreenError)
  /// The constraints contradict each other, in which case frames stay as they were, or they leave
  /// something open, in which case one of the best layouts is shown.
  case noLayout(LayoutError)
  /// A call that UIKit answers with an exception.
  case misuse(Misuse.Kind)
  /// Each pass asks for another one.
  case restless(passes: Int)
}

/// Lays out a tree of views; the root has it.
///
/// A pass makes a ``Screen`` of the tree and has that laid out. Then views are asked to put their
/// subviews in place, outer ones first, where something has changed.
@MainActor final class LayoutEngine {
  /// Whether something has changed since the last pass.
  var isPending = true
  /// The frames by views and guides, each in the coordinates of its superview.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  /// The sizes of what is in scroll views.
  private(set) var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The margins, the part of the safe area counted.
  private(set) var margins: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// What is wrong with the tree as it was last laid out.
  private(set) var fault: LayoutFault?
  /// The misuse that was found last.
  private(set) var misuse: Misuse?
  /// How often a value was laid out.
  private(set) var solvedCount = 0
  /// The controllers to be told that their views have appeared.
  var appearing: [UIViewController] = []
  /// The value that was laid out last, with its layout; nil if it has none.
  var laidOut: (window: Screen, layout: Layout)? {
    guard fault == nil, let last, let layout else { return nil }
    return (last, layout)
  }

  /// What moved between the last two passes, of a tree that does not come to rest.
  private(set) var unrest: Unrest?
  private var layout: Layout?
  private var last: Screen?
  /// The last value that was laid out by constraints, from which the next is.
  private var prepared: PreparedScreen?
  private var isInPass = false
  /// The views whose subviews are being put in place.
  private var visited: Set<ObjectIdentifier> = []

  /// How often views are laid out before they must stay where they are.
  static let passes = 16

  /// Lays out what is pending, in the whole tree.
  ///
  /// A view that asks for it while its subviews are being put in place gets their new frames, those of all
  /// that is in them, and content sizes, before the call returns. It is not called again within the call,
  /// but once more after it, as the views around it are.
  ///
  /// Source: UIView documentation, `layoutIfNeeded()`: it lays out subviews immediately.
  func layOut(_ root: UIView, for view: UIView) {
    let isInner = isInPass
    isInPass = true
    defer { isInPass = isInner }
    // The pass around this call has not come to all that is in the view.
    if isInner, !isPending { visit(view) }
    var before: [PlacedView] = []
    for pass in 0...Self.passes {
      guard isPending else {
        if isInner, pass > 0 { isPending = true }
        return
      }
      if pass == Self.passes { break }
      if pass == Self.passes - 1, !isInner { before = root.placedViews }
      isPending = false
      root.updateConstraintsIfNeeded()
      isPending = false
      solve(root)
      visit(root)
    }
    guard !isInner else { return }
    fault = .restless(passes: Self.passes)
    unrest = Unrest(before: before, after: root.placedViews)
  }

  /// Takes note that code has put a view somewhere else than the last layout did.
  func forgetFrame(of view: UIView) { frames[ObjectIdentifier(view)] = nil }

  /// Takes note that code has given content another size than the last layout did.
  func forgetContentSize(of view: UIView) { contentSizes[ObjectIdentifier(view)] = nil }

  private func solve(_ root: UIView) {
    let tree = ViewHierarchy(root)
    for view in tree.views { NSLayoutConstraint.tellUnprepared(of: view) }
    for view in tree.views {
      guard let found = view.misuse else { continue }
      (misuse, fault) = (found, .misuse(found.kind))
      return
    }
    do throws(ScreenError) {
      let window = try tree.window(size: Size(root.size), root.surroundings)
      if window != last || fault != nil { layOut(window, tree) }
    } catch {
      (fault, last) = (.notWellFormed(error), nil)
      keepFrames(of: tree)
    }
    for view in tree.views where view.hasMovedSubviews(in: self) { view.needsLayout = true }
  }

  private func layOut(_ window: Screen, _ tree: ViewHierarchy) {
    fault = nil
    last = window
    solvedCount += 1
    let layout: Layout
    do throws(LayoutError) {
      layout = try PreparedScreen.layout(of: window, after: &prepared)
    } catch {
      fault = .noLayout(error)
      guard let shown = shortestLayout(window, tree) else { return keepFrames(of: tree) }
      layout = shown
    }
    self.layout = layout
    let pixels = (tree.views.first as? UIWindow)?.screen.pixels
    // Constraints place what is inside of a view's alignment insets.
    func placed(_ view: UIView) -> Rect? {
      guard let rect = tree.names[ObjectIdentifier(view)].flatMap({ rects[ViewID($0)] }) else {
        return nil
      }
      let insets = view.alignmentRectInsets
      return insets == .zero ? rect : rect.outset(by: insets.edges)
    }
    let (rects, insets) = (layout.framesByID(), layout.insetsByID())
    (frames, contentSizes) = ([:], [:])
    for view in tree.views {
      guard let name = tree.names[ObjectIdentifier(view)], let frame = placed(view) else {
        continue
      }
      let around = view.superview.flatMap { placed($0) }
      frames[ObjectIdentifier(view)] = view.superview.map { superview in
        frame.inside(around ?? .zero, at: tree.offset(of: superview)).kept(by: view)
          .rounded(to: view.translatesAutoresizingMaskIntoConstraints ? nil : pixels)
      }
      for guide in view.ownGuides {
        guard let name = tree.names[ObjectIdentifier(guide)], let area = rects[ViewID(name)]
        else { continue }
        frames[ObjectIdentifier(guide)] = area.inside(frame, at: tree.offset(of: view))
          .rounded(to: pixels)
      }
      if view is UIScrollView, let content = layout.content(of: ViewID(name)) {
        let size = pixels?.round(content.contentSize) ?? content.contentSize
        contentSizes[ObjectIdentifier(view)] = CGSize(size)
      }
      if let own = insets[ViewID(name)] {
        margins[ObjectIdentifier(view)] = UIEdgeInsets(own.margins)
        if view.window != nil { view.safeAreaInsets = UIEdgeInsets(own.safeArea) }
      }
    }
  }

  /// One of the best layouts, in which lengths that constraints leave open are 0, as far as these allow it;
  /// nil if they contradict each other.
  ///
  /// Of a view that only its trailing edge holds, that edge is where it stands.
  ///
  /// Source: frames that UIKit gave such views in tests of public repositories.
  private func shortestLayout(_ window: Screen, _ tree: ViewHierarchy) -> Layout? {
    guard let best = try? window.bestLayout() else { return nil }
    let names = Set(tree.names.values)
    let lengths = ((try? best.open()) ?? [])
      .filter { $0.attribute.isLength && names.contains($0.item.id) }
      .sorted {
        ($0.item.id, $0.attribute.axis == .vertical ? 1 : 0) < (
          $1.item.id, $1.attribute.axis == .vertical ? 1 : 0
        )
      }
    guard !lengths.isEmpty, let root = tree.views.first else { return best.layout }
    let none = lengths.map { Constraint($0, constant: 0, priority: 1, origin: .engine) }
    let short = try? tree.window(size: Size(root.size), root.surroundings, and: none)
    return (try? short?.bestLayout())?.layout ?? best.layout
  }

  /// Leaves views where they are, and where code or autoresizing masks have put them since the last layout.
  private func keepFrames(of tree: ViewHierarchy) {
    for view in tree.views { frames[ObjectIdentifier(view)] = nil }
  }

  /// Has views put their subviews in place, outer ones first.
  private func visit(_ view: UIView) {
    if view.needsLayout {
      if visited.insert(ObjectIdentifier(view)).inserted {
        view.needsLayout = false
        let controller = view.owner
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
        visited.remove(ObjectIdentifier(view))
      } else {
        view.applyLayout()
      }
    }
    for subview in view.subviews { visit(subview) }
  }

  /// Tells controllers that their views have appeared; tells whether there were any.
  func tellAppeared() -> Bool {
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.appeared() }
    return !controllers.isEmpty
  }
}

/// A view as it stands, with the size of its content if it scrolls.
///
/// It does not keep the view alive: what lays out a tree has it, and the tree has that.
package struct PlacedView {
  package private(set) weak var view: UIView?
  package let frame: CGRect
  package let contentSize: CGSize?
}

/// What keeps a tree of views from coming to rest.
package enum Unrest {
  /// A view that stands elsewhere after each layout.
  case moves(PlacedView, PlacedView)
  /// A view that asks for a layout whenever it is laid out, and moves nothing.
  case asks(PlacedView)

  /// Compares the views of two layouts.
  @MainActor package init?(before: [PlacedView], after: [PlacedView]) {
    let old = Dictionary(
      before.compactMap { place in place.view.map { (ObjectIdentifier($0), place) } },
      uniquingKeysWith: { first, _ in first })
    for place in after {
      guard let view = place.view, let was = old[ObjectIdentifier(view)],
        was.frame != place.frame || was.contentSize != place.contentSize
      else { continue }
      self = .moves(was, place)
      return
    }
    guard let asking = after.first(where: { $0.view?.needsLayout ?? false }) else { return nil }
    self = .asks(asking)
  }
}

extension UIView {
  /// The views in it and itself, as they stand, in tree order.
  package var placedViews: [PlacedView] {
    [PlacedView(view: self, frame: layoutFrame, contentSize: (self as? UIScrollView)?.contentSize)]
      + subviews.flatMap(\.placedViews)
  }

  fileprivate func hasMovedSubviews(in engine: LayoutEngine) -> Bool {
    if let scrollView = self as? UIScrollView, scrollView.hasNewContent(in: engine) { return true }
    return subviews.contains { view in
      engine.frames[ObjectIdentifier(view)].map { $0 != view.layoutFrame } ?? false
    }
  }

  /// The class, without the module.
  final var className: String {
    let type = type(of: self)
    if let name = Self.classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    Self.classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The names of classes: describing one takes longer than all else that names a view.
  private static var classNames: [ObjectIdentifier: String] = [:]
}

extension CGRect {
  /// The rectangle with each edge at the nearest pixel, halves away from zero.
  ///
  /// What touches still touches, and a length may change by a pixel. A superview's coordinates are rounded,
  /// not the window's: recorded frames do not tell the two apart.
  ///
  /// Source: text snapshots of UIKit's views, `Documentation/Recorded.md`.
  fileprivate func rounded(to pixels: PixelGrid?) -> CGRect {
    guard let pixels else { return self }
    // Sums of lengths lose far less than a millionth of a pixel: a half that lost it is a half.
    let loss = 1e-6 / pixels.scale
    func edge(_ edge: Double) -> Double { pixels.round(edge < 0 ? edge - loss : edge + loss) }
    let (left, top) = (edge(minX), edge(minY))
    return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }

  /// The frame that code gave a view, if this is the same but for rounding: a constraint stands for it, and
  /// 20 + 20.3 - 20 is no longer 20.3, so that code which sets 20.3 in each pass would ask for another one.
  @MainActor fileprivate func kept(by view: UIView) -> CGRect {
    guard view.translatesAutoresizingMaskIntoConstraints else { return self }
    let own = view.layoutFrame
    let pairs = [
      (minX, own.minX), (minY, own.minY), (width, own.width), (height, own.height),
    ]
    return pairs.allSatisfy { Tolerance.standard.isEqual($0, $1) } ? own : self
  }
}

extension Rect {
  /// The rectangle that insets are inside of.
  fileprivate func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The rectangle in the coordinates of the view that another rectangle is the frame of, and that is
  /// scrolled to an offset.
  fileprivate func inside(_ frame: Rect, at offset: CGPoint) -> CGRect {
    CGRect(
      x: minX - frame.minX + offset.x, y: minY - frame.minY + offset.y, width: size.width,
      height: size.height)
  }
}
