import PropertyKit
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
    Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let spacing = try source.draw(.spacings)
      let images = try source.draw(.array(of: .columnImages, count: count))
      let inset = hasRoom ? try source.draw(.contentInsets) : .zero
      let bottom = hasRoom ? try source.draw(.spacings) : 0
      return try source.making {
        try ImageColumn(
          viewport: viewport, images: images, spacing: spacing, contentInset: inset,
          pinBottom: bottom)
      }
    }
  }
}

extension Gen where Value == ImageColumn {
  /// Columns of one to eight images that are no shorter than their viewport.
  ///
  /// The viewport's height is drawn last, out of what the images need, so that no case is wasted.
  public static var longImageColumns: Gen {
    Gen { source throws(Discard) in
      let images = try source.draw(.array(of: .columnImages, count: 1...8))
      let spacing = try source.draw(.spacings)
      let gaps = spacing * Double(images.count - 1)
      let content = images.map(\.size.height).reduce(gaps, +)
      let width = try source.draw(.viewportLengths)
      let height = try source.draw(.double(in: 1...max(1, content)))
      return try source.making {
        try ImageColumn(
          viewport: Size(width: width, height: height), images: images, spacing: spacing,
          pinBottom: 0)
      }
    }
  }
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
    Gen { source throws(Discard) in
      let start = try source.draw(.imageColumns(count: count, hasRoom: hasRoom))
      return ColumnSession(try source.draw(ColumnGestures(start).programs(maximumSteps: 8)))
    }
  }
}
