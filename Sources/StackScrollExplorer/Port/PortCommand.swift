import Foundation
import SourcePorting

extension Command {
  /// Rewrites view code.
  static let port = Command(
    name: "port", summary: "rewrite view code for machines without the Objective-C runtime",
    usage: "FILE|DIR ... [--write DIR] [--replace]", options: [.write, .replace],
    manual: { tool in
      CommandManual(
        about: "Rewrites view code so that it compiles without the Objective-C runtime.",
        details: """
            FILE           a Swift file
            DIR            a folder: all Swift files in it, but for hidden folders and
                           \(DocumentWalk.leftOut.sorted().joined(separator: ", "))
            --write DIR    write all files, rewritten or not, into DIR: those of a folder as they lie in
                           it, others under their names. A file that is there with other content is
                           refused: somebody may have edited it.
            --replace      write over such files, but never over a source that was read

          @objc, @IBAction, @IBOutlet and the like go; #selector(tapped(_:)) becomes
          Selector(Form.tapped(_:)); a protocol that was one of Objective-C keeps to classes; members of
          extensions that override, or that a subclass overrides, move into their class. os(iOS) is
          asked as canImport(UIKit); CoreGraphics, QuartzCore and ObjectiveC are imported as UIKit, and
          so is UIKit in a file that names it alone; tests of XCTest enter the main actor by themselves.
          All else stays byte for byte, and what stands under #if canImport(ObjectiveC) stays too. What
          was changed is told with its line, and so is what cannot be: the exit status is 1 then.

          Name all files of a module in one call: what one file overrides may be declared in another.
          """,
        examples: """
          \(tool) port App/Screens
          \(tool) port App/Screens --write Linux/Sources/Screens --replace
          """)
    },
    prepare: PortCommand.init)
}

/// The command that rewrites view code.
struct PortCommand: CommandRun {
  let session: Session
  /// The Swift files, and the folders that hold them.
  let paths: [String]
  /// Where the files are written; nil for nowhere.
  let folder: String?
  /// Whether files that are there are written over.
  let replaces: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .noSource)
    folder = try list.folder(.write)
    replaces = list.has(.replace)
  }

  /// A file and what it holds.
  private struct Source {
    let path: String
    let text: String
    /// Where it goes below the folder that is written.
    let place: String
  }

  func run() -> ExitStatus {
    var (status, sources) = (ExitStatus.success, [Source]())
    for path in paths {
      let walk = DocumentWalk([path], endings: ["swift"])
      for refusal in walk.refusals {
        session.complain("\(refusal.path.printable): \(refusal.reason)")
        status = .unusable
      }
      if walk.documents.isEmpty, walk.refusals.isEmpty {
        session.complain("\(path.printable): no Swift file is in it; name a folder that holds one")
        status = .unusable
      }
      for file in walk.documents where !sources.contains(where: { $0.path == file }) {
        do {
          sources.append(try source(file, in: path))
        } catch {
          session.complain("\(file.printable): \(error)")
          status = .unusable
        }
      }
    }
    var overridden: [String: Set<String>] = [:]
    for source in sources {
      overridden.merge(PortedSource.overrides(in: source.text)) { $0.union($1) }
    }
    let originals = Set(sources.map { Self.resolved($0.path) })
    var written: [String: String] = [:]
    var counts = (changes: 0, obstacles: 0)
    for source in sources {
      let ported = PortedSource(source.text, overridden: overridden)
      counts.changes += ported.changes.count
      counts.obstacles += ported.obstacles.count
      say(ported, of: source.path)
      if !ported.obstacles.isEmpty { status = status.worse(.unexpected) }
      if let folder {
        status = status.worse(save(ported, of: source, in: folder, originals, &written))
      }
    }
    guard !sources.isEmpty else { return status }
    session.say([summary(files: sources.count, counts.changes, counts.obstacles)])
    return status
  }

  private func summary(files: Int, _ changes: Int, _ obstacles: Int) -> String {
    let done = changes == 1 ? "1 change" : changes == 0 ? "no change" : "\(changes) changes"
    let left =
      obstacles == 0 ? "nothing" : obstacles == 1 ? "1 thing" : "\(obstacles) things"
    return "\(files == 1 ? "1 file" : "\(files) files"): \(done), \(left) to do by hand"
      + (folder.map { ", written to \($0.printable)" }
        ?? "; --write DIR keeps \(files == 1 ? "it" : "them")")
  }

  private func source(_ file: String, in path: String) throws -> Source {
    let data = try InputFiles.data(at: file)
    guard data.count <= Self.longestSource else {
      throw PortError.tooLong(Self.longestSource)
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw PortError.notText
    }
    let isFolder = file != path
    let below = path.hasSuffix("/") ? path : path + "/"
    return Source(
      path: file, text: text,
      place: isFolder && file.hasPrefix(below)
        ? String(file.dropFirst(below.count))
        : isFolder && path == "." ? file : URL(fileURLWithPath: file).lastPathComponent)
  }

  private func say(_ ported: PortedSource, of path: String) {
    let notes =
      ported.changes.map { ($0, "") } + ported.obstacles.map { ($0, "by hand: ") }
    for (note, kind) in notes.sorted(by: { ($0.0.line, $0.0.column) < ($1.0.line, $1.0.column) }) {
      session.say(["\(path):\(note.line):\(note.column): \(kind)\(note.words)".printable])
    }
  }

  private func save(
    _ ported: PortedSource, of source: Source, in folder: String, _ originals: Set<String>,
    _ written: inout [String: String]
  ) -> ExitStatus {
    let place = URL(fileURLWithPath: folder).appendingPathComponent(source.place)
    let data = Data(ported.text.utf8)
    do {
      if let other = written.updateValue(source.path, forKey: place.path.lowercased()) {
        throw PortError.sharedName(other)
      }
      if originals.contains(Self.resolved(place.path)) { throw PortError.isSource }
      if replaces {
        try FileWriter.replace(data, at: place)
      } else {
        try FileWriter.create(data, at: place)
      }
      return .success
    } catch {
      let isTaken = (error as? FileWriter.Refusal)?.isTaken ?? false
      let reason = isTaken ? ImportText.isTaken : "\(error)"
      session.complain("\(place.path.printable): not written: \(reason)")
      return .unusable
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The most bytes of a source.
  private static let longestSource = 4_000_000
}

/// Why a file is not rewritten, or not written.
enum PortError: Error, CustomStringConvertible {
  case notText
  case tooLong(Int)
  case sharedName(String)
  case isSource

  var description: String {
    switch self {
    case .notText: "this is not text in UTF-8; save it as UTF-8"
    case .tooLong(let bytes): "it has more than \(bytes) bytes; name smaller files"
    case .sharedName(let path):
      "\(path.printable) goes there too; name the folder that holds both"
    case .isSource: "this is the source itself; name another folder with --write"
    }
  }
}
