import ConsoleLogs
import InterfaceBuilder

/// Options that raise or lower how much a command reads.
///
/// The error about each limit names its option, and the limit itself stands with what it limits.
extension CommandOption {
  static let maximumBytes = limit("bytes")
  static let maximumElements = limit("elements")
  static let maximumConstraints = limit("constraints")
  static let maximumList = limit("list")

  /// The limits of documents.
  static let documentLimits = [maximumBytes, maximumElements]
  /// The limits of console logs.
  static let logLimits = [maximumBytes, maximumConstraints, maximumList]

  private static func limit(_ name: String) -> CommandOption {
    CommandOption("max-\(name)", form: "--max-\(name) N")
  }
}

extension ArgumentList {
  /// How much of a document is read.
  func documentLimits() throws(UsageError) -> DocumentLimits {
    var limits = DocumentLimits.standard
    limits.bytes = try limit(.maximumBytes, orElse: limits.bytes)
    limits.elements = try limit(.maximumElements, orElse: limits.elements)
    return limits
  }

  /// How much of a console log is read.
  func logLimits() throws(UsageError) -> LogLimits {
    var limits = LogLimits()
    limits.bytes = try limit(.maximumBytes, orElse: limits.bytes)
    limits.constraints = try limit(.maximumConstraints, orElse: limits.constraints)
    limits.constraintsOfList = try limit(.maximumList, orElse: limits.constraintsOfList)
    return limits
  }

  private func limit(_ option: CommandOption, orElse usual: Int) throws(UsageError) -> Int {
    try number(option, in: 1...1_000_000_000_000).map { Int($0) } ?? usual
  }
}

/// What help says of the limits.
enum LimitText {
  static let documents = """
      --max-bytes N, --max-elements N
                 read documents of up to N bytes or elements;
                 \(DocumentLimits.standard.bytes) and \(DocumentLimits.standard.elements) if not given
    """
  static let logs = """
      --max-bytes N, --max-constraints N, --max-list N
                    read texts of up to N bytes or constraints, or lists of up to N constraints;
                    \(LogLimits().bytes), \(LogLimits().constraints) and \(LogLimits().constraintsOfList) if not given
    """
}
