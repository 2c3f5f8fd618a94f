import Foundation
import PropertyKit
import StackScrollInvariants

/// What to explore, how far, and where to keep what is found.
struct ExploreRequest {
  /// What is run, in this order: first what must fail, then the laws.
  let invariants: [Invariant]
  /// How many cases a law must pass.
  let cases: Int
  /// Where the cases come from.
  let seed: Seed
  /// How long the whole run may take, nil for as long as it needs.
  let time: Duration?
  /// Whether to go on, round after round, until a law fails.
  let isUntilFailure: Bool
  /// The pixels on which failing intervals are exact.
  let sweep: PixelSweep
  /// Where findings are kept, nil for nowhere.
  let folder: String?
  /// Where the pages of a report are written, nil for nowhere.
  let report: String?
  /// What shards of the run found, by invariant; what they hold is not run again.
  var records: [String: [ShardRecord]] = [:]
  /// What they covered, by invariant.
  var coverages: [String: ScreenCoverage] = [:]

  /// How many cases a law must pass if nobody says.
  static let usualCases = 10_000
  /// The most cases that can be asked for.
  static let maximumCases: UInt64 = 1_000_000_000
  /// The longest run that can be asked for, in seconds: a week.
  static let maximumSeconds: UInt64 = 604_800
  /// The seed if nobody says: always the same, so that runs can be compared.
  static let usualSeed: Seed = 0

  init(_ list: ArgumentList, catalogue: Catalogue) throws(UsageError) {
    invariants = try Self.selection(list, from: catalogue)
    cases = try list.caseCount()
    time = try list.number(.time, in: 1...Self.maximumSeconds).map { .seconds(Int64($0)) }
    isUntilFailure = list.has(.untilFailure)
    sweep = try list.sweep()
    seed = try list.seed()
    folder = list.value(of: .write)
    report = list.value(of: .report)
    try list.refuseFile(.write, at: folder)
    try list.refuseFile(.report, at: report)
  }

  /// The settings for one of the invariants.
  ///
  /// A claim that must fail may take as many cases as usual even if fewer were asked for. It ends
  /// with the first failure, and a quick look at a law should not call the harness broken.
  ///
  /// - Parameter round: how often the laws were run before; each round has a seed of its own.
  func settings(for invariant: Invariant, round: Int = 0) -> Settings {
    var settings = Settings(
      seed: Seed(seed.rawValue &+ UInt64(truncatingIfNeeded: round)),
      cases: invariant.mustFail ? max(cases, Self.usualCases) : cases,
      maximumExplainEvaluations: 0)
    if round == 0 { settings.records = records[invariant.id] ?? [] }
    return settings
  }

  /// The named invariants and families, or all; canaries come along in any case.
  private static func selection(
    _ list: ArgumentList, from catalogue: Catalogue
  ) throws(UsageError) -> [Invariant] {
    let chosen = try list.invariants(of: catalogue)
    return chosen.filter { $0.role == .canary }
      + chosen.filter { $0.mustFail && $0.role != .canary } + chosen.filter { !$0.mustFail }
  }
}

extension ArgumentList {
  /// Refuses a place to write to that is a file.
  func refuseFile(_ option: CommandOption, at path: String?) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard let path, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return }
    throw error(.notAFolder(option, path))
  }
}

extension ArgumentList {
  /// The invariants that are named, by themselves or by their family, and the canaries; all if
  /// there is no name.
  func invariants(of catalogue: Catalogue) throws(UsageError) -> [Invariant] {
    let names = try uniqueNames()
    for name in names where catalogue.named(name).isEmpty {
      let known = catalogue.invariants.map(\.id) + catalogue.families
      throw error(.unknownInvariant(name, nearest: NearestName.of(name, among: known)))
    }
    let chosen = catalogue.invariants.filter { invariant in
      names.isEmpty || invariant.role == .canary || names.contains(invariant.id)
        || invariant.family.map(names.contains) == true
    }
    guard !chosen.isEmpty else { throw error(.emptyCatalogue) }
    return chosen
  }

  /// How many cases a law is checked on.
  func caseCount() throws(UsageError) -> Int {
    try number(.cases, in: 1...ExploreRequest.maximumCases).map { Int($0) }
      ?? ExploreRequest.usualCases
  }

  /// Where the cases come from.
  func seed() throws(UsageError) -> Seed {
    if value(of: .seed) == "random" { return .random() }
    return try number(.seed, in: 0...UInt64.max).map { Seed($0) } ?? ExploreRequest.usualSeed
  }

  /// The pixels on which failing intervals are exact.
  fileprivate func sweep() throws(UsageError) -> PixelSweep {
    let scales = PixelSweep.scales
    guard
      let scale = try number(.scale, in: UInt64(scales.lowerBound)...UInt64(scales.upperBound)),
      let sweep = try? PixelSweep(scale: Int(scale))
    else { return .standard }
    return sweep
  }
}
