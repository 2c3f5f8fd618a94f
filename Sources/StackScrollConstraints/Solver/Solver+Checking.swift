extension Solver {
  /// The terms with every variable once, and none that is multiplied by 0.
  ///
  /// Nearly always they are like that already, and nothing is copied.
  func checked(_ terms: [LinearRow.Term]) throws(SolverError) -> [LinearRow.Term] {
    for term in terms {
      guard term.variable.index < variableCount else {
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

  private func merged(_ terms: [LinearRow.Term]) -> [LinearRow.Term] {
    var merged: [LinearRow.Term] = []
    var places: [Variable: Int] = [:]
    for term in terms {
      if let place = places[term.variable] {
        merged[place].coefficient += term.coefficient
      } else {
        places[term.variable] = merged.count
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}
