/// The help of the commands for storyboards and xibs.
extension HelpText {
  static func lint(_ name: String) -> String {
    """
    Finds in storyboards and xibs what will not scroll, hold together or settle.

    usage: \(usage(of: .lint, name: name))

      FILE               a storyboard or a xib, saved with Auto Layout
      --cases N          on how many variations of a scroll view each law is checked;
                         \(LawBudget.usualCases) if not given, 0 for none. One document is never more work than
                         \(LawBudget.views) views laid out: large screens get fewer.
      --format FORMAT    text, for people, is the usual one, also in a pipe; lines are
                         FILE:LINE: warning: ..., as compilers write them; sarif is SARIF 2.1.0

    For each scroll view: whether its content has a settled size, and which constraint is missing;
    whether it is tied to the frame, so that nothing scrolls; whether it may scroll across its axis.
    For each stack view: whether only the order of views decides on their lengths, and whether a
    hidden row must have a length. For each scene: the smallest set of constraints that cannot hold
    together. For each scroll view that `\(name) import` makes a screen of: the laws of `check` that
    it breaks in the windows of devices, with more insets and longer text. What is found is named
    with its line.

    \(exitStatus)

    Examples:
      \(name) lint Main.storyboard Cells/*.xib
      \(name) lint --format sarif Main.storyboard > lint.sarif
    """
  }

  static func verify(_ name: String) -> String {
    """
    Holds the frames in storyboards and xibs against their constraints.

    usage: \(usage(of: .verify, name: name))

      FILE    a storyboard or a xib, saved with Auto Layout

    Such documents hold the frames that the real engine computed. Each scene is laid out again on
    the same device by its constraints and those that stack views install. A view that is marked as
    misplaced is left out; half a point is no difference. Shown is each view that stands elsewhere,
    with both frames and the likely reason, and each scroll view on whose content the document and
    its constraints disagree.

    No inset is read off the frames that it is held against: margins and safe areas come from the
    document, from its other scenes, and from what is usual for the device and the bars. Last come
    the counts: of all numbers; of those that rest on nothing read off, and on no size of a label
    or the like; of those that rest on an inset that nothing tells, by the reason; of what
    constraints leave open; of lengths that only the canvas holds; of verdicts on scroll views; and
    the shares by distribution and alignment.

    \(exitStatus)

    Examples:
      \(name) verify Main.storyboard Cells/*.xib
    """
  }

  static func importing(_ name: String) -> String {
    """
    Makes screens of the scroll views in a storyboard or a xib.

    usage: \(usage(of: .import, name: name))

      FILE           a storyboard or a xib, saved with Auto Layout
      --write DIR    write each screen as DIR/FILE-ID.json. What is there is replaced.

    A screen is a stack view of leaves and stack views in a scroll view. What is more than that is
    refused with the reason, and so are a length that is a part of the frame plus a number, and a
    leaf that was drawn stretched, so that nothing tells its own size; `\(name) verify` takes all of
    them as they stand.

    \(exitStatus)

    Examples:
      \(name) import Main.storyboard
      \(name) import Main.storyboard --write Screens
    """
  }
}
