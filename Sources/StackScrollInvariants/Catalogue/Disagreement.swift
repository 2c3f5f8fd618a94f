import StackScrollCore

/// Two quantities that should agree and do not: what a law found, and what it expected.
///
/// Laws say it in a sentence. This reads the sentence back, so that a picture can put the two
/// beside each other; a sentence of another form has no disagreement and is shown as it is.
public struct Disagreement: Hashable, Sendable {
  /// What was measured, in words: `the offset that shows the end`.
  public let what: String
  /// What was found.
  public let found: Quantity
  /// What would have been right, or the limit that was passed.
  public let expected: Quantity

  /// What can be measured.
  public enum Quantity: Hashable, Sendable {
    /// A length or a position in points.
    case number(Double)
    /// A frame.
    case rect(Rect)
  }

  /// Reads the sentence of a failure; nil if it does not set two quantities against each other.
  public init?(_ sentence: String) {
    let read = Form.all.lazy.compactMap { $0.read(sentence) }.first
    guard let read else { return nil }
    self = read
  }

  private init(what: String, found: Quantity, expected: Quantity) {
    self.what = what
    self.found = found
    self.expected = expected
  }

  /// A form in which laws say it: subject, verb, what was found, words between, what was right.
  private struct Form {
    let verb: String
    let between: String
    /// What stands behind the first number.
    var unit = ""
    /// What the form says of the subject and the subject does not.
    var prefix = ""

    static let all = [
      Form(verb: " is ", between: ", expected "),
      Form(verb: " is ", between: ", the least is "),
      Form(verb: " are ", between: " in a frame of ", unit: " wide", prefix: "the width of "),
      Form(verb: " of width ", between: " scrolls in ", prefix: "the width of "),
      Form(verb: " of height ", between: " scrolls in ", prefix: "the height of "),
    ]

    func read(_ sentence: String) -> Disagreement? {
      guard let (head, last) = sentence.splitting(at: between),
        let (subject, first) = head.splitting(at: verb),
        let found = Quantity(first, unit: unit), let expected = Quantity(last)
      else { return nil }
      return Disagreement(what: prefix + subject, found: found, expected: expected)
    }
  }
}

extension Disagreement {
  /// The axis along which the two differ, if the words or the frames say so.
  public var axis: Axis? {
    if case .rect(let found) = found, case .rect(let expected) = expected {
      return Axis.allCases.max {
        Self.difference(found, expected, $0) < Self.difference(found, expected, $1)
      }
    }
    if what.contains("width") { return .horizontal }
    return what.contains("height") ? .vertical : nil
  }

  /// Whether it is about where a scroll view is scrolled to.
  public var isAboutOffset: Bool { what.contains("offset") }

  private static func difference(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    max(
      (first.min(axis) - second.min(axis)).magnitude,
      (first.length(axis) - second.length(axis)).magnitude)
  }
}

extension Disagreement.Quantity {
  /// Reads a number, or a frame as laws write it: `(x, y) width x height`.
  init?(_ text: Substring, unit: String = "") {
    guard text.hasSuffix(unit) else { return nil }
    let text = text.dropLast(unit.count)
    if let number = Double(text), number.isFinite {
      self = .number(number)
      return
    }
    let separators: Set<Character> = ["(", ")", ",", "x", " "]
    let numbers = text.split(whereSeparator: separators.contains).map { Double($0) }
    guard text.hasPrefix("("), numbers.count == 4 else { return nil }
    let finite = numbers.compactMap { $0?.isFinite == true ? $0 : nil }
    guard finite.count == 4 else { return nil }
    self = .rect(Rect(x: finite[0], y: finite[1], width: finite[2], height: finite[3]))
  }
}

extension StringProtocol {
  /// The parts before and after the last place where some words stand.
  fileprivate func splitting(at words: String) -> (String, Substring)? {
    guard let place = ranges(of: words).last else { return nil }
    return (String(self[..<place.lowerBound]), Substring(self[place.upperBound...]))
  }
}
