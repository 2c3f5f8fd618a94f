/// A screen beside another: the numbers that it gives are a little different, each by an amount of
/// its own.
///
/// Where two lengths are alike by chance, arithmetic that holds on a screen need not be its reason:
/// a view of 100 in a row of 100 is as long as the row, and as long as it likes. Beside it the two
/// differ, and what still holds there is what the layout does.
struct NudgedScreen {
  let screen: Screen
  let layout: Layout

  /// How the numbers are changed.
  struct Amounts {
    /// How much by, as a share of the largest length of the layout.
    let share: Double
    /// Which of the possible ways, of which no two are alike.
    let way: UInt64
  }

  /// How many screens are laid out in search of one that has a layout.
  private static let mostTrials = 160

  /// Changes as many numbers as can be changed together without losing the layout.
  ///
  /// Where required lengths depend on each other, some of them must stay as they are.
  ///
  /// - Returns: nil if no number can be changed.
  /// - Complexity: that of some layouts, of more where many numbers must stay.
  static func search(
    beside original: Screen, laidOutAs first: Layout, by amounts: Amounts
  ) -> NudgedScreen? {
    let inputs = original.inputs()
    let step = first.magnitude * amounts.share + leastStep
    var deltas: [ScreenInput: Double] = [:]
    var best: NudgedScreen?
    var trials = 0
    var open = [inputs[...]]
    while let group = open.popLast(), trials < mostTrials {
      trials += 1
      var tried = deltas
      for input in group {
        tried[input.input] = input.delta(step, amounts)
      }
      if let screen = try? original.changed(by: tried), let layout = try? screen.layout() {
        (deltas, best) = (tried, NudgedScreen(screen: screen, layout: layout))
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        open.append(group[middle...])
        open.append(group[..<middle])
      }
    }
    return best
  }

  /// The layout of a screen with one number changed by so many points; nil if it has none.
  ///
  /// Shares and factors change by a small part of themselves.
  static func layout(
    of screen: Screen, changing input: ScreenInput, from value: Double, by points: Double
  ) -> Layout? {
    let delta = input.isMultiple && value != 0 ? value * (points < 0 ? -1 : 1) / 0x1p10 : points
    return try? screen.changed(by: [input: delta]).layout()
  }

  /// Far more than the tolerance of layouts, in points.
  private static let leastStep = 1e-7
}

extension Layout {
  /// How far from the origin the farthest edge of a view is.
  var magnitude: Double {
    frames.reduce(0) { most, frame in
      Axis.allCases.reduce(most) {
        max($0, frame.min($1).magnitude, frame.max($1).magnitude)
      }
    }
  }
}

/// A number that a screen gives, with its place among them.
private struct NumberedInput {
  let input: ScreenInput
  let value: Double
  let index: Int

  /// How much the number is changed by; shares and factors in proportion, those of 0 like those of 1.
  func delta(_ step: Double, _ amounts: NudgedScreen.Amounts) -> Double {
    var bits = (UInt64(index) &+ amounts.way &* 0x5_DEEC_E66D) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let factor = 1 + Double(bits >> 12) / 0x1p52
    let amount = (input.isMultiple ? (value == 0 ? 1 : value) * amounts.share : step) * factor
    let mayFall = value > 2 * amount || isSigned
    return amounts.way > 0 && mayFall && bits & 1 == 0 || value > Screen.Limits.magnitude / 2
      ? -amount : amount
  }

  private var isSigned: Bool {
    switch input {
    case .pin, .margin, .spacing, .customSpacing, .contentOffset: true
    default: false
    }
  }
}

extension ScreenInput {
  /// Whether lengths are multiplied by it.
  fileprivate var isMultiple: Bool {
    switch self {
    case .condition(_, _, _, let constraint):
      if case .constant = constraint.target { false } else { true }
    case .contentLength: true
    default: false
    }
  }
}

extension Screen {
  /// The numbers that have a part in the layout, those that can be changed most freely first.
  ///
  /// Distances of nothing are left out: no reason names them.
  fileprivate func inputs() -> [NumberedInput] {
    var free: [(ScreenInput, Double)] = []
    var required: [(ScreenInput, Double)] = []
    for axis in Axis.allCases {
      free.append((.window(axis), scrollView.size[axis]))
      free.append((.contentOffset(axis), scrollView.contentOffset[axis]))
      let guide = axis == .horizontal ? attachment.contentWidth : attachment.contentHeight
      if guide != .fractionOfFrame(1),
        let value = ScreenInput.contentLength(axis).value(in: self, { _ in nil })
      {
        required.append((.contentLength(axis), value))
      }
    }
    for edge in ScreenInput.Edge.allCases where pins[edge] != 0 {
      free.append((.pin(edge), pins[edge]))
    }
    var open = [content]
    while let view = open.popLast() {
      for axis in Axis.allCases {
        for (index, constraint) in view.length(along: axis).constraints.enumerated() {
          let input = ScreenInput.condition(view.id, axis, index, constraint)
          let isWhole = constraint.target == .fraction(1, of: .frameLayoutGuide)
          guard !isWhole else { continue }
          if constraint.priority.isRequired {
            required.append((input, constraint.target.number))
          } else {
            free.append((input, constraint.target.number))
          }
        }
      }
      switch view.content {
      case .leaf(let leaf):
        for axis in Axis.allCases {
          guard let own = leaf.intrinsic[axis] else { continue }
          free.append((.ownLength(view.id, axis), own))
        }
        if let text = leaf.baselines {
          free.append((.firstBaseline(view.id), text.first))
          free.append((.lastBaseline(view.id), text.last))
        }
      case .stack(let stack):
        if stack.isLayoutMarginsRelativeArrangement {
          for edge in ScreenInput.Edge.allCases {
            let input = ScreenInput.margin(view.id, edge)
            guard let value = input.value(in: self, { _ in view }), value != 0 else { continue }
            free.append((input, value))
          }
        }
        if stack.spacing != 0 { free.append((.spacing(view.id), stack.spacing)) }
        for arranged in stack.arrangedViews {
          guard let gap = stack.customSpacing(after: arranged.id), gap != 0 else { continue }
          free.append((.customSpacing(view.id, after: arranged.id), gap))
        }
        open += stack.arrangedViews.reversed()
      case .container: break
      }
    }
    return (free + required).enumerated().map { index, input in
      NumberedInput(input: input.0, value: input.1, index: index)
    }
  }

  /// The screen with numbers changed by some amounts.
  fileprivate func changed(by deltas: [ScreenInput: Double]) throws(ScreenError) -> Screen {
    var scrollView = scrollView
    var pins = pins
    var attachment = attachment
    for axis in Axis.allCases {
      scrollView.size[axis] += deltas[.window(axis)] ?? 0
      scrollView.contentOffset[axis] += deltas[.contentOffset(axis)] ?? 0
    }
    for edge in ScreenInput.Edge.allCases { pins[edge] += deltas[.pin(edge)] ?? 0 }
    attachment.contentWidth?.change(by: deltas[.contentLength(.horizontal)] ?? 0)
    attachment.contentHeight?.change(by: deltas[.contentLength(.vertical)] ?? 0)
    return try with(
      scrollView: scrollView, content: content.changed(by: deltas), pins: pins,
      attachment: attachment)
  }
}

extension ContentAttachment.GuideLength {
  fileprivate mutating func change(by delta: Double) {
    self =
      switch self {
      case .constant(let points): .constant(points + delta)
      case .fractionOfFrame(let share): .fractionOfFrame(share + delta)
      }
  }
}

extension View {
  fileprivate func changed(by deltas: [ScreenInput: Double]) -> View {
    let width = width.changed(by: deltas, .horizontal, of: id)
    let height = height.changed(by: deltas, .vertical, of: id)
    switch content {
    case .leaf(var leaf):
      for axis in Axis.allCases {
        guard let delta = deltas[.ownLength(id, axis)], let own = leaf.intrinsic[axis] else {
          continue
        }
        leaf.intrinsic[axis] = own + delta
      }
      leaf.baselines = leaf.baselines.map { text in
        Baselines(
          first: text.first + (deltas[.firstBaseline(id)] ?? 0),
          last: text.last + (deltas[.lastBaseline(id)] ?? 0))
      }
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(var stack):
      for edge in ScreenInput.Edge.allCases {
        stack.layoutMargins[edge] += deltas[.margin(id, edge)] ?? 0
      }
      stack.spacing += deltas[.spacing(id)] ?? 0
      for arranged in stack.arrangedViews {
        guard let delta = deltas[.customSpacing(id, after: arranged.id)],
          let gap = stack.customSpacing(after: arranged.id)
        else { continue }
        stack.setCustomSpacing(gap + delta, after: arranged.id)
      }
      stack.arrangedViews = stack.arrangedViews.map { $0.changed(by: deltas) }
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container: return self
    }
  }
}

extension Length {
  fileprivate func changed(
    by deltas: [ScreenInput: Double], _ axis: Axis, of id: ViewID
  ) -> Length {
    var result = self
    for (index, constraint) in constraints.enumerated() {
      guard let delta = deltas[.condition(id, axis, index, constraint)] else { continue }
      result.constraints[index].target = constraint.target.with(constraint.target.number + delta)
    }
    return result
  }
}
