/// Why a solver does not take what it was given, or gave up.
public enum SolverError: Error, Hashable, Sendable {
  /// A variable that this solver does not have.
  case unknownVariable(Int)
  /// A condition that was removed already, or belongs to another solver.
  case unknownRow(slot: Int, generation: Int)
  /// A multiple that is not a number, or too large or too small to reckon with.
  case coefficient(Double, variable: Int, allowed: ClosedRange<Double>)
  /// A constant that is not a number, or too large to reckon with.
  case constant(Double, limit: Double)
  /// A priority that is not a positive number.
  case priority(Double)
  /// One variable more than the limit.
  case tooManyVariables(limit: Int)
  /// One condition more than the limit.
  case tooManyRows(limit: Int)
  /// More terms in all conditions than the limit.
  case tooManyTerms(limit: Int)
  /// Values beyond what a double can hold follow from the conditions.
  case overflow
  /// No end within the limit.
  case tooManyPivots(limit: Int)
  /// The values are asked for, but the conditions were changed since they were worked out.
  case notSolved
}

/// The sentences of ``SolverError``.
extension SolverError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .unknownVariable(let index):
      "variable \(index) is not a variable of this solver: make it with addVariable of the same"
        + " solver"
    case .unknownRow(let slot, let generation):
      "row \(slot), generation \(generation), is not in this solver: use what add gave of the same"
        + " solver, before it is removed"
    case .coefficient(let value, let variable, let allowed):
      "the coefficient \(value) of variable \(variable) is out of range: give one whose"
        + " magnitude is in \(allowed.lowerBound)...\(allowed.upperBound), or 0"
    case .constant(let value, let limit):
      "the constant \(value) is out of range: give one whose magnitude is at most \(limit)"
    case .priority(let value):
      "the priority \(value) is not a positive number: use 1 to 1000"
    case .tooManyVariables(let limit):
      "there are more than \(limit) variables: raise SolverLimits.variables, or make fewer"
    case .tooManyRows(let limit):
      "there are more than \(limit) conditions: raise SolverLimits.rows, or add fewer"
    case .tooManyTerms(let limit):
      "the conditions have more than \(limit) terms: raise SolverLimits.terms, or add fewer"
    case .overflow:
      "the values get too large for a double: look for a chain of large coefficients"
    case .tooManyPivots(let limit):
      "there is no solution after \(limit) pivots: raise SolverLimits.pivots, or call solve() again"
        + " to go on from here"
    case .notSolved:
      "the conditions were changed since the last solution: call solve() first"
    }
  }
}

/// How much, and which numbers, a solver takes on.
///
/// The magnitudes are what the numeric policy can answer for: beyond them a double holds too few
/// digits to tell a condition that is met from one that is missed.
public struct SolverLimits: Hashable, Sendable {
  /// The most variables.
  public var variables = 1_000_000
  /// The most conditions at a time.
  public var rows = 1_000_000
  /// The most terms of all conditions together.
  public var terms = 10_000_000
  /// The most pivots of one call.
  public var pivots = 1_000_000
  /// The most parties of a conflict that are tried as its remedies, each by a solution of its own.
  public var remedies = 5_000
  /// The magnitudes that a coefficient may have unless it is 0.
  public var coefficients = 1e-6...1e6
  /// The greatest magnitude of a constant.
  public var constant = 1e9

  /// The limits that are used unless told otherwise.
  public init() {}

  /// The limits for a screen that is to be answered at once: some thousands of views.
  ///
  /// Shares and ratios may be smaller and larger than in constraints of any kind: a small length
  /// among large ones has a small share, and rows of stacks pass factors on but do not multiply them.
  public static let forScreens: SolverLimits = {
    var limits = SolverLimits()
    limits.coefficients = 1e-9...1e9
    limits.rows = 50_000
    limits.pivots = 20_000
    return limits
  }()
}

extension Solver {
  /// The terms with every variable once, and none that is multiplied by 0.
  ///
  /// Nearly always they are like that already, and nothing is copied.
  func checked(_ terms: [LinearRow.Term]) throws(SolverError) -> [LinearRow.Term] {
    for term in terms {
      guard term.variable.index < structuralCount else {
        throw .unknownVariable(term.variable.index)
      }
    }
    let terms = isPlain(terms) ? terms : merged(terms)
    for term in terms where !limits.coefficients.contains(abs(term.coefficient)) {
      throw .coefficient(
        term.coefficient, variable: term.variable.index, allowed: limits.coefficients)
    }
    return terms
  }

  func check(constant: Double) throws(SolverError) {
    guard abs(constant) <= limits.constant else {
      throw .constant(constant, limit: limits.constant)
    }
  }

  /// Whether a short sum names no variable twice, and multiplies none by 0.
  private func isPlain(_ terms: [LinearRow.Term]) -> Bool {
    guard terms.count <= 8 else { return false }
    for place in terms.indices {
      if terms[place].coefficient == 0 { return false }
      for other in 0..<place where terms[other].variable == terms[place].variable {
        return false
      }
    }
    return true
  }

  /// A sum that names no variable twice; what is left of coefficients but for rounding is none.
  private func merged(_ terms: [LinearRow.Term]) -> [LinearRow.Term] {
    var merged: [(term: LinearRow.Term, magnitude: Double)] = []
    var places: [Variable: Int] = [:]
    for term in terms {
      let magnitude = term.coefficient.magnitude
      if let place = places[term.variable] {
        merged[place].term.coefficient += term.coefficient
        merged[place].magnitude += magnitude
      } else {
        places[term.variable] = merged.count
        merged.append((term, magnitude))
      }
    }
    return merged.compactMap { term, magnitude in
      let rounding = magnitude.isFinite ? magnitude * NumericPolicy.rounding : 0
      return term.coefficient.magnitude <= rounding ? nil : term
    }
  }
}
