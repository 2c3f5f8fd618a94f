#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the failures of one property are kept from one run to the next.
///
/// A folder with a file for each kind of failure. It is a cache: it may be deleted at any time, and
/// a failure that no longer fails is removed. Every file is written beside its place and then
/// renamed, so that a process that is killed leaves the old file or the new one, never half of one,
/// and processes that share a store do not disturb each other.
public struct FailureStore: Hashable, Sendable {
  /// The folder of all properties.
  public let directory: String
  /// The name of the property; two with one name share their failures.
  public let property: String
  /// How many failures are kept; further kinds are not.
  public var maximumFailures: Int { didSet { maximumFailures = max(0, maximumFailures) } }

  /// Names a store; nothing is read or written yet.
  public init(directory: String, property: String, maximumFailures: Int = 20) {
    self.directory = directory
    self.property = property
    self.maximumFailures = max(0, maximumFailures)
  }

  /// What a store holds.
  public struct Contents: Sendable {
    /// The failures, by the names of their files.
    public var failures: [StoredFailure] = []
    /// Files that could not be read as failures, and why; they are left alone.
    public var skipped: [(file: String, reason: StoredFailureError)] = []
  }

  /// The folder of this property.
  public var folder: String { "\(directory)/\(FileName(property, suffix: ""))" }

  /// Reads what is kept; a store that does not exist is empty.
  public func contents() -> Contents {
    var contents = Contents()
    for name in Folder.names(in: folder).sorted() where name.hasSuffix(StoredFailure.suffix) {
      let path = "\(folder)/\(name)"
      do throws(StoredFailureError) {
        guard let bytes = Folder.bytes(of: path, atMost: StoredFailure.maximumLength) else {
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
  /// A store that cannot be written keeps nothing: it is a cache, and no reason to fail.
  func keep(_ failure: Failure, _ choices: [UInt64]) {
    let name = FileName(failure.kind, suffix: StoredFailure.suffix).description
    let kept = Folder.names(in: folder).filter { $0.hasSuffix(StoredFailure.suffix) }
    guard kept.contains(name) || kept.count < maximumFailures, Folder.make(folder) else { return }
    let stored = StoredFailure(
      kind: failure.kind, token: ReplayToken(choices), file: "\(folder)/\(name)")
    Folder.replace(stored.file, by: stored.bytes)
  }

  /// Removes a failure that no longer fails.
  func forget(_ failure: StoredFailure) {
    unlink(failure.file)
  }
}
