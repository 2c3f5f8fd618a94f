import StackScrollConstraints
import StackScrollCore

/// The published image column: taps add hearts and stars to a column and scroll to its end.
///
/// The column is pinned on all four sides to the content and is as wide as the scroll view; its
/// height is left to the images. The scroll view stands below three labels and takes the room they
/// leave. Adding scrolls before the layout pass, from a prediction (``ScrollPrediction``); clearing
/// does not scroll.
///
/// The published column distributes its views with equal spacing. While nothing limits its height
/// that is the same as `fill`: own heights, and gaps of the spacing.
public struct ImageColumn: Hashable, Sendable {
  /// One image of the column.
  public struct Image: Hashable, Sendable {
    /// What the image shows.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A heart, added by one finger.
      case heart
      /// A star, added by two fingers.
      case star
    }

    /// What the image shows.
    public var kind: Kind
    /// The image's own size in points.
    public var size: Size

    /// Makes an image.
    public init(_ kind: Kind, size: Size = Image.publishedSize) {
      self.kind = kind
      self.size = size
    }

    /// The size of both published images.
    public static let publishedSize = Size(width: publishedSide, height: publishedSide)
    /// How wide and how high both published images are, in points.
    package static let publishedSide = 120.0
  }

  /// The size of the scroll view in points.
  public let viewport: Size
  /// The images from the top down.
  public let images: [Image]
  /// The gap between images in points.
  public let spacing: Double
  /// How heights are shared out.
  public let distribution: Distribution
  /// Where the images stand across the column.
  public let alignment: Alignment
  /// The room around the content.
  public let contentInset: EdgeInsets
  /// The space between the column's bottom and the content's, in points.
  public let pinBottom: Double
  /// Where the content is scrolled to; kept as set, never clamped.
  public let contentOffset: Point
  private let derived: Derived<(stack: StackView, screen: Screen)>

  /// The spacing of the published column, in points.
  public static let publishedSpacing = 8.0
  /// The space below the published column, in points.
  public static let publishedPinBottom = 20.0

  /// Makes a column; what is left out is as published.
  ///
  /// - Throws: `ScreenError` if a number makes no screen or there are too many images.
  /// - Complexity: O(n) for n images.
  public init(
    viewport: Size, images: [Image] = [], spacing: Double = ImageColumn.publishedSpacing,
    distribution: Distribution = .fill, alignment: Alignment = .center,
    contentInset: EdgeInsets = .zero, pinBottom: Double = ImageColumn.publishedPinBottom,
    contentOffset: Point = .zero
  ) throws(ScreenError) {
    self.viewport = viewport
    self.images = images
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    self.contentInset = contentInset
    self.pinBottom = pinBottom
    self.contentOffset = contentOffset
    let stack = StackView(
      axis: .vertical, distribution: distribution, alignment: alignment, spacing: spacing,
      arrangedViews: images.enumerated().map {
        View(ViewID("\($1.kind.rawValue)\($0 + 1)"), intrinsic: IntrinsicSize($1.size))
      })
    let screen = try Screen(
      scrollView: ScrollView(
        size: viewport, contentInset: contentInset, contentOffset: contentOffset),
      content: stack, width: .equal(to: .frameLayoutGuide),
      pins: DirectionalEdgeInsets(bottom: pinBottom))
    derived = Derived((stack, screen))
  }

  /// The names of the images in order: `heart1`, `star2` and so on.
  package var imageIDs: [ViewID] { stack.arrangedViews.map(\.id) }

  /// The images, one below the other.
  var stack: StackView { derived.value.stack }

  /// The column as a screen.
  public var screen: Screen { derived.value.screen }

  /// The column with other images and scrolled to another point.
  private func with(
    images: [Image], contentOffset: Point
  ) throws(ScreenEditError) -> ImageColumn {
    do throws(ScreenError) {
      return try ImageColumn(
        viewport: viewport, images: images, spacing: spacing, distribution: distribution,
        alignment: alignment, contentInset: contentInset, pinBottom: pinBottom,
        contentOffset: contentOffset)
    } catch { throw .notWellFormed(error) }
  }
}

extension ImageColumn {
  /// What a tap does to the column.
  public enum Action: Hashable, Sendable {
    /// One finger: a heart of a height in points is added at the bottom.
    case heart(height: Double)
    /// Two fingers: a star of a height in points is added at the bottom.
    case star(height: Double)
    /// Three fingers: all images go.
    case clear

    /// The image that the action adds, of the published width, if it adds one.
    package var addedImage: Image? {
      switch self {
      case .heart(let height):
        Image(.heart, size: Size(width: Image.publishedSide, height: height))
      case .star(let height):
        Image(.star, size: Size(width: Image.publishedSide, height: height))
      case .clear: nil
      }
    }
  }

  /// The column after an action, scrolled as the published code scrolls it.
  ///
  /// - Throws: `ScreenEditError` if the column before or after it is no screen, such as for a height that is
  ///   not finite, or has no layout.
  /// - Complexity: O(n) for n images.
  public func performing(_ action: Action) throws(ScreenEditError) -> ImageColumn {
    guard let added = action.addedImage else {
      return try with(images: [], contentOffset: contentOffset)
    }
    return try adding(added)
  }

  /// The column with an image added, and scrolled to the predicted end.
  ///
  /// - Throws: `ScreenEditError` if the column before or after it has no layout.
  /// - Complexity: O(n) for n images.
  package func adding(_ image: Image) throws(ScreenEditError) -> ImageColumn {
    let end = try prediction(adding: image).offset(from: contentOffset.y)
    let result = try with(
      images: images + [image], contentOffset: Point(x: contentOffset.x, y: end))
    _ = try result.contentHeight()
    return result
  }
}

extension ImageColumn {
  /// What the published code computes when it adds an image, from the layout as it is.
  ///
  /// - Throws: `ScreenEditError` if the column has no layout.
  /// - Complexity: O(n) for n images.
  package func prediction(adding image: Image) throws(ScreenEditError) -> ScrollPrediction {
    ScrollPrediction(
      contentHeight: try contentHeight(), addedHeight: image.size.height,
      spacing: spacing, viewportHeight: viewport.height)
  }

  /// How high the content is as it is laid out, in points.
  private func contentHeight() throws(ScreenEditError) -> Double {
    do throws(LayoutError) { return try screen.layout().contentSize.height } catch {
      throw .noLayout(error)
    }
  }
}
