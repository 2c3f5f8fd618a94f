/// How a stack combines what its arranged views want on one axis, and shares a length among them.
///
/// The distribution speaks along the stack's axis, the alignment across it; each way has a file of
/// its own. Arranged views are named by their index.
protocol StackRule: Sendable {
  /// What the stack wants, given what its views want; there is at least one.
  func demand(of arranged: [Demand]) -> Demand

  /// The views whose required lengths contradict each other, or contradict the stack's own.
  ///
  /// - Parameter length: the stack's required length, if it has one.
  /// - Returns: nil where there is no contradiction. Otherwise the views that take part, possibly
  ///   none where a required length alone is impossible.
  func contradiction(among arranged: [Demand], given length: Double?) -> [Int]?

  /// Where each view stands in a stack that has its length.
  ///
  /// - Parameter span: the stack's own place, which its demand allows.
  func spans(of arranged: [Demand], in span: Span) throws(SharingFailure) -> [Span]
}

/// Why a length cannot be shared out.
enum SharingFailure: Error {
  /// Several views could take what is left over.
  case ambiguous([Int])
  /// Which view gives way first cannot be told.
  case unsupported(UnsupportedReason)
}

/// From where to where a view reaches on one axis.
struct Span: Sendable {
  var min: Double
  var length: Double

  var max: Double { min + length }
}

extension StackView {
  /// The rule that holds on an axis.
  ///
  /// - Parameter isMirrored: whether the first view stands at the far end.
  func rule(along axis: Axis, isMirrored: Bool) -> any StackRule {
    switch (axis == self.axis, distribution, alignment) {
    case (true, .fill, _): FillRule(row: Row(spacing: spacing, isMirrored: isMirrored))
    case (true, .fillEqually, _):
      FillEquallyRule(row: Row(spacing: spacing, isMirrored: isMirrored))
    case (false, _, .fill): AlignFillRule()
    case (false, _, .center): AlignCenterRule()
    }
  }
}
