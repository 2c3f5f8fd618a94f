/// A law of a screen, by the name that files and machines know it by.
///
/// Each law has one name, whoever tells it: in files and in what commands print it is the raw value, in code the case.
/// Where several are checked of one screen they are in this order: one that says why another fails stands before it.
public enum ScreenLaw: String, Hashable, Sendable, CaseIterable {
  // What constraints say in the size that a document was drawn in.

  case openContentSize = "open-content-size"
  case conflictingConstraints = "conflicting-constraints"
  case hiddenRowConflict = "hidden-row-conflict"
  case sharedByOrder = "shared-by-order"
  case sharedByNone = "shared-by-none"
  case openFrame = "open-frame"
  case neverScrolls = "never-scrolls"
  case scrollsAcross = "scrolls-across"
  case weakPin = "weak-pin"
  case openAsDrawn = "open-as-drawn"
  case cutByNone = "cut-by-none"
  case textRunsOn = "text-runs-on"
  case textCannotGrow = "text-cannot-grow"
  case hiddenByCode = "hidden-by-code"
  case mixedEdges = "mixed-edges"
  case idleConstraint = "idle-constraint"

  // What is seen in windows, and what a controller does that runs in one.

  case layoutIsDetermined = "layout-is-determined"
  case hidingKeepsTheLayout = "hiding-keeps-the-layout"
  case hiddenViewsHoldNoLength = "hidden-views-hold-no-length"
  case scrollViewsRestInRange = "scroll-views-rest-in-range"
  /// Source: UIScrollView documentation, `adjustedContentInset`; the safe area under a keyboard is covered once.
  case keyboardInsetsAreExact = "keyboard-insets-are-exact"
  case controlsClearTheKeyboard = "controls-clear-the-keyboard"
  case emptyStackTakesNoRoom = "empty-stack-takes-no-room"
  case spacingIsToShownViews = "spacing-is-to-shown-views"
  case stripsOpenAtTheirBeginning = "strips-open-at-their-beginning"
  case growingContentScrolls = "growing-content-scrolls"
  case contentFitsAcross = "content-fits-across"
  case noViewIsSqueezed = "no-view-is-squeezed"
  case textIsNotCut = "text-is-not-cut"
  case everyViewCanBeShown = "every-view-can-be-shown"
  case nothingIsCutOff = "nothing-is-cut-off"
  case partHasRoom = "part-has-room"
  case viewsStayInside = "views-stay-inside"
  case viewsDoNotOverlap = "views-do-not-overlap"
  case everyViewClearsTheBars = "every-view-clears-the-bars"
  case scrollsAsNeeded = "scrolls-as-needed"
  case endShowsTheLastView = "end-shows-the-last-view"
  case touchTargetsReach44 = "touch-targets-reach-44"
  case mirrorsRightToLeft = "mirrors-right-to-left"
}

extension ScreenLaw {
  /// Where a law is told: by a command, or by a function that tests call.
  public enum Door: Hashable, Sendable, CaseIterable {
    /// The command `stackscroll lint`, which reads storyboards and xibs.
    case lint
    /// The command `stackscroll check`, which reads screen files.
    case check
    /// The function `checkController` of `ViewCodeTesting`, which shows a controller, and `require(laws:)` of what it
    /// shows.
    case checkController
  }

  /// Who tells it.
  public var doors: Set<Door> {
    switch self {
    case .openContentSize, .conflictingConstraints, .hiddenRowConflict, .sharedByOrder,
      .sharedByNone, .openFrame, .neverScrolls, .scrollsAcross, .weakPin, .openAsDrawn, .cutByNone,
      .textRunsOn, .textCannotGrow, .hiddenByCode, .mixedEdges, .idleConstraint:
      [.lint]
    case .hidingKeepsTheLayout, .growingContentScrolls, .partHasRoom, .viewsStayInside,
      .endShowsTheLastView, .scrollsAsNeeded, .mirrorsRightToLeft:
      [.lint, .check]
    case .layoutIsDetermined, .emptyStackTakesNoRoom, .contentFitsAcross, .noViewIsSqueezed,
      .textIsNotCut, .everyViewCanBeShown, .nothingIsCutOff, .viewsDoNotOverlap,
      .everyViewClearsTheBars, .touchTargetsReach44:
      [.lint, .check, .checkController]
    case .hiddenViewsHoldNoLength, .scrollViewsRestInRange, .keyboardInsetsAreExact,
      .controlsClearTheKeyboard, .spacingIsToShownViews, .stripsOpenAtTheirBeginning:
      [.checkController]
    }
  }

  /// The law, as one sentence.
  public var sentence: String {
    switch self {
    case .openContentSize: "Constraints leave the size of what a scroll view shows open."
    case .conflictingConstraints: "Required constraints cannot hold together."
    case .hiddenRowConflict: "A hidden row must have a length, and its stack view gives it none."
    case .sharedByOrder: "Only the order of views decides which of them is longer than it must be."
    case .sharedByNone: "Nothing decides which of several views is longer than it must be."
    case .openFrame: "Nothing settles where a view is, or how large."
    case .neverScrolls:
      "The content of a scroll view is tied to its frame, so that nothing scrolls."
    case .scrollsAcross: "The content of a scroll view may scroll across the axis it is read along."
    case .weakPin: "A pin that gives way to content is all that keeps a view in what it stands in."
    case .openAsDrawn: "In the size that was drawn nothing settles where a view is, or how large."
    case .cutByNone: "Nothing decides which of several texts is cut where not all have room."
    case .textRunsOn: "Nothing ends a text that code fills before it meets what stands beside it."
    case .textCannotGrow:
      "A text of any number of lines stands in a row that does not grow with it."
    case .hiddenByCode:
      "A row that code may hide must have a length, and its stack view gives it none."
    case .mixedEdges:
      "A view has left or right at one side and leading or trailing at the other, which is the same side from right to left."
    case .idleConstraint: "A constraint says nothing, or what another one says."
    case .layoutIsDetermined:
      "In every window, read in either direction, there is exactly one layout."
    case .hidingKeepsTheLayout:
      "With any one arranged view hidden, or shown, there is still one layout, and nothing contradicts."
    case .hiddenViewsHoldNoLength:
      "A view that a stack hides holds no required length along the stack, nor does what is in it."
    case .scrollViewsRestInRange:
      "A scroll view rests where a finger could have left it: within its range, and a paged one at a page."
    case .keyboardInsetsAreExact:
      "A scroll view that changes its bottom inset for the keyboard has just the room that is covered, and as much as before when the keyboard has gone."
    case .controlsClearTheKeyboard:
      "No keyboard covers a field for good, nor another control unless a drag puts the keyboard away."
    case .emptyStackTakesNoRoom: "A stack without views that are shown has a length all the same."
    case .spacingIsToShownViews:
      "No view that is shown keeps its distance from one that is hidden and takes room."
    case .stripsOpenAtTheirBeginning:
      "What scrolls sideways and is read from right to left is shown from its right end at first."
    case .growingContentScrolls: "Content that grows beyond its scroll view is scrolled."
    case .contentFitsAcross: "Content does not scroll across its direction."
    case .noViewIsSqueezed:
      "No view is shorter than its own size, if it resists that as usual, and none is squeezed to nothing."
    case .textIsNotCut: "Every text that is shown has room for all of its lines."
    case .everyViewCanBeShown:
      "Every view can be scrolled to where it is seen, also above a keyboard and clear of a bar beside what scrolls."
    case .nothingIsCutOff: "Nothing sticks out of a window that does not scroll."
    case .partHasRoom:
      "A part of a screen has room, in the size it was drawn in, for all that required constraints ask."
    case .viewsStayInside: "No view sticks out of the one that holds it."
    case .viewsDoNotOverlap: "Views beside each other do not overlap."
    case .everyViewClearsTheBars: "Every view can be brought to where no bar covers it."
    case .endShowsTheLastView: "Scrolled to the end, the end of the last view is seen."
    case .scrollsAsNeeded: "No more is scrolled than there is to be seen."
    case .touchTargetsReach44: "What takes touches is 44 points wide and high, and can be hit."
    case .mirrorsRightToLeft: "Read from right to left, a window is the mirror image of itself."
    }
  }

  /// What it takes for intended and is silent about; nil if nothing.
  public var intended: String? {
    switch self {
    case .layoutIsDetermined: "what was drawn to be settled by code: Verify Ambiguity is off"
    case .hidingKeepsTheLayout: "in what was drawn, views that it does not hide"
    case .hiddenViewsHoldNoLength: "lengths that give way"
    case .controlsClearTheKeyboard: "a keyboard where no view takes text"
    case .emptyStackTakesNoRoom: "in what was drawn, stacks that code fills"
    case .growingContentScrolls:
      "content of a length of its own, and ties that give way to what a view asks for"
    case .contentFitsAcross:
      "pages, what always bounces, and content that scrolls both ways as given"
    case .noViewIsSqueezed:
      "lengths that constraints hold, weak resistance, and lengths that are only drawn"
    case .textIsNotCut:
      "of what was drawn, texts cut as drawn that code fills, and of larger texts all but those in a fixed height"
    case .everyViewCanBeShown:
      "decoration, what stands before the start of the content, or was drawn so, and what was drawn over it"
    case .nothingIsCutOff:
      "decoration, what stands outside as given, and the drawn length of what code fills"
    case .partHasRoom:
      "rows of tables, which grow, parts that hold their own length, and a few points"
    case .viewsStayInside:
      "decoration, negative constants that nobody drew inside, holders without a size, and what was drawn so"
    case .viewsDoNotOverlap:
      "decoration, alternatives in one place, negative constants that nobody drew apart and negative spacing, containers that overlap as given, and what was drawn so"
    case .everyViewClearsTheBars:
      "decoration, text views, what is covered as given, what fills the window, and windows that do not mind the safe area"
    case .endShowsTheLastView:
      "pages, room no longer than the scroll view was drawn, and plain views that code fills"
    case .scrollsAsNeeded:
      "room behind the last view that is no longer than the window, or than it was drawn"
    case .touchTargetsReach44:
      "controls of a size of their own that is 28 at least, and what is drawn no smaller than 28 or that, or beyond an edge"
    case .mirrorsRightToLeft: "what was drawn, and views that left and right edges place"
    default: nil
    }
  }
}
