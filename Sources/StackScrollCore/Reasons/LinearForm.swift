/// A sum of numbers, each so many times.
struct LinearForm: Hashable {
  /// What is added, in the order in which it was named.
  private var terms: [Formula] = []
  private typealias Part = Formula.Part
  private var factors: [Formula: Double] = [:]
  /// The formula that it was made of, until it is changed.
  private var original: Formula?

  init(_ formula: Formula) {
    add(formula, times: 1)
    if Set(formula.parts) == Set(terms.flatMap(\.parts)) { original = formula }
  }

  /// Adds arithmetic so many times; what is no sum stays in one.
  private mutating func add(_ formula: Formula, times factor: Double) {
    switch formula {
    case .sum(let all): for term in all { add(term, times: factor) }
    case .difference(let first, let second):
      add(first, times: factor)
      add(second, times: -factor)
    case .product(.number(let count, _), let second): add(second, times: factor * count)
    case .quotient(let first, .number(let count, _)): add(first, times: factor / count)
    case .part, .number, .product, .quotient, .greatest:
      if factors[formula] == nil { terms.append(formula) }
      factors[formula, default: 0] += factor
      if factors[formula].map({ $0.magnitude < Self.negligible }) ?? false {
        factors[formula] = nil
        terms.removeAll { $0 == formula }
      }
    }
    original = nil
  }

  /// What rounding leaves of factors that cancel.
  private static let negligible = 1e-9

  /// The numbers of frames that it is a sum of.
  var measures: [FrameMeasure] {
    terms.compactMap(\.measure)
  }

  mutating func replace(_ measure: FrameMeasure, by form: LinearForm) {
    guard let term = terms.first(where: { $0.measure == measure }),
      let factor = factors.removeValue(forKey: term)
    else { return }
    terms.removeAll { $0 == term }
    add(form, times: factor)
    original = nil
  }

  /// What a number comes to where some forms come to 0 and other numbers in them are not known
  /// either: the others are eliminated; nil if the forms leave the number open.
  ///
  /// With a + b = 10 and a = b + c, where a and b are not known, b comes to (10 - c) / 2.
  ///
  /// - Complexity: O(u f t) for u numbers that are not known and f forms of t terms.
  static func value(
    of number: Formula, without others: [Formula], where zeros: [LinearForm]
  ) -> Formula? {
    var rows = zeros
    for other in others {
      guard let place = rows.firstIndex(where: { $0.factors[other] != nil }) else { continue }
      let pivot = rows.remove(at: place)
      guard let most = pivot.factors[other] else { continue }
      for index in rows.indices {
        guard let factor = rows[index].factors[other] else { continue }
        rows[index].add(pivot, times: -factor / most)
      }
    }
    guard let row = rows.first(where: { $0.factors[number] != nil }),
      let factor = row.factors[number]
    else { return nil }
    var rest = LinearForm(.sum([]))
    for term in row.terms where term != number {
      rest.add(term, times: -(row.factors[term] ?? 0) / factor)
    }
    return rest.formula
  }

  private mutating func add(_ form: LinearForm, times factor: Double) {
    for term in form.terms { add(term, times: factor * (form.factors[term] ?? 0)) }
  }

  /// The form with products replaced by how they change, without numbers that do not bear; nil if it
  /// comes to something else.
  ///
  /// A view that is 1.5 of three equal ones above the middle of a window stands at
  /// window / 2 - 1.5 x share x window. With a share of 1/3 that is 0 in any window: only the share
  /// bears, and half the window stays as a number.
  func tangent(without idle: Set<ScreenInput>) -> LinearForm? {
    var result = self
    for term in terms {
      if case .part(.input(let input), let value) = term {
        guard idle.contains(input), let factor = factors[term] else { continue }
        result.add(term, times: -factor)
        result.add(.number(value, Part.input(input).name(about: nil)), times: factor)
        continue
      }
      if case .part = term { continue }
      guard let factor = factors[term] else { continue }
      var slopes: [Part: Double] = [:]
      for (part, slope) in term.slopes { slopes[part, default: 0] += slope }
      let kept = term.parts.filter { part in
        if case .input(let input) = part { !idle.contains(input) } else { true }
      }
      let steps = kept.compactMap { part -> (Formula, Double)? in
        guard let value = term.number(of: part) else { return nil }
        return slopes.removeValue(forKey: part).map { (.part(part, value), $0) }
      }
      // A product of two numbers that both bear comes to twice itself, and stays one.
      let sum = steps.reduce(0) { $0 + $1.0.value * $1.1 }
      guard Tolerance.standard.isEqual(sum, term.value) else { continue }
      result.add(term, times: -factor)
      for (part, slope) in steps { result.add(part, times: factor * slope) }
    }
    let isEqual = Tolerance.standard.isEqual(result.value, value)
    return isEqual ? result : nil
  }

  private var value: Double {
    terms.reduce(0) { $0 + (factors[$1] ?? 0) * $1.value }
  }

  /// How it changes with what the screen gives.
  func gradient(_ known: [FrameMeasure: [ScreenInput: Double]]) -> [ScreenInput: Double] {
    var result: [ScreenInput: Double] = [:]
    for term in terms {
      let factor = factors[term] ?? 0
      for (part, slope) in term.slopes {
        switch part {
        case .input(let input): result[input, default: 0] += factor * slope
        case .measure(let measure):
          for (input, inner) in known[measure] ?? [:] {
            result[input, default: 0] += factor * slope * inner
          }
        }
      }
    }
    return result.filter { $0.value.magnitude > Self.negligible }
  }

  /// What it names and does not change with.
  func idleInputs(
    _ gradient: [ScreenInput: Double], _ known: [FrameMeasure: [ScreenInput: Double]]
  ) -> Set<ScreenInput> {
    var idle: Set<ScreenInput> = []
    for part in terms.flatMap(\.parts) {
      switch part {
      case .input(let input): if gradient[input] == nil { idle.insert(input) }
      case .measure(let measure):
        let inner = known[measure] ?? [:]
        guard !inner.isEmpty, inner.keys.allSatisfy({ gradient[$0] == nil }) else { continue }
        idle.formUnion(inner.keys)
      }
    }
    return idle
  }

  /// The sum as arithmetic: what is added before what is taken away.
  var formula: Formula {
    if let original { return original }
    let added = counted { $0 > 0 }
    let taken = counted { $0 < 0 }
    return taken.isEmpty ? .sum(added) : .difference(.sum(added), .sum(taken))
  }

  /// The terms whose factors are of one sign, those with one factor together.
  private func counted(_ isWanted: (Double) -> Bool) -> [Formula] {
    var groups: [(factor: Double, terms: [Formula])] = []
    for term in terms {
      guard let factor = factors[term], isWanted(factor) else { continue }
      if let place = groups.firstIndex(where: { ($0.factor - factor.magnitude).magnitude < 1e-12 })
      {
        groups[place].terms.append(term)
      } else {
        groups.append((factor.magnitude, [term]))
      }
    }
    return groups.flatMap { factor, terms -> [Formula] in
      guard factor != 1 else { return terms }
      let sum = terms.count == 1 ? terms[0] : Formula.sum(terms)
      let parts = (1 / factor).rounded()
      return parts > 1 && (parts * factor - 1).magnitude < 1e-12
        ? [.quotient(sum, .number(parts, WhyText.parts))]
        : [.product(.number(factor, WhyText.times), sum)]
    }
  }
}

extension Formula {
  /// The number of a frame that it is, and nothing else.
  fileprivate var measure: FrameMeasure? {
    if case .part(.measure(let measure), _) = self { measure } else { nil }
  }

  /// The number of one of its parts.
  fileprivate func number(of part: Part) -> Double? {
    switch self {
    case .number: nil
    case .part(let own, let value): own == part ? value : nil
    case .sum(let terms), .greatest(let terms):
      terms.firstResult { $0.number(of: part) }
    case .difference(let first, let second), .product(let first, let second),
      .quotient(let first, let second):
      first.number(of: part) ?? second.number(of: part)
    }
  }

  /// How much the formula changes with each of its parts.
  fileprivate var slopes: [(Part, Double)] {
    switch self {
    case .number: []
    case .part(let part, _): [(part, 1)]
    case .sum(let terms): terms.flatMap(\.slopes)
    case .difference(let first, let second):
      first.slopes + second.slopes.map { ($0, -$1) }
    case .product(let first, let second):
      first.slopes.map { ($0, $1 * second.value) } + second.slopes.map { ($0, $1 * first.value) }
    case .quotient(let first, let second):
      first.slopes.map { ($0, $1 / second.value) }
        + second.slopes.map { ($0, -$1 * first.value / (second.value * second.value)) }
    case .greatest(let terms): terms.max { $0.value < $1.value }?.slopes ?? []
    }
  }
}
