import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

// What laws about stacks ask for.

extension LawContext {
  /// Lays a screen out; throws `Discard` if it has no determined layout.
  package func shown(_ screen: Screen) throws -> ShownStack {
    ShownStack(screen: screen, layout: try layout(screen).layout, law: self)
  }

  /// Whether the rules of stacks lay a screen out.
  func isSettledByRules(_ screen: Screen) throws -> Bool {
    let stack = try screen.ruled()
    do {
      _ = try model.stackLayout(stack)
      return true
    } catch is UndecidedStack { return false }
  }

  /// Holds if the right-to-left layout is the mirror image of the left-to-right one.
  func expectMirrorImage(of screen: Screen) throws {
    let layout = try layout(screen).layout
    let width = layout.contentSize.width
    try self.layout(try screen.mirrored()).expect(
      sameAs: layout.mapping(frame: { $0.mirrored(in: width) }, size: { $0 }),
      ignoring: screen.content.insideHidden)
  }
}

/// A screen as it is laid out under the model of a law.
package struct ShownStack: LayoutExpecting {
  /// The screen.
  package let screen: Screen
  /// The layout of what is in its scroll view.
  package let layout: ContentLayout
  /// What asks for layouts.
  package let law: LawContext
}
