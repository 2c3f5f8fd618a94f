import StackScrollInvariants

// What only laws about StackScroll itself take for granted.
extension Assumption {
  static let alwaysApplied = Assumption("always-applied", "the safe area is applied always")
  static let neverApplied = Assumption("never-applied", "the safe area is never applied")
  static let alwaysOrNever = Assumption(
    "always-or-never", "the safe area is applied always, or never")
  static let inController = Assumption(
    "in-controller", "the scroll view is inside a navigation or tab bar controller")
  static let notInController = Assumption(
    "not-in-controller", "the scroll view is in no navigation and no tab bar controller")
  static let shortContent = Assumption(
    "short-content", "content and insets are not longer than the viewport")
  static let scrollsSideways = Assumption(
    "scrolls-sideways", "the content is wider than the viewport, and insets are not negative")
  static let tiedCross = Assumption(
    "tied-cross", "across its axis the stack is as long as the scroll view")
  static let fillOnly = Assumption("fill-only", "the distribution is fill")
  static let fillOrSpaced = Assumption(
    "fill-or-spaced", "the distribution is fill or equal spacing")
  static let freeLength = Assumption(
    "free-length", "nothing ties the stack's length along its axis")
  static let givenLength = Assumption(
    "given-length", "the stack's length along its axis is required")
  static let usualPriorities = Assumption(
    "usual-priorities", "compression resistance is above hugging, both as by default")
  static let alignedBySide = Assumption(
    "aligned-by-side", "views are aligned at a side or in the middle")
  static let notTheFirst = Assumption("not-the-first", "a visible view is there already")
  static let othersGiveWay = Assumption(
    "others-give-way", "no other view has a required length")
  static let emptyAmbiguous = Assumption(
    "empty-ambiguous", "by policy, a stack without views is ambiguous")
  static let requiredSizes = Assumption(
    "required-sizes", "every view has a required width and height")
  static let textEverywhere = Assumption("text-everywhere", "every view has baselines")
}
