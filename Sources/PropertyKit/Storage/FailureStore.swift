import SystemCalls

/// Where the failures of one property are kept from one run to the next.
///
/// A folder with a file for each kind of failure. It is a cache: it may be deleted at any time, and
/// a failure that no longer fails is removed. Every file is written beside its place and then
/// renamed, so that a process that is killed leaves the old file or the new one, never half of one,
/// and processes that share a store do not disturb each other.
public struct FailureStore: Hashable, Sendable {
  /// The folder of all properties.
  package let directory: String
  /// The name of the property; two with one name share their failures.
  package let property: String
  /// How many failures are kept; further kinds are not.
  public var maximumFailures: Int { didSet { maximumFailures = max(0, maximumFailures) } }
  /// Whether the case that runs is noted in a journal, so that a case that ends the process is known to
  /// the next run; costs a file, and a note a case.
  public var keepsJournal = true
  /// How many properties the folder has room for; it is emptied before another is added.
  static let maximumProperties = 500

  /// Names a store; nothing is read or written yet.
  public init(directory: String, property: String, maximumFailures: Int = 20) {
    self.directory = directory
    self.property = property
    self.maximumFailures = max(0, maximumFailures)
  }

  /// The store beside the program or bundle of tests that a handle belongs to; nil if that is not known.
  static func besideBuild(of handle: UnsafeRawPointer, property: String) -> FailureStore? {
    guard let file = imageFile(of: handle) else { return nil }
    // A bundle of tests is a folder on Apple's systems.
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    let folder = parts[..<bundle].joined(separator: "/") + "/property-failures"
    var store = FailureStore(directory: folder, property: property)
    store.keepsJournal = false
    return store
  }

  /// What a store holds.
  package struct Contents: Sendable {
    /// The failures, by the names of their files.
    package var failures: [StoredFailure] = []
    /// Files that could not be read as failures, and why; they are left alone.
    package var skipped: [(file: String, reason: StoredFailureError)] = []
  }

  /// The folder of this property.
  package var folder: String { "\(directory)/\(FileName(property, suffix: ""))" }

  /// Reads what is kept; a store that does not exist is empty.
  package func contents() -> Contents {
    var contents = Contents()
    for name in FileSystem.names(in: folder).sorted() where name.hasSuffix(StoredFailure.suffix) {
      let path = "\(folder)/\(name)"
      do throws(StoredFailureError) {
        guard let bytes = FileSystem.bytes(of: path, atMost: StoredFailure.maximumLength) else {
          throw .unreadable
        }
        contents.failures.append(try StoredFailure(bytes: bytes, file: path))
      } catch {
        contents.skipped.append((path, error))
      }
    }
    return contents
  }

  /// Keeps a failure, in place of an earlier one of its kind.
  ///
  /// A store that cannot be written keeps nothing, which `problem` tells: it is a cache, and no reason to
  /// fail.
  package func keep(kind: String, _ token: ReplayToken) {
    let name = FileName(kind, suffix: StoredFailure.suffix).description
    let kept = FileSystem.names(in: folder).filter { $0.hasSuffix(StoredFailure.suffix) }
    guard kept.contains(name) || kept.count < maximumFailures, (try? makeFolder()) != nil else {
      return
    }
    let stored = StoredFailure(kind: kind, token: token, file: "\(folder)/\(name)")
    try? Draft(of: stored.bytes, for: stored.file, isFlushed: false).replace(stored.file)
  }

  /// Removes a failure that no longer fails.
  func forget(_ failure: StoredFailure) {
    FileSystem.remove(failure.file)
    FileSystem.removeFolder(folder)
  }

  /// Why no failure can be kept, and what to do; nil if one can.
  package var problem: String? {
    do throws(SystemError) {
      try makeFolder()
      defer { FileSystem.removeFolder(folder) }
      _ = try Draft(of: [0], for: "\(folder)/\(StoredFailure.suffix)", isFlushed: false)
      return nil
    } catch {
      return "the failures of this run are not kept, since \(folder) cannot be written"
        + " (\(error.words)); see that it can, or name another folder, or off, in PROPERTY_STORE"
    }
  }

  /// Makes the folder of the property.
  ///
  /// The folder of all properties says to git that it is none of its business.
  ///
  /// - Throws: `SystemError` if it is not there afterwards.
  func makeFolder() throws(SystemError) {
    if FileSystem.exists(folder) { return }
    let others = FileSystem.names(in: directory).map { "\(directory)/\($0)" }
    if others.count > Self.maximumProperties {
      for other in others {
        for name in FileSystem.names(in: other) where name.hasSuffix(StoredFailure.suffix) {
          FileSystem.remove("\(other)/\(name)")
        }
        FileSystem.removeFolder(other)
      }
    }
    try FileSystem.makeFolder(folder)
    let ignored = "\(directory)/.gitignore"
    if !FileSystem.exists(ignored) {
      try? Draft(of: Array("*\n".utf8), for: ignored, isFlushed: false).replace(ignored)
    }
  }
}

/// A failure as a file holds it: its kind and the token that replays it.
package struct StoredFailure: Hashable, Sendable {
  /// The kind of the failure.
  package let kind: String
  /// The choices that failed.
  package let token: ReplayToken
  /// The path of the file.
  package let file: String

  static let suffix = ".failure"
  static let maximumLength = ReplayToken.maximumLength + 1 << 16
  private static let heading = "PropertyKit failure 1"
  private static let ending = "end"

  init(kind: String, token: ReplayToken, file: String) {
    self.kind = kind
    self.token = token
    self.file = file
  }

  /// Four lines: what the file is, the kind, the token, and an end, so that a part is no whole.
  var bytes: [UInt8] {
    let line = String(kind.map { $0.isNewline ? " " : $0 })
    return Array("\(Self.heading)\n\(line)\n\(token)\n\(Self.ending)\n".utf8)
  }

  init(bytes: [UInt8], file: String) throws(StoredFailureError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == Self.heading else { throw .foreign }
    guard lines.count == 5, lines[3] == Self.ending, lines[4].isEmpty else { throw .truncated }
    do throws(ReplayTokenError) {
      self.init(kind: lines[1], token: try ReplayToken(lines[2]), file: file)
    } catch {
      throw .badToken(error)
    }
  }
}

/// Why a file is not a kept failure.
package enum StoredFailureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable
  /// The file is something else, or of a later version.
  case foreign
  /// The file ends too early.
  case truncated
  /// The token in it is none.
  case badToken(ReplayTokenError)

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .unreadable: "the file cannot be read; check who may read it, or delete it"
    case .foreign: "the file is not a kept failure; move it elsewhere"
    case .truncated: "the file ends too early; delete it"
    case .badToken(let error): "the token in the file is damaged (\(error)); delete the file"
    }
  }
}

/// A file name made of any text: its plain letters and digits, and a number for the whole text.
struct FileName: CustomStringConvertible {
  /// How many characters of the text are shown: names have limits, and these are for readers.
  private static let shownLength = 60

  let description: String

  init(_ text: String, suffix: String) {
    var shown = ""
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber {
        shown.append(character)
      } else if shown.last != "-" {
        shown.append("-")
      }
      if shown.count == Self.shownLength { break }
    }
    // FNV-1a, 64 bits: texts that look alike keep apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    description = "\(shown)-\(String(hash, radix: 16))\(suffix)"
  }
}
