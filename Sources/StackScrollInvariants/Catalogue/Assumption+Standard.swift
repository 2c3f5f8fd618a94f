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
}
