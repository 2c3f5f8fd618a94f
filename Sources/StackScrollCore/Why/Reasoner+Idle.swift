// What does not bear is not a reason. Some of it cancels in the arithmetic: a view in the middle of a
// free stack that itself stands in a middle is where it is however long the stack is. The rest shows
// where the numbers that the screen gives are changed one at a time.
extension Reasoner {
  /// How much numbers change with those that the screen gives.
  private typealias Gradient = [ScreenInput: Double]

  /// The most entries of all gradients together; on larger screens some sums are left as they are.
  private static let mostEntries = 100_000
  /// The most rounds in which one sum is taken apart.
  private static let mostRounds = 12

  /// Takes sums apart that name what cancels, until nothing cancels.
  mutating func cancelIdleParts() {
    var gradients: [FrameMeasure: Gradient] = [:]
    var entries = 0
    for measure in measuresInOrder() {
      guard let reason = reason(for: measure), entries < Self.mostEntries else { continue }
      let form = LinearForm(reason.formula)
      let gradient = form.gradient(gradients)
      gradients[measure] = gradient
      entries += gradient.count
      guard let settled = settled(form, gradient, gradients), settled.formula != reason.formula
      else { continue }
      replace(Reason(measure, reason.rule, settled.formula))
    }
  }

  private typealias Reason = FrameReason.Reason

  /// The form without what cancels; nil if it cannot be told apart.
  private func settled(
    _ form: LinearForm, _ gradient: Gradient, _ gradients: [FrameMeasure: Gradient]
  ) -> LinearForm? {
    var form = form
    for _ in 0..<Self.mostRounds {
      let idle = form.idleInputs(gradient, gradients)
      guard !idle.isEmpty else { return form }
      let open = form.measures.filter { measure in
        gradients[measure].map { !idle.isDisjoint(with: $0.keys) } ?? false
      }
      guard !open.isEmpty else { return form.tangent(without: idle) }
      for measure in open {
        guard let reason = reason(for: measure) else { return nil }
        form.replace(measure, by: LinearForm(reason.formula))
      }
    }
    return form.tangent(without: form.idleInputs(gradient, gradients))
  }

  private func reason(for measure: FrameMeasure) -> Reason? {
    guard let place = node(of: measure) else { return nil }
    switch measure.kind {
    case .length: return lengths[place]
    case .start: return starts[place]
    case .end: return ends[place]
    }
  }

  private mutating func replace(_ reason: Reason) {
    guard let place = node(of: reason.measure) else { return }
    switch reason.measure.kind {
    case .length: lengths[place] = reason
    case .start: starts[place] = reason
    case .end: ends[place] = reason
    }
  }

  /// All numbers, each after those that its reason names.
  private func measuresInOrder() -> [FrameMeasure] {
    var order: [FrameMeasure] = []
    var seen: Set<FrameMeasure> = []
    for position in tree.nodes.indices {
      for axis in Axis.allCases {
        for kind in FrameMeasure.Kind.allCases {
          var open = [(measure(kind, position, axis), false)]
          while let (next, isDone) = open.popLast() {
            if isDone {
              order.append(next)
            } else if seen.insert(next).inserted {
              open.append((next, true))
              for case .measure(let part) in reason(for: next)?.formula.parts ?? [] {
                open.append((part, false))
              }
            }
          }
        }
      }
    }
    return order
  }

  // MARK: Trials

  /// The most numbers that are changed, each in a layout or two of its own; on larger screens reasons
  /// are not tried.
  private static let mostTrials = 300

  /// Withdraws reasons that name a number which does not bear on theirs.
  ///
  /// Where several wishes settle a length together, arithmetic does not tell what it comes of, nor
  /// what cancels behind it. A reason whose part can be changed without any effect is then none.
  mutating func withdrawIdleReasons(_ trials: inout Trials) {
    let order = measuresInOrder()
    trials.begin()
    for part in order.flatMap({ measure in reason(for: measure)?.formula.parts ?? [] }) {
      guard case .input(let input) = part else { continue }
      trials.numbers[input] = self.input(input).value
      guard trials.numbers.count <= Self.mostTrials else { return }
    }
    for measure in order {
      guard let reason = reason(for: measure), let place = positions[measure.view] else { continue }
      let isBorneOn = reason.formula.parts.allSatisfy {
        trials.bears($0, on: measure, at: place, here)
      }
      if isBorneOn { trials.note(reason) } else { withdraw(measure) }
    }
  }

  private mutating func withdraw(_ measure: FrameMeasure) {
    guard let place = node(of: measure) else { return }
    switch measure.kind {
    case .length: lengths[place] = nil
    case .start: starts[place] = nil
    case .end: ends[place] = nil
    }
  }
}

/// The layouts of a screen with one number changed, up and down, as they are asked for.
struct Trials {
  private let leastChange: Double
  private let delta: Double
  /// The numbers that reasons name.
  fileprivate var numbers: [ScreenInput: Double] = [:]
  private var frames: [ScreenInput: [[Rect]]] = [:]
  /// What the screen gives that a number comes of; nil where several wishes settle it.
  private var sources: [FrameMeasure: Set<ScreenInput>] = [:]

  init(of layout: Layout) {
    let magnitude = max(1, layout.magnitude)
    (delta, leastChange) = (magnitude / 0x1p16, magnitude / 0x1p36)
  }

  /// Forgets the reasons, not the layouts.
  fileprivate mutating func begin() { (numbers, sources) = ([:], [:]) }

  /// Notes what a number comes of, unless a part of it is not known to come of anything.
  fileprivate mutating func note(_ reason: FrameReason.Reason) {
    var all: Set<ScreenInput> = []
    for part in reason.formula.parts {
      switch part {
      case .input(let input): all.insert(input)
      case .measure(let measure):
        guard let known = sources[measure] else { return }
        all.formUnion(known)
      }
    }
    sources[reason.measure] = all
  }

  /// Whether a number changes with one that its reason names, or with something that one comes of.
  fileprivate mutating func bears(
    _ part: Formula.Part, on measure: FrameMeasure, at place: Int, _ here: Reasoner.Snapshot
  ) -> Bool {
    let number = measure.value(in: here.layout.frames[place])
    switch part {
    case .input(let input): return moves(input, measure, place, number, here)
    case .measure(let other):
      // Of a number that is settled together with others it is not told what it comes of, and what
      // is 0 whatever the screen gives cannot be changed.
      guard let inputs = sources[other], !inputs.isEmpty else { return true }
      return inputs.contains { moves($0, measure, place, number, here) }
    }
  }

  private mutating func moves(
    _ input: ScreenInput, _ measure: FrameMeasure, _ place: Int, _ number: Double,
    _ here: Reasoner.Snapshot
  ) -> Bool {
    if frames[input] == nil {
      let value = numbers[input] ?? 0
      frames[input] = [delta, -delta].compactMap {
        NudgedScreen.layout(of: here.screen, changing: input, from: value, by: $0)?.frames
      }
    }
    // One that cannot be changed without losing the layout holds the number where it is.
    guard let changed = frames[input], !changed.isEmpty else { return true }
    return changed.contains { (measure.value(in: $0[place]) - number).magnitude > leastChange }
  }
}
