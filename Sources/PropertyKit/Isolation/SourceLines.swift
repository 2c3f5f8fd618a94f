#if os(Linux)
  import Foundation
  import SystemCalls

  /// Lines of source of addresses in this program's code, as `llvm-symbolizer` of the toolchain reads them from
  /// its debug information.
  ///
  /// That program reads only what belongs to an address, which takes a fraction of a second in a program of
  /// 150 MB; `Backtrace.symbolicated` of the Swift runtime reads everything, which takes minutes there.
  struct SourceLines {
    /// The lines as "path:line", a call that was inlined before the one that it became part of; then those on
    /// which functions begin that a macro made.
    ///
    /// There are none without debug information, or where no `llvm-symbolizer` is found.
    let lines: [String]

    /// Looks addresses up.
    ///
    /// - Parameter addresses: addresses in the code of this process, the innermost call first.
    init(of addresses: [UInt]) {
      let inputs = addresses.compactMap { CodeAddress(address: $0) }.map { place in
        // A program may be known by the name under which it was called, in another folder.
        let path = place.path.hasPrefix("/") ? place.path : "/proc/\(getpid())/exe"
        return "CODE \"\(path)\" 0x\(String(place.distance, radix: 16))"
      }
      let output = inputs.isEmpty ? nil : Self.output(of: inputs)
      let answers = output.flatMap { try? JSONDecoder().decode([Answer].self, from: $0) } ?? []
      let frames = answers.flatMap { $0.frames ?? [] }
      lines =
        frames.compactMap { Self.line($0.path, $0.line) }
        + frames.filter { $0.path?.contains(FaultPlace.ofMacro) == true }
        .compactMap { Self.line($0.startPath, $0.startLine) }
    }

    private static func line(_ path: String?, _ line: Int?) -> String? {
      guard let path, !path.isEmpty, let line, line > 0 else { return nil }
      return "\(path):\(line)"
    }

    /// What `llvm-symbolizer` writes of an address.
    private struct Answer: Decodable {
      let frames: [Frame]?

      private enum CodingKeys: String, CodingKey { case frames = "Symbol" }
    }

    /// A call, and where its function begins.
    private struct Frame: Decodable {
      let path: String?
      let line: Int?
      let startPath: String?
      let startLine: Int?

      private enum CodingKeys: String, CodingKey {
        case path = "FileName"
        case line = "Line"
        case startPath = "StartFileName"
        case startLine = "StartLine"
      }
    }

    private static func output(of inputs: [String]) -> Data? {
      guard let file = tmpfile() else { return nil }
      defer { fclose(file) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, fileno(file), STDOUT_FILENO)
      let arguments = ([tool, "--output-style=JSON"] + inputs).map { strdup($0) } + [nil]
      defer { for text in arguments { free(text) } }
      // Without an environment it asks no server for debug information.
      var environment: [UnsafeMutablePointer<CChar>?] = [nil]
      var identifier: pid_t = 0
      guard posix_spawnp(&identifier, tool, &actions, nil, arguments, &environment) == 0 else {
        return nil
      }
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 {
        guard errno == EINTR else { return nil }
      }
      return try? FileHandle(fileDescriptor: fileno(file)).readFromStart()
    }

    /// The program of the toolchain from which the Swift runtime was loaded, else that which is found by name.
    private static let tool: String = {
      let name = "llvm-symbolizer"
      let runtime = unsafeBitCast(Int.self as Any.Type, to: UInt.self)
      guard let library = CodeAddress(address: runtime)?.path else { return name }
      let parts = library.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      let beside = (parts.map(String.init) + ["bin", name]).joined(separator: "/")
      return access(beside, X_OK) == 0 ? beside : name
    }()
  }

  extension FileHandle {
    /// All that is in the file.
    fileprivate func readFromStart() throws -> Data? {
      try seek(toOffset: 0)
      return try readToEnd()
    }
  }
#endif
