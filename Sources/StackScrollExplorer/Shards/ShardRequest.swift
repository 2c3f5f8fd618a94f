import Foundation
import PropertyKit
import StackScrollInvariants

/// Which part of a run to explore, and where to leave what it finds.
struct ShardRequest {
  /// The run, of which this is a part.
  let explore: ExploreRequest
  let shard: Shard
  /// The folder of results.
  let folder: String

  /// The options of a whole run that mean nothing for a part of one.
  ///
  /// A part must come out the same wherever and whenever it is run, so it has no clock; what is to
  /// be kept or shown is known only when all parts are there.
  private static let foreignOptions: [CommandOption] = [
    .time, .untilFailure, .scale, .write, .report,
  ]

  init(
    _ list: ArgumentList, catalogue: Catalogue, environment: [String: String]
  ) throws(UsageError) {
    for option in Self.foreignOptions where list.has(option) {
      throw list.error(.notForShards(option))
    }
    guard let folder = list.value(of: .results) else { throw list.error(.nowhereForResults) }
    self.folder = folder
    try list.refuseFile(.results, at: folder)
    shard = try Self.shard(list, environment)
    explore = try ExploreRequest(list, catalogue: catalogue)
  }

  /// The settings of this part of the run of an invariant.
  func settings(for invariant: Invariant) -> Settings {
    var settings = explore.settings(for: invariant)
    settings.shard = shard
    settings.keepsRecord = true
    return settings
  }

  private static func shard(
    _ list: ArgumentList, _ environment: [String: String]
  ) throws(UsageError) -> Shard {
    if let text = list.value(of: .shard) {
      guard let shard = Shard(written: text) else { throw list.error(.notAShard(text)) }
      return shard
    }
    let named: Shard?
    do throws(ShardVariables.Problem) {
      named = try ShardVariables(environment).shard()
    } catch {
      throw list.error(.shardVariables(error))
    }
    guard let named else { throw list.error(.noShard) }
    return named
  }
}

extension Shard {
  /// How many parts a run may have at most: each leaves a file for every invariant.
  static let maximumCount = 1_000_000

  /// Reads "3/16": the part, from 0, and how many there are.
  init?(written text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1])
    else { return nil }
    guard let shard = Self.part(index, of: count) else { return nil }
    self = shard
  }

  /// A part, if it exists and there are not too many.
  static func part(_ index: Int, of count: Int) -> Shard? {
    count <= maximumCount ? try? Shard(index, of: count) : nil
  }

  /// A number written in digits alone.
  static func number(_ text: some StringProtocol) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
  }
}
