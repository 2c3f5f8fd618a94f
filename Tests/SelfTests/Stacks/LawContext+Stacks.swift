import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

// What laws about the rules of stacks ask for.

extension LawContext {
  /// Lays a scroll view around stacks out; throws `Discard` if it has no determined layout.
  package func layout(_ stack: ScrolledStack) throws -> ShownStack {
    ShownStack(screen: stack, layout: try model.frames(of: stack), law: self)
  }

  /// Holds if an axis is settled as it should be; throws `Evidence` otherwise.
  func expect(
    _ axis: Axis, of stack: ScrolledStack, isSettledAs expected: StackVerdict,
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    let verdict = model.stackVerdict(stack, axis)
    guard verdict != expected else { return }
    throw Evidence(
      .verdict(axis), .verdict(verdict, axis), .equal, .verdict(expected, axis), circumstance())
  }

  /// Holds if the right-to-left layout is the mirror image of the left-to-right one.
  func expectMirrorImage(of stack: ScrolledStack) throws {
    let layout = try layout(stack).layout
    let width = layout.contentSize.width
    try self.layout(try stack.mirrored()).expect(
      sameAs: layout.mapping(frame: { $0.mirrored(in: width) }, size: { $0 }),
      ignoring: stack.content.insideHidden)
  }
}

/// A scroll view around stacks as it is laid out under the model of a law.
package struct ShownStack: LayoutExpecting {
  /// The scroll view and what is in it.
  package let screen: ScrolledStack
  /// Its layout.
  package let layout: ContentLayout
  /// What asks for layouts.
  package let law: LawContext
}

extension Reading {
  /// What the rules of stacks say of an axis.
  package static func verdict(_ verdict: StackVerdict, _ axis: Axis) -> Reading {
    .verdict(AxisVerdict(verdict, along: axis))
  }
}

extension ScrolledStack {
  /// The same with its layout direction turned round.
  package func mirrored() throws(ScreenError) -> ScrolledStack {
    try with(layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}
