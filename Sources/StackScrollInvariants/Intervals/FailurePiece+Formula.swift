import StackScrollCore

extension FailurePiece {
  /// Divides points that all fail where what the law finds stops being one formula.
  ///
  /// A layout is piecewise linear in the size of its window, so the numbers of evidence are too,
  /// and their break points are where the layout's are. Three points make a line; fewer are told as
  /// they are. A point on two lines, where one becomes the other, is the first of the second.
  ///
  /// - Complexity: O(n) for n points.
  static func pieces(
    of evidence: [Evidence], at points: [Double], named name: String
  ) -> [FailurePiece] {
    let samples = zip(points, evidence).map(Sample.init)
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
    let error = first.text.found.flatMap { found in
      first.text.expected.map {
        LinearFormula.distance(lines[found], lines[$0], at: first.point)
      }
    }
    self.init(
      first: first.point, last: last.point,
      message: StyledText { style in
        first.point == last.point
          ? first.text.text(style)
          : first.text.text { places in
            LinearFormula.texts(places.map { lines[$0] }, of: name, style)
          }
      },
      error: error.map { error in StyledText { error.text(of: name, $0) } },
      isConstant: (error.map { [$0] } ?? lines).allSatisfy { $0.slope == 0 })
  }
}

/// What a law finds at a point.
private struct Sample {
  let point: Double
  /// The same in words, with its numbers apart.
  let text: EvidenceText
  private let numbers: [Double]
  private let frame: [String?]

  init(_ point: Double, _ evidence: Evidence) {
    self.point = point
    text = EvidenceText(evidence)
    numbers = text.numbers
    frame = text.frame
  }

  /// The lines from each number here to the same number elsewhere.
  func lines(to other: Sample) -> [LinearFormula] {
    zip(numbers, other.numbers).map { here, there in
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
    guard points.count == 3, points.allSatisfy({ $0.frame == frame }) else {
      return { $0.point == point }
    }
    let lines = lines(to: points[2])
    let fits = { (sample: Sample) in
      sample.frame == frame
        && zip(lines, sample.numbers).allSatisfy { $0.fits($1, at: sample.point) }
    }
    return points.allSatisfy(fits) ? fits : { $0.point == point }
  }
}
