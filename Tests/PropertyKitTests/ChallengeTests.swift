import PropertyKit
import Testing

/// The public challenges: always the one right answer, from small starts and from large ones.
struct ChallengeTests {
  @Test(arguments: Challenge.all.indices, [Sizes.ramp, .constant(100)])
  func `a challenge ends in its one right answer, whatever the seed`(index: Int, sizes: Sizes) {
    let challenge = Challenge.all[index]
    var answers: [String: Int] = [:]
    var evaluations: [Int] = []
    for seed in 0..<100 {
      let settings = Settings(seed: Seed(UInt64(seed)), cases: 10_000, sizes: sizes)
      let result = challenge.run(settings)
      answers[result.found ?? "nothing", default: 0] += 1
      evaluations.append(result.evaluations)
    }
    #expect(answers == [challenge.answer: 100], "\(challenge.name)")
    #expect((evaluations.max() ?? 0) <= 1000, "\(challenge.name)")
    let mean = evaluations.reduce(0, +) / evaluations.count
    print("\(challenge.name), \(sizes): evaluations: mean \(mean), most \(evaluations.max() ?? 0)")
  }

  @Test func `two wide integers one apart are found within a hundred cases on average`() {
    let cases = (0..<100).map { seed in
      Challenge.differenceOne.run(Settings(seed: Seed(UInt64(seed)), cases: 10_000)).cases
    }
    #expect(cases.reduce(0, +) <= 100 * cases.count)
  }
}
