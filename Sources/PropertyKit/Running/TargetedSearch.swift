/// Hill climbing: a block whose later cases are changes of its best one.
///
/// Every block climbs on its own, from random cases at its foot, so blocks still depend on the seed
/// and their slots alone, and may run anywhere.
extension Property {
  /// Runs a block: some of it afresh, then changes of the case with the highest score.
  @usableFromInline
  func search(slots: Range<Int>, statistic place: Int) -> BlockResult {
    var result = BlockResult(firstSlot: slots.lowerBound)
    var summit = HighestCase()
    for slot in slots where slot < result.end(settings) {
      var origin = summit.change(in: settings, slot: slot, height: slot - slots.lowerBound)
      var attempt = 0
      while case .discarded(let reason) = step(origin, slot, place, &summit, &result) {
        guard result.discard(reason, slot: slot, allowed: settings.allowedDiscards) else {
          return result
        }
        attempt += 1
        origin = .fresh(slot: slot, attempt: attempt)
      }
    }
    return result
  }

  private func step(
    _ origin: CaseOrigin, _ slot: Int, _ statistic: Int, _ summit: inout HighestCase,
    _ result: inout BlockResult
  ) -> Outcome {
    place?.enter(origin, slot: slot)
    let (value, discard, sequence) = draw(origin)
    guard let value else { return .discarded(discard ?? .nothingToChooseFrom) }
    place?.enterBody()
    let outcome = body(value)
    switch outcome {
    case .passed:
      result.passed += 1
      count(value, in: &result)
      if case .score(let score) = statistics[statistic].measure(value) {
        summit.reach(score, sequence)
      }
    case .failed(let failure):
      if result.fail(failure, slot: slot, origin: origin) { keep(failure, origin) }
    case .discarded: break
    }
    return outcome
  }
}

/// The best case of a block so far.
private struct HighestCase {
  /// How many cases of a block are drawn before it climbs.
  private static let foot = 64

  private var score = -Double.infinity
  private var sequence: ChoiceSequence?

  /// Takes a case that is as high as the best, so that a plateau can be crossed.
  mutating func reach(_ score: Double, _ sequence: ChoiceSequence) {
    guard score >= self.score else { return }
    self.score = score
    self.sequence = sequence
  }

  /// The next case: a fresh one at the foot of the block, later a change of the best one.
  func change(in settings: Settings, slot: Int, height: Int) -> CaseOrigin {
    guard height >= HighestCase.foot, let best = sequence, !best.choices.isEmpty else {
      return .fresh(slot: slot, attempt: 0)
    }
    var random = RandomBits(seed: settings.seed.after(-1), caseIndex: slot)
    var indices = best.indices
    let elements = best.spans.filter { $0.label == .element }
    if !elements.isEmpty, random.oneIn(3) {
      let element = elements[Int(random.upTo(UInt64(elements.count - 1)))]
      indices.insert(contentsOf: indices[element.range], at: element.range.lowerBound)
    } else {
      let place = Int(random.upTo(UInt64(indices.count - 1)))
      indices[place] = random.neighbour(of: indices[place], upTo: best.choices[place].limit)
    }
    return .recorded(indices)
  }
}

extension RandomBits {
  /// A number near another, or any; never above the limit.
  fileprivate mutating func neighbour(of index: UInt64, upTo limit: UInt64) -> UInt64 {
    let reach = min(limit, 1 << upTo(min(62, UInt64(64 - limit.leadingZeroBitCount))))
    let step = upTo(reach)
    switch upTo(3) {
    case 0: return upTo(limit)
    case 1: return index >= step ? index - step : 0
    default: return limit - index >= step ? index + step : limit
    }
  }
}
