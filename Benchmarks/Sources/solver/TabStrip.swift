import StackScrollConstraints
import StackScrollCore

/// The constraints of a tab strip: a stack of tabs, each of a third of the frame's width.
struct TabStrip {
  /// The order in which constraints are added.
  enum Order: String, CaseIterable {
    case given, reversed, shuffled
    case frameLast = "frame-last"
  }

  let tabs: Int
  let hasImages: Bool

  /// The constraints in an order.
  func constraints(_ order: Order) -> [Constraint] {
    let body = stack + (0..<tabs).flatMap { tab($0) } + [end]
    switch order {
    case .given: return frame + body
    case .reversed: return (frame + body).reversed()
    case .frameLast: return body + frame
    case .shuffled:
      var generator = Shuffling()
      return (frame + body).shuffled(using: &generator)
    }
  }

  /// The constraint that a resize changes.
  static let width = Constraint(Anchor(window, .width), constant: 390)

  private static let window = LayoutItem("frame")
  private static let content = LayoutItem("content")
  private static let stack = LayoutItem("stack")

  private var frame: [Constraint] {
    [
      Self.width, Constraint(Anchor(Self.window, .height), constant: 58),
      Constraint(Anchor(Self.window, .left), constant: 0),
      Constraint(Anchor(Self.window, .top), constant: 0),
      Constraint(Anchor(Self.content, .left), constant: 0),
      Constraint(Anchor(Self.content, .top), constant: 0),
    ]
  }

  private var stack: [Constraint] {
    [LayoutAttribute.leading, .trailing, .top, .bottom].map {
      Constraint(Anchor(Self.stack, $0), .equal, Anchor(Self.content, $0))
    } + [Constraint(Anchor(Self.stack, .height), .equal, Anchor(Self.window, .height))]
  }

  private func tab(_ number: Int) -> [Constraint] {
    let tab = LayoutItem("tab\(number)")
    let edge =
      number == 0
      ? Anchor(Self.stack, .leading) : Anchor(LayoutItem("tab\(number - 1)"), .trailing)
    let constraints = [
      Constraint(
        Anchor(tab, .width), .equal, Anchor(Self.window, .width), multiplier: 1.0 / 3),
      Constraint(Anchor(tab, .height), .equal, Anchor(Self.window, .height)),
      Constraint(Anchor(tab, .leading), .equal, edge),
      Constraint(Anchor(tab, .top), .equal, Anchor(Self.stack, .top)),
      Constraint(Anchor(tab, .bottom), .equal, Anchor(Self.stack, .bottom)),
    ]
    guard hasImages else { return constraints }
    let image = LayoutItem("image\(number)")
    return constraints + [
      Constraint(Anchor(image, .width), constant: 50),
      Constraint(Anchor(image, .height), constant: 50),
      Constraint(Anchor(image, .centerX), .equal, Anchor(tab, .centerX)),
      Constraint(Anchor(image, .centerY), .equal, Anchor(tab, .centerY)),
    ]
  }

  private var end: Constraint {
    Constraint(
      Anchor(LayoutItem("tab\(tabs - 1)"), .trailing), .equal, Anchor(Self.stack, .trailing))
  }
}

/// Numbers for shuffling, the same in every run (SplitMix64).
struct Shuffling: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
