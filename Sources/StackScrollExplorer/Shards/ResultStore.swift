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
      throw ResultError(path: folder, damage: .fileSystem(FixtureFiles.reason(for: error)))
    }
    guard FileManager.default.isWritableFile(atPath: place.path) else {
      throw ResultError(path: place.path, damage: .fileSystem("it cannot be written to"))
    }
  }

  /// The result of a part that was kept before; nil if there is none.
  func result(for header: ShardResult.Header) throws(ResultError) -> ShardResult? {
    let place = place(of: header)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names.sorted() where name.hasPrefix("\(header.shard)-") && Self.isResult(name) {
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
      throw ResultError(path: place.path, damage: .fileSystem(FixtureFiles.reason(for: error)))
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
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    do {
      let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter(isResult)
      let start = path.hasSuffix("/") ? path : path + "/"
      guard names.isEmpty else { return names.sorted().map { start + $0 } }
    } catch {
      throw ResultError(path: path, damage: .fileSystem(FixtureFiles.reason(for: error)))
    }
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
      throw ResultError(path: path, damage: .fileSystem(FixtureFiles.reason(for: error)))
    }
  }

  private func place(of run: RunIdentity) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(run.name)
  }

  private func place(of header: ShardResult.Header) -> URL {
    place(of: header.run).appendingPathComponent(header.invariant)
  }

  /// Hidden files are drafts of workers that were killed.
  private static func isResult(_ path: String) -> Bool {
    path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
