import Foundation

/// Counts instructions by running a program under callgrind.
public enum Counting {
  /// Why there is no count, and what to do.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  /// Instructions a repetition: what twice as many take more, so that starting up does not count.
  ///
  /// - Parameters:
  ///   - other: the program that is run, if it is not this one.
  ///   - arguments: makes the program repeat its work so often.
  public static func instructions(
    repetitions: Int, of other: String? = nil, arguments: (Int) -> [String]
  ) throws -> Double {
    let program = other ?? self.program
    let once = try instructions(running: [program] + arguments(repetitions))
    let twice = try instructions(running: [program] + arguments(repetitions * 2))
    return Double(twice - once) / Double(repetitions)
  }

  /// Instructions of doing work once: what that takes more than making ready for it.
  ///
  /// - Parameter arguments: makes the program repeat its work so often, 0 times too.
  public static func instructionsOfOnce(arguments: (Int) -> [String]) throws -> Double {
    let none = try instructions(running: [program] + arguments(0))
    return Double(try instructions(running: [program] + arguments(1)) - none)
  }

  private static func instructions(running arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = try valgrind()
    process.arguments =
      ["--tool=callgrind", "--callgrind-out-file=/dev/null"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = words.split(separator: "\n").first { $0.contains("Collected") }
    guard process.terminationStatus == 0, let count = line?.split(separator: " ").last,
      let instructions = Int(count)
    else {
      let what = arguments.joined(separator: " ")
      throw Failure(description: "callgrind did not count \(what):\n\(words)")
    }
    return instructions
  }

  private static var program: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  private static func valgrind() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let file = "\(folder)/valgrind"
      if FileManager.default.isExecutableFile(atPath: file) { return URL(fileURLWithPath: file) }
    }
    throw Failure(
      description: "--count needs valgrind on the path (Linux only): install it, or measure time"
        + " without --count")
  }
}
