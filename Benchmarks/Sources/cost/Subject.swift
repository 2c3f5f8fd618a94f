import PropertyKit

/// Something that passes in every case, written for the library and by hand.
struct Subject: Sendable {
  let name: String
  /// Runs a number of cases with the library.
  let library: @Sendable (Int) -> Void
  /// Runs as many in a loop written by hand, with a generator of its own.
  let byHand: @Sendable (Int) -> Void

  /// Everything that is measured.
  static let all: [Subject] = [integer, array, tabStrip]
}

/// Checks a property that must hold.
@inline(__always)
func run<Value>(_ cases: Int, _ generator: Gen<Value>, _ holds: (Value) -> Bool) {
  let settings = Settings(seed: 1, cases: cases, enumeration: .never)
  let report = check(generator, settings: settings, holds)
  guard case .passed = report.verdict else { fatalError("the property of a measurement must hold") }
}

/// Ends the program if a property of a measurement does not hold, in loops written by hand.
@inline(__always)
func demand(_ holds: Bool) {
  guard holds else { fatalError("the property of a measurement must hold") }
}
