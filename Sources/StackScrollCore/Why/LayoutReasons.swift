/// Why all views of a layout stand where they stand.
///
/// Every reason is arithmetic on numbers that the screen gives and on numbers of the layout that have
/// reasons of their own; following them leads to what the screen gives, and never back.
public struct LayoutReasons: Sendable {
  private let ids: [ViewID]
  private let positions: [ViewID: Int]
  private var reasons: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]]

  init(
    _ ids: [ViewID], _ positions: [ViewID: Int],
    _ reasons: [Axis: [FrameMeasure.Kind: [FrameReason.Reason]]]
  ) {
    (self.ids, self.positions, self.reasons) = (ids, positions, reasons)
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

  /// The reason for one number; nil if there is no view of that name.
  package subscript(measure: FrameMeasure) -> FrameReason.Reason? {
    positions[measure.view].flatMap { reasons[measure.axis]?[measure.kind]?[$0] }
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
    LayoutReasons(ids, positions, reasons.mapValues { $0.mapValues { $0.map(change) } })
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
    guard !tree.hasWrappingTexts else { return try fittingTexts().reasons() }
    var reasoner = Reasoner(self, try layout())
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
