extension Assumption {
  static let thirds = Assumption("thirds", "each tab is a third of the frame wide")
  static let noSpacing = Assumption("no-spacing", "there is no spacing between the tabs")
  static let noInsets = Assumption("no-insets", "there are no content insets")
  static let aPointWide = Assumption("a-point-wide", "the scroll view is at least one point long")
  static let noBottomRoom = Assumption(
    "no-bottom-constant", "the stack's bottom pin has no constant")
  static let longContent = Assumption(
    "long-content", "the content is at least as long as the viewport")
  static let noOverlap = Assumption("no-overlap", "spacing is not negative")
  static let startsEmpty = Assumption("starts-empty", "the column starts without images")
  static let notEmpty = Assumption("not-empty", "the column holds an image before")
  static let wholeWidth = Assumption("whole-width", "the frame is a whole number of points wide")
  static let determined = Assumption("determined", "the screen has a determined layout")
  static let leftToRight = Assumption("left-to-right", "the layout direction is left to right")
  static let tiedWidth = Assumption("tied-width", "the stack is as wide as the scroll view")
  static let scrollableAxes = Assumption(
    "scrollable-axes", "the safe area is applied to axes that scroll")
  static let alwaysApplied = Assumption("always-applied", "the safe area is applied always")
  static let neverApplied = Assumption("never-applied", "the safe area is never applied")
  static let alwaysOrNever = Assumption(
    "always-or-never", "the safe area is applied always, or never")
  static let automatic = Assumption("automatic", "the safe area is applied automatically")
  static let inController = Assumption(
    "in-controller", "the scroll view is inside a navigation or tab bar controller")
  static let notInController = Assumption(
    "not-in-controller", "the scroll view is in no navigation and no tab bar controller")
  static let noBounce = Assumption("no-bounce", "nothing bounces if it fits")
  static let noSafeArea = Assumption("no-safe-area", "nothing covers the scroll view")
  static let noPaging = Assumption("no-paging", "paging is off")
  static let shortContent = Assumption(
    "short-content", "content and insets are not longer than the viewport")
  static let scrollsSideways = Assumption(
    "scrolls-sideways", "the content is wider than the viewport, and insets are not negative")
  static let tiedCross = Assumption(
    "tied-cross", "across its axis the stack is as long as the scroll view")
  static let noMargins = Assumption("no-margins", "no stack has margins")
  static let noBaselines = Assumption("no-baselines", "no stack aligns baselines")
  static let fillOnly = Assumption("fill-only", "the distribution is fill")
  static let fillOrSpaced = Assumption(
    "fill-or-spaced", "the distribution is fill or equal spacing")
  static let freeLength = Assumption(
    "free-length", "nothing ties the stack's length along its axis")
  static let givenLength = Assumption(
    "given-length", "the stack's length along its axis is required")
  static let ownLengths = Assumption(
    "own-lengths", "every view has a size of its own, and no other condition")
  static let usualPriorities = Assumption(
    "usual-priorities", "compression resistance is above hugging, both as by default")
  static let noCustomSpacing = Assumption("no-custom-spacing", "no gap differs from the spacing")
  static let alignedBySide = Assumption(
    "aligned-by-side", "views are aligned at a side or in the middle")
  static let notTheFirst = Assumption("not-the-first", "a visible view is there already")
  static let hiddenIgnored = Assumption(
    "hidden-ignored", "by policy, hidden views do not hold a stack open")
  static let showsSomething = Assumption(
    "shows-something", "every stack has a view that is not hidden")
  static let othersGiveWay = Assumption(
    "others-give-way", "no other view has a required length")
  static let emptyAmbiguous = Assumption(
    "empty-ambiguous", "by policy, a stack without views is ambiguous")
  static let requiredSizes = Assumption(
    "required-sizes", "every view has a required width and height")
  static let oneStack = Assumption("one-stack", "no stack is inside another")
  static let textEverywhere = Assumption("text-everywhere", "every view has baselines")
}
