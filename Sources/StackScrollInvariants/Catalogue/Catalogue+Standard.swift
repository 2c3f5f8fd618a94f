extension Catalogue {
  /// Every invariant that ships: laws, refuted claims and the canary.
  public static let standard = Catalogue(
    unchecked: published + stacks + scrolling + RefutedClaims.all.of("claims") + Canary.all)

  /// The laws of the published screens.
  private static let published =
    TabStripInvariants.all.of("tabs") + ImageColumnInvariants.all.of("column")
    + LabelColumnInvariants.all.of("labels")

  /// The laws of stacks.
  private static let stacks =
    ScreenInvariants.all.of("screens") + PixelInvariants.all.of("pixels")
    + StackLengthInvariants.all.of("lengths") + AlignmentInvariants.all.of("alignment")
    + HidingInvariants.all.of("hiding") + SpacingInvariants.all.of("spacing")
    + MarginInvariants.all.of("margins") + NestingInvariants.all.of("nesting")
    + NumberInvariants.all.of("numbers") + PriorityInvariants.all.of("priorities")
    + VerdictInvariants.all.of("verdicts")
    + EditInvariants.all.of("edits") + OracleInvariants.all.of("oracle")
    + SolvingInvariants.all.of("solver") + ReasonInvariants.all.of("reasons")

  /// The laws of what moves.
  private static let scrolling =
    ScrollInsetInvariants.all.of("insets") + ScrollRangeInvariants.all.of("ranges")
    + ScrollTargetInvariants.all.of("targets") + ScrollPredictionInvariants.all.of("predictions")
}

extension [Invariant] {
  /// The invariants as a family.
  fileprivate func of(_ family: String) -> [Invariant] { map { $0.inFamily(family) } }
}
