import PropertyKit

/// Over how many seeds planted bugs are hunted, and where broken laws are kept.
struct ScoreboardRequest {
  /// The seeds, from 0 on.
  let seeds: [Seed]
  /// Where each law is kept with the case that breaks it; nil for nowhere.
  let folder: String?
  /// Where the page is written; nil for nowhere.
  let report: String?

  /// How many seeds there are if nobody says.
  static let usualSeeds = 20
  /// The most seeds that can be asked for.
  static let maximumSeeds: UInt64 = 1000

  init(_ list: ArgumentList) throws(UsageError) {
    try list.requireNoNames()
    let count =
      try list.number(.seeds, in: 1...Self.maximumSeeds).map { Int($0) } ?? Self.usualSeeds
    seeds = (0..<UInt64(count)).map { Seed($0) }
    folder = list.value(of: .write)
    report = list.value(of: .report)
    try list.refuseFile(.write, at: folder)
    try list.refuseFile(.report, at: report)
  }
}
