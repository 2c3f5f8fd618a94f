import PropertyKit
import StackScrollCore

/// How much of what a stack view can do is drawn.
///
/// A law that holds for a part of it only says so by the variety it is checked on; what is left out
/// keeps its default.
public struct StackVariety: Sendable {
  /// The distributions that are drawn, the simplest first.
  public var distributions: [Distribution] = Distribution.allCases
  /// The alignments that are drawn, the simplest first.
  public var alignments: [Alignment] = Alignment.allCases
  /// The gaps between views.
  public var spacings: ClosedRange<Double> = usualSpacings
  /// Whether some gaps differ from the spacing.
  public var hasCustomSpacings = true
  /// Whether some stacks have margins.
  public var hasMargins = true
  /// Whether some views are hidden.
  public var hasHiddenViews = true
  /// Whether some views have other priorities than the default ones.
  public var hasPriorities = true
  /// Whether some views have a least or a greatest length, or one that is only preferred.
  public var hasBounds = true
  /// Whether some views have no length of their own.
  public var hasOpenViews = true
  /// Whether some views have a required share of the frame.
  public var hasShares = true
  /// How deep stacks nest in the content stack.
  public var depth = 2

  /// Gaps that do not overlap their neighbours.
  private static let usualSpacings = 0.0...50

  /// The generator of gaps; that of the usual ones is made once.
  package var gaps: Gen<Double> {
    spacings == Self.usualSpacings ? .spacings : .double(in: spacings)
  }

  /// Everything.
  public static let all = StackVariety()

  /// Views and gaps in a row, filled or centred, and nothing else.
  public static let plain: StackVariety = {
    var variety = StackVariety()
    variety.distributions = [.fill, .fillEqually]
    variety.alignments = [.fill, .center]
    variety.hasCustomSpacings = false
    variety.hasMargins = false
    variety.hasHiddenViews = false
    variety.hasPriorities = false
    variety.hasBounds = false
    variety.hasOpenViews = false
    return variety
  }()

  /// All that stacks do, among views whose sizes nearly always settle a layout.
  package static let settled = all.with { variety in
    variety.hasBounds = false
    variety.hasOpenViews = false
    variety.hasPriorities = false
    variety.depth = 1
  }

  /// One stack of leaves with sizes of their own, and nothing else but what is named.
  package static func rows(
    _ distributions: [Distribution], _ alignments: [Alignment] = [.fill, .center]
  ) -> StackVariety {
    plain.with { variety in
      variety.distributions = distributions
      variety.alignments = alignments
      variety.hasShares = false
      variety.depth = 0
    }
  }

  /// The same variety with some of it changed.
  package func with(_ change: (inout StackVariety) -> Void) -> StackVariety {
    var variety = self
    change(&variety)
    return variety
  }
}

extension Gen where Value == Bool {
  /// True once in so many draws, and only if it is wanted.
  package static func rarely(_ n: Int, if isWanted: Bool) -> Gen {
    guard isWanted else { return MadeOnce.never }
    return MadeOnce.once.indices.contains(n) ? MadeOnce.once[n] : MadeOnce.made(once: n)
  }
}

extension Gen where Value == Axis {
  /// One of the two.
  package static var axes: Gen { MadeOnce.axes }
}

/// Generators that are made once: a screen draws from some fifty of them.
private enum MadeOnce {
  static let axes = Gen<Axis>.element(of: Axis.allCases)
  static let priorities = Gen<LayoutPriority>.element(
    of: [250, 750, 251, 249, 751, 749, 500, 999, 1, 200])
  static let strengths = Gen<LayoutPriority>.weighted([(2, .always(.required)), (1, priorities)])
  static let never = Gen<Bool>.always(false)
  /// True once in so many draws, by how many they are.
  static let once = (0...12).map { made(once: $0) }

  static func made(once n: Int) -> Gen<Bool> {
    .weighted([(n - 1, .always(false)), (1, .always(true))])
  }
}

extension Gen where Value == Leaf {
  /// Leaves, most of them with a size of their own and the default priorities.
  package static func leaves(_ variety: StackVariety) -> Gen {
    Gen { source throws(Discard) in
      let size = Size(
        width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
      var leaf = Leaf(intrinsic: IntrinsicSize(size))
      if try source.draw(.rarely(8, if: variety.hasOpenViews)) {
        leaf.intrinsic[try source.draw(.axes)] = nil
      }
      guard try source.draw(.rarely(4, if: variety.hasPriorities)) else { return leaf }
      let axis = try source.draw(.axes)
      leaf.hugging[axis] = try source.draw(.priorities)
      leaf.compressionResistance[axis] = try source.draw(.priorities)
      return leaf
    }
  }
}

extension Gen where Value == LayoutPriority {
  /// Priorities that people write, the default ones and their neighbours first.
  package static var priorities: Gen { MadeOnce.priorities }
}

extension Gen where Value == Length {
  /// Lengths with bounds and preferences; intrinsic first.
  package static var bounds: Gen {
    Gen { source throws(Discard) in
      let points = try source.draw(.rowLengths)
      let priority = try source.draw(MadeOnce.strengths)
      switch try source.draw(.int(in: 0...3)) {
      case 0: return .atLeast(points, priority: priority)
      case 1: return .atMost(points, priority: priority)
      case 2: return .constant(points, priority: priority)
      default:
        let more = try source.draw(.rowLengths)
        return [.atLeast(points), .atMost(points + more, priority: priority)]
      }
    }
  }
}
