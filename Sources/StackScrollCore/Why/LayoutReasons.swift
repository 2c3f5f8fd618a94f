/// Why all views of a layout stand where they stand.
///
/// Every reason is arithmetic on numbers that the screen gives and on numbers of the layout that have
/// reasons of their own; following them leads to what the screen gives, and never back.
public struct LayoutReasons: Sendable {
  /// The views whose reasons are told, in tree order.
  package let ids: [ViewID]
  /// How many views there are, those included whose reasons are not told.
  package let viewCount: Int
  private let positions: [ViewID: Int]
  private var reasons: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]]

  init(
    _ ids: [ViewID], of viewCount: Int, _ positions: [ViewID: Int],
    _ reasons: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]]
  ) {
    (self.ids, self.viewCount) = (ids, viewCount)
    (self.positions, self.reasons) = (positions, reasons)
  }

  /// The reasons for the frame of a view, for x and width, then for y and height; empty if there is
  /// no view of that name.
  public subscript(id: ViewID) -> [FrameReason] {
    Axis.allCases.compactMap { axis in
      guard let length = self[FrameMeasure(.length, of: id, axis)],
        let start = self[FrameMeasure(.start, of: id, axis)]
      else { return nil }
      return FrameReason(axis: axis, length: length, position: start)
    }
  }

  /// The reason for one number; nil if there is no view of that name, or if its reasons are not told.
  package subscript(measure: FrameMeasure) -> FrameReason.Reason? {
    guard let position = positions[measure.view], position < ids.count else { return nil }
    return reasons[measure.axis]?[measure.kind]?[position]
  }

  /// The reasons for every number of every frame: by view, the one that holds others first.
  public var all: [FrameReason.Reason] {
    ids.indices.flatMap { position in
      Axis.allCases.flatMap { axis in
        FrameMeasure.Kind.allCases.compactMap { reasons[axis]?[$0]?[position] }
      }
    }
  }

  /// The same with every reason changed by a function.
  ///
  /// For reasons that are wrong on purpose, which a law must notice.
  package func mapping(
    _ change: (FrameReason.Reason) -> FrameReason.Reason
  ) -> LayoutReasons {
    LayoutReasons(
      ids, of: viewCount, positions, reasons.mapValues { $0.mapValues { $0.map(change) } })
  }
}

extension ScrolledStack {
  /// Why all views stand where they stand.
  ///
  /// The rules of stacks say what lengths come of by the costs with which they lay views out.
  ///
  /// - Throws: ``UndecidedStack`` if the rules settle no layout.
  /// - Complexity: O(n log n) for n views whose reasons name few others.
  package func reasons() throws(UndecidedStack) -> LayoutReasons {
    try reasons(ofFirst: tree.nodes.count)
  }

  /// Why the first views in tree order stand where they stand: what ``reasons()`` says of them.
  ///
  /// - Throws: ``UndecidedStack`` if the rules settle no layout.
  /// - Complexity: O(n) for n views, and O(m log m) for m numbers that those of the first views hang on.
  package func reasons(ofFirst count: Int) throws(UndecidedStack) -> LayoutReasons {
    guard !tree.hasWrappingTexts else { return try fittingTexts().reasons(ofFirst: count) }
    var reasoner = Reasoner(self, try layout(), explained: count)
    reasoner.explain()
    return reasoner.reasons
  }

  /// Why a view stands where it stands: its rules, numbers and sources, for x and width, then for y
  /// and height; empty if there is no view of that name.
  ///
  /// For more than one view ask ``reasons()`` once.
  ///
  /// - Throws: ``UndecidedStack`` if the rules settle no layout.
  /// - Complexity: that of ``reasons()``.
  package func why(_ id: ViewID) throws(UndecidedStack) -> [FrameReason] { try reasons()[id] }
}
