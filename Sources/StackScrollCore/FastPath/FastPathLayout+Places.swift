extension FastPathLayout {
  /// Places the views of every stack, from the root in; false if there is more to one.
  ///
  /// Each stack places its views on both axes at once, so that every frame is written once.
  static func placeInside(_ horizontal: FastPathLayout, _ vertical: FastPathLayout) -> Bool {
    for index in horizontal.stacks.indices {
      let isPlaced =
        horizontal.stacks[index].isAlong
        ? horizontal.placeViews(ofStackAt: index, beside: vertical)
        : vertical.placeViews(ofStackAt: index, beside: horizontal)
      guard isPlaced else { return false }
    }
    return true
  }

  /// Places the views of a stack along this axis, and by its alignment along the other.
  private func placeViews(ofStackAt index: Int, beside other: FastPathLayout) -> Bool {
    let stack = stacks[index]
    let sides = Sides(other, other.stacks[index], other.residues[index])
    let content = measurements[index].content
    let residue = residues[index]
    return residue.isZero
      ? placeViews(of: stack, content, in: inner(of: stack), sides)
      : placeViews(of: stack, content, in: exactInner(of: stack, residue), sides)
  }

  private func placeViews<Number: FastPathNumber>(
    of stack: FastPathStack, _ content: Double, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    guard stack.distribution != .fillEqually,
      Tolerance.standard.isEqual(inner.length.value, content)
    else {
      return placeGivingWay(stack, rest: inner.length - Number(content), in: inner, sides)
    }
    place(stack, gap: Number(stack.spacing), in: inner, sides) { measurement, _ in
      Number(measurement.length)
    }
    return true
  }

  /// What the margins of a stack leave.
  private func inner(of stack: FastPathStack) -> FastPathSpan<Double> {
    let margins = stack.margins(in: direction)
    let own = frames[stack.position]
    return FastPathSpan(
      min: own.min + margins.near, length: max(0, own.length - margins.near - margins.far))
  }

  /// The same with what rounding dropped.
  private func exactInner(
    of stack: FastPathStack, _ residue: Residue
  ) -> FastPathSpan<DoubleDouble> {
    let margins = stack.margins(in: direction)
    let own = frames[stack.position]
    let (near, far) = (DoubleDouble(margins.near), DoubleDouble(margins.far))
    let length = DoubleDouble(own.length) + DoubleDouble(residue.length) - near - far
    return FastPathSpan(
      min: DoubleDouble(own.min) + DoubleDouble(residue.min) + near, length: max(0, length))
  }

  /// Where views stand across the stack that arranges them.
  struct Sides {
    let layout: FastPathLayout
    let inner: FastPathSpan<Double>
    /// The same with what rounding dropped, if it dropped anything.
    let exactInner: FastPathSpan<DoubleDouble>?
    /// Whether a view is as long as there is room, if no other length is required.
    let areFilled: Bool
    /// How much of the room that a view leaves is before it.
    let share: Double

    fileprivate init(_ layout: FastPathLayout, _ stack: FastPathStack, _ residue: Residue) {
      self.layout = layout
      inner = layout.inner(of: stack)
      exactInner = residue.isZero ? nil : layout.exactInner(of: stack, residue)
      areFilled = stack.alignment == .fill
      let near = layout.isMirrored ? 1.0 : 0.0
      share =
        switch stack.alignment {
        case .fill: 0
        case .center: 0.5
        case .leading: near
        default: 1 - near
        }
    }

    @inline(__always)
    fileprivate func place(_ child: Int, _ isLeaf: Bool) {
      if let exactInner {
        place(child, isLeaf, in: exactInner)
      } else {
        place(child, isLeaf, in: inner)
      }
    }

    @inline(__always)
    private func place<Number: FastPathNumber>(
      _ child: Int, _ isLeaf: Bool, in inner: FastPathSpan<Number>
    ) {
      let measurement = layout.measurement(of: child, isLeaf)
      let length =
        areFilled
        ? measurement.isRequired ? Number(measurement.length) : inner.length
        : min(Number(measurement.length), inner.length)
      let span = FastPathSpan(
        min: inner.min + (inner.length - length) * Number(share), length: length)
      Number.write(span, of: child, isLeaf, in: layout)
    }
  }

  /// Places views of some lengths one after the other.
  @inline(__always)
  func place<Number: FastPathNumber>(
    _ stack: FastPathStack, gap: Number, in inner: FastPathSpan<Number>, _ sides: Sides,
    length: (Measurement, Int) -> Number
  ) {
    if isMirrored {
      var edge = inner.max
      forEachView(of: stack) { child, isLeaf in
        let length = length(measurement(of: child, isLeaf), child)
        Number.write(FastPathSpan(min: edge - length, length: length), of: child, isLeaf, in: self)
        sides.place(child, isLeaf)
        edge = edge - length - gap
      }
    } else {
      var edge = inner.min
      forEachView(of: stack) { child, isLeaf in
        let length = length(measurement(of: child, isLeaf), child)
        Number.write(FastPathSpan(min: edge, length: length), of: child, isLeaf, in: self)
        sides.place(child, isLeaf)
        edge = edge + length + gap
      }
    }
  }
}

/// From where to where something reaches, in doubles or in twice their precision.
struct FastPathSpan<Number: FastPathNumber> {
  var min: Number
  var length: Number

  var max: Number { min + length }

  var exact: FastPathSpan<DoubleDouble> {
    FastPathSpan<DoubleDouble>(min: min.exact, length: length.exact)
  }
}

/// What a plain layout reckons with: doubles, until a length does not divide without a rest.
protocol FastPathNumber: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(_ value: Double)
  var value: Double { get }
  var exact: DoubleDouble { get }
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (first: Self, second: Self) -> Self
  static func / (first: Self, second: Self) -> Self
  static prefix func - (number: Self) -> Self

  /// Whether a part is what a length divided by a count is, as exactly as can be told.
  static func isExact(_ part: Self, ofDividing length: Self, by count: Double) -> Bool

  /// Writes the span of a view, rounded to doubles.
  static func write(
    _ span: FastPathSpan<Self>, of child: Int, _ isLeaf: Bool, in layout: FastPathLayout)
}

extension Double: FastPathNumber {
  var value: Double { self }
  var exact: DoubleDouble { DoubleDouble(self) }

  @inline(__always)
  static func isExact(_ part: Double, ofDividing length: Double, by count: Double) -> Bool {
    part == 0 || (-length).addingProduct(part, count) == 0
  }

  @inline(__always)
  static func write(
    _ span: FastPathSpan<Double>, of child: Int, _ isLeaf: Bool, in layout: FastPathLayout
  ) {
    layout.frames[child] = Span(min: span.min, length: span.length)
  }
}

extension DoubleDouble: FastPathNumber {
  var exact: DoubleDouble { self }

  static func isExact(
    _ part: DoubleDouble, ofDividing length: DoubleDouble, by count: Double
  ) -> Bool { true }

  static func write(
    _ span: FastPathSpan<DoubleDouble>, of child: Int, _ isLeaf: Bool, in layout: FastPathLayout
  ) {
    let magnitude = Swift.max(span.min.magnitude, span.length)
    let rounded = Span(ExactSpan(min: span.min, length: span.length), amongst: magnitude)
    layout.frames[child] = rounded
    guard !isLeaf else { return }
    layout.residues[Int(layout.nodes[child].stack)] = FastPathLayout.Residue(
      min: (span.min - DoubleDouble(rounded.min)).value,
      length: (span.length - DoubleDouble(rounded.length)).value)
  }
}

extension FastPathLayout {
  /// Places the views of a stack that is not as long as they are; false if it is not plain who gives
  /// way.
  func placeGivingWay<Number: FastPathNumber>(
    _ stack: FastPathStack, rest: Number, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    let isLonger = rest >= 0
    return switch stack.distribution {
    case .fillEqually: placeEqually(stack, in: inner, sides)
    case .equalSpacing where isLonger: placeSpaced(stack, rest: rest, in: inner, sides)
    default:
      isLonger
        ? stretch(stack, by: rest, in: inner, sides) : squeeze(stack, by: -rest, in: inner, sides)
    }
  }

  /// Gives each view its share of what the gaps leave.
  private func placeEqually<Number: FastPathNumber>(
    _ stack: FastPathStack, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    var count = 0.0
    forEachView(of: stack) { _, _ in count += 1 }
    let spacing = Number(stack.spacing)
    let room = inner.length - spacing * Number(count - 1)
    let share = room > 0 ? room / Number(count) : 0
    guard Number.isExact(share, ofDividing: room, by: count) else {
      return placeEqually(stack, in: inner.exact, sides)
    }
    place(stack, gap: spacing, in: inner, sides) { measurement, _ in
      measurement.isRequired ? Number(measurement.length) : share
    }
    return true
  }

  /// Gives what is too much to the gaps.
  private func placeSpaced<Number: FastPathNumber>(
    _ stack: FastPathStack, rest: Number, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.count > 1, flexible.openCount == 0 else { return false }
    let gaps = Double(flexible.count - 1)
    let part = rest / Number(gaps)
    guard Number.isExact(part, ofDividing: rest, by: gaps) else {
      return placeSpaced(stack, rest: rest.exact, in: inner.exact, sides)
    }
    place(stack, gap: Number(stack.spacing) + part, in: inner, sides) { measurement, _ in
      Number(measurement.length)
    }
    return true
  }

  /// Gives what is too much to the one view that asks for nothing, or to the first leaf.
  private func stretch<Number: FastPathNumber>(
    _ stack: FastPathStack, by rest: Number, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    let isPlain = flexible.openCount == 1 || flexible.openCount == 0 && flexible.areLeaves
    guard isPlain, let taker = flexible.open ?? flexible.first else { return false }
    place(stack, gap: Number(stack.spacing), in: inner, sides) { measurement, child in
      child == taker ? Number(measurement.length) + rest : Number(measurement.length)
    }
    return true
  }

  /// Takes what is missing from the leaves, one after the other.
  private func squeeze<Number: FastPathNumber>(
    _ stack: FastPathStack, by missing: Number, in inner: FastPathSpan<Number>, _ sides: Sides
  ) -> Bool {
    let flexible = flexible(in: stack)
    guard flexible.areLeaves, Number(flexible.room) >= missing else { return false }
    var left = missing
    place(stack, gap: Number(stack.spacing), in: inner, sides) { measurement, _ in
      let length = Number(measurement.length)
      guard !measurement.isRequired else { return length }
      let given = min(left, length)
      left = left - given
      return length - given
    }
    return true
  }

  /// The views of a stack that may give way.
  private struct Flexible {
    /// How many views there are, others counted.
    var count = 0
    var (first, open): (Int?, Int?)
    var openCount = 0
    /// Whether none of them is a stack.
    var areLeaves = true
    /// What they can give.
    var room = 0.0
  }

  private func flexible(in stack: FastPathStack) -> Flexible {
    var flexible = Flexible()
    forEachView(of: stack) { child, isLeaf in
      let measurement = measurement(of: child, isLeaf)
      flexible.count += 1
      guard !measurement.isRequired else { return }
      flexible.first = flexible.first ?? child
      flexible.areLeaves = flexible.areLeaves && nodes[child].isLeaf
      flexible.room += measurement.length
      guard measurement.isOpen else { return }
      flexible.open = flexible.open ?? child
      flexible.openCount += 1
    }
    return flexible
  }
}
