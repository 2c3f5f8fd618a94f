import ScreenKinds
import StackScrollConstraints
import StackScrollCore

/// What is counted of a kind of screen; every repetition reads all frames.
enum KindWork: String, CaseIterable {
  /// The screen is given.
  case layout
  /// The views are given: a screen is made of them, which checks and flattens them, and laid out.
  case values
  /// Nothing is given: the views and their names are made, too.
  case scratch
  /// A screen is given, and laid out in a window of another size.
  case window

  /// Makes ready what is given, and returns the work and how many views a layout has.
  func work(_ kind: Kind, views: Int) throws -> (views: Int, run: (Int) throws -> Double) {
    let content = kind.content(views)
    let screen = try kind.screen(content)
    let made: (Int) throws -> Screen =
      switch self {
      case .layout: { _ in screen }
      case .values: { _ in try kind.screen(content) }
      case .scratch: { _ in try kind.screen(kind.content(views)) }
      case .window:
        { try screen.with(size: Size(width: 391 + Double($0 % 2), height: screen.size.height)) }
      }
    return (
      try screen.layout().content.frames.count,
      { times in
        try (0..<times).reduce(0) { sum, time in
          sum + Way.read(try made(time).layout().frames)
        }
      }
    )
  }
}
