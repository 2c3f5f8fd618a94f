import PropertyKit
import PublishedScreens
import StackScrollCore

extension Gen where Value == TabStrip {
  /// Strips as published: thirds of the frame, no spacing, no insets; 1 to 9 tabs.
  package static var tabStrips: Gen { TabDraw.published.values }
}

extension Gen where Value == ImageColumn.Action {
  /// Hearts, stars and, less often, clearing.
  package static var columnActions: Gen {
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
  package static func imageColumns(count: ClosedRange<Int> = 0...8, hasRoom: Bool) -> Gen {
    ColumnDraw(counts: count, hasInsets: hasRoom, hasBottomRoom: hasRoom).values
  }
}

extension Gen where Value == ImageColumn.Image {
  /// Hearts and stars of the published width.
  package static var columnImages: Gen {
    Gen { source throws(Discard) in
      let kind = try source.draw(.element(of: ImageColumn.Image.Kind.allCases))
      let height = try source.draw(.rowLengths)
      let width = ImageColumn.Image.publishedSize.width
      return ImageColumn.Image(kind, size: Size(width: width, height: height))
    }
  }
}

extension Gen where Value == LabelColumn {
  /// Finished columns: the stack, with 0 to 30 pairs.
  public static var labelColumns: Gen {
    labelColumns(steps: [.stack])
  }

  /// Columns at one of several steps.
  package static func labelColumns(steps: [LabelColumn.Step]) -> Gen {
    Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let step = try source.draw(.element(of: steps))
      let pairs = try source.draw(.int(in: 0...30))
      let width = try source.draw(.rowLengths)
      let height = try source.draw(.rowLengths)
      return try source.making {
        try LabelColumn(
          viewport: viewport, step: step, pairs: pairs,
          labelSize: IntrinsicSize(width: width, height: height))
      }
    }
  }
}
