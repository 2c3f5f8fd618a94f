extension Catalogue {
  /// Every invariant that ships: laws of the published screens, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: TabStripInvariants.all.of("tabs", shownBy: .tabs)
      + ImageColumnInvariants.all.of("column", shownBy: .column)
      + LabelColumnInvariants.all.of("labels", shownBy: .labels)
      + ScrollPredictionInvariants.all.of("predictions", shownBy: .prediction)
      + RefutedClaims.all.of("claims") + Canary.all)
}

extension [Invariant] {
  /// The invariants as a family.
  package func of(_ family: String) -> [Invariant] { map { $0.inFamily(family) } }

  /// The invariants as a family that is shown on known cases.
  func of(_ family: String, shownBy illustration: Illustration) -> [Invariant] {
    of(family).map { $0.illustrated(by: illustration) }
  }
}
