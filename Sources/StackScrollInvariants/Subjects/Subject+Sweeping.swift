import PublishedScreens
import StackScrollConstraints
import StackScrollCore

/// A length of a screen that is varied to see where a law fails.
public enum SweptDimension: String, Hashable, Sendable, CaseIterable {
  /// The width of the scroll view.
  case width
  /// The height of the scroll view.
  case height
  /// How far the content is scrolled sideways.
  case offsetX = "offset x"
  /// How far the content is scrolled down.
  case offsetY = "offset y"

  /// Whether it is where the content is, and not how large the window is.
  package var isOffset: Bool { self == .offsetX || self == .offsetY }
}

extension Screen {
  /// A length of the screen, or where its first scroll view is scrolled to.
  package func value(of dimension: SweptDimension) -> Double? {
    guard let scrollView = firstScrollView?.container?.scrollView else {
      return dimension.isOffset ? nil : dimension.value(of: size, .zero)
    }
    return dimension.value(of: size, scrollView.contentOffset)
  }

  /// The screen in another size, or scrolled elsewhere; nil if there is no such screen.
  package func with(_ dimension: SweptDimension, _ value: Double) -> Screen? {
    guard dimension.isOffset else {
      var (size, offset) = (size, Point.zero)
      dimension.set(value, in: &size, &offset)
      return try? with(size: size)
    }
    guard let view = firstScrollView, var offset = view.container?.scrollView?.contentOffset else {
      return nil
    }
    var size = size
    dimension.set(value, in: &size, &offset)
    return try? applying(.scroll(to: offset, in: view.id))
  }

  /// The first scroll view in tree order; nil if there is none.
  private var firstScrollView: View? {
    ([root] + root.arrangedInside).first { $0.container?.scrollView != nil }
  }
}

extension TabStrip {
  /// The width; the strip's height is fixed, and taps do not scroll it.
  package func value(of dimension: SweptDimension) -> Double? {
    dimension == .width ? frameWidth : nil
  }

  /// The strip of another width; nil if there is none.
  package func with(_ dimension: SweptDimension, _ value: Double) -> TabStrip? {
    guard dimension == .width else { return nil }
    return try? TabStrip(
      frameWidth: value, tabCount: tabCount, isAdding: isAdding, tabFraction: tabFraction,
      spacing: spacing, contentInset: contentInset, layoutDirection: layoutDirection)
  }
}

extension ImageColumn {
  /// The length of the viewport, or where it is scrolled to.
  package func value(of dimension: SweptDimension) -> Double? {
    dimension.value(of: viewport, contentOffset)
  }

  /// The column in another viewport, or scrolled elsewhere; nil if there is none.
  package func with(_ dimension: SweptDimension, _ value: Double) -> ImageColumn? {
    var (viewport, offset) = (viewport, contentOffset)
    dimension.set(value, in: &viewport, &offset)
    return try? ImageColumn(
      viewport: viewport, images: images, spacing: spacing, distribution: distribution,
      alignment: alignment, contentInset: contentInset, pinBottom: pinBottom,
      contentOffset: offset)
  }
}

extension LabelColumn {
  /// The length of the viewport.
  package func value(of dimension: SweptDimension) -> Double? {
    dimension.isOffset ? nil : dimension.value(of: viewport, .zero)
  }

  /// The column in another viewport; nil if there is none.
  package func with(_ dimension: SweptDimension, _ value: Double) -> LabelColumn? {
    var (viewport, offset) = (viewport, Point.zero)
    dimension.set(value, in: &viewport, &offset)
    guard !dimension.isOffset else { return nil }
    return try? LabelColumn(viewport: viewport, step: step, pairs: pairs, labelSize: labelSize)
  }
}

extension TabSession {
  /// What the strip had before the first tap.
  package func value(of dimension: SweptDimension) -> Double? { start.value(of: dimension) }

  /// The same taps on another strip.
  package func with(_ dimension: SweptDimension, _ value: Double) -> TabSession? {
    start.with(dimension, value).map { TabSession(start: $0, taps: taps) }
  }
}

extension ColumnSession {
  /// What the column had before the first action.
  package func value(of dimension: SweptDimension) -> Double? { start.value(of: dimension) }

  /// The same actions on another column; nil if they cannot be done to it.
  package func with(_ dimension: SweptDimension, _ value: Double) -> ColumnSession? {
    guard let start = start.with(dimension, value) else { return nil }
    let session = ColumnSession(start: start, actions: actions)
    return (try? session.end()) == nil ? nil : session
  }
}

extension EditSession {
  /// What the screen had before the first edit.
  package func value(of dimension: SweptDimension) -> Double? { start.value(of: dimension) }

  /// The same edits of another screen; nil if they cannot be applied to it.
  package func with(_ dimension: SweptDimension, _ value: Double) -> EditSession? {
    guard let start = start.with(dimension, value) else { return nil }
    let session = EditSession(start: start, edits: edits)
    return (try? session.end()) == nil ? nil : session
  }
}

extension SweptDimension {
  /// The one of a window's four numbers that is meant.
  fileprivate func value(of size: Size, _ offset: Point) -> Double {
    switch self {
    case .width: size.width
    case .height: size.height
    case .offsetX: offset.x
    case .offsetY: offset.y
    }
  }

  /// Changes the one of a window's four numbers that is meant.
  fileprivate func set(_ value: Double, in size: inout Size, _ offset: inout Point) {
    switch self {
    case .width: size.width = value
    case .height: size.height = value
    case .offsetX: offset.x = value
    case .offsetY: offset.y = value
    }
  }
}
