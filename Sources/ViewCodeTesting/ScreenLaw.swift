internal import StackScrollInvariants

/// What holds of a screen that is as somebody wants it, after each step.
public enum ScreenLaw: String, Hashable, Sendable, CaseIterable {
  // What is wrong in any screen.

  /// Constraints settle where each view stands, and do not contradict each other.
  case layoutIsDetermined
  /// A scroll view rests where a finger could have left it: within its range, and a paged one at a page.
  case scrollViewsRestInRange
  /// Each text has room for all of its lines; one that is meant to be cut waives it.
  case textsAreNotCut
  /// A scroll view that changes its bottom inset for the keyboard has just the room that is covered,
  /// and as much as before when the keyboard has gone.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`; the safe area under a keyboard is
  /// covered once.
  case keyboardInsetsAreExact
  /// No keyboard covers a field for good, nor a control unless a drag puts the keyboard away.
  case controlsClearTheKeyboard
  /// A view that a stack hides holds no required length along the stack, nor does what is in it: the stack
  /// gives it none.
  case hiddenViewsHoldNoLength
  // What is wrong in most screens.

  /// A stack without views that are shown has a length all the same.
  case emptyStacksTakeNoRoom
  /// No view that is shown keeps its distance from one that is hidden and takes room.
  case spacingIsToShownViews
  /// What scrolls sideways and is read from right to left is shown from its right end at first.
  case stripsOpenAtTheirBeginning
  /// Content does not scroll across its direction.
  case contentFitsAcross
  /// Every view can be scrolled to where it is seen, also above a keyboard and clear of a bar beside what
  /// scrolls.
  case viewsCanBeShown
  /// Every view can be brought to where no bar covers it.
  case viewsClearTheBars
  /// No view is shorter than its own size.
  case viewsAreNotSqueezed
  /// Nothing sticks out of a window that does not scroll.
  case nothingIsCutOff
  /// Views beside each other do not overlap.
  case viewsDoNotOverlap
  /// What takes touches is 44 points wide and high.
  case touchTargetsReach44

  /// The law of windows that says it; nil if it is about what a window value does not hold.
  var windowLaw: WindowLaw? {
    switch self {
    case .layoutIsDetermined, .scrollViewsRestInRange, .keyboardInsetsAreExact,
      .controlsClearTheKeyboard, .spacingIsToShownViews, .stripsOpenAtTheirBeginning:
      nil
    case .textsAreNotCut: .textIsWhole
    case .hiddenViewsHoldNoLength: .hiddenViewsHoldNoLength
    case .emptyStacksTakeNoRoom: .emptyStackTakesNoRoom
    case .contentFitsAcross: .fitsAcross
    case .viewsCanBeShown: .canBeShown
    case .viewsClearTheBars: .clearsTheBars
    case .viewsAreNotSqueezed: .keepsItsLength
    case .nothingIsCutOff: .isNotCutOff
    case .viewsDoNotOverlap: .doNotOverlap
    case .touchTargetsReach44: .targetsReach
    }
  }
}

extension Set<ScreenLaw> {
  /// The laws of any screen.
  public static let anyScreen: Set<ScreenLaw> = [
    .layoutIsDetermined, .scrollViewsRestInRange, .textsAreNotCut, .keyboardInsetsAreExact,
    .controlsClearTheKeyboard, .hiddenViewsHoldNoLength,
  ]
  /// All laws.
  public static let all = Set(ScreenLaw.allCases)
}
