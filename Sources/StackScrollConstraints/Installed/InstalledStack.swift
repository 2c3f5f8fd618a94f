import StackScrollCore

/// A screen as the constraints that stand behind it, and the items these speak of.
///
/// The coordinates are those of the content, whose top left corner is the origin; the frame of the
/// scroll view stands at the content offset.
package struct InstalledStack: Sendable {
  /// The views and all constraints.
  package private(set) var tree: InstalledTree
  /// The content area of the scroll view.
  package let contentLayoutGuide: LayoutItem
  /// The frame of the scroll view.
  package let frameLayoutGuide: LayoutItem
  private let screen: ScrolledStack

  /// The constraints.
  package var system: ConstraintSystem { tree.system }
  /// The views that take part, in tree order; what is inside a hidden view does not.
  package var views: [LayoutItem] { tree.views }

  /// Writes down what stands behind a screen.
  ///
  /// - Complexity: O(n) for n views.
  package init(_ screen: ScrolledStack, options: InstalledTree.Options = InstalledTree.Options()) {
    self.screen = screen
    tree = InstalledTree(
      screen.content, layoutDirection: screen.layoutDirection, policy: screen.policy,
      options: options)
    contentLayoutGuide = tree.names.item(
      "scrollView.contentLayoutGuide", className: "UILayoutGuide")
    frameLayoutGuide = tree.names.item("scrollView.frameLayoutGuide", className: "UILayoutGuide")
    tree.contents = [contentLayoutGuide]
    installFrame()
    installAttachment()
    tree.installViews(in: frameLayoutGuide)
  }

  /// Where the content starts, and where the frame is seen from there.
  private mutating func installFrame() {
    let window = screen.scrollView
    let known: [(Anchor, Double)] = [
      (contentLayoutGuide[.left], 0), (contentLayoutGuide[.top], 0),
      (frameLayoutGuide[.left], window.contentOffset.x),
      (frameLayoutGuide[.top], window.contentOffset.y),
      (frameLayoutGuide[.width], window.size.width),
      (frameLayoutGuide[.height], window.size.height),
    ]
    tree.add(known.map { Constraint($0, constant: $1, origin: .frame) })
  }

  /// The content view is pinned to the four edges of the content.
  private mutating func installAttachment() {
    tree.add(
      ContentAttachment.standard.constraints(
        on: InstalledTree.item(of: screen.content), pins: screen.pins, content: contentLayoutGuide,
        frame: frameLayoutGuide, origin: .attachment))
  }
}

extension ConstraintSystem {
  /// The constraints that stand behind a screen.
  ///
  /// - Complexity: O(n) for n views.
  package init(_ screen: ScrolledStack, options: InstalledTree.Options = InstalledTree.Options()) {
    self = InstalledStack(screen, options: options).system
  }
}

extension ScrolledStack {
  /// The constraints that stand behind the screen.
  ///
  /// - Complexity: O(n) for n views.
  package var constraints: ConstraintSystem { ConstraintSystem(self) }
}
