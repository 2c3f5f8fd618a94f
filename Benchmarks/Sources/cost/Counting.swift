import Foundation

/// Counts instructions by running this program again under callgrind.
enum Counting {
  /// Why there is no count, and what to do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Instructions a case: what twice as many cases take more, so that starting up does not count.
  static func instructions(_ subject: Subject, byHand: Bool, cases: Int) throws -> Double {
    let once = try instructions(running: subject, byHand: byHand, cases: cases)
    let twice = try instructions(running: subject, byHand: byHand, cases: cases * 2)
    return Double(twice - once) / Double(cases)
  }

  private static func instructions(
    running subject: Subject, byHand: Bool, cases: Int
  ) throws -> Int {
    let process = Process()
    process.executableURL = try valgrind()
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--run", subject.name,
      byHand ? "by-hand" : "library", "\(cases)",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = words.split(separator: "\n").first { $0.contains("Collected") }
    guard process.terminationStatus == 0, let count = line?.split(separator: " ").last,
      let instructions = Int(count)
    else { throw Failure(description: "callgrind did not count \(subject.name):\n\(words)") }
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
