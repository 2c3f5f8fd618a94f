import PropertyTesting
import Synchronization
import Testing

@testable import PropertyKit

/// What a body notes, and where it is shown.
struct NoteTests {
  @Test func `the notes of the smallest case follow what went wrong`() {
    let report = check(.int(in: 0...1000)) { number in
      note("half \(number / 2)")
      note("twice \(number * 2)")
      return number < 100
    }
    #expect(
      report.counterexample?.failure.message
        == "the property returned false\nnote: half 50\nnote: twice 200")
    #expect(report.counterexample?.failure.reason == "the property returned false")
  }

  @Test func `a case that passes makes no note`() {
    let made = Mutex(0)
    let report = check(.int()) { number in
      note(
        {
          made.withLock { $0 += 1 }; return "made"
        }())
    }
    #expect(report.holds)
    #expect(made.withLock { $0 } == 0)
    note("outside of a property it does nothing")
  }

  @Test func `properties in properties, and bodies that wait, keep their notes apart`() async {
    let report = await checkAsync(.int(in: 0...9)) { number in
      await Task.yield()
      note("outer \(number)")
      let inner = check(.int(in: 0...9)) { inner in
        note("inner \(inner)")
        return inner < 5
      }
      #expect(inner.counterexample?.failure.notes == "note: inner 5")
      return number < 3
    }
    #expect(report.counterexample?.failure.notes == "note: outer 3")
  }

  @Test(.enabled(if: Isolation.isAvailable)) func `a child process hands its notes on`() {
    let report = check(.int(in: 0...99), settings: Settings(isolation: Isolation())) { number in
      note("at \(number)")
      return number < 7
    }
    #expect(report.counterexample?.failure.notes == "note: at 7")
  }
}
