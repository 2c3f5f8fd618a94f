import PropertyKit

/// What a set of passes must still do: end in the one right answer, at a bounded cost.
struct Demand {
  let challenge: Challenge
  let sizes: Sizes
  /// How many evaluations are allowed, on average and in one run.
  let mean: Double
  let most: Int

  /// Every challenge from both starts, those with rare failures behind the others since they take
  /// long to find; then the minima of the tests.
  static let all = challenges.filter { !$0.isRare } + challenges.filter(\.isRare) + minima

  private static let challenges = starts.flatMap { start in
    (Challenge.published + Challenge.further).map { challenge in
      Demand(
        challenge: challenge, sizes: start.sizes,
        mean: Bar.all[challenge.name].map { Double(start.bar($0)) } ?? 0, most: 1000)
    } + Minimum.ofChangingShapes.map { Demand($0, start.sizes) }
  }

  private static let minima = (Minimum.ofValues + Minimum.ofTies + Minimum.ofMachines).map {
    Demand($0, .ramp)
  }

  private var isRare: Bool { challenge.name == "brackets" }
}

extension Demand {
  private init(_ minimum: Minimum, _ sizes: Sizes) {
    self.init(
      challenge: minimum.challenge, sizes: sizes, mean: minimum.mean, most: minimum.most)
  }

  /// What a measurement lacks, in words; nil if nothing.
  func shortfall(_ found: Measurement) -> String? {
    if found.right < found.runs { return "\(found.runs - found.right) of \(found.runs) wrong" }
    if found.mean > mean { return "mean \(tenths(found.mean)) over \(tenths(mean))" }
    return found.greatest > most ? "\(found.greatest) evaluations over \(most)" : nil
  }
}
