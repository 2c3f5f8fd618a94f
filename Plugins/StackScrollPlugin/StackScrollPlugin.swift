import Foundation
import PackagePlugin

/// Runs the command line in a package that depends on this one: `swift package stackscroll lint .`.
@main struct StackScrollPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "stackscroll").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Unexpected(status: process.terminationStatus)
    }
  }

  /// SwiftPM ends with a status of its own: that of the tool is told in words.
  private struct Unexpected: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "stackscroll ended with status \(status)" }
  }
}
