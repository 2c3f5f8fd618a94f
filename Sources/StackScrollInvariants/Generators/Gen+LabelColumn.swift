import PropertyKit
import PublishedScreens
import StackScrollCore

extension Gen where Value == LabelColumn {
  /// Finished columns: the stack, with 0 to 30 pairs.
  public static var labelColumns: Gen {
    labelColumns(steps: [.stack])
  }

  /// Columns at one of several steps.
  public static func labelColumns(steps: [LabelColumn.Step]) -> Gen {
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
