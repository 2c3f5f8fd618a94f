import Foundation

/// A folder of results: one file for each part of a run and invariant, named for its content.
///
/// A file is complete or not there, and one that is there is never changed. So a worker may be
/// killed at any moment and started again, and several may work into one folder.
struct ResultStore {
  let folder: String

  /// How the names of results end.
  static let suffix = ".shard.jsonl"

  /// Makes the folder of a run; throws `ResultError` if nothing can be kept in it.
  func prepare(for run: RunIdentity) throws(ResultError) {
    let place = place(of: run)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw ResultError(path: folder, damage: .fileSystem(SystemReason.words(for: error)))
    }
    guard FileManager.default.isWritableFile(atPath: place.path) else {
      throw ResultError(path: place.path, damage: .fileSystem("it cannot be written to"))
    }
  }

  /// The result of a part that was kept before; nil if there is none.
  func result(for header: ShardResult.Header) throws(ResultError) -> ShardResult? {
    let place = place(of: header)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names.sorted()
    where name.hasPrefix("\(header.shard)-") && name.hasSuffix(Self.suffix) {
      let result = try ResultStore.result(at: place.appendingPathComponent(name).path)
      if result.header == header { return result }
    }
    return nil
  }

  /// Keeps a result as `folder/<run>/<invariant>/<part>-<fingerprint>.shard.jsonl`.
  ///
  /// - Throws: `ResultError` if it cannot be written or the place is taken.
  func save(_ result: ShardResult) throws(ResultError) {
    let place = place(of: result.header)
    let file: ResultFile
    do {
      file = try ResultFile(result)
    } catch {
      throw ResultError(path: place.path, damage: .fileSystem(SystemReason.words(for: error)))
    }
    let target = place.appendingPathComponent(
      "\(result.header.shard)-\(file.fingerprint)\(Self.suffix)")
    do throws(FileWriter.Refusal) {
      try FileWriter.create(file.data, at: target)
    } catch {
      throw ResultError(
        path: target.path, damage: error.isTaken ? .placeIsTaken : .fileSystem(error.reason))
    }
  }

  /// The path itself if it is a file, else every result below it, in order.
  static func results(at path: String) throws(ResultError) -> [String] {
    let files: [String]
    do {
      files = try FixtureFiles.files(at: path, endingWith: suffix)
    } catch {
      throw ResultError(path: path, damage: .fileSystem(SystemReason.words(for: error)))
    }
    guard files.isEmpty else { return files }
    throw ResultError(path: path, damage: .noResults)
  }

  /// Reads a result; throws `ResultError` with what is wrong and where.
  ///
  /// Only regular files are read: a pipe or a device may never end.
  static func result(at path: String) throws(ResultError) -> ShardResult {
    do {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw ResultError.Damage.notAFile
      }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: ResultFile.maximumBytes + 1) ?? Data()
      return try ResultFile.result(in: data)
    } catch let damage as ResultError.Damage {
      throw ResultError(path: path, damage: damage)
    } catch {
      throw ResultError(path: path, damage: .fileSystem(SystemReason.words(for: error)))
    }
  }

  private func place(of run: RunIdentity) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(run.name)
  }

  private func place(of header: ShardResult.Header) -> URL {
    place(of: header.run).appendingPathComponent(header.invariant)
  }
}

/// The results of one run that were found, by invariant and part.
struct ShardSet {
  let run: RunIdentity
  private let firstPath: String
  private var results: [String: [Int: (path: String, result: ShardResult)]] = [:]

  /// Begins with a result, which says what run it is.
  init(_ result: ShardResult, at path: String) {
    run = result.header.run
    firstPath = path
    results[result.header.invariant] = [result.header.shard: (path, result)]
  }

  /// Adds a result; one that is there already changes nothing.
  ///
  /// - Throws: `ResultError` if it is of another run, or says something else.
  mutating func add(_ result: ShardResult, at path: String) throws(ResultError) {
    let header = result.header
    guard header.run == run else {
      throw ResultError(
        path: path, damage: .otherRun(header.run, first: run, firstPath: firstPath))
    }
    if let other = results[header.invariant]?[header.shard] {
      guard other.result == result else {
        throw ResultError(path: path, damage: .contradicts(other.path))
      }
      return
    }
    results[header.invariant, default: [:]][header.shard] = (path, result)
  }

  /// For each part that is not there or not whole, the invariants that it lacks.
  ///
  /// - Complexity: O(n m) for n parts and m invariants.
  var missing: [(shard: Int, invariants: [String])] {
    (0..<run.shards).compactMap { shard in
      let lacking = run.invariants.filter { results[$0]?[shard] == nil }
      return lacking.isEmpty ? nil : (shard, lacking)
    }
  }

  /// The results of an invariant, in the order of parts, and where they were found.
  subscript(invariant: String) -> [(path: String, result: ShardResult)] {
    (results[invariant] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}
