import Foundation
import Testing

/// The files of the repository.
package enum Repository {
  /// The root; where a link leads to it, the folder itself, since a link is not walked through.
  package static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file and folder, without what builds leave.
  package static func paths() throws -> [String] {
    var paths: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name == ".git" || name == ".swiftpm" || name.hasPrefix(".build") {
        walk?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return try #require(paths.isEmpty ? nil : paths)
  }

  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder; the code that documentation shows is none.
  package static func swiftFiles(in folder: String) throws -> [String] {
    let files = try paths().filter {
      $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") && !$0.contains(".docc/")
    }
    return try #require(files.isEmpty ? nil : files, "no sources in \(folder)")
  }
}
