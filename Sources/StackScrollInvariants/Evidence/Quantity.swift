import StackScrollCore

/// What a law measures: a question to a layout, or a number that the law worked out itself.
///
/// ``kind``, ``axis`` and its views follow from it; what it comes to is asked of a layout.
public enum Quantity: Hashable, Sendable {
  /// The length of a view's frame.
  case length(ViewID, Axis)
  /// Where a view begins: its left or top edge.
  case start(ViewID, Axis)
  /// Where a view ends: its right or bottom edge.
  case end(ViewID, Axis)
  /// The middle of a view.
  case middle(ViewID, Axis)
  /// The distance from the end of a view to the start of another; below 0 where they overlap.
  case gap(ViewID, ViewID, Axis)
  /// The length that a view has for its text.
  case textRoom(ViewID, Axis)
  /// How much of a view, on one side, is not where it should be: at its right or bottom, or at its left or top;
  /// and the view that it should be in, if there is one.
  case part(ViewID, of: ViewID?, Axis, isFar: Bool)
  /// The frame of a view.
  case frame(ViewID)
  /// The length of the content.
  case contentLength(Axis)
  /// Where the content is scrolled to.
  case offset(Axis)
  /// The offset that shows the end.
  case offsetToEnd(Axis)
  /// The offsets at which the content can rest.
  case offsetRange(Axis)
  /// The insets that count for scrolling.
  case adjustedInset
  /// Whether an axis scrolls.
  case scrolls(Axis)
  /// Whether an axis is settled, and what is open if it is not.
  case verdict(Axis)
  /// All views, in tree order.
  case views
  /// The views that are seen at an offset.
  case viewsSeen(at: Point)
  /// What a law worked out by itself, under a name of its own.
  case other(Measure)

  /// What kind of thing is measured.
  public enum Kind: String, Hashable, Sendable {
    case length, position, offset, frame, insets, order, verdict, number
    case text
    case screens
    case error
  }

  /// What a law works out by itself.
  public struct Measure: Hashable, Sendable {
    /// What is measured, without values or ids.
    public let name: String
    /// What kind of thing it is.
    public let kind: Kind
    /// The views that it is of.
    public let views: [ViewID]
    /// The axis along which it is measured.
    public let axis: Axis?

    package init(_ name: String, _ kind: Kind, of views: [ViewID] = [], along axis: Axis? = nil) {
      self.name = name
      self.kind = kind
      self.views = views
      self.axis = axis
    }
  }

  /// What kind of thing is measured.
  public var kind: Kind {
    switch self {
    case .length, .textRoom, .part, .gap, .contentLength: .length
    case .start, .end, .middle: .position
    case .frame: .frame
    case .offset, .offsetToEnd, .offsetRange: .offset
    case .adjustedInset: .insets
    case .scrolls, .verdict: .verdict
    case .views, .viewsSeen: .order
    case .other(let measure): measure.kind
    }
  }

  /// The axis along which it is measured; nil for what has both.
  public var axis: Axis? {
    switch self {
    case .length(_, let axis), .start(_, let axis), .end(_, let axis), .middle(_, let axis),
      .gap(_, _, let axis), .contentLength(let axis), .offset(let axis), .offsetToEnd(let axis),
      .offsetRange(let axis), .scrolls(let axis), .verdict(let axis), .textRoom(_, let axis),
      .part(_, _, let axis, _):
      axis
    case .frame, .adjustedInset, .views, .viewsSeen: nil
    case .other(let measure): measure.axis
    }
  }

  /// The views that are measured.
  public var views: [ViewID] {
    switch self {
    case .length(let view, _), .start(let view, _), .end(let view, _), .middle(let view, _),
      .frame(let view), .textRoom(let view, _):
      [view]
    case .part(let view, let around, _, _): [view] + (around.map { [$0] } ?? [])
    case .gap(let first, let second, _): [first, second]
    case .contentLength, .offset, .offsetToEnd, .offsetRange, .adjustedInset, .scrolls, .verdict,
      .views, .viewsSeen:
      []
    case .other(let measure): measure.views
    }
  }

  /// What it is called in JSON and in the kind of a failure: without ids and values.
  package var word: String {
    switch self {
    case .length: "length"
    case .textRoom: "textRoom"
    case .part(_, _, let axis, let isFar): "\(axis.side(isFar: isFar)) part"
    case .start: "start"
    case .end: "end"
    case .middle: "middle"
    case .gap: "gap"
    case .frame: "frame"
    case .contentLength: "contentLength"
    case .offset: "offset"
    case .offsetToEnd: "offsetToEnd"
    case .offsetRange: "offsetRange"
    case .adjustedInset: "adjustedInset"
    case .scrolls: "scrolls"
    case .verdict: "verdict"
    case .views: "views"
    case .viewsSeen: "viewsSeen"
    case .other(let measure): measure.name
    }
  }
}

/// What can be found in a layout and expected of it.
public protocol Readable: Sendable {
  /// The value as one that was read.
  var reading: Reading { get }
}

extension Double: Readable {
  /// The number.
  public var reading: Reading { .number(self) }
}

extension Bool: Readable {
  /// Yes or no.
  public var reading: Reading { .truth(self) }
}

extension Rect: Readable {
  /// The frame.
  public var reading: Reading { .frame(self) }
}

extension EdgeInsets: Readable {
  /// The insets.
  public var reading: Reading { .insets(self) }
}

extension AxisVerdict: Readable {
  /// The verdict.
  public var reading: Reading { .verdict(self) }
}

extension [ViewID]: Readable {
  /// The views.
  public var reading: Reading { .views(self) }
}

extension ClosedRange<Double>: Readable {
  /// The offsets.
  public var reading: Reading { .range(self) }
}

extension String: Readable {
  /// The words.
  public var reading: Reading { .text(self) }
}

extension Reading: Readable {
  /// The reading itself.
  public var reading: Reading { self }

  /// Whether two readings are the same under a tolerance.
  ///
  /// Frames are measured on their far edges too, so that the tolerance grows with the coordinates
  /// and not with the differences.
  func equals(_ other: Reading, within tolerance: Tolerance) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): tolerance.isEqual(one, other)
    case (.frame(let one), .frame(let other)): one.equals(other, within: tolerance)
    case (.insets(let one), .insets(let other)):
      Axis.allCases.allSatisfy { axis in
        tolerance.isEqual(one.near(axis), other.near(axis))
          && tolerance.isEqual(one.far(axis), other.far(axis))
      }
    case (.range(let one), .range(let other)): one.isClose(to: other)
    default: self == other
    }
  }
}

extension Rect {
  /// Whether two frames are the same, rounding errors of their edges apart.
  package func equals(_ other: Rect, within tolerance: Tolerance) -> Bool {
    func largest(_ axis: Axis) -> Double {
      Swift.max(
        min(axis).magnitude, max(axis).magnitude, other.min(axis).magnitude,
        other.max(axis).magnitude)
    }
    let magnitude = Swift.max(largest(.horizontal), largest(.vertical))
    return tolerance.isNegligible(minX - other.minX, amongst: magnitude)
      && tolerance.isNegligible(minY - other.minY, amongst: magnitude)
      && tolerance.isNegligible(size.width - other.size.width, amongst: magnitude)
      && tolerance.isNegligible(size.height - other.size.height, amongst: magnitude)
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
