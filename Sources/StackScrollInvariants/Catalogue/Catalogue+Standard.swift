extension Catalogue {
  /// Every invariant that ships: laws, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: TabStripInvariants.all + ImageColumnInvariants.all + LabelColumnInvariants.all
      + ScreenInvariants.all + ScrollInsetInvariants.all + ScrollRangeInvariants.all
      + ScrollTargetInvariants.all + ScrollPredictionInvariants.all + RefutedClaims.all + Canary.all
  )
}
