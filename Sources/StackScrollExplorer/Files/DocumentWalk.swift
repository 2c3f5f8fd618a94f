import Foundation
import SystemCalls

/// The storyboards and xibs, or files of another kind, under what somebody names: files, and folders
/// with all that is in them.
///
/// Each file is met once, in the order of what is named and then of names. What lies in a folder
/// that is hidden or that tools fill is left out, unless it is named. A symbolic link counts as what
/// it leads to.
struct DocumentWalk {
  /// A file or a folder that cannot be read.
  struct Refusal: Hashable {
    let path: String
    /// The system's account.
    let reason: String
  }

  /// The documents, each once.
  private(set) var documents: [String] = []
  /// What cannot be read.
  private(set) var refusals: [Refusal] = []
  /// What was named itself rather than found in a folder.
  let named: Set<String>
  private let endings: Set<String>
  private var visited: Set<String> = []

  /// Folders that tools fill with what others wrote or with copies for translators, beside those whose name begins with
  /// a dot.
  ///
  /// Source: the places of Xcode, its exported localizations, CocoaPods and Carthage.
  static let leftOut: Set = ["DerivedData", "Pods", "Carthage", "*.xcloc"]

  /// Walks through files and folders.
  ///
  /// - Parameter endings: what the names of files end with that count in folders.
  /// - Complexity: O(n log n) for n files and folders.
  init(_ paths: [String], endings: Set<String> = ["storyboard", "xib"]) {
    named = Set(paths)
    self.endings = endings
    var rest = Array(paths.reversed())
    while let path = rest.popLast() { rest += visit(path).reversed() }
  }

  /// Tells of something that cannot be read.
  mutating func refuse(_ path: String, _ reason: String) {
    refusals.append(Refusal(path: path, reason: reason))
  }

  /// Leaves out the other documents.
  mutating func keep(_ isKept: (String) -> Bool) { documents.removeAll { !isKept($0) } }

  /// Takes a document; the paths in a folder, in order.
  private mutating func visit(_ path: String) -> [String] {
    do throws(SystemError) {
      guard visited.insert(try FileSystem.realPath(path)).inserted else { return [] }
    } catch {
      // What is named and missing is for the reader of documents to tell.
      if named.contains(path) {
        documents.append(path)
      } else {
        refusals.append(Refusal(path: path, reason: SystemReason.words(for: error)))
      }
      return []
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      documents.append(path)
      return []
    }
    do {
      return try contents(of: path)
    } catch {
      refusals.append(Refusal(path: path, reason: SystemReason.words(for: error)))
      return []
    }
  }

  private func contents(of folder: String) throws -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name in
      guard !name.hasPrefix("."),
        Self.leftOut.isDisjoint(with: [name, "*.\((name as NSString).pathExtension)"])
      else { return nil }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: prefix + name, isDirectory: &isFolder)
      let isDocument = endings.contains((name as NSString).pathExtension.lowercased())
      return isDocument || exists && isFolder.boolValue ? prefix + name : nil
    }
  }
}
