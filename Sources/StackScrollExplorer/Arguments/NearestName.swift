/// Finds what somebody who mistyped a name may have meant.
enum NearestName {
  /// Names longer than this are not compared.
  static let maximumLength = 100

  /// Fewer letters are part of too many names.
  static let minimumPart = 3

  /// The known name with the fewest edits, or one that begins with what was written.
  ///
  /// - Returns: nil if nothing is near: a wild guess is worse than none.
  static func of(_ written: String, among known: [String]) -> String? {
    let letters = Array(written)
    guard (1...maximumLength).contains(letters.count) else { return nil }
    let limit = max(1, letters.count / 3)
    let nearest = known.map { (name: $0, edits: edits(letters, Array($0))) }
      .min { $0.edits < $1.edits }
    if let nearest, nearest.edits <= limit { return nearest.name }
    guard letters.count >= minimumPart else { return nil }
    return known.first { $0.hasPrefix(written) } ?? known.first { $0.contains(written) }
  }

  /// How many letters must be changed, added or dropped.
  ///
  /// - Complexity: O(n m).
  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
