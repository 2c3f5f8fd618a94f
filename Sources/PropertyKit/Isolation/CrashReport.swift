/// What became of a request to a child process.
enum WorkerAnswer: Hashable {
  case reply([UInt8])
  case died(CrashReport)
}

/// How a child ended, where its reply was expected.
struct CrashReport: Hashable, Sendable {
  /// The name of the bug, the same for every case that it kills; what the shrinker compares.
  let kind: String
  /// The child's last words, and how it ended.
  let message: String
  /// Which case it was at, and whether its body had begun.
  let place: CaseMarker.Reading

  /// What the kind adds for a case whose body had not begun.
  static let whileDrawing = " while its value was being drawn"

  /// How the kind of a trap without words begins; the address of its code follows.
  static let trap = "crashed: trap"

  /// Whether the kind is an address, for want of words.
  var isNamedByAddress: Bool { kind.hasPrefix(Self.trap) }
}

extension CrashReport {
  /// The kind of a case that does not end.
  static let hang = "hang"
  /// The kind of a case that takes all memory it may have.
  static let outOfMemory = "ran out of memory"

  /// Whether the case did not end.
  var isOfHang: Bool { kind.hasPrefix(Self.hang) }
  /// Whether the case took all memory it might have.
  var isOfMemory: Bool { kind.hasPrefix(Self.outOfMemory) }
}

/// Reads what the runtime writes before it ends a process.
enum CrashText {
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]
  /// What a process that is no copy of its parent writes before the place of a trap.
  static let trapOpening = "trapped at "
  private static let memoryOpenings = [
    "Fatal error: failed to allocate", "Could not allocate memory", "std::bad_alloc",
  ]

  /// The name of the bug: the words of the runtime without their numbers, so that the same bug has
  /// the same name whatever the values were.
  ///
  /// What stands in user code is named with its file and line, since its words may be empty or
  /// many a function's.
  static func bug(in words: String) -> String? {
    let lines = words.split(whereSeparator: \.isNewline)
    for line in lines.reversed() {
      for opening in openings {
        guard let found = line.firstRange(of: opening) else { continue }
        // The body may have left a line without its end, and values in it.
        let before = line[..<found.lowerBound].trimmingSuffix { ": ".contains($0) }
        let place = before.split(separator: " ").last.map(Substring.init) ?? ""
        let said = line[found.upperBound...].trimmingPrefix { ": ".contains($0) }
        let name = withoutNumbers(said.isEmpty ? opening : String(said))
        let isInLibrary = place.isEmpty || place.hasPrefix("Swift/")
        return isInLibrary ? name : "\(name) (\(place))"
      }
    }
    return lines.first { $0.hasPrefix("Could not cast value") }.map { withoutNumbers(String($0)) }
  }

  /// Where a process trapped, as it wrote itself.
  static func trapPlace(in words: String) -> String? {
    words.split(whereSeparator: \.isNewline).last { $0.hasPrefix(trapOpening) }
      .map { String($0.dropFirst(trapOpening.count)) }
  }

  /// Whether an allocation failed.
  static func tellsOfMemory(_ words: String) -> Bool {
    memoryOpenings.contains { words.contains($0) }
  }

  /// The words without the runtime's trace, which tells nothing without symbols.
  static func withoutTrace(_ words: String) -> String {
    words.firstRange(of: "Current stack trace:").map { String(words[..<$0.lowerBound]) } ?? words
  }

  /// The words without addresses, which differ from run to run, and without space around them.
  static func withoutAddresses(_ words: String) -> String {
    let text = words.replacing(/(0x|\$)[0-9a-f]{6,}/) { "\($0.output.1)..." }
    return String(text.trimmingPrefix(while: \.isWhitespace).trimmingSuffix(\.isWhitespace))
  }

  private static func withoutNumbers(_ text: String) -> String {
    withoutAddresses(text).replacing(/[0-9]+/, with: "#")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isOut: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isOut($0) }.map(index(after:)) ?? startIndex)]
  }

  fileprivate func trimmingPrefix(_ isOut: (Character) -> Bool) -> Substring {
    drop(while: isOut)
  }
}
