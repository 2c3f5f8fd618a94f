import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Screens that nobody would write: each gets an answer or an error, and no number that is none.
struct HostileScreenTests {
  @Test func `whatever is described, there is an answer of finite numbers or a typed error`() {
    let report = check(.hostileScreens, settings: Settings(cases: 3000)) { description in
      HostileTrial(description).outcome
    }
    guard case .passed = report.verdict else {
      Issue.record("\(ReportText.text(of: report))")
      return
    }
  }

  @Test func `whatever window is described, there is an answer or a typed error`() {
    let report = check(.hostileWindows, settings: Settings(cases: 1500)) { description in
      HostileTrial(description).outcome
    }
    guard case .passed = report.verdict else {
      Issue.record("\(ReportText.text(of: report))")
      return
    }
  }

  @Test func `most hostile descriptions are screens, and many have a layout`() {
    var (screens, layouts) = (0, 0)
    _ = check(.hostileScreens, settings: Settings(cases: 1000)) { description in
      guard let screen = try? Screen(description) else { return }
      screens += 1
      if (try? screen.layout()) != nil { layouts += 1 }
    }
    #expect(screens > 300)
    #expect(layouts > 100)
  }

  @Test func `ten thousand levels and a million views are refused or laid out`() throws {
    let window = ScrollView(size: Size(width: 320, height: 480))
    var tower = View("leaf", width: .constant(1), height: .constant(1))
    for level in 0..<10_000 {
      tower = View(ViewID("\(level)"), stack: StackView(axis: .vertical, arrangedViews: [tower]))
    }
    #expect(throws: ScreenError.self) { try Screen(scrollView: window, content: tower) }
    var column = StackView(axis: .vertical)
    for row in 0..<100_000 {
      column.append(View(ViewID("r\(row)"), width: .constant(1), height: .constant(0.1)))
    }
    let layout = try Screen(scrollView: window, content: column).layout()
    #expect(Tolerance.standard.isEqual(layout.contentSize.height, 10_000))
  }
}
