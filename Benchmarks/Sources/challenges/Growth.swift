import Foundation
import PropertyKit

/// What shrinking long texts and lists takes: calls of the property, and processor time of a call.
struct Growth {
  private static let sizes = [1_000, 5_000, 25_000]

  /// Prints a row for each kind of property; each exponent is that from one size to the next.
  static func printTable() {
    print("calls, and milliseconds of processor time of a call, of texts and lists of so many")
    print("elements; the exponents say how the time of a call grows from one size to the next")
    for (name, run) in kinds {
      let found = sizes.map { size in measure { run(size) } }
      let growth = zip(found, found.dropFirst()).map { log($1.time / $0.time) / log(5) }
      let cells = zip(sizes, found).map { size, one in
        "\(size): \(one.calls), \(hundredths(one.time * 1000))"
      }
      let exponents = growth.map(hundredths).joined(separator: " ")
      print("  \(name)\n    \(cells.joined(separator: "; "))  exponents \(exponents)")
    }
  }

  private static let kinds: [(String, @Sendable (Int) -> Int)] = [
    (
      "a text of a fixed length, whatever it says",
      { size in
        shrink(Gen<String>.string(of: .ascii, count: size...size)) { _ in false }
      }
    ),
    (
      "a text of half the length or more",
      { size in
        shrink(Gen<String>.string(of: .ascii, count: 0...size)) { $0.utf8.count < size / 2 }
      }
    ),
    (
      "a text with an x in it",
      { size in
        shrink(Gen<String>.string(of: .ascii, count: size / 2...size)) { !$0.contains("x") }
      }
    ),
    (
      "a list of which half the elements are needed",
      { size in
        shrink(Gen<[Int]>.array(of: .int(in: 0...1000), count: 0...size)) { $0.count < size / 2 }
      }
    ),
    (
      "a list of which one element is needed",
      { size in
        shrink(Gen<[Int]>.array(of: .int(in: 0...1000), count: 0...size)) { list in
          list.count < size / 4 || !list.contains { $0 > 500 }
        }
      }
    ),
  ]

  /// Shrinks the first failure of a property; how often that called it.
  private static func shrink<Value>(
    _ generator: Gen<Value>, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Int {
    var settings = Settings(seed: 1, cases: 1000)
    settings.maximumChoices = 1_000_000
    settings.maximumFailures = 1
    let report = check(generator, settings: settings, workers: 1, holds)
    return report.counterexample.map { $0.shrinking.evaluations } ?? 0
  }

  private static func measure(_ run: () -> Int) -> (calls: Int, time: Double) {
    let start = clock()
    let calls = run()
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    return (calls, time / Double(max(1, calls)))
  }

  private static func hundredths(_ number: Double) -> String { String(format: "%.2f", number) }
}
