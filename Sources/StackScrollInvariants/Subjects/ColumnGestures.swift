import PropertyKit
import PublishedScreens
import StackScrollCore

/// What is done to an image column, with the images there should be as the model.
public struct ColumnGestures: Machine, Hashable {
  /// The column before the first action.
  public let column: ImageColumn
  /// The images that should be there, from top to bottom.
  public private(set) var images: [ImageColumn.Image]

  /// Makes the machine of a column to which nothing has been done yet.
  public init(_ column: ImageColumn) {
    self.column = column
    images = column.images
  }

  /// Hearts, stars and, less often, clearing.
  public var commands: Gen<ImageColumn.Action> { .columnActions }

  /// Adds the image that the action adds, or leaves none.
  public mutating func advance(by step: Step<ImageColumn.Action>) {
    if let image = step.command.addedImage { images.append(image) } else { images = [] }
  }

  /// The column itself.
  public func makeSystem() -> ImageColumn { column }

  /// Does the action; throws `LayoutError` where the column it makes has no layout.
  public func run(_ step: Step<ImageColumn.Action>, on column: inout ImageColumn) throws -> Outcome
  {
    column = try column.performing(step.command)
    return .passed
  }

  /// The images are those of the model.
  public func check(_ column: ImageColumn) -> Outcome {
    .holds(
      if: column.images == images,
      otherwise: "there are \(column.images.count) images, expected \(images.count), or others")
  }
}
