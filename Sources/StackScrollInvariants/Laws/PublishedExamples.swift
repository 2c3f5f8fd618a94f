import PublishedScreens
import StackScrollConstraints
import StackScrollCore

// The cases on which the laws of the published screens are shown: their own numbers, on devices.

extension Illustration {
  /// Three tabs, which fit, and four, which do not.
  static let tabs = Illustration(
    "Published tab strip (\(smallPhone.name)): thirds of 320 points", strip(of: 3), strip(of: 4))

  /// The most images that fit between labels and tab bar, and one more.
  static let column = Illustration(
    "Published image column (\(phone.name)): 120 each in \(room), no room below",
    images(4), images(5))

  /// The most pairs of a view and a label that fit, and one more.
  static let labels = Illustration(
    "Published label column (\(phone.name)): view and label, 120.5 in 852",
    pairs(7), pairs(8))

  /// How a scroll view learns the size of its content, step by step.
  static let steps = Illustration(
    "Ambiguous content size: a published green view in a scroll view (\(phone.name))",
    step(.edgesOnly, "Its four edges are pinned to the content"),
    step(.height, "It has a height of 2000 as well"),
    step(.heightAndWidth, "It has the width of the scroll view as well"))

  /// An image that is added to an empty column, and to another where the law asks for one.
  static let prediction = Illustration(
    "Error of the false formula for an image of 70; below 0 it is short",
    Example("points") {
      [
        try ImageColumn(viewport: shortViewport),
        try ImageColumn(viewport: shortViewport, images: [ImageColumn.Image(.heart)]),
      ]
    })

  /// The published code with its own numbers, and with a photo on a phone.
  static let predictedEnd = Illustration(
    "Scrolling to the end before the layout pass",
    Example("Image of 120, gap of 8, room of 20 below, in a scroll view 145.5 high") {
      [try firstImage(of: 120, in: shortViewport)]
    },
    Example("On an \(phone.words), with a photo 600 high") {
      [try firstImage(of: 600, in: viewport(on: phone))]
    })

  private static let smallPhone = Device.named("iPhone SE (1st generation)")
  private static let phone = Device.named("iPhone 15")
  /// A scroll view in which the first image fits, and the first image and a gap do not.
  private static let shortViewport = Size(width: 288, height: 145.5)

  /// How high the scroll view of the image column is on the phone.
  private static let room = NumberText((try? viewport(on: phone))?.height ?? 0)

  private static func strip(of count: Int) -> Example {
    Example("\(count) tabs") {
      let strip = { try TabStrip(frameWidth: smallPhone.size.width, tabCount: $0) }
      return [try strip(count), TabSession(start: try strip(count - 1), taps: 1)]
    }
  }

  /// Columns without the published room below the last image, as some laws assume.
  private static func images(_ count: Int) -> Example {
    Example("\(count) images") {
      let column = { count in
        try ImageColumn(
          viewport: try viewport(on: phone),
          images: Array(repeating: ImageColumn.Image(.heart), count: count), pinBottom: 0)
      }
      let heart = ImageColumn.Action.heart(height: ImageColumn.Image.publishedSide)
      return [try column(count), ColumnSession(start: try column(count - 1), actions: [heart])]
    }
  }

  private static func pairs(_ count: Int) -> Example {
    Example("\(count) pairs") { [try LabelColumn(viewport: phone.size, pairs: count)] }
  }

  private static func step(_ step: LabelColumn.Step, _ name: String) -> Example {
    Example(name) { [try LabelColumn(viewport: phone.size, step: step)] }
  }

  private static func firstImage(of height: Double, in viewport: Size) throws -> ColumnSession {
    ColumnSession(start: try ImageColumn(viewport: viewport), actions: [.heart(height: height)])
  }

  /// What the labels above the column and the tab bar below it leave for the scroll view.
  private static func viewport(on device: Device) throws -> Size {
    let screen = try ImageColumn(viewport: device.size).screen(
      size: device.size, safeAreaInsets: device.safeAreaInsets)
    return try screen.layout().frame(of: "scrollView")?.size ?? .zero
  }
}
