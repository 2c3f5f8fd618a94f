extension Cost {
  /// How strongly a cost holds a length: by how much its slope changes there.
  enum Hold: Comparable {
    case slope(Slope)
    /// A change of unknown magnitude.
    case unknown
    /// An end of the lengths allowed.
    case required
  }

  /// How strongly a length is held; nil where the slope does not change.
  ///
  /// The length that costs least is one of these, and so is that of every view that a stack neither
  /// stretches nor squeezes in part.
  func hold(at length: DoubleDouble) -> Hold? {
    let isHere = { (end: DoubleDouble) in Tolerance.standard.isEqual(end.value, length.value) }
    var hold: Hold? = isHere(lower) ? .required : nil
    for (place, piece) in pieces.enumerated() where isHere(piece.end) {
      guard place + 1 < pieces.count else { return .required }
      var change = Hold.unknown
      if let before = piece.slope, let after = pieces[place + 1].slope {
        change = .slope(after - before)
      }
      hold = max(hold ?? change, change)
    }
    return hold
  }
}

extension Sequence<Cost> {
  /// The position of the cost that holds a length most strongly; nil if none holds it.
  func holder(of length: DoubleDouble) -> Int? {
    enumerated().compactMap { place, cost in cost.hold(at: length).map { (place, $0) } }
      .max { $0.1 < $1.1 }?.0
  }
}
