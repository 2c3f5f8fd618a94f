import PropertyKit
import PublishedScreens
import StackScrollCore

/// What may vary among the image columns on which a law is checked.
struct ColumnDraw: Draw {
  /// How many images there may be.
  var counts = 0...8
  /// Whether the images are no shorter than the viewport.
  var isLong = false
  /// The gaps between images.
  var spacings: ClosedRange<Double> = 0...50
  /// Whether there may be content insets.
  var hasInsets = false
  /// Whether there may be room below the last image.
  var hasBottomRoom = false

  /// Columns of one to eight images that are no shorter than their viewport.
  static let long = ColumnDraw(counts: 1...8, isLong: true)

  /// Columns with insets and room below the last image.
  static func roomy(_ counts: ClosedRange<Int> = 0...8) -> ColumnDraw {
    ColumnDraw(counts: counts, hasInsets: true, hasBottomRoom: true)
  }

  /// The generator of them.
  ///
  /// The height of a viewport that images must fill is drawn last, out of what they need, so that
  /// no case is wasted.
  var values: Gen<ImageColumn> {
    let spacings = Gen<Double>.double(in: spacings)
    let images = Gen<[ImageColumn.Image]>.array(of: .columnImages, count: counts)
    return Gen { source throws(Discard) in
      let (viewport, spacing, images) =
        isLong
        ? try Self.filledWindow(images, spacings, &source)
        : try Self.window(images, spacings, &source)
      let inset = hasInsets ? try source.draw(.contentInsets) : .zero
      let bottom = hasBottomRoom ? try source.draw(.spacings) : 0
      return try source.making {
        try ImageColumn(
          viewport: viewport, images: images, spacing: spacing, contentInset: inset,
          pinBottom: bottom)
      }
    }
  }

  func without(_ assumption: Assumption) -> ColumnDraw? {
    switch assumption {
    case .longContent: changed { $0.isLong = false }
    case .noOverlap: changed { $0.spacings = -50...spacings.upperBound }
    case .noInsets: changed { $0.hasInsets = true }
    case .noBottomRoom: changed { $0.hasBottomRoom = true }
    case .startsEmpty, .notEmpty: changed { $0.counts = 0...8 }
    default: nil
    }
  }

  func admits(_ column: ImageColumn) -> Bool {
    let isShort = isLong && column.viewport.height > max(1, Self.length(of: column))
    let isDrawn = column.images.allSatisfy { $0.size.height >= Self.leastHeight }
    return !isShort && isDrawn && column.images.count >= counts.lowerBound
      && (counts.upperBound > 0 || column.images.isEmpty)
      && column.spacing >= spacings.lowerBound
      && (hasInsets || column.contentInset == .zero) && (hasBottomRoom || column.pinBottom == 0)
  }

  /// The height of the least image that is drawn, in points.
  fileprivate static let leastHeight = 1.0

  private static func window(
    _ images: Gen<[ImageColumn.Image]>, _ spacings: Gen<Double>, _ source: inout Source
  ) throws(Discard) -> (Size, Double, [ImageColumn.Image]) {
    (try source.draw(.viewports), try source.draw(spacings), try source.draw(images))
  }

  private static func filledWindow(
    _ images: Gen<[ImageColumn.Image]>, _ spacings: Gen<Double>, _ source: inout Source
  ) throws(Discard) -> (Size, Double, [ImageColumn.Image]) {
    let images = try source.draw(images)
    let spacing = try source.draw(spacings)
    let width = try source.draw(.viewportLengths)
    let height = try source.draw(.double(in: 1...max(1, length(of: images, spacing))))
    return (Size(width: width, height: height), spacing, images)
  }

  private static func length(of column: ImageColumn) -> Double {
    length(of: column.images, column.spacing)
  }

  private static func length(of images: [ImageColumn.Image], _ spacing: Double) -> Double {
    images.map(\.size.height).reduce(spacing * Double(max(0, images.count - 1)), +)
  }
}

/// What may vary among the columns to which something is done.
struct ColumnSessionDraw: Draw {
  /// The columns before the first action.
  var columns: ColumnDraw

  /// Columns and up to eight actions.
  var values: Gen<ColumnSession> {
    let columns = columns.values
    return Gen { source throws(Discard) in
      let start = try source.draw(columns)
      return ColumnSession(try source.draw(ColumnGestures(start).programs(maximumSteps: 8)))
    }
  }

  func without(_ assumption: Assumption) -> ColumnSessionDraw? {
    columns.without(assumption).map(ColumnSessionDraw.init)
  }

  func admits(_ session: ColumnSession) -> Bool {
    columns.admits(session.start)
      && session.actions.compactMap(\.addedImage).allSatisfy {
        $0.size.height >= ColumnDraw.leastHeight
      }
  }
}
