import StackScrollCore

extension FailurePiece {
  /// Divides points that all fail where their messages stop being one formula.
  ///
  /// A layout is piecewise linear in the size of its window, so the numbers of a message are too,
  /// and its break points are where the layout's are. Three points make a line; fewer are told as
  /// they are. A point on two lines, where one becomes the other, is the first of the second.
  ///
  /// - Complexity: O(n) for n points.
  static func pieces(
    of messages: [String], at points: [Double], named name: String
  ) -> [FailurePiece] {
    let samples = zip(points, messages).map(Sample.init)
    var pieces: [FailurePiece] = []
    var rest = samples[...]
    while let first = rest.first, pieces.count <= FailingInterval.maximumPieces {
      var run = rest.prefix(while: first.line(through: Array(rest.prefix(3))))
      if run.count > 3, Sample.turns(at: rest.dropFirst(run.count - 1)) { run = run.dropLast() }
      pieces.append(FailurePiece(from: first, to: run.last ?? first, named: name))
      rest = rest.dropFirst(max(1, run.count))
    }
    return pieces
  }

  private init(from first: Sample, to last: Sample, named name: String) {
    let lines = first.lines(to: last)
    self.init(
      first: first.point, last: last.point,
      message: first.point == last.point
        ? first.text : first.message.text(lines.map { $0.text(of: name) }),
      error: first.message.comparison.flatMap { found, expected in
        LinearFormula.distance(lines[found], lines[expected], at: first.point).text(of: name)
      })
  }
}

/// What a law says at a point.
private struct Sample {
  let point: Double
  /// What it says.
  let text: String
  /// The same, taken apart.
  let message: NumberedMessage

  init(_ point: Double, _ text: String) {
    self.point = point
    self.text = text
    message = NumberedMessage(text)
  }

  /// The lines from each number here to the same number elsewhere.
  func lines(to other: Sample) -> [LinearFormula] {
    zip(message.numbers, other.message.numbers).map { here, there in
      LinearFormula((point, here), (other.point, there))
    }
  }

  /// Whether another line begins with the first of some points.
  static func turns(at points: ArraySlice<Sample>) -> Bool {
    guard let corner = points.first, let next = points.dropFirst().first else { return false }
    return corner.line(through: Array(points.prefix(3)))(next)
  }

  /// Tells which points go on as some first ones do; only this one if those are no line.
  func line(through points: [Sample]) -> (Sample) -> Bool {
    guard points.count == 3, points.allSatisfy({ $0.message.words == message.words }) else {
      return { $0.point == point }
    }
    let lines = lines(to: points[2])
    let fits = { (sample: Sample) in
      sample.message.words == message.words
        && zip(lines, sample.message.numbers).allSatisfy { $0.fits($1, at: sample.point) }
    }
    return points.allSatisfy(fits) ? fits : { $0.point == point }
  }
}

/// A message taken apart into its words and its numbers.
struct NumberedMessage: Hashable {
  /// What stands before, between and behind the numbers.
  private(set) var words: [String] = [""]
  /// The numbers in order.
  private(set) var numbers: [Double] = []

  /// What stands between a number that was found and the one that should be there.
  private static let comparing = ", expected "

  /// Takes a message apart; digits in names, such as those of `tab1`, are words.
  init(_ message: String) {
    var rest = message[...]
    while let character = rest.first {
      let token = rest.prefix { Self.isOfToken($0) }
      let number = token.hasSuffix(".") ? token.dropLast() : token
      if let value = Double(number), value.isFinite, number.contains(where: \.isNumber) {
        numbers.append(value)
        words.append(String(token.dropFirst(number.count)))
        rest = rest.dropFirst(token.count)
      } else {
        let text = token.isEmpty ? String(character) : String(token)
        words[words.count - 1] += text
        rest = rest.dropFirst(text.count)
      }
    }
  }

  /// The places of a number that was found and of the one expected, if the message compares two.
  var comparison: (found: Int, expected: Int)? {
    words.indices.dropFirst().dropLast().first { words[$0] == Self.comparing }.map { ($0 - 1, $0) }
  }

  /// The message with other texts in place of its numbers.
  func text(_ numbers: [String]) -> String {
    zip(words, numbers + [""]).map { $0 + $1 }.joined()
  }

  private static func isOfToken(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "-"
      || character == "_"
  }
}
