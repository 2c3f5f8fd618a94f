import StackScrollInvariants

extension Catalogue {
  /// The laws that only a fault of StackScroll itself can break: they are about every screen there
  /// is, so there is no screen to mend.
  package static let selfTests = Catalogue(unchecked: stacks + scrolling)

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
    + TextInvariants.all.of("texts")
    + (WindowInvariants.all + WindowEditInvariants.all).of("windows")

  /// The laws of what moves.
  private static let scrolling =
    ScrollInsetInvariants.all.of("insets") + ScrollRangeInvariants.all.of("ranges")
    + ScrollTargetInvariants.all.of("targets")
}

extension Catalogue {
  /// The invariants of both parts: those about somebody's screen, then these.
  package static let everything = Catalogue(
    unchecked: standard.invariants + selfTests.invariants)
}
