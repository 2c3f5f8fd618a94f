extension Catalogue {
  /// Every invariant that ships: laws, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: TabStripInvariants.all + ImageColumnInvariants.all + LabelColumnInvariants.all
      + ScreenInvariants.all + RefutedClaims.all + Canary.all)
}
