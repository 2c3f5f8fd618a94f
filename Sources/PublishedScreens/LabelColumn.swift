import StackScrollCore

/// The published label column, and the steps by which its article arrives there.
///
/// The steps show what a scroll view needs to know how large its content is. On each axis the four
/// edges alone are not enough: something inside must have a length.
///
/// Source: Auto Layout Guide, Working with Scroll Views.
public struct LabelColumn: Hashable, Sendable {
  /// How far the screen has been built.
  public enum Step: Hashable, Sendable, CaseIterable {
    /// A green view pinned on four edges: ambiguous on both axes.
    case edgesOnly
    /// The same with a height: still ambiguous in width.
    case height
    /// The same with the scroll view's width too: determined, scrolls vertically only.
    case heightAndWidth
    /// A vertical stack of green views and labels in its place, without a height of its own.
    case stack
  }

  /// The size of the scroll view in points.
  public let viewport: Size
  /// How far the screen has been built.
  public let step: Step
  /// How many green views and labels the stack holds.
  public let pairs: Int
  /// The size each label has of its own.
  public let labelSize: IntrinsicSize
  private let derived: Derived<Screen>

  /// The height of the green view before there is a stack, in points.
  package static let tallHeight = 2000.0
  /// The height of each green view in the stack, in points.
  package static let greenHeight = 100.0
  /// How many pairs the published stack holds.
  public static let publishedPairs = 21
  /// A label of one line of text; the article does not give its size.
  public static let oneLine = IntrinsicSize(width: 42, height: 20.5)

  /// Makes a column; what is left out is as published.
  ///
  /// - Throws: ``PublishedScreenError`` if a number makes no screen or there are too many pairs.
  /// - Complexity: O(n) for n pairs.
  public init(
    viewport: Size, step: Step = .stack, pairs: Int = LabelColumn.publishedPairs,
    labelSize: IntrinsicSize = LabelColumn.oneLine
  ) throws(PublishedScreenError) {
    let allowed = 0...((ScreenLimits.maximumViews - 1) / 2)
    guard allowed.contains(pairs) else {
      throw .countOutOfRange(.pairs, pairs, allowed: allowed)
    }
    self.viewport = viewport
    self.step = step
    self.pairs = pairs
    self.labelSize = labelSize
    let width: Length =
      step == .edgesOnly || step == .height
      ? .intrinsic : .equal(to: .frameLayoutGuide)
    let content =
      switch step {
      case .edgesOnly: View("green1")
      case .height, .heightAndWidth:
        View("green1", width: width, height: .constant(Self.tallHeight))
      case .stack:
        View(
          "stack", width: width,
          stack: Self.stack(of: pairs) { View($0, intrinsic: labelSize) })
      }
    do throws(ScreenError) {
      derived = Derived(
        try Screen(scrollView: ScrollView(size: viewport), content: content))
    } catch { throw .notWellFormed(error) }
  }

  /// The column at its step as a screen.
  ///
  /// Views are named `green1`, `label1`, `green2` and so on.
  public var screen: Screen { derived.value }

  /// Green views and labels in turn.
  static func stack(of pairs: Int, _ label: (ViewID) -> View) -> StackView {
    var column = StackView(axis: .vertical)
    for number in 0..<pairs {
      column.append(View(ViewID("green\(number + 1)"), height: .constant(greenHeight)))
      column.append(label(ViewID("label\(number + 1)")))
    }
    return column
  }
}
