import StackScrollCore

/// The sentence of a failure, in parts: a number can be shown as a formula in its place.
///
/// The one place where laws' evidence is put into words.
package struct EvidenceText: Hashable, Sendable {
  /// Words or a number.
  package enum Part: Hashable, Sendable {
    case words(String)
    case number(Double)
  }

  /// What stands one after the other.
  package private(set) var parts: [Part] = []
  /// The place of the number that was found among the numbers, if it is one.
  package private(set) var found: Int?
  /// The place of the number that was expected.
  package private(set) var expected: Int?
  /// The places of numbers that are compared, those that are compared with each other together.
  private var compared: [[Int]] = []

  /// Puts evidence into words.
  package init(_ evidence: Evidence) {
    switch (evidence.quantity, evidence.found, evidence.expected) {
    case (.other(let measure), .text(let text), .none) where measure.kind == .text:
      add(text)
    case (.other(let measure), .text(let text), .none) where measure.kind == .error:
      add("threw \(text)")
    case (.other(let measure), .text(let found), .text(let expected))
    where measure.kind == .screens:
      add(Self.name(of: evidence.quantity))
      add(evidence.circumstance)
      add(" has \(found), expected \(expected)")
    case (.verdict, .verdict(let verdict), .verdict(let expected))
    where expected.kind == .determined:
      if let circumstance = evidence.circumstance {
        add(circumstance, after: "")
        add(": ")
      }
      add(verdict.says ?? Self.words(verdict))
    case (.scrolls(let axis), .truth(let isScrolling), _):
      add("it \(isScrolling ? "scrolls" : "does not scroll") \(axis)ly")
      add(evidence.circumstance)
      add(isScrolling ? ", and should not" : ", and should")
    case (.gap(let first, let second, _), .number(let gap), .number(0))
    where evidence.relation == .atLeast && gap < 0:
      add("\(first) and \(second) overlap")
      add(evidence.circumstance)
      add(" by ")
      found = add(.number(-gap))
    case (.part(let view, _, let axis, let isFar), .number, _):
      found = add(evidence.found)
      add(" points of \(view)")
      add(evidence.circumstance)
      add(" at the \(axis.side(isFar: isFar))")
    case (.textRoom(let view, let axis), .number, .number):
      add("the text of \(view)")
      add(evidence.circumstance)
      add(" is cut: ")
      found = add(evidence.found)
      add(" points \(Self.extent(axis)), and needs ")
      expected = add(evidence.expected)
      compared = [[0, 1]]
    case (.length(let view, let axis), .number, .number) where evidence.relation != .equal:
      add("\(view)")
      add(evidence.circumstance)
      compare(Self.extent(axis), evidence)
    case (.contentLength(let axis), .number, .number) where evidence.relation != .equal:
      add("the content")
      add(evidence.circumstance)
      compare(Self.extent(axis), evidence)
    default:
      add(Self.name(of: evidence.quantity, besides: evidence.circumstance))
      add(evidence.circumstance)
      add(evidence.found.isPlural ? " are " : " is ")
      let start = numbers.count
      found = add(evidence.found)
      let middle = numbers.count
      guard evidence.expected != .none else { return }
      add(", expected \(Self.words(evidence.relation))")
      expected = add(evidence.expected)
      compare(start..<middle, middle..<numbers.count, evidence)
      if evidence.isBlaming { add(", because of \(Self.list(evidence.views))") }
    }
  }

  /// The sentence, without a stop, its numbers in a style.
  package func text(_ style: NumberStyle) -> String {
    text { style.texts($0.map { numbers[$0] }) }
  }

  /// The sentence with other texts in place of its numbers.
  ///
  /// - Parameter tell: the texts of the numbers at places that are compared with each other.
  package func text(_ tell: ([Int]) -> [String]) -> String {
    let apart = Set(compared.joined())
    let alone = numbers.indices.filter { !apart.contains($0) }.map { [$0] }
    var texts = numbers.map { _ in "" }
    for places in compared + alone {
      for (place, text) in zip(places, tell(places)) { texts[place] = text }
    }
    var rest = texts[...]
    return parts.map { part in
      if case .words(let words) = part { words } else { rest.popFirst() ?? "" }
    }.joined()
  }

  /// What is found, and that it should be at least or at most what is expected.
  private mutating func compare(_ extent: String, _ evidence: Evidence) {
    let start = numbers.count
    add(" is ")
    found = add(evidence.found)
    add(" \(extent), and should be \(Self.words(evidence.relation))")
    let middle = numbers.count
    expected = add(evidence.expected)
    compare(start..<middle, middle..<numbers.count, evidence)
    if evidence.isBlaming { add(", because of \(Self.list(evidence.views))") }
  }

  /// Notes which numbers are compared: those of a range all with each other, others part by part.
  private mutating func compare(_ found: Range<Int>, _ expected: Range<Int>, _ evidence: Evidence) {
    if case .range = evidence.found {
      compared = [Array(found) + Array(expected)]
    } else if found.count == expected.count {
      compared = zip(found, expected).map { [$0, $1] }
    }
  }

  /// The numbers in order.
  package var numbers: [Double] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The sentence without its numbers: two that have it in common differ in numbers only.
  package var frame: [String?] {
    parts.map { if case .words(let words) = $0 { words } else { nil } }
  }

  // MARK: Names

  /// What is measured, in words: `the width of v1`, `the offset that shows the end`.
  ///
  /// - Parameter circumstance: what follows; a view that it names is not named twice.
  package static func name(
    of quantity: Quantity, besides circumstance: Circumstance? = nil
  ) -> String {
    switch quantity {
    case .length(let view, let axis): "the \(length(axis)) of \(view)"
    case .start(let view, let axis): "the \(edges(axis).near) edge of \(view)"
    case .end(let view, let axis): "the \(edges(axis).far) edge of \(view)"
    case .middle(let view, let axis): "the \(axis) middle of \(view)"
    case .gap(let first, let second, _): "the gap between \(first) and \(second)"
    case .textRoom(let view, let axis): "the \(length(axis)) for the text of \(view)"
    case .part(let view, _, let axis, let isFar): "the \(axis.side(isFar: isFar)) part of \(view)"
    case .frame(let view): "the frame of \(view)"
    case .contentLength(let axis): "the content \(length(axis))"
    case .offset(let axis): "the \(axis) offset"
    case .offsetToEnd: "the offset that shows the end"
    case .offsetRange(let axis): "the \(axis) offsets"
    case .adjustedInset: "the adjusted inset"
    case .scrolls(let axis): "scrolling \(axis)ly"
    case .verdict(let axis): "the \(axis) layout"
    case .views: "the views"
    case .viewsSeen: "the views that are seen"
    case .other(let measure): name(of: measure, besides: circumstance)
    }
  }

  private static func name(of measure: Quantity.Measure, besides circumstance: Circumstance?)
    -> String
  {
    var views = measure.views
    if case .views(let named)? = circumstance?.value { views.removeAll(where: named.contains) }
    return "the \(measure.name)" + (views.isEmpty ? "" : " of \(list(views))")
  }

  private static func length(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private static func extent(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

  private static func edges(_ axis: Axis) -> (near: String, far: String) {
    axis == .horizontal ? ("left", "right") : ("top", "bottom")
  }

  private static func words(_ relation: Evidence.Relation) -> String {
    switch relation {
    case .equal: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  // MARK: Readings

  private mutating func add(_ words: String) { parts.append(.words(words)) }

  private mutating func add(_ number: Double) {
    parts.append(number.isFinite ? .number(number) : .words("\(NumberText(number))"))
  }

  private mutating func add(_ circumstance: Circumstance?, after space: String = " ") {
    guard let circumstance else { return }
    add("\(space)\(circumstance.name)")
    guard let value = circumstance.value else { return }
    add(" ")
    add(value)
  }

  /// Adds a reading; tells the place of its number among the numbers, if it is one.
  @discardableResult
  private mutating func add(_ reading: Reading) -> Int? {
    switch reading {
    case .number(let number):
      let place = numbers.count
      add(number)
      return number.isFinite ? place : nil
    case .frame(let rect):
      add("(")
      add(rect.minX)
      add(", ")
      add(rect.minY)
      add(") ")
      add(rect.size.width)
      add(" x ")
      add(rect.size.height)
    case .insets(let insets): add(insets)
    case .range(let range):
      add(range.lowerBound)
      guard range.lowerBound != range.upperBound else { break }
      add(" to ")
      add(range.upperBound)
    case .views(let views): add(views.isEmpty ? "none" : Self.list(views))
    case .verdict(let verdict): add(Self.words(verdict))
    case .truth(let isTrue): add(isTrue ? "so" : "not so")
    case .text(let text): add("\"\(text.printable)\"")
    case .none: add("missing")
    }
    return nil
  }

  private mutating func add(_ insets: EdgeInsets) {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].filter { $0.1 != 0 }
    if sides.isEmpty { add("none") }
    for (place, side) in sides.enumerated() {
      add("\(place > 0 ? ", " : "")\(side.0) ")
      add(side.1)
    }
  }

  private static func words(_ verdict: AxisVerdict) -> String {
    let views = verdict.views.isEmpty ? "" : list(verdict.views)
    return switch verdict.kind {
    case .determined: "settled"
    case .ambiguous: views.isEmpty ? "ambiguous" : "ambiguous in \(views)"
    case .openContent: "open in the size of the content"
    case .unsatisfiable: views.isEmpty ? "contradictory" : "contradictory in \(views)"
    case .unsupported:
      "outside of what the model can tell" + (views.isEmpty ? "" : ", in \(views)")
    }
  }

  /// Names, as many as a sentence bears.
  private static func list(_ views: [ViewID]) -> String {
    let names = views.prefix(longestList).map { "\($0)" }
    let rest = views.count - names.count
    if rest > 0 { return names.joined(separator: ", ") + " and \(rest) more" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  private static let longestList = 8
}

extension Reading {
  /// Whether a sentence says "are" of it.
  fileprivate var isPlural: Bool {
    switch self {
    case .views, .range: true
    default: false
    }
  }
}

extension Evidence: CustomStringConvertible {
  /// The sentence of a failure, its numbers to a hundredth as ``NumberStyle/rounded`` has them.
  public var description: String { text(.rounded) }

  /// The sentence of a failure.
  public func text(_ style: NumberStyle) -> String { EvidenceText(self).text(style) }
}
