import Foundation
import StackScrollReport

/// A folder for the files of a report, at the same names each time.
///
/// A file is complete or as it was before: all are written beside their places first, and only then
/// moved there. A file that some other program wrote is never replaced.
package struct ReportFolder {
  let path: String

  package init(path: String) { self.path = path }

  /// Within how many bytes of a file its signature stands.
  private static let signatureBytes = 512

  /// Writes all files, or none.
  ///
  /// - Throws: `ReportError` for the first that cannot be written.
  func write(_ files: [ReportFile]) throws(ReportError) {
    let place = URL(fileURLWithPath: path)
    for file in files {
      guard Self.mayReplace(place.appendingPathComponent(file.name)) else {
        throw ReportError(path: shown(file.name), problem: .isSomethingElse)
      }
    }
    do throws(FileWriter.Refusal) {
      try FileWriter.replaceAll(
        files.map { (Data($0.text.utf8), place.appendingPathComponent($0.name)) })
    } catch {
      throw ReportError(
        path: shown(error.file.lastPathComponent), problem: .system(error.reason))
    }
  }

  /// The path of a file as the user named the folder.
  func shown(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Whether a place is free, or holds a file that this program wrote.
  private static func mayReplace(_ file: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return true }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: file)
    else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: signatureBytes)) ?? Data()
    return start.isEmpty || String(decoding: start, as: UTF8.self).contains(ReportFile.signature)
  }
}

/// Why a report could not be saved.
struct ReportError: Error, Hashable {
  /// What can go wrong.
  enum Problem: Hashable {
    /// The place is taken by something that is no report.
    case isSomethingElse
    /// The system refused, and this is its account.
    case system(String)
  }

  /// The file that could not be written.
  let path: String
  let problem: Problem

  /// The error in words.
  var words: String {
    let reason =
      switch problem {
      case .isSomethingElse: "it is there and no report; name another folder, or move it away"
      case .system(let reason): reason
      }
    return "the report was not saved: \(path.printable): \(reason)"
  }
}

extension Session {
  /// Writes the files of a report and names the one to open, or says what was not saved.
  package func save(_ files: [ReportFile], in folder: ReportFolder, showing name: String)
    -> ExitStatus
  {
    do throws(ReportError) {
      try folder.write(files)
    } catch {
      complain(error.words)
      return .unusable
    }
    say("report: \(folder.shown(name).printable)")
    return .success
  }
}
