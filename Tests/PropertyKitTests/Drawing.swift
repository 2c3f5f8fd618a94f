@testable import PropertyKit

/// The values of a run's first cases, without those that were discarded.
func drawn<Value>(_ generator: Gen<Value>, _ settings: Settings = Settings(cases: 200)) -> [Value] {
  (0..<settings.cases).compactMap { index in
    fresh(generator, caseIndex: index, settings: settings).value
  }
}

extension ReplayToken {
  /// A token of choices of which nobody says what they stood for.
  init(_ indices: [UInt64]) { self.init(indices, shape: 0) }
}

/// What drawing one value gave: the value or why there is none, and the choices.
struct Drawing<Value> {
  let value: Value?
  let discard: Discard?
  let sequence: ChoiceSequence
  var indices: [UInt64] { sequence.indices }

  init(_ generator: Gen<Value>, from start: consuming Source) {
    var source = start
    do throws(Discard) {
      value = try source.draw(generator)
      discard = nil
    } catch {
      value = nil
      discard = error
    }
    sequence = source.recorded
  }
}

/// Draws the value of one case anew.
func fresh<Value>(
  _ generator: Gen<Value>, caseIndex: Int = 0, size: Int? = nil, isRecording: Bool = true,
  settings: Settings = Settings()
) -> Drawing<Value> {
  var settings = settings
  if let size { settings.sizes = .constant(size) }
  return Drawing(
    generator, from: settings.source(slot: caseIndex, attempt: 0, recording: isRecording))
}

/// Reads a value from numbers.
func replayed<Value>(
  _ generator: Gen<Value>, _ indices: [UInt64], maximumChoices: Int = 10_000
) -> Drawing<Value> {
  Drawing(generator, from: Source(replaying: indices, maximumChoices: maximumChoices))
}

/// The cases that are left of one when a choice is changed.
func realigned<Value>(_ generator: Gen<Value>, _ change: Realignment) -> [[UInt64]] {
  Property(generator: generator, settings: Settings(), statistics: []) { _ in .passed }
    .realigned(change)
}
