import Foundation
import PropertyKit
import PropertyTesting
import Synchronization
import TestSupport
import Testing
import UIKit
import ViewCodeTesting

/// How a case ends that does not end well: it is called by its cause, and keeps its gestures.
@MainActor @Suite(.serialized) struct EndingTests {
  private static let limits = Isolation(processorTime: .seconds(2), waitingTime: .seconds(2))

  /// What its button does, in a worker.
  enum Ending {
    case ownQueue, semaphore, endlessQueue, recursion, memory, printing, garbage

    var kind: String {
      switch self {
      case .ownQueue: "misuse of a queue"
      case .semaphore: "hang"
      case .endlessQueue: "main queue never empty"
      case .recursion: "stack overflow"
      case .memory: "ran out of memory"
      case .printing: "crashed: after \u{1B}[#m"
      case .garbage: "crashed: written"
      }
    }

    /// What the message says besides.
    var words: String {
      switch self {
      case .ownQueue: "DispatchQueue.main.sync"
      case .semaphore: "a deadlock, such as a main queue that waits"
      case .endlessQueue: "sends itself again"
      case .recursion: "a recursion without end"
      case .memory: "Isolation.memory"
      case .printing: "bytes before this are cut; Isolation.keptOutput keeps 16384"
      case .garbage: "written"
      }
    }

    func happen() {
      switch self {
      case .ownQueue: DispatchQueue.main.sync {}
      case .semaphore: DispatchSemaphore(value: 0).wait()
      case .endlessQueue: Self.again()
      case .recursion: precondition(Self.descend(1) != 0)
      case .memory:
        let room = UnsafeMutableRawPointer.allocate(byteCount: 2 << 30, alignment: 16)
        memset(room, 1, 2 << 30)
        Self.keep(room)
      case .printing:
        for _ in 0..<200 { print(String(repeating: "x", count: 10_000)) }
        fatalError("after \u{1B}[31m\n::error::all")
      case .garbage:
        let words = "ok\n\0\0\u{1}{\"passed\":true}"
        for file in 1..<20 { _ = words.withCString { write(Int32(file), $0, words.utf8.count) } }
      }
    }

    nonisolated private static func again() { DispatchQueue.main.async { again() } }

    @inline(never)
    private static func descend(_ depth: Int) -> Int {
      var room = (depth, depth &+ 1)
      withUnsafeMutablePointer(to: &room) { $0.pointee.0 = descend($0.pointee.1) &+ 1 }
      return room.0
    }

    @inline(never)
    private static func keep(_ room: UnsafeMutableRawPointer) {
      room.storeBytes(of: 1, as: Int.self)
    }
  }

  @Test func `a deadlock of the main queue with itself is called that`() async throws {
    try await check(.ownQueue)
  }

  @Test func `a main thread that waits for nothing is called a deadlock`() async throws {
    try await check(.semaphore)
  }

  @Test func `a main queue that never becomes empty is told`() async throws {
    try await check(.endlessQueue)
  }

  @Test func `a recursion without end is called that`() async throws { try await check(.recursion) }

  @Test func `a case that takes two gigabytes is told that it takes too much`() async throws {
    try await check(.memory)
  }

  @Test func `what a case prints is cut, and speaks to no terminal`() async throws {
    let said = try await check(.printing)
    #expect(said.contains("\\u{1B}[31m") && !said.contains("\u{1B}"))
    #expect(said.contains("\n\\u{3A}:error::all"))
    #expect(said.utf8.count < 60_000)
  }

  /// Everything that a test says of a controller whose button does something.
  @discardableResult
  private func check(_ ending: Ending) async throws -> String {
    let (report, said) = try await Self.run(settings: Self.settings) { Button { ending.happen() } }
    let failure = try #require(report.counterexample)
    #expect(failure.failure.kind.hasPrefix(ending.kind), "\(failure.failure.kind)")
    #expect(
      failure.failure.message.contains(ending.words), "\(failure.failure.message.suffix(500))")
    #expect(failure.value.gestures == [.tap(0)])
    #expect(failure.failure.message.contains("try await shown.perform(.tap(0))"))
    #expect(said.contains("PROPERTY_REPLAY="))
    return said
  }

  private static let settings = Settings(seed: 11, cases: 20, isolation: limits)

  @Test func `garbage in the socket of the worker changes nothing`() async throws {
    let sound = try await Self.run(settings: Self.settings) { Button { Ending.garbage.happen() } }
    #expect(sound.report.holds, "\(sound.said)")
    let unsound = try await Self.run(settings: Self.settings) {
      Button {
        Ending.garbage.happen()
        fatalError("written")
      }
    }
    let found = try #require(unsound.report.counterexample)
    #expect(found.value.gestures == [.tap(0)])
    #expect(found.failure.message.contains("try await shown.perform(.tap(0))"))
    #expect(unsound.said.contains("PROPERTY_REPLAY="))
  }

  @Test func `processes that a case starts end with it`() async throws {
    try await startProcesses(isSound: true)
  }

  @Test func `processes that a case starts end with its death`() async throws {
    try await startProcesses(isSound: false)
  }

  private func startProcesses(isSound: Bool) async throws {
    // A length that no other process sleeps for.
    let seconds = "4\(getpid() % 10_000).\(isSound ? 1 : 2)7"
    _ = try await Self.run(settings: Settings(seed: 11, cases: 5, isolation: Self.limits)) {
      Button {
        _ = try? BuiltProgram(at: "/bin/sleep").start([seconds])
        if !isSound { fatalError("left a process") }
      }
    }
    let sleeping = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let path = "/proc/\(name)/cmdline"
      return (try? String(contentsOfFile: path, encoding: .utf8))?.contains(seconds) == true
    }
    #expect(sleeping.isEmpty)
  }

  @Test func `four megabytes that every case leaves behind are told as a leak`() async throws {
    try await leak(megabytes: 4)
  }

  @Test func `forty megabytes that every case leaves behind fail none`() async throws {
    try await leak(megabytes: 40)
  }

  private func leak(megabytes: Int) async throws {
    let settings = Settings(seed: 3, cases: 160 / megabytes * 2, keepsFailures: false)
    let (report, said) = try await Self.run(settings: settings) {
      let room = UnsafeMutableRawPointer.allocate(byteCount: megabytes << 20, alignment: 16)
      memset(room, 1, megabytes << 20)
      return Button {}
    }
    #expect(report.holds, "\(said)")
    #expect(said.contains("each case leaves about 4"), "\(said)")
  }

  @Test func `a store that cannot be written is told, and the result stands`() async throws {
    var settings = Self.settings
    settings.store = FailureStore(directory: "/dev/null/store", property: "p")
    let (report, said) = try await Self.run(settings: settings) { Button { fatalError("tapped") } }
    #expect(report.counterexample?.value.gestures == [.tap(0)])
    #expect(said.contains("/dev/null/store/p-"), "\(said)")
    #expect(said.contains("cannot be written (Not a directory)"))
    #expect(said.contains("PROPERTY_STORE"))
  }

  @Test func `a sound controller holds`() async throws {
    try await checkController({ Button {} }, settings: Settings(seed: 1, cases: 2))
  }

  @Test func `an environment that names no process that waits passes no controller`() throws {
    let program = try #require(CommandLine.arguments.first)
    let arguments = [
      program, "--testing-library", "swift-testing", "--filter", "EndingTests.*a sound controller",
    ]
    let run = try BuiltProgram(at: "/usr/bin/env").runs(of: [
      arguments, ["PROPERTY_WORKER=x"] + arguments,
    ])
    #expect(run[0].status == 0, "\(run[0].errors)")
    #expect(run[1].status == 1)
    #expect((run[1].output + run[1].errors).contains("no case was run: PROPERTY_WORKER is set"))
  }

  /// Checks a controller, and keeps what is said of it.
  private static func run(
    settings: Settings, _ make: @escaping @MainActor @Sendable () -> Button
  ) async throws -> (report: Report<ControllerCase>, said: String) {
    let issues = Mutex<[String]>([])
    let slot = Slot()
    let listen: IssueHandlingTrait = .compactMapIssues { issue in
      issues.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return nil
    }
    let test = try #require(Test.current)
    try await listen.provideScope(for: test, testCase: Test.Case.current) {
      slot.report = try await checkController(
        make, range: CaseRange(gestureCount: 3), settings: settings)
    }
    return (try #require(slot.report), issues.withLock { $0.joined(separator: "\n\n") })
  }

  private final class Slot: @unchecked Sendable { var report: Report<ControllerCase>? }

  /// A button in the middle that does something.
  private final class Button: UIViewController {
    let button = UIButton(type: .system)
    let act: () -> Void

    init(_ act: @escaping () -> Void) {
      self.act = act
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("More", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }
}
