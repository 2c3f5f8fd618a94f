extension LogError: CustomStringConvertible {
  /// Where, what is wrong, and what to do.
  public var description: String {
    "line \(position.line), column \(position.column): \(words)"
  }

  private var words: String {
    switch problem {
    case .nothingToRead:
      "there is no constraint here; paste the list from \"(\" to \")\" as the console printed it"
    case .tooLong(let bytes, let limit):
      "the text has \(bytes) bytes, more than the \(limit) that are read; paste one list"
    case .tooManyConstraints(let limit):
      "this is one constraint more than the \(limit) that are read; paste one list"
    case .unfinished:
      "the constraint does not end; it is cut short, or its last \">\" is missing"
    case .expected(let expectation, let found):
      "\(Self.words(for: expectation)) belongs here, and \(Self.quoted(found)) stands here"
    case .unknownAttribute(let name):
      "\(Self.quoted(name)) is no attribute of a view, such as width or leading"
    case .numberOutOfRange(let text):
      "the number \(Self.quoted(text)) is larger than any screen"
    case .priorityOutOfRange(let number):
      "the priority \(number) is not one of 1 to 1000"
    case .incomparable(let first, let second):
      "\(first.rawValue) cannot be compared with \(second.rawValue); one is another kind of length"
    }
  }

  private static func words(for expectation: Expectation) -> String {
    switch expectation {
    case .handle: "an address such as 0x600003220a50"
    case .body: "what the constraint says, such as UIView:0x10.width == 20,"
    case .item: "a view, such as UIView:0x10,"
    case .itemOrNumber: "a number or a view, such as UIView:0x10.width,"
    case .number: "a number"
    case .node: "a view in brackets or a bar, such as [UIView:0x10],"
    case .end: "the end of the constraint"
    case .names: "a list of names, such as '|':UIView:0x10,"
    }
  }

  /// A text in quotes, on one line, and cut if it is long.
  private static func quoted(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let limit = 30
    return "\"\(text.prefix(limit).printable)\(text.count > limit ? "..." : "")\""
  }
}
