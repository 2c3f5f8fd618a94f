#if os(Linux)
  import SystemCalls

  /// Where a child was stopped.
  struct FaultPlace {
    /// The address of the code, or of the memory that it asked for.
    let address: UInt
    /// Addresses in the code of the calls that were under way, the innermost first; none if they were not
    /// asked for.
    let calls: [UInt]

    /// The innermost line of a file that is at hand: what is in the standard library is not.
    ///
    /// Lines of this engine are left out; what a macro makes of a line, such as `#expect`, stands for
    /// that line.
    var line: String? {
      let lines = calls.isEmpty ? [] : SourceLines(of: calls).lines
      return lines.lazy.compactMap { Self.written($0, among: lines) }.first { line in
        !Self.engine.contains { line.hasPrefix($0) } && access(Self.path(of: line), R_OK) == 0
      }
    }

    /// The folders of the modules that stand between a test and its body.
    private static let engine: [String] = {
      let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      let sources = parts.joined(separator: "/")
      return ["PropertyKit", "PropertyTesting", "PropertyXCTest"].map { "\(sources)/\($0)/" }
    }()

    private static func path(of line: String) -> String {
      line.lastIndex(of: ":").map { String(line[..<$0]) } ?? line
    }

    /// The line that somebody wrote; nil if it is not known of what line a macro was.
    ///
    /// The compiler keeps what a macro makes in a file, and says at its end what stood in its place:
    /// "// original-source-range: /tests/List.swift:11:7-11:40". Checkouts of one package share these
    /// files, so the folder may be another's: that of a call in a file of the same name counts more.
    private static func written(_ line: String, among lines: [String]) -> String? {
      guard line.contains(ofMacro) else { return line }
      guard let written = original(of: line) else { return nil }
      let path = path(of: written)
      let name = path.split(separator: "/").last.map { "/\($0)" } ?? path
      let twin = lines.lazy.map(Self.path).first { path in
        !path.contains(ofMacro) && path.hasSuffix(name)
      }
      return (twin ?? path) + written.dropFirst(path.count)
    }

    /// What the name of a file begins with that holds what a macro made.
    static let ofMacro = "@__swiftmacro_"

    private static func original(of line: String) -> String? {
      var (line, depth) = (line, 0)
      while line.contains(ofMacro) {
        guard depth < maximumNesting,
          let bytes = FileSystem.bytes(of: path(of: line), atMost: maximumExpansion),
          let range = String(decoding: bytes, as: UTF8.self)
            .split(separator: "// original-source-range: ").last?.split(separator: "\n").first,
          let place = range.wholeMatch(of: /(?<line>.+:[0-9]+):[0-9]+-[0-9]+:[0-9]+/)
        else { return nil }
        line = String(place.line)
        depth += 1
      }
      return line
    }

    /// How deep macros may stand in what macros make.
    private static let maximumNesting = 8
    /// How long the file of what a macro makes may be.
    private static let maximumExpansion = 1 << 20
  }
#endif
