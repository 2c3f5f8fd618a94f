import PropertyKit
import TestSupport
import Testing

/// The public challenges: always the one right answer, from small starts and from large ones.
@Suite(.tags(.slow)) struct ChallengeTests {
  @Test(arguments: Challenge.published.indices, [Sizes.ramp, .constant(100)])
  func `a challenge ends in its one right answer, whatever the seed`(index: Int, sizes: Sizes) {
    expectRight(Challenge.published[index], seeds: 100, sizes: sizes)
  }

  @Test(arguments: [Sizes.ramp, .constant(100)])
  func `balanced brackets lose theirs in pairs`(sizes: Sizes) {
    expectRight(.brackets, seeds: 4, sizes: sizes)
  }

  private func expectRight(_ challenge: Challenge, seeds: Int, sizes: Sizes) {
    var answers: [String: Int] = [:]
    var most = 0
    for seed in 0..<seeds {
      let settings = Settings(seed: Seed(UInt64(seed)), cases: 100_000, sizes: sizes)
      let result = challenge.run(settings)
      answers[result.found ?? "nothing", default: 0] += 1
      most = max(most, result.evaluations)
    }
    #expect(answers == [challenge.answer: seeds], "\(challenge.name)")
    #expect(most <= 1000, "\(challenge.name)")
  }

  @Test func `two wide integers one apart are found within sixty cases on average`() {
    let cases = (0..<100).map { seed in
      Challenge.differenceOne.run(Settings(seed: Seed(UInt64(seed)), cases: 10_000)).cases
    }
    #expect(cases.reduce(0, +) <= 60 * cases.count)
  }
}
