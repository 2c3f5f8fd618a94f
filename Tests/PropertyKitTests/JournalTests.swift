import Foundation
import Testing

@testable import PropertyKit

/// What is left when a process is ended in the middle of its work.
struct JournalTests {
  private static func withStore<Result>(_ body: (FailureStore) throws -> Result) rethrows -> Result
  {
    let folder = NSTemporaryDirectory() + "journal-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(FailureStore(directory: folder, property: "p"))
  }

  @Test func `a journal that was closed leaves nothing over`() throws {
    try Self.withStore { store in
      try #require(Journal(of: store, seed: 1)).place.enter(slot: 9, attempt: 0)
      #expect(try #require(Journal(of: store, seed: 1)).leftover == nil)
    }
  }

  @Test func `two runs do not write one journal`() throws {
    try Self.withStore { store in
      let first = try #require(Journal(of: store, seed: 1))
      #expect(Journal(of: store, seed: 1) == nil)
      _ = first.place
    }
  }

  @Test(.disabled("the alarm is blocked in a child: it inherits its thread's signal mask"))
  func `fifty processes killed at any moment lose neither a failure nor their place`() throws {
    try Self.withStore { store in
      // The child is killed by a clock of its own; one store of choices to a place tells how far
      // it had come.
      let servant = try Servant(limits: Isolation()) { request, place in
        guard let journal = Journal(of: store, seed: 5) else { return [] }
        signal(SIGALRM, SIG_DFL)
        ualarm(UInt32(request[0]) * 100 + 500, 0)
        for number in 1... {
          journal.place.enter(slot: number, choices: [7, UInt64(number)])
          store.keep(Failure(kind: "kind \(number % 10)", message: ""), [UInt64(number)])
          place.enter(slot: number, attempt: 0)
        }
        return []
      }
      for _ in 0..<50 {
        guard case .died(let death) = try servant.ask([UInt8.random(in: 0...255)]) else {
          Issue.record("it lives")
          return
        }
        let last = death.place.slot
        let contents = store.contents()
        #expect(contents.skipped.isEmpty)
        if last > 0 {
          let kept = contents.failures.first { $0.kind == "kind \(last % 10)" }
          #expect(kept?.token == ReplayToken([UInt64(last)]))
        }
        let leftover = try #require(Journal(of: store, seed: 5)).leftover
        if last > 0 {
          #expect(leftover?.seed == 5)
          #expect(
            leftover?.origin == .recorded([7, UInt64(last)])
              || leftover?.origin == .recorded([7, UInt64(last + 1)])
              || leftover?.origin == .fresh(slot: last + 1, attempt: 0))
        }
        try FileManager.default.removeItem(atPath: store.folder)
      }
    }
  }

  @Test func `the case on which the last run died is run first`() throws {
    try Self.withStore { store in
      let numbers = Gen<Int>.int(in: 0...1_000_000)
      let servant = try? Servant(limits: Isolation()) { _, _ in
        _ = check(numbers, settings: Settings(seed: 5, store: store)) { value in
          if value >= 600 { WayToDie.index.die() }
        }
        return []
      }
      guard let servant else { return }
      guard case .died = try servant.ask([]) else {
        Issue.record("it lives")
        return
      }
      var values: [Int] = []
      _ = check(numbers, settings: Settings(seed: 8, cases: 5, store: store)) { values.append($0) }
      #expect(try #require(values.first) >= 600)
    }
  }
}
