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
  ) { screen, model in
    guard let trial = try ReasonTrial(screen, model) else { return .passed }
    return .all(trial.reasons.lazy.map { trial.givesItsNumber($0) })
  }

  /// The numbers drawn are told apart, so that none bears in vain.
  ///
  /// Where lengths are alike by chance no single one of them need bear: of two that hold a view at
  /// 100, either may be changed, and the other still does.
  static let reasonsBear = Invariant(
    "reasons-bear-on-the-numbers",
    "Each number that a reason names bears on the one that it explains: changed, both change.",
    for: unlikeNumbers
  ) { screen, model in
    guard let trial = try ReasonTrial(screen, model) else { return .passed }
    return .all(trial.reasons.lazy.map { trial.bears($0) })
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
  ) { screen, model in
    guard let trial = try ReasonTrial(screen, model) else { return .passed }
    return .all(trial.reasons.lazy.map { trial.ends($0) })
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
  private let model: LayoutModel
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

  /// Lays a screen out and asks for its reasons; nil if it has no layout.
  init?(_ screen: Screen, _ model: LayoutModel) throws {
    guard let layout = try? model.layout(screen) else { return nil }
    (self.screen, self.model) = (screen, model)
    frames = layout.framesByID()
    found = try model.reasons(screen)
    reasons = found.all
    views = screen.content.viewsByID
    magnitude = frames.values.reduce(1) { most, frame in
      Axis.allCases.reduce(most) {
        max($0, frame.min($1).magnitude, frame.max($1).magnitude)
      }
    }
  }

  // MARK: Arithmetic

  func givesItsNumber(_ reason: Reason) -> Outcome {
    guard let frame = frames[reason.measure.view] else {
      return .holds(if: false, otherwise: "a reason is given for nobody: \(reason)")
    }
    let number = reason.measure.value(in: frame)
    let value = reason.formula.value { part, _ in self.number(of: part) ?? .nan }
    return Outcome.holds(
      if: Tolerance.standard.isNegligible(value - number, amongst: magnitude),
      otherwise: "\(words(reason)) comes to \(NumberText(value)), not \(NumberText(number))"
    ).and(
      .holds(
        if: reason.formula.value == value,
        otherwise: "\(words(reason)) shows other numbers than there are"))
  }

  private func number(of part: Formula.Part) -> Double? {
    switch part {
    case .input(let input): screen.number(input, views)
    case .measure(let measure): frames[measure.view].map { measure.value(in: $0) }
    }
  }

  // MARK: Bearing

  func bears(_ reason: Reason) -> Outcome {
    let isNamed = !reason.formula.parts.isEmpty || reason.rule == .together
    return Outcome.holds(
      if: isNamed || Tolerance.standard.isNegligible(reason.formula.value, amongst: magnitude),
      otherwise: "\(words(reason)) names nothing that it comes of"
    ).and(partsBear(on: reason))
  }

  private func partsBear(on reason: Reason) -> Outcome {
    .all(
      reason.formula.parts.lazy.map { part in
        // Of a number that is settled together with others it is not told what it comes of.
        if case .measure(let measure) = part, self.isOpen(measure) { return .passed }
        let inputs = self.inputs(of: part)
        // What is 0 whatever the screen gives cannot be changed.
        if inputs.isEmpty, let number = self.number(of: part),
          Tolerance.standard.isNegligible(number, amongst: self.magnitude)
        {
          return .passed
        }
        return .holds(
          if: inputs.contains { self.bears($0, on: reason.measure) },
          otherwise: "\(self.words(reason)): changed, \(part) changes nothing")
      })
  }

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
      // Far below the change, which may count for a ten-thousandth only, and above rounding.
      return (measure.value(in: frame) - number).magnitude > magnitude / 0x1p36
    }
  }

  private func changes(of input: ScreenInput) -> [Change] {
    if let known = changed[input] { return known }
    let delta = delta(of: input)
    let changes = [delta, -delta].compactMap { delta -> Change? in
      guard let other = try? screen.changing(input, by: delta),
        let layout = try? model.layout(other)
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
    case .contentLength(let axis):
      switch axis == .horizontal
        ? screen.attachment.contentWidth : screen.attachment.contentHeight
      {
      case .fractionOfFrame?: true
      case .constant?, nil: false
      }
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

  func ends(_ reason: Reason) -> Outcome {
    .holds(
      if: !leadsBack(from: reason.measure),
      otherwise: "\(words(reason)) is explained by itself")
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
