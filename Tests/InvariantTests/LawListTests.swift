import Foundation
import StackScrollConstraints
import StackScrollInvariants
import TestSupport
import Testing

/// The one list of laws of a screen, and what is told of them elsewhere.
@Suite struct LawListTests {
  @Test func `the name in files is that in code`() {
    for law in ScreenLaw.allCases {
      var words = ""
      for (before, letter) in zip(" \(law)", "\(law)") {
        if letter.isUppercase || letter.isNumber && !before.isNumber { words += "-" }
        words += letter.lowercased()
      }
      #expect(law.rawValue == words)
    }
  }

  @Test func `each law is told by somebody, in a sentence of its own`() {
    for law in ScreenLaw.allCases {
      #expect(!law.doors.isEmpty && law.sentence.hasSuffix("."), "\(law)")
      #expect(!law.doors.contains(.check) || law.doors.contains(.lint), "\(law)")
    }
    #expect(Set(ScreenLaw.allCases.map(\.sentence)).count == ScreenLaw.allCases.count)
  }

  @Test func `each law of files has its check, in the order of the laws`() {
    #expect(WindowLaw.ofFiles.map(\.law) == ScreenLaw.allCases.filter { $0.doors.contains(.check) })
    let all = WindowLaw.all.map(\.law)
    #expect(all == ScreenLaw.allCases.filter(all.contains))
  }

  @Test func `the table says what each law says and what it takes for intended`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Layout.md"), encoding: .utf8)
    for law in WindowLaw.ofFiles.map(\.law) {
      let row = "| `\(law.rawValue)` | \(law.sentence) | \(law.intended ?? "nothing") |"
      #expect(page.contains(row), "\(row)")
    }
  }
}
