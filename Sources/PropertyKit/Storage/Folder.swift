#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the engine needs of the file system, by system calls: loading a library for it would cost
/// more than the work.
enum Folder {
  /// The names in a folder; none if it cannot be read.
  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
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

  /// Makes a folder and those around it; false if it is not there afterwards.
  static func make(_ path: String) -> Bool {
    var position = path.startIndex
    while position < path.endIndex {
      position = path[path.index(after: position)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<position]), 0o755)
    }
    return access(path, W_OK) == 0
  }

  /// The bytes of a file; nil if it cannot be read or is longer than the limit.
  static func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= limit {
      let count = withoutInterruption { read(file, &room, room.count) }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += room[..<count]
    }
    return nil
  }

  /// Repeats a call that a signal interrupted.
  private static func withoutInterruption(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
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
