import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// What may vary among the screens of stacks on which a law is checked.
struct ScreenDraw: Draw {
  /// What the stack's length along its axis may be.
  enum Length: Sendable {
    /// Whatever its views need.
    case free
    /// Required, too little or too much.
    case given
    /// Either of them.
    case either
  }

  /// What the stacks can do.
  var variety: StackVariety
  /// Whether the stack may be tied across its axis to the scroll view.
  var mayTie = true
  /// What the stack's length may be.
  var length = Length.free
  /// Whether every view has a required width and height.
  var hasRequiredSizes = false

  init(_ variety: StackVariety, mayTie: Bool = true) {
    self.variety = variety
    self.mayTie = mayTie
  }

  /// Screens whose content stack has a required length along its axis.
  static func given(_ variety: StackVariety) -> ScreenDraw {
    ScreenDraw(variety, mayTie: false).changed { $0.length = .given }
  }

  /// One stack of one to five views, each with a required width and height.
  static let requiredRows = ScreenDraw(.rows([.fill]), mayTie: false).changed {
    $0.hasRequiredSizes = true
  }

  var values: Gen<Screen> {
    let screens = Gen<Screen>.screens(variety, isTied: mayTie ? .bool : .always(false))
    let lengths = Gen<Double>.double(in: 0...2000)
    return Gen { source throws(Discard) in
      let screen = try source.draw(screens)
      let isGiven = length == .either ? try source.draw(.bool) : length == .given
      let points = isGiven ? try source.draw(lengths) : nil
      return try source.making {
        let sized = hasRequiredSizes ? try screen.requiringSizes() : screen
        return try points.map { points throws(ScreenEditError) in
          try sized.applying(.setLength(.constant(points), sized.contentAxis, of: sized.content.id))
        } ?? sized
      }
    }
  }

  func without(_ assumption: Assumption) -> ScreenDraw? {
    switch assumption {
    case .freeLength, .givenLength: changed { $0.length = .either }
    case .requiredSizes:
      changed {
        $0.hasRequiredSizes = false
        $0.variety.hasOpenViews = true
      }
    default: variety.without(assumption).map { variety in changed { $0.variety = variety } }
    }
  }
}

extension StackVariety {
  /// The variety without an assumption; nil if it narrows no variety.
  func without(_ assumption: Assumption) -> StackVariety? {
    switch assumption {
    case .noOverlap: with { $0.spacings = -50...spacings.upperBound }
    case .noMargins: with { $0.hasMargins = true }
    case .noBaselines, .alignedBySide: with { $0.alignments = Alignment.allCases }
    case .fillOnly, .fillOrSpaced: with { $0.distributions = Distribution.allCases }
    case .ownLengths:
      with {
        $0.hasShares = true
        $0.hasBounds = true
        $0.hasOpenViews = true
      }
    case .othersGiveWay: with { $0.hasShares = true }
    case .usualPriorities: with { $0.hasPriorities = true }
    case .noCustomSpacing: with { $0.hasCustomSpacings = true }
    case .notTheFirst: with { $0.hasHiddenViews = true }
    case .oneStack: with { $0.depth = 1 }
    default: nil
    }
  }
}

/// What may vary among the screens that are edited.
struct EditDraw: Draw {
  /// The screens before the first edit.
  var screens: ScreenDraw

  init(_ variety: StackVariety) { screens = ScreenDraw(variety) }

  /// Screens and up to five edits.
  var values: Gen<EditSession> {
    let screens = screens.values
    return Gen { source throws(Discard) in
      let start = try source.draw(screens)
      return EditSession(try source.draw(EditMachine(start).programs(maximumSteps: 5)))
    }
  }

  func without(_ assumption: Assumption) -> EditDraw? {
    screens.without(assumption).map { screens in changed { $0.screens = screens } }
  }
}

extension Screen {
  /// The screen with the sizes that its leaves have of their own required, and centred.
  fileprivate func requiringSizes() throws(ScreenError) -> Screen {
    try changingStack { stack in
      stack.arrangedViews = stack.arrangedViews.map { view in
        View(
          view.id, width: .constant(view.ownLength(.horizontal)),
          height: .constant(view.ownLength(.vertical)))
      }
      stack.alignment = .center
    }
  }
}

extension Gen where Value == EditSession {
  /// Screens and up to five edits.
  package static func editSessions(_ variety: StackVariety) -> Gen { EditDraw(variety).values }

  /// Windows and up to three edits.
  package static var windowSessions: Gen {
    Gen { source throws(Discard) in
      let start = try source.draw(.windows)
      return EditSession(try source.draw(EditMachine(start).programs(maximumSteps: 3)))
    }
  }
}
