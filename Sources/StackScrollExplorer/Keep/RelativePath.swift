import Foundation

/// Paths from one place to another, so that fixtures mean the same wherever the folder lies.
enum RelativePath {
  /// How to get from a folder to a file.
  static func from(_ folder: String, to file: String) -> String {
    let here = components(of: folder)
    let there = components(of: file)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    return (up + there[shared...]).joined(separator: "/")
  }

  /// What a path means in the folder of a file.
  static func resolving(_ path: String, beside file: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent())
      .standardizedFileURL.path
  }

  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.pathComponents
  }
}
