import Testing

@testable import PropertyKit

/// What environment variables make of settings.
struct EnvironmentTests {
  @Test func `variables change what they name, and empty ones nothing`() throws {
    let settings = Settings(seed: 1, cases: 10)
    #expect(try settings.applying(environment: [:]) == settings)
    #expect(try settings.applying(environment: ["PROPERTY_SEED": "", "PATH": "x"]) == settings)
    let changed = try settings.applying(environment: [
      "PROPERTY_SEED": "18446744073709551615", "PROPERTY_CASES": "77",
      "PROPERTY_REPLAY": ReplayToken([1, 2]).description, "TEST_SHARD_INDEX": "2",
      "TEST_TOTAL_SHARDS": "5",
    ])
    #expect(changed.seed == Seed(.max) && changed.cases == 77)
    #expect(changed.replay == ReplayToken([1, 2]))
    #expect(changed.shard.description == "2 of 5")
    _ = try settings.applying(environment: ["PROPERTY_SEED": "random"])
    let isolated = try settings.applying(environment: ["PROPERTY_ISOLATION": "on"])
    #expect(isolated.isolation == Isolation())
    #expect(try isolated.applying(environment: ["PROPERTY_ISOLATION": "off"]) == settings)
  }

  @Test(arguments: [
    (
      ["PROPERTY_SEED": "-1"],
      "PROPERTY_SEED is \"-1\"; give a whole number of at least 0, or random"
    ),
    (["PROPERTY_CASES": "0"], "PROPERTY_CASES is \"0\"; give a whole number of at least 1"),
    (["PROPERTY_CASES": "1e3"], "PROPERTY_CASES is \"1e3\"; give a whole number of at least 1"),
    (["PROPERTY_ISOLATION": "yes"], "PROPERTY_ISOLATION is \"yes\"; give on or off"),
    (
      ["TEST_SHARD_INDEX": "1"],
      "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS belong together; set both or none"
    ),
    (
      ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
      "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS: there is no shard 3 of 3; give one from 0 to 2"
    ),
    (
      ["PROPERTY_REPLAY": "p1-"],
      "PROPERTY_REPLAY: the token ends too early; copy the whole token, from \"p1-\" to its last letter"
    ),
  ])
  func `what cannot be read is refused with its name and what to do`(
    environment: [String: String], text: String
  ) {
    let error = #expect(throws: EnvironmentError.self) {
      try Settings().applying(environment: environment)
    }
    #expect(error?.description == text)
  }
}
