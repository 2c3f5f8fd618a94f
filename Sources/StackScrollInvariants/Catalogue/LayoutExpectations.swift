import PropertyKit
import StackScrollConstraints
import StackScrollCore

// What laws expect of whole layouts, and what the body of a `forAll` expects of one.

extension LawContext {
  /// Holds if the right-to-left layout of a screen is the mirror image of the left-to-right one.
  package func expectMirrorImage(of screen: Screen) throws {
    let layout = try layout(screen).layout
    let width = layout.contentSize.width
    try self.layout(try screen.mirrored()).expect(
      sameAs: layout.mapping(frame: { $0.mirrored(in: width) }, size: { $0 }),
      ignoring: screen.root.insideHidden)
  }
}

extension LayoutExpecting {
  /// Holds if a layout has the frames and the content size of another.
  ///
  /// - Parameter ignored: views whose frames are not compared.
  package func expect(
    sameAs expected: ContentLayout, ignoring ignored: Set<ViewID> = [],
    _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    try expect(.views, is: layout.ids, equals: expected.ids, circumstance())
    for (id, frames) in zip(layout.ids, zip(layout.frames, expected.frames))
    where !ignored.contains(id) {
      try expect(.frame(id), is: frames.0, equals: frames.1, circumstance())
    }
    try expect(contentSize: expected.contentSize, circumstance())
  }

  /// Holds if the content has a size.
  package func expect(
    contentSize size: Size, _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    for axis in Axis.allCases {
      try expect(
        .contentLength(axis), is: layout.contentSize[axis], equals: size[axis], circumstance())
    }
  }
}

/// Holds if a quantity of a layout is what it should be, in the body of a `forAll`.
///
/// - Throws: `Failure`, whose kind is the quantity and its axis and whose message says what was
///   found; so each such check is shrunk by itself.
public func expect(
  _ layout: ContentLayout, _ quantity: Quantity, equals expected: some Readable,
  under model: LayoutModel = .standard, within tolerance: Tolerance = .standard
) throws {
  try expect(layout, quantity, .equal(expected, within: tolerance), under: model)
}

/// Holds if a number of a layout keeps a limit, in the body of a `forAll`.
///
/// - Throws: `Failure`, as the other form does.
public func expect(
  _ layout: ContentLayout, _ quantity: Quantity, _ bound: Bound,
  under model: LayoutModel = .standard
) throws {
  let found = layout.reading(of: quantity, under: model) ?? .none
  guard !bound.admits(found) else { return }
  let evidence = Evidence(quantity, found, bound.relation, bound.limit, layout: layout)
  throw Failure(kind: evidence.check, message: evidence.text(.rounded))
}
