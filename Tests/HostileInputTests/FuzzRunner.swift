import Foundation
import StackScrollCore
import StackScrollExplorer
import Synchronization
import TestSupport

/// Runs fuzzed commands, each in a process and a folder of its own, and says what is wrong with them.
final class FuzzRunner: Sendable {
  /// How much processor time a run may use.
  private static let longest = 10.0
  /// How many bytes a run may hold.
  private static let largest = 1 << 30

  private let executable: String
  private let folder: TemporaryFolder
  private let tally = Mutex(Tally())

  private struct Tally {
    var runs = 0
    var statuses: [Int32: Int] = [:]
    var slowest = (seconds: 0.0, arguments: [String]())
    var largest = 0
  }

  init() throws {
    executable =
      try ProcessInfo.processInfo.environment["STACKSCROLL_TOOL"] ?? BuiltProgram.stackscroll().path
    folder = try TemporaryFolder()
  }

  /// How the runs came out, the slowest and the largest.
  var account: String {
    tally.withLock { tally in
      let statuses = tally.statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
      return "\(statuses.joined(separator: ", ")); at most \(tally.largest >> 20) MB and "
        + "\(tally.slowest.seconds) s of processor time, for \(tally.slowest.arguments)"
    }
  }

  /// What is wrong with a run; nothing if all is as it should be.
  func faults(of command: FuzzedCommand) throws -> [String] {
    let number = tally.withLock { tally in
      tally.runs += 1
      return tally.runs
    }
    let place = "\(folder.path)/\(number)"
    defer { try? FileManager.default.removeItem(atPath: place) }
    let inside = "\(place)/inside"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    for (name, bytes) in command.files {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(inside)/\(name)"))
    }
    try Data(command.input).write(to: URL(fileURLWithPath: "\(place)/input"))
    let process = try run(command.arguments, in: place)
    let output = try Data(contentsOf: URL(fileURLWithPath: "\(place)/output"))
    let errors = try Data(contentsOf: URL(fileURLWithPath: "\(place)/errors"))
    var faults = self.faults(of: process, command.arguments)
    faults += self.faults(ofOutput: output, "output") + self.faults(ofOutput: errors, "errors")
    faults += self.faults(
      ofErrors: String(decoding: errors, as: UTF8.self), exit: process.exitStatus, command)
    let around = Set(try FileManager.default.contentsOfDirectory(atPath: place))
    let strangers = around.subtracting(["inside", "input", "output", "errors"])
    if !strangers.isEmpty { faults.append("it wrote outside its folder: \(strangers)") }
    if !Self.writers.contains(command.arguments.first ?? "") {
      for (name, bytes) in command.files
      where FileManager.default.contents(atPath: "\(inside)/\(name)") != Data(bytes) {
        faults.append("it changed \(name.debugDescription)")
      }
    }
    return faults.isEmpty
      ? [] : faults + [String(decoding: errors.prefix(2000), as: UTF8.self).debugDescription]
  }

  /// Commands that may be told to write over a file.
  private static let writers: Set = ["retire", "lint", "import", "port"]

  private func faults(of process: MeasuredProcess, _ arguments: [String]) -> [String] {
    tally.withLock { tally in
      tally.statuses[process.exitStatus, default: 0] += 1
      if process.seconds > tally.slowest.seconds { tally.slowest = (process.seconds, arguments) }
      tally.largest = max(tally.largest, process.memory)
    }
    var faults: [String] = []
    if process.signal != 0 { faults.append("it was ended by signal \(process.signal)") }
    if ExitStatus(rawValue: process.exitStatus) == nil {
      faults.append("it ended with \(process.exitStatus)")
    }
    if process.seconds > Self.longest { faults.append("it took \(process.seconds) s") }
    if process.memory > Self.largest { faults.append("it held \(process.memory) bytes") }
    return faults
  }

  private func faults(ofOutput data: Data, _ name: String) -> [String] {
    guard let text = String(data: data, encoding: .utf8) else { return ["\(name) is no UTF-8"] }
    return HostileText.isHarmless(text)
      ? [] : ["\(name) commands something: \(text.debugDescription)"]
  }

  /// Whether each error says where and what to do, and there is one if the status says so.
  private func faults(
    ofErrors text: String, exit: Int32, _ command: FuzzedCommand
  ) -> [String] {
    let start = "stackscroll: "
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
    let places = command.arguments.dropFirst().map(\.printable) + ["line ", "input:", "\"", "--"]
    var faults: [String] = []
    for line in lines {
      if !ErrorText.saysWhatToDo(line) { faults.append("this says not what to do: \(line)") }
      // What is wrong with the command line as a whole is followed by how it should be.
      let isPlaced = places.contains { !$0.isEmpty && line.contains($0) }
      if !isPlaced, !text.contains("usage: ") { faults.append("this says not where: \(line)") }
    }
    if exit == 2, lines.isEmpty { faults.append("it ended with 2 and no error") }
    if exit == 0, !lines.isEmpty { faults.append("it ended with 0 and an error") }
    return faults
  }

  /// Starts a process and waits for it; one that uses far too much time is ended by the system.
  private func run(_ arguments: [String], in place: String) throws -> MeasuredProcess {
    let script =
      "cd \"$1/inside\" && ulimit -t 30 && shift && exec \"$@\" <../input >../output 2>../errors"
    return try MeasuredProcess(["/bin/sh", "-c", script, "sh", place, executable] + arguments)
  }
}
