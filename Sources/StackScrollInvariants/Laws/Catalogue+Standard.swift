extension Catalogue {
  /// Every invariant that ships: laws of the published screens, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: TabStripInvariants.all.of("tabs") + ImageColumnInvariants.all.of("column")
      + LabelColumnInvariants.all.of("labels") + ScrollPredictionInvariants.all.of("predictions")
      + RefutedClaims.all.of("claims") + Canary.all)
}

extension [Invariant] {
  /// The invariants as a family.
  package func of(_ family: String) -> [Invariant] { map { $0.inFamily(family) } }
}
