/// What one more point of length changes in the cost of a layout, per priority.
///
/// Every preference that a length misses costs its distance, at the preference's priority, and a
/// higher priority outweighs any amount of a lower one. So costs compare like words in a
/// dictionary, highest priority first. Positive: the length would rather be shorter.
///
/// Source: the Cassowary algorithm, on which Auto Layout is built; default priorities from
/// UILayoutPriority and from the constraints that UIStackView installs.
struct Slope: Equatable, Sendable {
  /// Compression resistance, 750: a view shorter than its own length.
  var compression = 0.0
  /// Content hugging, 250: a view longer than its own length.
  var hugging = 0.0
  /// UISV-spanning-fit, 51: a stack thicker than its aligned views.
  var spanning = 0.0
  /// UISV-canvas-fit, 49: the same for a stack of one view.
  var canvas = 0.0
  /// UISV-ambiguity-suppression, 25: an aligned view that has a thickness at all.
  var suppression = 0.0
  /// Below everything: an empty stack that has a length, under ``EmptyStackPolicy/fitsZero``.
  var emptiness = 0.0

  /// No preference either way.
  static let zero = Slope()

  /// Whether the length is of no consequence to anything.
  var isZero: Bool { self == .zero }

  static func + (first: Slope, second: Slope) -> Slope {
    Slope(
      compression: first.compression + second.compression,
      hugging: first.hugging + second.hugging,
      spanning: first.spanning + second.spanning,
      canvas: first.canvas + second.canvas,
      suppression: first.suppression + second.suppression,
      emptiness: first.emptiness + second.emptiness)
  }

  static func / (slope: Slope, divisor: Double) -> Slope {
    Slope(
      compression: slope.compression / divisor,
      hugging: slope.hugging / divisor,
      spanning: slope.spanning / divisor,
      canvas: slope.canvas / divisor,
      suppression: slope.suppression / divisor,
      emptiness: slope.emptiness / divisor)
  }
}

extension Slope: Comparable {
  /// Compares level by level, the strongest first; levels that agree but for rounding are equal.
  static func < (first: Slope, second: Slope) -> Bool {
    isBelow(first.compression, second.compression)
      ?? isBelow(first.hugging, second.hugging)
      ?? isBelow(first.spanning, second.spanning)
      ?? isBelow(first.canvas, second.canvas)
      ?? isBelow(first.suppression, second.suppression)
      ?? isBelow(first.emptiness, second.emptiness)
      ?? false
  }

  /// Whether one number is below another, or nil where they agree but for rounding.
  private static func isBelow(_ first: Double, _ second: Double) -> Bool? {
    Tolerance.standard.isEqual(first, second) ? nil : first < second
  }
}
