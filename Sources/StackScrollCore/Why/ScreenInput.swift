/// A number that a screen gives, which a layout starts from.
///
/// Reasons for frames end here: whatever a frame's number comes of, it comes of these in the end.
public enum ScreenInput: Hashable, Sendable {
  /// The length of the scroll view's frame, which is that of its frame layout guide.
  case window(Axis)
  /// Where the frame stands in the content.
  case contentOffset(Axis)
  /// The length that the content itself is required to have, or its share of the frame.
  case contentLength(Axis)
  /// The distance of the content view from an edge.
  case pin(Edge)
  /// The length that a view has of its own.
  case ownLength(ViewID, Axis)
  /// The points, the share or the factor of one of a view's conditions, by its index among them.
  case condition(ViewID, Axis, Int, LengthConstraint)
  /// How far the first baseline is below the top of a view.
  case firstBaseline(ViewID)
  /// How far the last baseline is above the bottom of a view.
  case lastBaseline(ViewID)
  /// The space between an edge of a stack and its views: its margin, and the safe area there.
  case margin(ViewID, Edge)
  /// The gap between neighbours in a stack.
  case spacing(ViewID)
  /// The gap after one view of a stack.
  case customSpacing(ViewID, after: ViewID)

  /// A side of the content or of a stack.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    init(_ axis: Axis, isNear: Bool, in direction: LayoutDirection) {
      switch axis {
      case .vertical: self = isNear ? .top : .bottom
      case .horizontal: self = isNear == (direction == .leftToRight) ? .leading : .trailing
      }
    }
  }
}

/// One of the numbers that make a frame.
public struct FrameMeasure: Hashable, Sendable {
  /// Which of the numbers along an axis.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The left or the top edge.
    case start
    /// The right or the bottom edge.
    case end
    /// The width or the height.
    case length
  }

  /// The view.
  public let view: ViewID
  /// The axis.
  public let axis: Axis
  /// Which of the numbers along it.
  public let kind: Kind

  /// Names a number of a frame.
  public init(_ kind: Kind, of view: ViewID, _ axis: Axis) {
    (self.view, self.axis, self.kind) = (view, axis, kind)
  }

  /// The number in a frame.
  package func value(in frame: Rect) -> Double {
    switch kind {
    case .start: frame.min(axis)
    case .end: frame.max(axis)
    case .length: frame.length(axis)
    }
  }
}

extension Screen {
  /// The screen with each of its numbers changed by a function.
  ///
  /// - Parameter change: what becomes of a number, the outer ones first.
  /// - Throws: ``ScreenError`` if what becomes of them is not well formed.
  func mapping(
    _ change: (ScreenInput, Double) -> Double
  ) throws(ScreenError) -> Screen {
    let (scrollView, pins, attachment, content) = mappedParts(change)
    return try with(scrollView: scrollView, content: content, pins: pins, attachment: attachment)
  }

  /// All numbers that the screen gives, the outer ones first.
  ///
  /// - Complexity: O(n) for n views.
  var inputs: [(input: ScreenInput, value: Double)] {
    var found: [(ScreenInput, Double)] = []
    _ = mappedParts { input, value in
      found.append((input, value))
      return value
    }
    return found
  }

  private func mappedParts(
    _ change: (ScreenInput, Double) -> Double
  ) -> (ScrollView, DirectionalEdgeInsets, ContentAttachment, View) {
    var (scrollView, pins, attachment) = (scrollView, pins, attachment)
    for axis in Axis.allCases {
      scrollView.size[axis] = change(.window(axis), scrollView.size[axis])
      scrollView.contentOffset[axis] = change(.contentOffset(axis), scrollView.contentOffset[axis])
    }
    attachment.contentWidth?.map { change(.contentLength(.horizontal), $0) }
    attachment.contentHeight?.map { change(.contentLength(.vertical), $0) }
    for edge in ScreenInput.Edge.allCases { pins[edge] = change(.pin(edge), pins[edge]) }
    return (scrollView, pins, attachment, content.mapping(layoutDirection, change))
  }
}

extension ContentAttachment.GuideLength {
  fileprivate mutating func map(_ change: (Double) -> Double) {
    self =
      switch self {
      case .constant(let points): .constant(change(points))
      case .fractionOfFrame(let share): .fractionOfFrame(change(share))
      }
  }
}

extension View {
  fileprivate func mapping(
    _ direction: LayoutDirection, _ change: (ScreenInput, Double) -> Double
  ) -> View {
    let width = width.mapping(.horizontal, of: id, change)
    let height = height.mapping(.vertical, of: id, change)
    switch content {
    case .leaf(var leaf):
      for axis in Axis.allCases {
        guard let own = leaf.intrinsic[axis] else { continue }
        leaf.intrinsic[axis] = change(.ownLength(id, axis), own)
      }
      leaf.baselines = leaf.baselines.map { text in
        Baselines(
          first: change(.firstBaseline(id), text.first), last: change(.lastBaseline(id), text.last))
      }
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(var stack):
      if stack.isLayoutMarginsRelativeArrangement {
        let margins = stack.margins(in: direction)
        for edge in ScreenInput.Edge.allCases {
          // The safe area counts, and stays as it is.
          let margin = margins[edge, direction]
          stack.layoutMargins[edge] += change(.margin(id, edge), margin) - margin
        }
      }
      stack.spacing = change(.spacing(id), stack.spacing)
      for arranged in stack.arrangedViews {
        guard let gap = stack.customSpacing(after: arranged.id) else { continue }
        stack.setCustomSpacing(
          change(.customSpacing(id, after: arranged.id), gap), after: arranged.id)
      }
      stack.arrangedViews = stack.arrangedViews.map { $0.mapping(direction, change) }
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container: return self
    }
  }
}

extension Length {
  fileprivate func mapping(
    _ axis: Axis, of id: ViewID, _ change: (ScreenInput, Double) -> Double
  ) -> Length {
    var result = self
    for (index, constraint) in constraints.enumerated() {
      let number = change(.condition(id, axis, index, constraint), constraint.target.number)
      result.constraints[index].target = constraint.target.with(number)
    }
    return result
  }
}

extension LengthConstraint.Target {
  /// The points, the share or the factor.
  var number: Double {
    switch self {
    case .constant(let value), .fraction(let value, of: _), .ratio(let value): value
    }
  }

  /// The same target with another number.
  fileprivate func with(_ number: Double) -> Self {
    switch self {
    case .constant: .constant(number)
    case .fraction(_, let guide): .fraction(number, of: guide)
    case .ratio: .ratio(number)
    }
  }
}

extension DirectionalEdgeInsets {
  /// The distance at an edge.
  subscript(edge: ScreenInput.Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension EdgeInsets {
  /// The distance at an edge, where text runs in a direction.
  fileprivate subscript(edge: ScreenInput.Edge, direction: LayoutDirection) -> Double {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: direction == .leftToRight ? left : right
    case .trailing: direction == .leftToRight ? right : left
    }
  }
}
