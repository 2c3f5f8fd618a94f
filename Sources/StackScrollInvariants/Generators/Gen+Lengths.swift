import PropertyKit
import StackScrollCore

// Ranges are those of real screens: a counterexample of 1e300 points is noise.

extension Gen where Value == Double {
  /// Lengths of a scroll view, 1 to 3000 points: below a point no device shows anything.
  public static var viewportLengths: Gen { .double(in: 1...3000) }

  /// Lengths of a row or image, 1 to 500 points.
  public static var rowLengths: Gen { .double(in: 1...500) }

  /// Gaps that do not overlap their neighbours, 0 to 50 points.
  public static var spacings: Gen { .double(in: 0...50) }
}

extension Gen where Value == EdgeInsets {
  /// Insets of -100 to 100 points on each side.
  public static var contentInsets: Gen {
    Gen { source throws(Discard) in
      let side = Gen<Double>.double(in: -100...100)
      return EdgeInsets(
        top: try source.draw(side), left: try source.draw(side), bottom: try source.draw(side),
        right: try source.draw(side))
    }
  }
}

extension Gen where Value == Size {
  /// Sizes of a scroll view.
  public static var viewports: Gen {
    Gen { source throws(Discard) in
      Size(width: try source.draw(.viewportLengths), height: try source.draw(.viewportLengths))
    }
  }
}
