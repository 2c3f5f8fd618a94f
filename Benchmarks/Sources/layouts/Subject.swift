import StackScrollConstraints
import StackScrollCore

/// A long stack, laid out by the library and by a loop written for this one case.
struct Subject: Sendable {
  let name: String
  /// The most instructions a view that are allowed.
  let limit: Double
  /// Makes the screen of so many views.
  let screen: @Sendable (Int) throws -> Screen
  /// Lays as many views out by hand: frames of four numbers each.
  let byHand: @Sendable (Int) -> (inout [Rect]) -> Void

  static let all = [tabs, naturalSizes]

  /// Tabs of a third of the frame, as high as the frame.
  static let tabs = Subject(name: "tabs of a third", limit: 130) { count in
    var stack = StackView(axis: .horizontal, spacing: 3)
    for tab in 0..<count {
      stack.append(
        View(
          ViewID("tab\(tab)"), width: .fraction(1.0 / 3.0, of: .frameLayoutGuide),
          height: .equal(to: .frameLayoutGuide)))
    }
    return try Screen(
      scrollView: window, content: stack, height: .equal(to: .frameLayoutGuide))
  } byHand: { _ in
    { frames in
      var edge = 0.0
      for place in 1..<frames.count {
        frames[place] = Rect(x: edge, y: 0, width: 390.0 * (1.0 / 3.0), height: 58)
        edge += 390.0 * (1.0 / 3.0) + 3
      }
    }
  }

  /// Views of their own sizes, centred across the stack.
  static let naturalSizes = Subject(name: "natural sizes, centred", limit: 130) { count in
    var stack = StackView(axis: .horizontal, alignment: .center, spacing: 3)
    for view in 0..<count {
      stack.append(View(ViewID("view\(view)"), intrinsic: IntrinsicSize(size(view))))
    }
    return try Screen(scrollView: window, content: stack)
  } byHand: { count in
    let sizes = (0..<count).map(size)
    return { frames in
      var highest = 0.0
      for size in sizes { highest = max(highest, size.height) }
      var edge = 0.0
      for (place, size) in sizes.enumerated() {
        frames[place + 1] = Rect(
          x: edge, y: (highest - size.height) / 2, width: size.width, height: size.height)
        edge += size.width + 3
      }
    }
  }

  private static let window = ScrollView(size: Size(width: 390, height: 58))

  private static func size(_ view: Int) -> Size {
    Size(width: Double(20 + view % 50), height: Double(20 + view % 31))
  }
}

/// What is measured of a subject.
enum Way: String, CaseIterable {
  case library = "library"
  case byHand = "by-hand"
  case copy = "copy"

  /// Makes ready what is given, and returns the work: lay out so often, and read what was made.
  func work(_ subject: Subject, views: Int) throws -> (Int) -> Double {
    switch self {
    case .library:
      let screen = try subject.screen(views)
      return { times in
        (0..<times).reduce(0) { sum, _ in
          sum + ((try? screen.layout()).map { Self.read($0.frames) } ?? .nan)
        }
      }
    case .byHand:
      let layOut = subject.byHand(views)
      return { times in
        var frames = [Rect](repeating: .zero, count: views + 1)
        return (0..<times).reduce(0) { sum, _ in
          layOut(&frames)
          return sum + Self.read(frames)
        }
      }
    case .copy:
      let frames = [Rect](repeating: Rect(x: 1, y: 2, width: 3, height: 4), count: views + 1)
      return { times in
        (0..<times).reduce(0) { sum, _ in
          sum + Self.read(frames.withUnsafeBufferPointer { Array($0) })
        }
      }
    }
  }

  /// Reads two numbers of every frame.
  static func read(_ frames: [Rect]) -> Double {
    var sum = 0.0
    for frame in frames { sum += frame.minX + frame.size.height }
    return sum
  }
}
