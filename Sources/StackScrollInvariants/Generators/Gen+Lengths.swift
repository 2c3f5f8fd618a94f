import PropertyKit
import StackScrollCore

// Ranges are those of real screens: a counterexample of 1e300 points is noise.

extension Gen where Value == Double {
  /// Lengths of a scroll view, 1 to 3000 points: below a point no device shows anything.
  package static var viewportLengths: Gen { LengthRanges.viewports }

  /// Lengths of a row or image, 1 to 500 points.
  package static var rowLengths: Gen { LengthRanges.rows }

  /// Gaps that do not overlap their neighbours, 0 to 50 points.
  package static var spacings: Gen { LengthRanges.spacings }
}

/// The generators, made once: every screen draws a dozen of their numbers.
private enum LengthRanges {
  static let viewports = Gen.double(in: 1...3000)
  static let rows = Gen.double(in: 1...500)
  static let spacings = Gen.double(in: 0...50)
  static let insets = Gen.double(in: -100...100)
}

extension Gen where Value == EdgeInsets {
  /// Insets of -100 to 100 points on each side.
  package static var contentInsets: Gen { sides(LengthRanges.insets) }

  /// Insets whose four sides are drawn alike.
  package static func sides(_ side: Gen<Double>) -> Gen {
    Gen { source throws(Discard) in
      EdgeInsets(
        top: try source.draw(side), left: try source.draw(side), bottom: try source.draw(side),
        right: try source.draw(side))
    }
  }
}

extension Gen where Value == Size {
  /// Sizes of a scroll view.
  package static var viewports: Gen {
    Gen { source throws(Discard) in
      Size(width: try source.draw(.viewportLengths), height: try source.draw(.viewportLengths))
    }
  }
}
