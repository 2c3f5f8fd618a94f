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
  /// Where findings are kept, nil for nowhere.
  let folder: String?
  /// What shards of the run found, by invariant; what they hold is not run again.
  var records: [String: [ShardRecord]] = [:]

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
    cases =
      try list.number(.cases, in: 1...Self.maximumCases).map { Int($0) } ?? Self.usualCases
    time = try list.number(.time, in: 1...Self.maximumSeconds).map { .seconds(Int64($0)) }
    seed = try Self.seed(list)
    folder = list.value(of: .write)
    try list.refuseFile(at: folder)
  }

  /// The settings for one of the invariants.
  ///
  /// A claim that must fail may take as many cases as usual even if fewer were asked for. It ends
  /// with the first failure, and a quick look at a law should not call the harness broken.
  func settings(for invariant: Invariant) -> Settings {
    var settings = Settings(
      seed: seed, cases: invariant.mustFail ? max(cases, Self.usualCases) : cases)
    settings.records = records[invariant.id] ?? []
    return settings
  }

  /// The named invariants, or all; canaries come along in any case.
  private static func selection(
    _ list: ArgumentList, from catalogue: Catalogue
  ) throws(UsageError) -> [Invariant] {
    let names = try list.uniqueNames()
    for name in names where catalogue[name] == nil {
      let known = catalogue.invariants.map(\.id)
      throw list.error(.unknownInvariant(name, nearest: NearestName.of(name, among: known)))
    }
    let chosen = catalogue.invariants.filter {
      names.isEmpty || names.contains($0.id) || $0.role == .canary
    }
    guard !chosen.isEmpty else { throw list.error(.emptyCatalogue) }
    return chosen.filter { $0.role == .canary }
      + chosen.filter { $0.mustFail && $0.role != .canary } + chosen.filter { !$0.mustFail }
  }

  private static func seed(_ list: ArgumentList) throws(UsageError) -> Seed {
    if list.value(of: .seed) == "random" { return .random() }
    return try list.number(.seed, in: 0...UInt64.max).map { Seed($0) } ?? usualSeed
  }
}

extension ArgumentList {
  /// Refuses a place to write to that is a file.
  func refuseFile(at path: String?) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard let path, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return }
    throw error(.notAFolder(path))
  }
}
