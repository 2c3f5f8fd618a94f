extension Report {
  /// Puts the shards of a run together: the report that the whole run gives.
  ///
  /// In any order; a shard that is given twice counts once.
  ///
  /// - Throws: `MergeError` unless there is every shard of one and the same run.
  public static func merge(_ shards: [Report]) throws(MergeError) -> Report {
    guard let first = shards.first else { throw .nothingToMerge }
    var whole = first.settings
    whole.shard = .whole
    var byIndex: [Int: Report] = [:]
    for shard in shards {
      var settings = shard.settings
      settings.shard = .whole
      guard settings == whole, shard.settings.shard.count == first.settings.shard.count else {
        throw .differentRuns(first.settings.shard, shard.settings.shard)
      }
      byIndex[shard.settings.shard.index] = shard
    }
    let missing = (0..<first.settings.shard.count).filter { byIndex[$0] == nil }
    guard missing.isEmpty else { throw .missingShards(missing) }
    guard first.settings.shard.count > 1, whole.replay == nil, whole.cases > 0 else {
      return first
    }
    var report = merge(parts: byIndex.values.compactMap(\.part), whole)
    report.extent = first.extent
    return report
  }

  /// Folds the blocks of all parts in order, and takes what each part shrank.
  private static func merge(parts: [Part], _ settings: Settings) -> Report {
    let subjects = parts.first?.subjects ?? []
    var ledger = Ledger(settings)
    var blocks = parts.flatMap(\.blocks).sorted { $0.firstSlot < $1.firstSlot }[...]
    var round: Range<Int>? = 0..<settings.cases
    while let slots = round {
      while let block = blocks.first, block.firstSlot < slots.upperBound {
        ledger.add(block)
        blocks = blocks.dropFirst()
      }
      round = ledger.nextRound(after: slots, subjects)
    }
    let failures = ledger.failures.compactMap { found in
      parts.lazy.flatMap(\.failures).first {
        $0.shrunk.slot == found.slot && $0.shrunk.failure.kind == found.failure.kind
      }
    }
    return Report(settings, ledger, subjects, failures, parts.contains(where: \.wasStopped))
  }
}

/// Why reports cannot be merged.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no report.
  case nothingToMerge
  /// Two reports belong to runs with different settings.
  case differentRuns(Shard, Shard)
  /// These shards are not there.
  case missingShards([Int])

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .nothingToMerge: "there is no report to merge; give one of every shard"
    case .differentRuns(let one, let other):
      "shard \(one) and shard \(other) belong to different runs; give all shards the same settings"
    case .missingShards(let missing):
      "shards are missing: \(missing.map(String.init).joined(separator: ", "));"
        + " run them with the same settings"
    }
  }
}

extension Report {
  /// What a shard found, to be merged elsewhere; nil for a run that is no shard and was not asked
  /// for it, and for one that was stopped before its end.
  public var record: ShardRecord? {
    guard let part, !part.wasStopped else { return nil }
    return ShardRecord(blocks: part.blocks, failures: part.failures.map(\.shrunk))
  }
}
