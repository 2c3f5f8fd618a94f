import StackScrollCore

/// How a screen is laid out in a range of its widths or heights.
public struct LayoutPiece: Sendable {
  /// What is known of the layouts.
  public enum Content: Sendable {
    /// One in each length, in which each edge is on the straight line from where it is in the first of these, the
    /// layout in the least length, to where it is in the second, that in the greatest.
    case lines(Layout, Layout)
    /// None where it was tried, for such a reason. If that is a conflict there is none in between either; what is
    /// ambiguous at both ends may be settled somewhere between.
    case none(LayoutError)
    /// One in each length that was tried, on no lines that are known.
    case sampled
  }

  /// The lengths of the screen, in points.
  public let lengths: ClosedRange<Double>
  /// What is known of the layouts.
  public let content: Content

  /// The frames of all views in tree order, in the coordinates of the window; nil outside of the lengths, and where no
  /// lines are known.
  ///
  /// - Complexity: O(n) for n views.
  public func frames(at length: Double) -> [Rect]? {
    guard case .lines(let first, let last) = content, lengths.contains(length) else { return nil }
    let whole = lengths.upperBound - lengths.lowerBound
    let share = whole > 0 ? (length - lengths.lowerBound) / whole : 0
    return zip(first.frames, last.frames).map { $0.between($1, share) }
  }
}

extension Screen {
  /// How the screen is laid out in every width, or every height, of a range, all else as it is.
  ///
  /// The constraints are solved in one length. In another one the same of them are tight, or not. If they are in two
  /// lengths, they are in all between, because each number that must keep its sign moves on a straight line; so do
  /// the edges of all views, as long as no other constant changes: as one does where a text breaks otherwise, or an
  /// inset begins to count. Constants that change evenly, which a third length between the two shows, are lines as
  /// well. The last such length is worked out where nothing but the length changes, else found by halving, to a
  /// millionth of a point.
  ///
  /// Example: a label of 200 points that gives way, beside a button of 80, with 20 at each side and 8 between. From
  /// 328 points on the label has its width: 300 to 400 are two pieces, which meet at 328.
  ///
  /// Source: the constants for which a basis is optimal are a convex set: Gal, "Postoptimal Analyses, Parametric
  /// Programming and Related Topics", 1979.
  ///
  /// - Parameters:
  ///   - axis: horizontal for widths, vertical for heights.
  ///   - lengths: the range, in points.
  ///   - limits: what the solver takes on.
  /// - Returns: the pieces, ascending. If there are more than ``ScreenLimits/pieces``, the last one is a sampled one of
  ///   all the rest.
  /// - Complexity: some 30 layouts for each piece, most of which are one pass through the basis.
  public func pieces(
    along axis: Axis, in lengths: ClosedRange<Double>, limits: SolverLimits = .forScreens
  ) -> [LayoutPiece] {
    let (start, end) = (lengths.lowerBound, lengths.upperBound)
    let all = LayoutPieces(of: self, along: axis, from: start, to: end, limits: limits)
    let pieces = Array(all.prefix(ScreenLimits.pieces))
    guard let last = pieces.last?.lengths.upperBound, last < end else { return pieces }
    return pieces + [LayoutPiece(lengths: last...end, content: .sampled)]
  }
}

/// The pieces of a screen on the way from one length to another, found one after the other.
package struct LayoutPieces: Sequence, IteratorProtocol {
  private let screen: Screen
  private let axis: Axis
  private let end: Double
  private let limits: SolverLimits
  private let dividesAll: Bool
  private var start: Double
  private var waiting: [LayoutPiece] = []
  private var isAtStart = true

  /// - Parameters:
  ///   - start: the length in which the first piece lies; it is told as far as it is on the way.
  ///   - end: the length that the way leads to, which may be a smaller one.
  ///   - dividesAll: whether to go on behind a length without lines; else all from there on is one piece that was
  ///     sampled. To find where conflicts end takes many layouts from the start.
  package init(
    of screen: Screen, along axis: Axis, from start: Double, to end: Double,
    dividesAll: Bool = true, limits: SolverLimits = .forScreens
  ) {
    (self.screen, self.axis, self.limits) = (screen, axis, limits)
    self.dividesAll = dividesAll
    (self.start, self.end) = (start, end)
  }

  /// The next one on the way; nil behind the last.
  package mutating func next() -> LayoutPiece? {
    if waiting.isEmpty, isAtStart || start != end {
      let step = Swift.min(Stretch.step, (end - start).magnitude)
      let own = isAtStart ? start : start + (end < start ? -step : step)
      isAtStart = false
      let stretch = Stretch(of: screen, along: axis, at: own, limits)
      guard dividesAll || stretch.hasLines else {
        defer { start = end }
        return LayoutPiece(
          lengths: Swift.min(start, end)...Swift.max(start, end), content: .sampled)
      }
      (waiting, start) = stretch.pieces(from: start, to: end)
      waiting.reverse()
    }
    return waiting.popLast()
  }
}

/// The lengths around one in which a screen is laid out for the same reasons.
private struct Stretch {
  private enum Kind {
    /// The screen, and the constants in it but its length.
    case lines(PreparedScreen, [Double])
    case none(LayoutError)
    case sampled
  }

  private let screen: Screen
  private let axis: Axis
  private let limits: SolverLimits
  private let own: Double
  private let kind: Kind

  /// The next piece is looked for so far behind the last one, in points; a shorter one is told as sampled.
  static let step = 0x1p-10
  /// How near to its end a piece is told, in points.
  private static let miss = 1e-6
  /// Where on the way to another length a third one is tried: at no simple part of it.
  private static let between = 0.381966

  init(of screen: Screen, along axis: Axis, at own: Double, _ limits: SolverLimits) {
    (self.screen, self.axis, self.own, self.limits) = (screen, axis, own, limits)
    guard let changed = screen.with(own, axis) else {
      kind = .sampled
      return
    }
    let prepared = PreparedScreen(changed, limits: limits, looksBeside: false)
    if let (_, numbers) = prepared.layoutOnSameFace(of: changed) {
      kind = .lines(prepared, numbers)
      return
    }
    do throws(LayoutError) {
      _ = try changed.layout(limits: limits)
      kind = .sampled
    } catch { kind = .none(error) }
  }

  var hasLines: Bool { if case .lines = kind { true } else { false } }

  private func at(_ length: Double) -> Stretch {
    Stretch(of: screen, along: axis, at: length, limits)
  }

  /// The piece that it is, as far as it lies on a way, behind what lies before it there; and where that ends.
  func pieces(from start: Double, to end: Double) -> (pieces: [LayoutPiece], end: Double) {
    let (first, last) = (reach(to: start), reach(to: end))
    var pieces: [LayoutPiece] = []
    if (first - start).magnitude > 4 * Self.miss {
      pieces.append(LayoutPiece(lengths: min(start, first)...max(start, first), content: .sampled))
    }
    guard let point = agreement, (min(start, last)...max(start, last)).contains(point) else {
      return (pieces + [piece(first, last)], last)
    }
    // The conflict is none in one length on the way.
    let miss = end < start ? -Self.miss : Self.miss
    if (point - first).magnitude > Self.miss { pieces.append(piece(first, point - miss)) }
    pieces.append(at(point).piece(point, point))
    if (last - point).magnitude > Self.miss { pieces.append(piece(point + miss, last)) }
    return (pieces, last)
  }

  private func piece(_ first: Double, _ last: Double) -> LayoutPiece {
    let (least, most) = (min(first, last), max(first, last))
    let content: LayoutPiece.Content =
      switch kind {
      case .lines:
        if let one = answer(at: least), let other = answer(at: most) {
          .lines(one.layout, other.layout)
        } else {
          .sampled
        }
      case .none(let error): .none(error)
      case .sampled: .sampled
      }
    return LayoutPiece(lengths: least...most, content: content)
  }

  /// The furthest length on the way to another one that is laid out for the same reasons.
  private func reach(to end: Double) -> Double {
    if isPart(end) { return end }
    var (inside, outside) = (own, end)
    if let length = lastOnSameFace(towards: end) {
      let near = Self.miss / 2 * (end < own ? -1 : 1)
      if isPart(length - near) { inside = length - near }
      if !isPart(length + near) { outside = length + near }
    }
    while (outside - inside).magnitude > Self.miss {
      let middle = inside + (outside - inside) / 2
      if isPart(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func isPart(_ length: Double) -> Bool {
    switch kind {
    case .lines(_, let numbers):
      guard let other = answer(at: length)?.numbers else { return false }
      if zip(numbers, other).allSatisfy(Tolerance.standard.isEqual) { return true }
      // What is between a third length and both ends is taken to be on a line as these are.
      guard let middle = answer(at: own + (length - own) * Self.between)?.numbers else {
        return false
      }
      return zip(zip(numbers, other), middle).allSatisfy { ends, number in
        Tolerance.standard.isEqual(ends.0 + (ends.1 - ends.0) * Self.between, number)
      }
    case .none(let error):
      let isConflict = if case .contradictory = error { true } else { false }
      let tried = isConflict ? [length] : [length, own + (length - own) * Self.between]
      return tried.allSatisfy {
        guard case .none(let other) = at($0).kind else { return false }
        return error.isLike(other)
      }
    case .sampled:
      guard case .sampled = at(length).kind else { return false }
      return true
    }
  }

  /// The layout in another length, and the constants behind it, if the same constraints are tight.
  private func answer(at length: Double) -> (layout: Layout, numbers: [Double])? {
    guard case .lines(let prepared, _) = kind else { return nil }
    return screen.with(length, axis).flatMap { prepared.layoutOnSameFace(of: $0) }
  }

  /// The last length on the way to another in which the same constraints are tight, if no other number changes.
  private func lastOnSameFace(towards end: Double) -> Double? {
    guard case .lines(let prepared, _) = kind else { return nil }
    return prepared.shareOnSameFace(towards: end, along: axis).map { own + (end - own) * $0 }
  }

  /// The one length in which a conflict between required constraints is none: that which the others ask for if the
  /// screen may be of any length.
  private var agreement: Double? {
    guard case .none(.contradictory(_, let conflict?)) = kind else { return nil }
    let length = Anchor(LayoutItem(screen.root.id.name), axis.length)
    let others = conflict.constraints.filter {
      !($0.first == length && $0.second == nil && $0.relation == .equal && $0.constant == own)
    }
    let system = ConstraintSystem(others, layoutDirection: screen.layoutDirection)
    guard others.count < conflict.constraints.count,
      var layout = try? ConstraintLayout(system, limits: limits),
      (try? layout.solve()) == .solved, let point = (try? layout.value(of: length)) ?? nil,
      case .lines = at(point).kind
    else { return nil }
    return point
  }
}

extension Screen {
  /// The screen in another length.
  fileprivate func with(_ length: Double, _ axis: Axis) -> Screen? {
    var size = size
    size[axis] = length
    return try? with(size: size)
  }
}

extension LayoutError {
  /// Whether another says the same but for numbers.
  fileprivate func isLike(_ other: LayoutError) -> Bool {
    switch (self, other) {
    case (.contradictory(let axes, let own), .contradictory(let others, let their)):
      axes == others && own?.parties == their?.parties
    case (.ambiguous(let own), .ambiguous(let their)):
      own.axis == their.axis && own.views == their.views && own.contents == their.contents
    case (.restless, .restless): true
    default: self == other
    }
  }
}

extension Conflict {
  /// What the parties tie to what.
  fileprivate var parties: [[Anchor?]] { constraints.map { [$0.first, $0.second] } }
}

extension Rect {
  /// The rectangle whose edges are on the straight lines between those of this one and another.
  ///
  /// - Parameter share: how far on the way: 0 is here, 1 is there.
  fileprivate func between(_ other: Rect, _ share: Double) -> Rect {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(size.width, other.size.width),
      height: mix(size.height, other.size.height))
  }
}
