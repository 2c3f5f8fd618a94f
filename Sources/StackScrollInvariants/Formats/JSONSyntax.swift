import Foundation

/// Says where a text stops being JSON.
enum JSONSyntax {
  /// The toolchain's account of what is wrong, with line and column; nil if nothing is.
  ///
  /// `JSONDecoder` does not say where; `JSONSerialization` does, on Linux as a count of characters.
  static func account(of data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let info = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      let words = info.map { "\($0)" } ?? error.localizedDescription
      let account = replacingOffset(in: words, of: data).trimmingSuffix(".")
      return account.contains("line ")
        ? account : "\(account), at \(TextPosition(of: data.count, in: data))"
    }
  }

  private static func replacingOffset(in words: String, of data: Data) -> String {
    guard let match = words.firstMatch(of: /around character (\d+)/),
      let offset = Int(match.1), offset <= data.count
    else { return words }
    return words.replacingCharacters(
      in: match.range, with: "at \(TextPosition(of: offset, in: data))")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
