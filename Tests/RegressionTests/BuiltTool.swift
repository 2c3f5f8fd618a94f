import Foundation
import Testing

/// The executable as it was built with these tests, for what only a process of its own shows.
struct BuiltTool {
  private let executable: URL

  /// Finds it beside the tests.
  init() throws {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let products = try #require(bundle).bundleURL.deletingLastPathComponent()
    #else
      let products = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #endif
    executable = products.appending(path: "stackscroll")
    try #require(FileManager.default.isExecutableFile(atPath: executable.path))
  }

  /// Where it is.
  var path: String { executable.path }

  /// What a process printed and returned.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Starts all command lines, and only then waits for them.
  func runs(of commandLines: [[String]]) throws -> [Run] {
    let started = try commandLines.map { arguments in
      let (output, errors) = (Pipe(), Pipe())
      let process = try start(arguments, output: output, errors: errors)
      return (process: process, output: output, errors: errors)
    }
    return try started.map { process, output, errors in
      let texts = try [output, errors].map { pipe in
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      }
      process.waitUntilExit()
      return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
  }

  /// Starts a command line without input.
  func start(
    _ arguments: [String], output: Any = FileHandle.nullDevice, errors: Any = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}
