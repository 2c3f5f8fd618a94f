import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of the reasons that a layout gives for its numbers.
enum ReasonInvariants {
  static let all: [Invariant] = [reasonsGiveTheNumbers, reasonsBear, reasonsEnd]

  static let reasonsGiveTheNumbers = Invariant(
    "reasons-give-the-numbers",
    "Each reason, worked out from the numbers it names, gives the number that the frame has.",
    for: .oracleScreens
  ) { screen, law in
    guard let trial = try ReasonTrial(screen, law) else { return }
    for reason in trial.reasons { try trial.expectItsNumber(of: reason) }
  }

  /// The numbers drawn are told apart, so that none bears in vain.
  ///
  /// Where lengths are alike by chance no single one of them need bear: of two that hold a view at
  /// 100, either may be changed, and the other still does.
  static let reasonsBear = Invariant(
    "reasons-bear-on-the-numbers",
    "Each number that a reason names bears on the one that it explains: changed, both change.",
    for: unlikeNumbers
  ) { screen, law in
    guard let trial = try ReasonTrial(screen, law) else { return }
    for reason in trial.reasons { try trial.expectBearing(of: reason) }
  }

  private static var unlikeNumbers: Gen<Screen> {
    Gen { source throws(Discard) in
      let screen = try source.draw(.oracleScreens)
      return try source.making { () throws(ScreenError) in try screen.tellingNumbersApart() }
    }
  }

  static let reasonsEnd = Invariant(
    "reasons-end-at-the-screen",
    "Followed from any number, reasons lead to what the screen gives, and never back.",
    for: .oracleScreens
  ) { screen, law in
    guard let trial = try ReasonTrial(screen, law) else { return }
    for reason in trial.reasons { try trial.expectEnd(of: reason) }
  }
}

/// The reasons for one layout, held against screens that differ from it in one number.
final class ReasonTrial {
  typealias Reason = FrameReason.Reason

  let screen: Screen
  let frames: [ViewID: Rect]
  let reasons: [Reason]
  private let found: LayoutReasons
  private let views: [ViewID: View]
  private let magnitude: Double
  private let law: LawContext
  private let layout: ContentLayout
  /// The layouts of the screens with one number changed, up and down, as they are asked for.
  private var changed: [ScreenInput: [Change]] = [:]
  /// What the screen gives that a number comes of, as it is asked for.
  private var sources: [FrameMeasure: [ScreenInput]] = [:]
  private var open: Set<FrameMeasure> = []

  /// A layout after one number was changed.
  private struct Change {
    let delta: Double
    let frames: [ViewID: Rect]
  }

  /// Lays a screen out by the rules of stacks and asks for its reasons; nil if it has no such layout.
  init?(_ screen: Screen, _ law: LawContext) throws {
    let stack = try screen.ruled()
    guard let layout = try? law.model.stackLayout(stack) else { return nil }
    (self.screen, self.law, self.layout) = (screen, law, layout)
    frames = layout.framesByID()
    found = try law.model.reasons(stack)
    reasons = found.all
    views = screen.content.viewsByID
    magnitude = frames.values.reduce(1) { most, frame in
      Axis.allCases.reduce(most) {
        max($0, frame.min($1).magnitude, frame.max($1).magnitude)
      }
    }
  }

  // MARK: Arithmetic

  func expectItsNumber(of reason: Reason) throws {
    guard let frame = frames[reason.measure.view] else {
      return try law.expect(false, "a reason is given for no view: \(words(reason))")
    }
    let number = reason.measure.value(in: frame)
    let value = reason.formula.value { part, _ in self.number(of: part) ?? .nan }
    if !Tolerance.standard.isNegligible(value - number, amongst: magnitude) {
      throw evidence(number, value.isNaN ? .none : .number(value), "explained as", reason)
    }
    if reason.formula.value != value {
      throw evidence(value, .number(reason.formula.value), "shown as", reason)
    }
  }

  /// That a number of a frame is not what its reason says.
  private func evidence(
    _ found: Double, _ expected: Reading, _ circumstance: String, _ reason: Reason
  ) -> Evidence {
    Evidence(
      reason.measure.quantity, .number(found), .equal, expected,
      Circumstance(circumstance, .text("\(reason.formula)")), layout: layout)
  }

  private func number(of part: Formula.Part) -> Double? {
    switch part {
    case .input(let input): screen.number(input, views)
    case .measure(let measure): frames[measure.view].map { measure.value(in: $0) }
    }
  }

  // MARK: Bearing

  func expectBearing(of reason: Reason) throws {
    let isNamed = !reason.formula.parts.isEmpty || reason.rule == .together
    try law.expect(
      isNamed || Tolerance.standard.isNegligible(reason.formula.value, amongst: magnitude),
      "\(words(reason)) names nothing that it comes of")
    for part in reason.formula.parts {
      // Of a number that is settled together with others it is not told what it comes of.
      if case .measure(let measure) = part, isOpen(measure) { continue }
      let inputs = inputs(of: part)
      // What is 0 whatever the screen gives cannot be changed.
      if inputs.isEmpty, let number = number(of: part),
        Tolerance.standard.isNegligible(number, amongst: magnitude)
      {
        continue
      }
      guard !inputs.contains(where: { bears($0, on: reason.measure) }) else { continue }
      throw Evidence(
        .other(
          .init(
            "change of a number of the frame", .length, of: [reason.measure.view],
            along: reason.measure.axis)),
        .number(0), .atLeast, .number(leastChange),
        Circumstance("with another", .text("\(Formula.part(part, number(of: part) ?? 0))")),
        layout: layout)
    }
  }

  /// Far below the change of an input, which may count for a ten-thousandth only, and above rounding.
  private var leastChange: Double { magnitude / 0x1p36 }

  private func inputs(of part: Formula.Part) -> [ScreenInput] {
    switch part {
    case .input(let input): [input]
    case .measure(let measure): sources(of: measure)
    }
  }

  /// Whether a number changes with another that the screen gives, in one direction at least.
  ///
  /// One that cannot be changed without losing the layout holds the number where it is.
  private func bears(_ input: ScreenInput, on measure: FrameMeasure) -> Bool {
    let changes = changes(of: input)
    guard !changes.isEmpty, let frame = frames[measure.view] else { return true }
    let number = measure.value(in: frame)
    return changes.contains { change in
      guard let frame = change.frames[measure.view] else { return false }
      return (measure.value(in: frame) - number).magnitude > leastChange
    }
  }

  private func changes(of input: ScreenInput) -> [Change] {
    if let known = changed[input] { return known }
    let delta = delta(of: input)
    let changes = [delta, -delta].compactMap { delta -> Change? in
      guard let other = try? screen.changing(input, by: delta),
        let stack = other.scrolledStack, let layout = try? law.model.stackLayout(stack)
      else { return nil }
      return Change(delta: delta, frames: layout.framesByID())
    }
    changed[input] = changes
    return changes
  }

  /// A small change: of points by a part of the largest length, of a share by a part of itself.
  private func delta(of input: ScreenInput) -> Double {
    let number = number(of: .input(input)) ?? 0
    return isShare(input) && number != 0 ? number / 0x1p10 : magnitude / 0x1p16
  }

  private func isShare(_ input: ScreenInput) -> Bool {
    switch input {
    case .condition(_, _, _, let constraint):
      if case .constant = constraint.target { false } else { true }
    default: false
    }
  }

  // MARK: Following

  /// What the screen gives that a number comes of, in the end.
  private func sources(of measure: FrameMeasure) -> [ScreenInput] {
    if let known = sources[measure] { return known }
    guard let reason = found[measure], open.insert(measure).inserted else { return [] }
    var seen: Set<ScreenInput> = []
    let result = reason.formula.parts.flatMap { inputs(of: $0) }.filter {
      seen.insert($0).inserted
    }
    open.remove(measure)
    sources[measure] = result
    return result
  }

  /// Whether a number comes of one that several wishes settle together.
  private func isOpen(_ measure: FrameMeasure) -> Bool {
    guard let reason = found[measure], open.insert(measure).inserted else { return false }
    defer { open.remove(measure) }
    guard reason.rule != .together else { return true }
    return reason.formula.parts.contains { part in
      if case .measure(let other) = part { isOpen(other) } else { false }
    }
  }

  func expectEnd(of reason: Reason) throws {
    guard leadsBack(from: reason.measure) else { return }
    throw evidence(
      frames[reason.measure.view].map(reason.measure.value) ?? .nan, .none,
      "explained by itself in", reason)
  }

  private var ended: Set<FrameMeasure> = []

  private func leadsBack(from measure: FrameMeasure) -> Bool {
    guard !ended.contains(measure) else { return false }
    guard let reason = found[measure] else { return true }
    guard open.insert(measure).inserted else { return true }
    defer { open.remove(measure) }
    for case .measure(let other) in reason.formula.parts where leadsBack(from: other) {
      return true
    }
    ended.insert(measure)
    return false
  }

  private func words(_ reason: Reason) -> String {
    "\(reason.measure): \(reason.formula)"
  }
}

extension FrameMeasure {
  /// The same as a question to a layout.
  fileprivate var quantity: Quantity {
    switch kind {
    case .length: .length(view, axis)
    case .start: .start(view, axis)
    case .end: .end(view, axis)
    }
  }
}
