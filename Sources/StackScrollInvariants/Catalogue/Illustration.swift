import StackScrollCore
import Synchronization

/// Cases with numbers that people know, on which laws are shown to a reader: the last case before the
/// answer changes, and the first after it.
///
/// For the tab strip these are three tabs and four tabs in 320 points. A run draws its own cases; what
/// a law measures on these is only told.
package struct Illustration: Sendable {
  /// What the cases have in common: the screen, and the device it is shown on.
  package let title: String
  /// The cases, in the order in which they are told.
  package let examples: [Example]

  /// One case, in every form in which a law of the family takes it.
  package struct Example: Sendable {
    /// What is special about it: `3 tabs`.
    package let name: String
    /// The case as the values that laws are about; a law is shown on the first that it speaks of.
    package let subjects: [any Subject]

    /// Names a case; one that makes no screen is left without values, which a test forbids.
    init(_ name: String, _ subjects: () throws -> [any Subject]) {
      self.name = name
      self.subjects = (try? subjects()) ?? []
    }
  }

  init(_ title: String, _ examples: Example...) {
    self.title = title
    self.examples = examples
  }
}

/// Something that a law measured, and found to be as it should.
package struct Measured: Hashable, Sendable {
  /// What was measured.
  package let quantity: Quantity
  /// What it came to.
  package let reading: Reading
}

/// What a law measured on one value, in the order in which it did.
final class MeasurementLog: Sendable {
  private let kept = Mutex<[Measured]>([])

  var measurements: [Measured] { kept.withLock { $0 } }

  func add(_ quantity: Quantity, _ reading: Reading) {
    kept.withLock { $0.append(Measured(quantity: quantity, reading: reading)) }
  }
}

extension Invariant {
  /// What the law measures on an example; nil if it does not hold for it, or says nothing about it.
  package func measurements(on example: Illustration.Example) -> [Measured]? {
    for subject in example.subjects where speaks(of: subject) {
      let log = MeasurementLog()
      if (try? judge(subject, LawContext(.standard, log))) == .holds { return log.measurements }
    }
    return nil
  }
}
