import PropertyKit
import PublishedScreens
import StackScrollCore

extension Gen where Value == ImageColumn.Action {
  /// Hearts, stars and, less often, clearing.
  public static var columnActions: Gen {
    .weighted([
      (3, Gen<Double>.rowLengths.map { .heart(height: $0) }),
      (2, Gen<Double>.rowLengths.map { .star(height: $0) }),
      (1, .always(.clear)),
    ])
  }
}

extension Gen where Value == ImageColumn {
  /// Columns with up to eight images.
  ///
  /// - Parameters:
  ///   - count: how many images there may be.
  ///   - hasRoom: whether there may be insets and room below the last image.
  public static func imageColumns(count: ClosedRange<Int> = 0...8, hasRoom: Bool) -> Gen {
    ColumnDraw(counts: count, hasInsets: hasRoom, hasBottomRoom: hasRoom).values
  }

  /// Columns of one to eight images that are no shorter than their viewport.
  public static var longImageColumns: Gen { ColumnDraw.long.values }
}

extension Gen where Value == ImageColumn.Image {
  /// Hearts and stars of the published width.
  public static var columnImages: Gen {
    Gen { source throws(Discard) in
      let kind = try source.draw(.element(of: ImageColumn.Image.Kind.allCases))
      let height = try source.draw(.rowLengths)
      let width = ImageColumn.Image.publishedSize.width
      return ImageColumn.Image(kind, size: Size(width: width, height: height))
    }
  }
}

extension Gen where Value == ColumnSession {
  /// Columns and up to eight actions.
  public static func columnSessions(
    startingWith count: ClosedRange<Int> = 0...4, hasRoom: Bool
  ) -> Gen {
    ColumnSessionDraw(
      columns: ColumnDraw(counts: count, hasInsets: hasRoom, hasBottomRoom: hasRoom)
    ).values
  }
}
