// Every sentence this module says about a failure: what is wrong, where, and what to do.

extension ErrorLocation: CustomStringConvertible {
  /// The place in words, such as `the spacing of view "row"`.
  public var description: String { "the \(property.rawValue) of \(subject)" }
}

extension ErrorLocation.Subject: CustomStringConvertible {
  /// The thing in words, such as `view "row"`.
  public var description: String {
    switch self {
    case .scrollView: "the scroll view"
    case .screen: "the screen"
    case .window: "the window"
    case .view(let id): "view \"\(id)\""
    case .pixelGrid: "the pixel grid"
    }
  }
}

extension ScreenError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .notFinite(let place, let value):
      "\(Self.sentence(place)) is \(NumberText(value)). Give it a finite number."
    case .negative(let place, let value):
      "\(Self.sentence(place)) is \(NumberText(value)). Give it 0 or more: a length is never "
        + "negative (spacing, pins, insets and offsets may be)."
    case .scaleOutOfRange(let place, let value, let allowed):
      "\(Self.sentence(place)) is \(NumberText(value)). Give it the pixels a point has, from "
        + "\(NumberText(allowed.lowerBound)) to \(NumberText(allowed.upperBound)): screens have 1, 2 or 3."
    case .outOfRange(let place, let value, let limit):
      "\(Self.sentence(place)) comes to \(NumberText(value)) points. Keep it within "
        + "\(NumberText(limit)) either way: beyond that a double no longer holds a millionth of a "
        + "point."
    case .priorityOutOfRange(let place, let value):
      "\(Self.sentence(place)) has the priority \(NumberText(value)). Give it one from 1 to 1000."
    case .baselinesInColumn(let id):
      "Stack \"\(id)\" is vertical and aligns baselines. Only horizontal stacks can: use leading, "
        + "center, trailing or fill."
    case .containerInScreen(let id):
      "View \"\(id)\" holds others and is no stack. A screen has stacks and leaves only: describe it "
        + "as a window, in which constraints place what a container holds."
    case .givenByLayout(let place):
      "\(Self.sentence(place)) is given, and the layout finds it out. Leave it out."
    case .emptyID(let position):
      "The view at position \(position) in tree order (from 0) has an empty name. Give it one: "
        + "frames and failures are reported by name."
    case .duplicateID(let id):
      "Two views have the name \"\(id)\". Rename one: a layout finds its views by name."
    case .nestedTooDeeply(let id, let limit):
      "View \"\(id)\" nests more than \(limit) levels of views. Flatten it."
    case .tooManyViews(let id, let limit):
      "View \"\(id)\" holds more than \(limit) views. Lay out fewer at a time."
    case .textTooLong(let id, let limit):
      "The text of \"\(id)\" is longer than \(limit) bytes. Give it a shorter string, or the widths "
        + "of its words."
    case .unknownItem(let name, let index):
      "Constraint \(index) (from 0) names \"\(name.printable)\", which is no view of the screen and no "
        + "guide of one. Name a view, or a guide as in \"card.safeAreaLayoutGuide\"; only scroll views "
        + "have a contentLayoutGuide and a frameLayoutGuide."
    case .constraint(let index, let items, let problem):
      "Constraint \(index) (from 0), on "
        + items.map { "\"\($0.printable)\"" }.joined(separator: " and ")
        + ", cannot be: \(problem)."
    case .variation(let index, let error): "Variation \(index) (from 0) cannot be applied. \(error)"
    }
  }

  private static func sentence(_ place: ErrorLocation) -> String {
    "T" + place.description.dropFirst()
  }
}

extension UndecidedStack: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    "The rules of stacks do not settle this screen. Ask the screen for its layout: the solver says why."
  }
}

extension ViewID {
  /// Names as a sentence lists them, the first few in full.
  package static func list(_ views: [ViewID]) -> String {
    guard !views.isEmpty else { return "no view" }
    let named = views.prefix(longestList).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = views.count - longestList
    return rest > 0 ? "\(named) and \(rest) more" : named
  }

  /// How many names a sentence lists.
  private static let longestList = 8
}

extension EditError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .noSuchView(let id):
      "No view of the screen is named \"\(id)\". Name one that is there."
    case .notAStack(let id):
      "View \"\(id)\" arranges no views. Name a stack."
    case .notALeaf(let id):
      "View \"\(id)\" holds others and has no size of its own. Name a leaf, or set a length."
    case .notArranged(let id):
      "View \"\(id)\" is the content view or the root: nothing holds it. Name a view inside it."
    case .indexOutOfRange(let index, in: let holder, let allowed):
      "View \"\(holder)\" has no place \(index). Give one from \(allowed.lowerBound) to "
        + "\(allowed.upperBound)."
    case .notAScrollView(let id):
      "No scroll view of the screen is named \"\(id)\". Leave the name out for the first one."
    case .noScrollView:
      "There is no scroll view, or none around the view. Put what is to scroll into one."
    case .noSuchConstraint(.identifier(let name)):
      "No constraint has the identifier \"\(name.printable)\". Give it to those that are meant, or say "
        + "their index."
    case .noSuchConstraint(.index(let index)):
      "There is no constraint \(index), counted from 0. Give the index of one that is there."
    case .notOfVariations:
      "It changes the window or what a scroll view shows. Leave it to views and constraints."
    }
  }
}

extension ConstraintProblem: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .placeAgainstLength:
      "a place cannot be compared with a length: tie places to places and lengths to lengths"
    case .differentAxes:
      "a horizontal place cannot be compared with a vertical one: tie places of one axis, or lengths"
    case .multiplier(let value): "the multiplier \(value) is not finite: give a number"
    case .constant(let value): "the constant \(value) is not finite: give a number"
    case .priority(let value): "the priority \(value) is out of range: give one from 1 to 1000"
    case .outOfRange(let value, let limit): "\(value) is beyond \(limit): give a smaller number"
    }
  }
}

extension Axis {
  /// What a length on the axis is called.
  package var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}
