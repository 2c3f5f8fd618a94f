/// What the engine and the commands need of the file system, by system calls: loading a library for it
/// would cost more than the work.
package enum FileSystem {
  /// The names in a folder, in no order; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a folder and those around it.
  ///
  /// - Throws: `SystemError` if it cannot be written afterwards: that of the first call that failed.
  package static func makeFolder(_ path: String) throws(SystemError) {
    var position = path.startIndex
    var refusal: SystemError?
    while position < path.endIndex {
      position = path[path.index(after: position)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<position]), 0o755) != 0, errno != EEXIST {
        refusal = refusal ?? .last
      }
    }
    guard access(path, W_OK) == 0 else { throw refusal ?? .last }
  }

  /// The bytes of a file; nil if it cannot be read or is longer than the limit.
  package static func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= limit {
      let count = uninterrupted { read(file, &room, room.count) }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += room[..<count]
    }
    return nil
  }

  /// Whether something has this path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Takes a file away; one that is missing stays so.
  package static func remove(_ path: String) { unlink(path) }

  /// Takes a folder away, if it is empty.
  package static func removeFolder(_ path: String) { rmdir(path) }

  /// The path without links, by which two paths to one file are told to be the same.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard let place = realpath(path, nil) else { throw .last }
    defer { free(place) }
    return String(cString: place)
  }

  /// Whether a path leads to an open file.
  ///
  /// - Parameter followsLinks: whether a link at its end counts as what it leads to.
  static func isPath(_ path: String, to file: Int32, followsLinks: Bool) -> Bool {
    var (named, opened) = (stat(), stat())
    let status = followsLinks ? stat(path, &named) : lstat(path, &named)
    return status == 0 && fstat(file, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }
}
