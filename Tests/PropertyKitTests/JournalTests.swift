import Foundation
import TestSupport
import Testing

@testable import PropertyKit

@Suite("What a process was doing outlives it")
struct JournalTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: "journal-\(UUID().uuidString)").path
  private let writer: BuiltProgram

  init() throws {
    writer = try BuiltProgram("JournalWriter")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  private var store: FailureStore { FailureStore(directory: directory, property: "p") }

  /// A process that dies at a slot, having found what the last one left, but not run it.
  private func dieAtSlot(_ slot: Int, seed: Int) throws {
    let process = try writer.start(["die", directory, "\(seed)", "\(slot)"])
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
  }

  /// The slots that runs which settle everything are told, one after the other.
  private func toldSlots() throws -> [Int] {
    var slots: [Int] = []
    // Another test may fork while a journal is open: its child holds the lock for a moment.
    for _ in 0..<5 {
      guard let journal = Journal.take(from: store, seed: 0), let told = journal.leftover else {
        Thread.sleep(forTimeInterval: 0.05)
        continue
      }
      if case .fresh(let slot, _) = told.origin { slots.append(slot) }
      journal.settleLeftover()
    }
    return slots
  }

  @Test func `A case is told until it was run again, whoever dies before`() throws {
    try dieAtSlot(1234, seed: 7)
    for _ in 0..<3 { try dieAtSlot(0, seed: 8) }
    #expect(try toldSlots() == [1234, 0])
  }

  @Test func `Of two runs that die at the same time, both cases are told`() throws {
    let first = Journal.take(from: store, seed: 1)
    try dieAtSlot(22, seed: 2)
    try dieAtSlot(33, seed: 3)
    #expect(first?.leftover == nil)
    #expect(try Set(toldSlots()) == [22, 33])
  }

  @Test func `Runs that die of the same case tell it once`() throws {
    for _ in 0..<5 { try dieAtSlot(44, seed: 4) }
    #expect(try toldSlots() == [44])
  }

  @Test func `A run that ends by itself tells nothing`() throws {
    let process = try writer.start(["end", directory, "5", "55"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try toldSlots().isEmpty)
  }

  @Test func `Killed at fifty moments, a process loses no failure and leaves a readable store`()
    throws
  {
    var random = RandomBits(seed: 1, caseIndex: 0)
    for round in 0..<50 {
      let place = "\(directory)/killed \(round)"
      let count = "\(directory)/count \(round)"
      let process = try writer.start(["find", place, "7", count])
      for _ in 0..<1000 where kept(count) == 0 { Thread.sleep(forTimeInterval: 0.001) }
      Thread.sleep(forTimeInterval: Double(random.upTo(5000)) / 1e6)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try #require(
        process.terminationReason == .uncaughtSignal,
        "the process ended by itself in round \(round)")
      check(FailureStore(directory: place, property: "p"), kept: kept(count))
    }
  }

  /// What a writer's file of its count says; 0 if there is none yet.
  private func kept(_ path: String) -> Int {
    (FileManager.default.contents(atPath: path) ?? Data()).reversed().reduce(0) {
      $0 << 8 | Int($1)
    }
  }

  /// How many kinds of failures a writer finds.
  private static let kinds = 8

  private func choices(_ number: Int) -> [UInt64] {
    [UInt64](repeating: UInt64(number), count: 1 + number % 500)
  }

  /// The kill may have come between a file's appearance and the word that tells of it.
  private func check(_ store: FailureStore, kept: Int) {
    #expect(kept > 0)
    let contents = store.contents()
    #expect(contents.skipped.isEmpty)
    let found = Set(contents.failures.map(\.token))
    for last in max(1, kept - Self.kinds + 1)...max(1, kept) {
      let isReplaced =
        last + Self.kinds == kept + 1 && found.contains(ReplayToken(choices(kept + 1)))
      #expect(found.contains(ReplayToken(choices(last))) || isReplaced)
    }
    guard case .fresh(let slot, 0)? = Journal.take(from: store, seed: 0)?.leftover?.origin else {
      Issue.record("the running case is not told")
      return
    }
    #expect(slot == kept || slot == kept + 1)
  }
}

@Suite("A crash is named by the runtime's words")
struct CrashTextTests {
  @Test(arguments: ["value 7 ", "seen x, then y: ", ""])
  func `What the body left on the line is no part of the name`(before: String) {
    let library = "\(before)Swift/Array.swift:692: Fatal error: Index out of range"
    #expect(CrashText.bug(in: library) == "Index out of range")
    let own = "\(before)Module/File.swift:31: Fatal error: bad 17"
    #expect(CrashText.bug(in: own) == "bad # (Module/File.swift:31)")
  }
}
