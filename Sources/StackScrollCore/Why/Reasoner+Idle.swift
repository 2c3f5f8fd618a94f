// What does not bear is not a reason, and some of it cancels: a view in the middle of a free stack
// that itself stands in a middle is where it is however long the stack is.
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

  /// The numbers of the views that are explained, each after those that its reason names.
  private func measuresInOrder() -> [FrameMeasure] {
    var order: [FrameMeasure] = []
    var seen: Set<FrameMeasure> = []
    for position in 0..<explained {
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
}
