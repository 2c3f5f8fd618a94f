extension Catalogue {
  /// Every invariant that ships: laws, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: published + stacks + scrolling + RefutedClaims.all + Canary.all)

  /// The laws of the published screens.
  private static let published =
    TabStripInvariants.all + ImageColumnInvariants.all + LabelColumnInvariants.all

  /// The laws of stacks.
  private static let stacks =
    ScreenInvariants.all + PixelInvariants.all + StackLengthInvariants.all + AlignmentInvariants.all
    + HidingInvariants.all + SpacingInvariants.all + MarginInvariants.all + NestingInvariants.all
    + PriorityInvariants.all + VerdictInvariants.all + EditInvariants.all + OracleInvariants.all

  /// The laws of what moves.
  private static let scrolling =
    ScrollInsetInvariants.all + ScrollRangeInvariants.all + ScrollTargetInvariants.all
    + ScrollPredictionInvariants.all
}
