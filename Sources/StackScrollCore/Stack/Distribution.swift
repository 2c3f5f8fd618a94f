/// How a stack view shares its length out along its axis.
public enum Distribution: Hashable, Sendable, CaseIterable {
  /// Each view keeps its own length as far as possible; one gives way for the rest.
  ///
  /// All views want their lengths equally here, so the choice falls on the lowest index: it takes
  /// what is too much, and is squeezed first where there is too little.
  ///
  /// Source: UIStackView documentation, `Distribution.fill`.
  case fill
  /// All views have the same length: free, that of the longest.
  ///
  /// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class:
  /// constraint UISV-fill-equally.
  case fillEqually
}
