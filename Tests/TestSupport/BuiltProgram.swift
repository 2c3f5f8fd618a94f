import Foundation

/// A program of this package as it was built with the tests, for what only a process of its own shows.
package struct BuiltProgram: Sendable {
  /// Where it is.
  package let path: String

  /// Why a program cannot be run as asked.
  package enum Refusal: Error, CustomStringConvertible {
    case missing(path: String)
    case argumentIsNotASCII(String)

    package var description: String {
      switch self {
      case .missing(let path): "\(path) was not built with the tests; build with --build-tests"
      case .argumentIsNotASCII(let text):
        "Foundation takes letters with accents apart in an argument on a Mac: "
          + "hand \(text.debugDescription) over by standard input or in a file"
      }
    }
  }

  /// The tool.
  package static func stackscroll() throws -> BuiltProgram { try BuiltProgram("stackscroll") }

  /// A program of the system.
  package init(at path: String) { self.path = path }

  /// Finds a program beside the tests.
  package init(_ name: String) throws {
    path = try Self.products().appending(path: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Refusal.missing(path: path)
    }
  }

  /// The folder of what was built.
  ///
  /// On a Mac, tests are a bundle that another program loads; elsewhere
  /// they are the program.
  private static func products() throws -> URL {
    #if os(macOS)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      (Bundle.main.executableURL ?? Bundle.main.bundleURL).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #endif
  }

  /// A class that is in the bundle of the tests.
  private final class Marker {}

  /// What a process printed and returned.
  package struct Run {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Starts all command lines, and only then waits for them.
  package func runs(of commandLines: [[String]]) throws -> [Run] {
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
  package func start(
    _ arguments: [String], output: Any = FileHandle.nullDevice, errors: Any = FileHandle.nullDevice
  ) throws -> Process {
    if let argument = arguments.first(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) {
      throw Refusal.argumentIsNotASCII(argument)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}

/// Runs a script, which may have any letters, and returns what it printed.
package func output(ofShell script: String) throws -> Data {
  let process = Process()
  let (input, output) = (Pipe(), Pipe())
  process.executableURL = URL(filePath: "/bin/bash")
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
  try input.fileHandleForWriting.close()
  let printed = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return printed
}
