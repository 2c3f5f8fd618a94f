import PropertyKit
import TestSupport
import Testing

/// What shrinking reaches from the failures of many seeds, and what it costs.
@Suite(.tags(.slow)) struct ShrinkMinimaTests {
  @Test(arguments: Minimum.ofValues)
  func `every seed ends in the one right value, at its cost`(minimum: Minimum) {
    expectMet(minimum, seeds: 100)
  }

  @Test(arguments: Minimum.ofTies, [Sizes.ramp, .constant(100)])
  func `what can only become simpler together does`(minimum: Minimum, sizes: Sizes) {
    expectMet(minimum, seeds: 50, sizes: sizes)
  }

  @Test(arguments: Minimum.ofMachines)
  func `every seed ends in the one right program, at its cost`(minimum: Minimum) {
    expectMet(minimum, seeds: 50)
  }

  @Test(arguments: Minimum.ofChangingShapes, [Sizes.ramp, .constant(100)])
  func `values keep their choices where the shape before them changes`(
    minimum: Minimum, sizes: Sizes
  ) {
    expectMet(minimum, seeds: 100, sizes: sizes)
  }

  private func expectMet(_ minimum: Minimum, seeds: Int, sizes: Sizes = .ramp) {
    var reached: [String: Int] = [:]
    var evaluations: [Int] = []
    for seed in 0..<seeds {
      let settings = Settings(seed: Seed(UInt64(seed)), cases: 20_000, sizes: sizes)
      let result = minimum.challenge.run(settings)
      reached[result.found ?? "none found", default: 0] += 1
      evaluations.append(result.evaluations)
    }
    #expect(reached == [minimum.challenge.answer: seeds])
    #expect(Double(evaluations.reduce(0, +)) / Double(seeds) <= minimum.mean)
    #expect(evaluations.max() ?? 0 <= minimum.most)
  }
}
