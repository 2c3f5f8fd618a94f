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
    let inputs = original.nudgedInputs
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
      let screen = try? original.mapping { $1 + (tried[$0] ?? 0) }
      if let screen, let layout = try? screen.layout() {
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
    return try? screen.mapping { $0 == input ? $1 + delta : $1 }.layout()
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
    if case .contentOffset = input { true } else { input.isDistance }
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

  /// Whether it is a distance between edges.
  fileprivate var isDistance: Bool {
    switch self {
    case .pin, .margin, .spacing, .customSpacing: true
    default: false
    }
  }

  fileprivate var isRequired: Bool {
    switch self {
    case .condition(_, _, _, let constraint): constraint.priority.isRequired
    case .contentLength: true
    default: false
    }
  }
}

extension Screen {
  /// The numbers that have a part in the layout, those that can be changed most freely first.
  ///
  /// Distances of nothing are left out, and lengths of the whole frame: no reason names them.
  fileprivate var nudgedInputs: [NumberedInput] {
    let all = inputs.filter { input, value in
      !isWholeFrame(input) && (value != 0 || !input.isDistance)
    }
    let ordered = all.filter { !$0.input.isRequired } + all.filter(\.input.isRequired)
    return ordered.enumerated().map { index, number in
      NumberedInput(input: number.input, value: number.value, index: index)
    }
  }

  private func isWholeFrame(_ input: ScreenInput) -> Bool {
    switch input {
    case .contentLength(.horizontal): attachment.contentWidth == .fractionOfFrame(1)
    case .contentLength(.vertical): attachment.contentHeight == .fractionOfFrame(1)
    case .condition(_, _, _, let constraint):
      constraint.target == .fraction(1, of: .frameLayoutGuide)
    default: false
    }
  }
}
