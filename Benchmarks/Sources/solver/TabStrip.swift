import StackScrollConstraints
import StackScrollCore

/// The constraints of a tab strip: a stack of tabs, each of a third of the frame's width.
struct TabStrip {
  /// How much there is to a tab.
  enum Kind: String, CaseIterable {
    /// Its width and its leading edge: two conditions on one axis.
    case pairs
    /// Five conditions on both axes.
    case frames
    /// Four more of an image in it.
    case images
  }

  /// The order in which constraints are added.
  enum Order: String, CaseIterable {
    case given, reversed, shuffled
    case frameLast = "frame-last"
  }

  let kind: Kind
  let tabs: Int

  /// The constraints in an order.
  func constraints(_ order: Order) -> [Constraint] {
    var body = stack
    var last = Anchor(Self.stack, .leading)
    for number in 0..<tabs {
      let tab = LayoutItem("tab\(number)")
      add(tab, after: last, number, to: &body)
      last = Anchor(tab, .trailing)
    }
    body.append(Constraint(last, .equal, Anchor(Self.stack, .trailing)))
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
    kept([
      Self.width, Constraint(Anchor(Self.window, .height), constant: 58),
      Constraint(Anchor(Self.window, .left), constant: 0),
      Constraint(Anchor(Self.window, .top), constant: 0),
      Constraint(Anchor(Self.content, .left), constant: 0),
      Constraint(Anchor(Self.content, .top), constant: 0),
    ])
  }

  private var stack: [Constraint] {
    kept(
      [LayoutAttribute.leading, .trailing, .top, .bottom].map {
        Constraint(Anchor(Self.stack, $0), .equal, Anchor(Self.content, $0))
      } + [Constraint(Anchor(Self.stack, .height), .equal, Anchor(Self.window, .height))])
  }

  private func kept(_ constraints: [Constraint]) -> [Constraint] {
    kind == .pairs ? constraints.filter { $0.first.attribute.axis == .horizontal } : constraints
  }

  private func add(
    _ tab: LayoutItem, after last: Anchor, _ number: Int, to constraints: inout [Constraint]
  ) {
    constraints.append(
      Constraint(Anchor(tab, .width), .equal, Anchor(Self.window, .width), multiplier: 1.0 / 3))
    constraints.append(Constraint(Anchor(tab, .leading), .equal, last))
    guard kind != .pairs else { return }
    constraints += [
      Constraint(Anchor(tab, .height), .equal, Anchor(Self.window, .height)),
      Constraint(Anchor(tab, .top), .equal, Anchor(Self.stack, .top)),
      Constraint(Anchor(tab, .bottom), .equal, Anchor(Self.stack, .bottom)),
    ]
    guard kind == .images else { return }
    let image = LayoutItem("image\(number)")
    constraints += [
      Constraint(Anchor(image, .width), constant: 50),
      Constraint(Anchor(image, .height), constant: 50),
      Constraint(Anchor(image, .centerX), .equal, Anchor(tab, .centerX)),
      Constraint(Anchor(image, .centerY), .equal, Anchor(tab, .centerY)),
    ]
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
