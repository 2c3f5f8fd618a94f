/// Which findings to keep, and where.
struct KeepRequest {
  /// Tokens, files with findings, or "-".
  let targets: [String]
  /// Where they are kept.
  let folder: String

  /// Where findings are kept if nobody says.
  static let usualFolder = "Fixtures/Counterexamples"

  init(_ list: ArgumentList) throws(UsageError) {
    targets = try list.uniqueNames()
    guard !targets.isEmpty else { throw list.error(.missingName(.finding)) }
    folder = list.value(of: .write) ?? Self.usualFolder
    try list.refuseFile(.write, at: folder)
  }
}

/// Which fixtures to retire, and why.
struct RetireRequest {
  /// The fixtures.
  let files: [String]
  /// Why they are not checked any more.
  let reason: String

  init(_ list: ArgumentList) throws(UsageError) {
    files = try list.uniqueNames()
    guard !files.isEmpty else { throw list.error(.missingName(.fixture)) }
    let given = list.value(of: .reason) ?? ""
    guard given.contains(where: { !$0.isWhitespace }) else {
      throw list.error(.missingOption(.reason))
    }
    reason = given
  }
}
