import StackScrollInvariants

/// The help of the commands about screen files.
extension HelpText {
  static func layout(_ name: String) -> String {
    """
    Lays out a screen file, and says why each number comes out as it does.

    usage: \(usage(of: .layout, name: name))

      FILE          a screen in JSON; Documentation/Screens.md describes it
      --why VIEW    one view in full: arithmetic, rule and published source of each number
      --json        write the layout as a golden one, which `\(name) replay` and `swift test`
                    hold it to from then on

    A screen that is ambiguous or contradicts itself has no layout: that is said for each axis,
    with the views and what to do, and the exit status is 1. What closed forms cannot tell, the
    constraints behind the screen do; then --why VIEW lists those that hold the view, and
    there is no golden layout.

    \(exitStatus)

    Examples:
      \(name) layout Screens/form.json
      \(name) layout Screens/form.json --why send
      \(name) layout Screens/form.json --json > Fixtures/Screens/form.json
    """
  }

  static func check(_ name: String) -> String {
    """
    Checks screen files in other windows, in both directions, with other insets and after
    gestures, and shrinks what fails towards the screen as given.

    usage: \(usageLines(of: .check, name: name))

      FILE                 screens in JSON; Documentation/Screens.md describes them
      --cases N            how many variations each law must pass; \(CheckRequest.usualCases) if not given
      --seed N             where the variations come from; \(ExploreRequest.usualSeed) if not given
      --widths A-B         how wide the window may be, in points, or one number; if not given
                           \(range), but for a side shorter than that: it stays
      --heights A-B        how high it may be
      --replay ID:TOKEN    look at one case again, as printed
      --write DIR          keep what fails as DIR/ID/HASH.json. It follows the screen file: mend
                           the screen and the kept case holds.

    First come laws that a well-formed screen can break:
    \(ownLaws).
    Then laws of your own catalogue that are about any screen. A screen that is meant to
    break a law says so in its file: "waived": {"content-fits-across": "a map scrolls both ways"}.

    \(exitStatus)

    Examples:
      \(name) check Screens/form.json
      \(name) check Screens/*.json --widths 320-430 --cases 5000
      \(name) check Screens/form.json --write Fixtures/Counterexamples
    """
  }

  /// The usage in lines that fit.
  private static func usageLines(of command: Command, name: String) -> String {
    Paragraph.lines(usage(of: command, name: name), width: 90, hanging: 9)
      .joined(separator: "\n")
  }

  private static let range =
    "\(Int(VariationRange.deviceLengths.lowerBound)) to"
    + " \(Int(VariationRange.deviceLengths.upperBound))"

  private static let ownLaws =
    Paragraph.lines(
      ScreenCheck.all.map(\.id).joined(separator: ", "), width: 90
    ).joined(separator: "\n")
}
