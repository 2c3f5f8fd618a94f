/// How a stack view shares its length out along its axis.
public enum Distribution: Hashable, Sendable, CaseIterable {
  /// Each view keeps its own length as far as possible; those that hold it least give way.
  ///
  /// Among equals the choice falls on the lowest index: it takes what is too much, and is squeezed
  /// first where there is too little.
  ///
  /// Source: UIStackView documentation, `Distribution.fill`.
  case fill
  /// All views have the same length: free, that of the longest.
  ///
  /// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class:
  /// constraint UISV-fill-equally.
  case fillEqually
  /// Each view has a share of the length as large as its own length is among all of them.
  ///
  /// The shares count the gaps as well, so that with spacing they do not add up: the last view pays
  /// for the rest.
  ///
  /// Source: UIStackView documentation, `Distribution.fillProportionally`; observed on the class:
  /// constraint UISV-fill-proportionally and its falling priorities.
  case fillProportionally
  /// Each view keeps its own length, and the gaps take what is too much, all alike.
  ///
  /// Source: UIStackView documentation, `Distribution.equalSpacing`; observed on the class:
  /// constraint UISV-distributing-edge.
  case equalSpacing
  /// Each view keeps its own length, and neighbouring centres are equally far apart as far as the
  /// least gap allows.
  ///
  /// Source: UIStackView documentation, `Distribution.equalCentering`; observed on the class:
  /// constraint UISV-distributing-edge between centres, at priorities that fall from 149.
  case equalCentering
}
