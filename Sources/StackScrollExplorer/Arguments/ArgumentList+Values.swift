extension ArgumentList {
  /// A whole number in a range, nil if the option is not there.
  ///
  /// Only digits count: "1e6" and "1,000" are refused, not guessed at.
  func number(
    _ option: CommandOption, in allowed: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64? {
    guard let text = value(of: option) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { throw error(.notANumber(option, text, allowed: allowed)) }
    guard let number = UInt64(text), allowed.contains(number) else {
      throw error(.outOfRange(option, text, allowed: allowed))
    }
    return number
  }

  /// Refuses names where none are expected.
  func requireNoNames() throws(UsageError) {
    if let name = names.first { throw error(.unexpectedName(name)) }
  }

  /// The names, each given once.
  func uniqueNames() throws(UsageError) -> [String] {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted { throw error(.repeatedName(name)) }
    return names
  }
}
