import PropertyKit
import StackScrollCore

extension LayoutModel {
  /// Lays a screen out; one without a determined layout is discarded, since most laws are about
  /// layouts.
  package func frames(of screen: Screen) throws -> Layout {
    do {
      return try layout(screen)
    } catch let error as LayoutError {
      throw Discard.noLayout(error)
    }
  }
}

extension Discard {
  /// A case without a layout: most laws are about layouts, and that there is one is a law by itself.
  package static func noLayout(_ error: LayoutError) -> Discard {
    .precondition("the screen has no determined layout: \(error)")
  }
}

extension Outcome {
  /// Holds if two numbers are equal under the standard tolerance.
  package static func equal(
    _ found: Double, _ expected: Double, _ what: @autoclosure () -> String
  ) -> Outcome {
    holds(
      if: Tolerance.standard.isEqual(found, expected),
      otherwise: "\(what()) is \(NumberText(found)), expected \(NumberText(expected))")
  }

  /// Holds if two layouts have equal frames and content sizes under the standard tolerance.
  ///
  /// - Parameter ignored: views whose frames are not compared.
  package static func equal(
    _ found: Layout, _ expected: Layout, ignoring ignored: Set<ViewID> = []
  ) -> Outcome {
    guard found.ids == expected.ids else {
      return holds(
        if: false, otherwise: "the views are \(found.ids), expected \(expected.ids)")
    }
    return all(
      zip(found.ids, zip(found.frames, expected.frames)).lazy.map { id, pair in
        ignored.contains(id) ? .passed : equal(pair.0, pair.1, "the frame of \(id)")
      }
    ).and(
      equal(
        Rect(origin: .zero, size: found.contentSize),
        Rect(origin: .zero, size: expected.contentSize), "the content"))
  }

  /// Holds if two rectangles are equal under the standard tolerance, measured on their far edges
  /// too, so that the tolerance grows with the coordinates and not with the differences.
  package static func equal(
    _ found: Rect, _ expected: Rect, _ what: @autoclosure () -> String
  ) -> Outcome {
    let magnitude =
      [found, expected].flatMap {
        [$0.minX.magnitude, $0.minY.magnitude, $0.maxX.magnitude, $0.maxY.magnitude]
      }.max() ?? 0
    let isEqual = zip(found.coordinates, expected.coordinates).allSatisfy {
      Tolerance.standard.isNegligible($0 - $1, amongst: magnitude)
    }
    return holds(if: isEqual, otherwise: "\(what()) is \(found.words), expected \(expected.words)")
  }

  /// Holds if two sets of insets are equal under the standard tolerance.
  package static func equal(
    _ found: EdgeInsets, _ expected: EdgeInsets, _ what: @autoclosure () -> String
  ) -> Outcome {
    let isEqual = Axis.allCases.allSatisfy { axis in
      Tolerance.standard.isEqual(found.near(axis), expected.near(axis))
        && Tolerance.standard.isEqual(found.far(axis), expected.far(axis))
    }
    return holds(
      if: isEqual, otherwise: "\(what()) is \(found.source), expected \(expected.source)")
  }

  /// Holds if all hold; otherwise the first that does not.
  package static func all(_ outcomes: some Sequence<Outcome>) -> Outcome {
    for outcome in outcomes {
      if case .passed = outcome { continue }
      return outcome
    }
    return .passed
  }

  /// Holds if both hold.
  package func and(_ other: @autoclosure () throws -> Outcome) rethrows -> Outcome {
    if case .passed = self { return try other() }
    return self
  }
}

extension Rect {
  fileprivate var coordinates: [Double] { [minX, minY, size.width, size.height] }

  /// The rectangle in words.
  package var words: String {
    let numbers = coordinates.map { "\(NumberText($0))" }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])"
  }
}

extension ClosedRange<Double> {
  /// Whether both ends are those of another range, rounding errors apart.
  ///
  /// An end is a difference of longer lengths, whose errors it carries: a billionth of the largest
  /// screen that laws draw, not of itself.
  package func isClose(to other: ClosedRange) -> Bool {
    let lengths = 1e4
    return Tolerance.standard.isNegligible(lowerBound - other.lowerBound, amongst: lengths)
      && Tolerance.standard.isNegligible(upperBound - other.upperBound, amongst: lengths)
  }
}

extension Tolerance {
  /// The policy for differences of edges: a billionth of the longest pile that laws draw.
  package static let pile = Tolerance(absolute: 1e-6)
}
