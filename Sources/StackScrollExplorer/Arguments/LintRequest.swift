/// Which documents to look at, and for whom.
struct LintRequest {
  /// For whom findings are written.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// A line each, as compilers write them, which editors and CI attach to the line.
    case lines
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
  }

  /// The documents.
  let paths: [String]
  /// For whom findings are written.
  let format: Format
  /// How many variations of a screen each law is checked on; 0 for none.
  let cases: Int

  init(_ list: ArgumentList) throws(UsageError) {
    guard !list.names.isEmpty else { throw list.error(.noDocument) }
    paths = try list.uniqueNames()
    let name = list.value(of: .format) ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else { throw list.error(.unknownFormat(name)) }
    self.format = format
    cases =
      try list.number(.cases, in: 0...ExploreRequest.maximumCases).map { Int($0) }
      ?? LawBudget.usualCases
  }
}
