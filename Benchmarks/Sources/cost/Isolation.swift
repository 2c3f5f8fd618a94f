import Foundation
import Measuring
import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// Prints what it costs to run passing cases in a child process, beside the same run in this one.
func printIsolationCosts() {
  guard Isolation.isAvailable else {
    endWith("no child process can be made on this platform", status: 69)
  }
  print("10,000 passing cases, the median of 31 runs of each, by turns\n")
  print("what                          here      in a child   more")
  let lists = Gen.array(of: Gen<Int>.int())
  isolationRow("integers, compared", Gen<Int>.int(in: 0...1_000_000)) { $0 >= 0 }
  isolationRow("lists, reversed twice", lists) { $0.reversed().reversed() == $0 }
  isolationRow("lists, sorted as text", lists) { list in
    list.map(String.init).sorted().count == list.count
  }
  isolationRow("tab strips, laid out", strips) { tabs, spacing in
    (try? layOut(tabs: tabs, spacing: spacing))?.frames.count == tabs + 2
  }
  let held = [UInt8](repeating: 1, count: 100 << 20)
  isolationRow("text, 100 MiB in use", lists) { $0.map(String.init).sorted().count >= 0 }
  print("\n(\(held.count >> 20) MiB held until here)")
}

/// A number of tabs and their spacing.
private let strips = Gen<(Int, Double)>.zip(.int(in: 0...9), .double(in: 0...50))

/// A strip of tabs of a third of its frame.
private func layOut(tabs: Int, spacing: Double) throws -> Layout {
  var stack = StackView(axis: .horizontal, spacing: spacing)
  for tab in 0..<tabs {
    stack.append(
      View(
        ViewID("tab\(tab)"), width: .fraction(1.0 / 3.0, of: .frameLayoutGuide),
        height: .equal(to: .frameLayoutGuide)))
  }
  let window = ScrollView(size: Size(width: 390, height: 58))
  return try Screen(
    scrollView: window, content: stack, height: .equal(to: .frameLayoutGuide)
  ).layout()
}

private func isolationRow<Value>(
  _ name: String, _ generator: Gen<Value>, _ body: (Value) -> Bool
) {
  func time(_ isolation: Isolation?) -> Duration {
    let settings = Settings(cases: 10_000, isolation: isolation)
    return ContinuousClock().measure {
      guard case .passed = check(generator, settings: settings, body).verdict else {
        fatalError("the property of a measurement must hold")
      }
    }
  }
  var (here, child): ([Duration], [Duration]) = ([], [])
  for _ in 0..<31 {
    here.append(time(nil))
    child.append(time(Isolation()))
  }
  let (plain, isolated) = (here.sorted()[15], child.sorted()[15])
  let more = 100 * (isolated / plain - 1)
  let columns = [name, milliseconds(plain), milliseconds(isolated), "\(Int(more.rounded())) %"]
  let widths = [26, 12, 12, 8]
  print(zip(columns, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined())
}

private func milliseconds(_ time: Duration) -> String {
  String(format: "%.2f ms", time / .milliseconds(1))
}
