import Foundation
import Measuring

/// Kiwi, compiled for this run if its headers are there.
public struct Kiwi {
  /// Where the program is.
  private let program: String

  /// Compiles it; nil if there are no headers or no compiler.
  ///
  /// Headers are looked for in `KIWI_INCLUDE`, and where compilers look anyway.
  public init?() {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("kiwi.cpp").path
    program =
      NSTemporaryDirectory() + "stackscroll-kiwi-\(ProcessInfo.processInfo.processIdentifier)"
    let include = ProcessInfo.processInfo.environment["KIWI_INCLUDE"] ?? "/usr/include"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["c++", "-std=c++17", "-O2", "-I\(include)", source, "-o", program]
    compiler.standardError = FileHandle.nullDevice
    do { try compiler.run() } catch { return nil }
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { return nil }
  }

  /// What it is asked to do.
  public enum Task: String {
    /// Conditions are added to a new solver, and solved.
    case build
    /// The constant of one condition changes.
    case resize
  }

  /// Instructions of building, or of a resize.
  public func instructions(
    _ system: LinearSystem, _ task: Task, repetitions: Int
  ) throws -> Double {
    let file = program + ".txt"
    try system.text.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try Counting.instructions(repetitions: repetitions, of: program) {
      [file, task.rawValue, "\($0)"]
    }
  }

  /// Removes the program.
  public func remove() {
    try? FileManager.default.removeItem(atPath: program)
  }
}
