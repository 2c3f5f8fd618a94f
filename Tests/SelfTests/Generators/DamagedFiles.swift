import Foundation
import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == [UInt8] {
  /// Texts with one to three changes: cut, dropped, doubled, turned or odd bytes, and words and numbers
  /// that are others.
  package static func damaged(_ texts: Gen<String>) -> Gen {
    Gen { source throws(Discard) in
      var bytes = Array(try source.draw(texts).utf8)
      // Half of the texts stay well formed, mostly.
      let kinds = try source.draw(.bool) ? 0...5 : 6...6
      for _ in 0..<(try source.draw(.int(in: 1...3))) where !bytes.isEmpty {
        let first = try source.draw(.int(in: 0...bytes.count - 1))
        let length = try source.draw(.int(in: 1...min(40, bytes.count - first)))
        switch try source.draw(.int(in: kinds)) {
        case 0: bytes.removeSubrange(first...)
        case 1: bytes.removeSubrange(first..<first + length)
        case 2: bytes.insert(contentsOf: bytes[first..<first + length], at: first)
        case 3: bytes[first] = UInt8(truncatingIfNeeded: try source.draw(.int(in: 0...255)))
        case 4: bytes[first..<first + length].reverse()
        case 5:
          let odd = ["-", "1e999", "null", "\"", "{", "]", "9999999999", "\u{1B}[2J", "-0", "🙂"]
          bytes.insert(contentsOf: Array(try source.draw(.element(of: odd)).utf8), at: first)
        default:
          let word = bytes.word(from: first)
          let isText = bytes[word].first == UInt8(ascii: "\"")
          // Another word of the same text, or an odd one: a text for a text, a number for a number.
          guard try source.draw(.bool) else {
            let other = try source.draw(.int(in: 0...bytes.count - 1))
            bytes.replaceSubrange(word, with: Array(bytes[bytes.word(from: other, isText)]))
            continue
          }
          let odd =
            isText
            ? ["\"\"", "\"root\"", "\"root.top\"", "\"\\u0000\"", "\"constraints\""]
            : ["0", "-1", "1e9", "1e-300", "1e300", "true", "null", "[]", "{}", "0.5", "1000"]
          bytes.replaceSubrange(word, with: Array(try source.draw(.element(of: odd)).utf8))
        }
      }
      return bytes
    }
  }

  /// Files of screens, damaged.
  package static var damagedFiles: Gen {
    damaged(
      Gen<Screen>.windows.map { window in
        (try? ScreenFile(window, about: "a screen").text()) ?? ""
      })
  }
}

extension [UInt8] {
  /// The first number, text or name of JSON that begins at a place or after it; what is left if none
  /// does.
  ///
  /// - Parameter isText: whether it is to be a text; nil for any.
  fileprivate func word(from place: Int, _ isText: Bool? = nil) -> Range<Int> {
    let marks = Set(" \n\t:,[]{}".utf8)
    let quote = UInt8(ascii: "\"")
    var start = place
    while let next = self[start...].firstIndex(where: { !marks.contains($0) }) {
      let isQuoted = self[next] == quote
      let end =
        isQuoted
        ? self[(next + 1)...].firstIndex(of: quote).map { $0 + 1 }
        : self[next...].firstIndex(where: marks.contains)
      if isText == nil || isText == isQuoted { return next..<(end ?? count) }
      start = end ?? count
    }
    return Swift.min(start, count)..<count
  }
}
