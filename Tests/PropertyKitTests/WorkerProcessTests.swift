import Foundation
import Synchronization
import Testing

@testable import PropertyKit

/// A child process that answers requests, or whose death is the answer.
@Suite(.enabled(if: Isolation.isAvailable, "only where a process can fork"))
struct WorkerProcessTests {
  private static let limits = Isolation(
    memory: 1 << 28, processorTime: .milliseconds(300), waitingTime: .seconds(1))

  private static func worker(
    _ limits: Isolation = Self.limits, _ serve: @escaping ([UInt8]) -> [UInt8]
  ) throws -> WorkerProcess {
    try WorkerProcess(limits: limits) { request, place in
      place.enter(slot: Int(request.first ?? 0), attempt: 0)
      place.enterBody()
      return serve(request)
    }
  }

  @Test(arguments: WayToDie.allCases)
  func `each way to die has its own kind, and the worker serves on`(way: WayToDie) throws {
    let worker = try Self.worker { request in
      if request[0] == 7 { way.die() }
      return request
    }
    #expect(try worker.ask([1, 2]) == .reply([1, 2]))
    guard case .died(let death) = try worker.ask([7]) else {
      Issue.record("it lives")
      return
    }
    #expect(death.kind.hasPrefix(way.kind), "\(death.kind)")
    #expect(death.place.slot == 7 && death.place.isInBody)
    #expect(!death.message.contains("\u{1}"))
    #expect(try worker.ask([3]) == .reply([3]))
  }

  @Test func `a bug has one name whatever its values are`() throws {
    let worker = try Self.worker { request in
      preconditionFailure("\(request[0]) is too much, at \(request)")
    }
    let deaths = try [[7, 1], [80, 1, 3]].map { try worker.ask($0) }
    let kinds = deaths.map { answer -> String in
      if case .died(let death) = answer { death.kind } else { "lives" }
    }
    #expect(Set(kinds).count == 2, "the lists differ in length")
    #expect(kinds.allSatisfy { $0.contains("# is too much") })
    #expect(kinds[0].contains("WorkerProcessTests.swift:"))
  }

  @Test func `the words of the runtime are in the message`() throws {
    let worker = try Self.worker { [1, 2][Int($0[0])] == 1 ? [] : [1] }
    guard case .died(let death) = try worker.ask([9]) else {
      Issue.record("it lives")
      return
    }
    #expect(death.message.contains("Index out of range"), "\(death.message)")
  }

  @Test func `a thousand workers among busy threads all answer`() throws {
    let isOver = Atomic(false)
    let noise = (0..<3).map { number in
      let thread = Thread {
        var rounds = 0
        while !isOver.load(ordering: .relaxed) {
          rounds += 1
          // Allocations, locks, and types the runtime has to look up.
          let boxes: [Any] = (0..<20).map { [String($0): [number, rounds, $0]] }
          _ = boxes.compactMap { $0 as? [String: [Int]] }.map { "\($0)" }
        }
      }
      thread.start()
      return thread
    }
    defer { isOver.store(true, ordering: .relaxed) }
    for number in 0..<1000 {
      let byte = UInt8(truncatingIfNeeded: number)
      let worker = try Self.worker { request in
        let names = Dictionary(uniqueKeysWithValues: (0..<5).map { ("\($0)", $0) })
        return request + [UInt8(names.count)]
      }
      let answer = try worker.ask([byte])
      guard answer == .reply([byte, 5]) else {
        Issue.record("\(answer)")
        return
      }
    }
    #expect(noise.count == 3)
  }

  @Test func `requests and replies may be long`() throws {
    let worker = try Self.worker { $0.reversed() }
    let long = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(try worker.ask(long) == .reply(long.reversed()))
    #expect(try worker.ask([]) == .reply([]))
  }

  @Test func `a child that floods standard error neither blocks nor is lost`() throws {
    let worker = try Self.worker { request in
      let silence = open("/dev/null", O_WRONLY)
      defer { close(silence) }
      for _ in 0..<2000 {
        write(STDERR_FILENO, String(repeating: "n", count: 8), 8)
      }
      fatalError("the last of many words")
    }
    guard case .died(let death) = try worker.ask([1]) else {
      Issue.record("it lives")
      return
    }
    #expect(death.kind.contains("the last of many words"))
    #expect(death.message.count < 3 * Self.limits.keptOutput)
  }

  @Test func `a deadlock is a hang by the clock, though it uses no processor`() throws {
    let worker = try Self.worker { request in
      if request[0] == 1 { while true { sleep(100) } }
      return request
    }
    guard case .died(let death) = try worker.ask([1]) else {
      Issue.record("it lives")
      return
    }
    #expect(death.kind == "hang" && death.message.contains("waited"))
    #expect(try worker.ask([2]) == .reply([2]))
  }

  @Test func `one silence is forgiven`() throws {
    let path = NSTemporaryDirectory() + "worker-\(UUID().uuidString)"
    defer { unlink(path) }
    let worker = try Self.worker { request in
      let file = open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
      if file >= 0 { while true { sleep(100) } }
      return request
    }
    #expect(try worker.ask([4]) == .reply([4]))
  }

  @Test func `a worker leaves neither processes nor open files behind`() throws {
    func openFiles() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    func work() throws {
      let worker = try Self.worker { request in
        if request[0] == 1 { WayToDie.index.die() }
        return request
      }
      for byte: UInt8 in 0..<3 { _ = try worker.ask([byte]) }
    }
    try work()
    let before = try openFiles()
    for _ in 0..<100 { try work() }
    // Other tests open files at the same time, but not a hundred.
    #expect(try openFiles() < before + 100)
  }
}
