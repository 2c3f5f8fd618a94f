/// What a child tells of the cases it ran.
extension Parcel {
  mutating func put(_ discard: Discard) {
    switch discard {
    case .precondition(let reason):
      put(0)
      put(reason)
    case .filterExhausted(let attempts):
      put(1)
      put(attempts)
    case .nothingToChooseFrom: put(2)
    case .tooManyChoices: put(3)
    }
  }

  mutating func takeDiscard() throws(Damage) -> Discard {
    switch try takeInt() {
    case 0: .precondition(try takeText())
    case 1: .filterExhausted(attempts: try takeInt())
    case 2: .nothingToChooseFrom
    case 3: .tooManyChoices
    default: throw Damage()
    }
  }

  mutating func put(_ failure: Failure) {
    put(failure.kind)
    put(failure.message)
  }

  mutating func takeFailure() throws(Damage) -> Failure {
    Failure(kind: try takeText(), message: try takeText())
  }

  mutating func put(_ outcome: Outcome) {
    switch outcome {
    case .passed: put(0)
    case .discarded(let reason):
      put(1)
      put(reason)
    case .failed(let failure):
      put(2)
      put(failure)
    }
  }

  mutating func takeOutcome() throws(Damage) -> Outcome {
    switch try takeInt() {
    case 0: .passed
    case 1: .discarded(try takeDiscard())
    case 2: .failed(try takeFailure())
    default: throw Damage()
    }
  }

  mutating func put(_ choices: [UInt64]) {
    put(each: choices) { $0.put($1) }
  }

  mutating func takeChoices() throws(Damage) -> [UInt64] {
    try takeEach { parcel throws(Damage) in try parcel.takeWord() }
  }

  mutating func put(_ origin: Origin) {
    switch origin {
    case .fresh(let slot, let attempt):
      put(0)
      put(slot)
      put(attempt)
    case .recorded(let choices):
      put(1)
      put(choices)
    case .counted(let choices):
      put(2)
      put(choices)
    }
  }

  mutating func takeOrigin() throws(Damage) -> Origin {
    switch try takeInt() {
    case 0: .fresh(slot: try takeInt(), attempt: try takeInt())
    case 1: .recorded(try takeChoices())
    case 2: .counted(try takeChoices())
    default: throw Damage()
    }
  }

  mutating func put(_ block: BlockResult) {
    put(block.firstSlot)
    put(block.passed)
    put(each: block.discards) {
      $0.put($1.slot)
      $0.put($1.count)
      $0.put($1.reason)
    }
    put(each: block.failures) {
      $0.put($1.slot)
      $0.put($1.origin)
      $0.put($1.failure)
    }
    put(each: block.tally.counters) { $0.put($1) }
  }

  mutating func takeBlock() throws(Damage) -> BlockResult {
    var block = BlockResult(firstSlot: try takeInt(), passed: try takeInt())
    block.discards = try takeEach { parcel throws(Damage) in
      BlockResult.SlotDiscards(
        slot: try parcel.takeInt(), count: try parcel.takeInt(),
        reason: try parcel.takeDiscard())
    }
    block.failures = try takeEach { parcel throws(Damage) in
      BlockResult.SlotFailure(
        slot: try parcel.takeInt(), origin: try parcel.takeOrigin(),
        failure: try parcel.takeFailure())
    }
    block.tally = Tally(
      counters: try takeEach { parcel throws(Damage) in try parcel.takeCounter() })
    return block
  }

  private mutating func put(_ counter: Tally.Counter) {
    put(counter.cases)
    put(counter.hits)
    put(each: counter.labels) {
      $0.put($1.key)
      $0.put($1.value)
    }
    put(each: [counter.best].compactMap(\.self)) { $0.put($1.bitPattern) }
  }

  private mutating func takeCounter() throws(Damage) -> Tally.Counter {
    var counter = Tally.Counter(cases: try takeInt(), hits: try takeInt())
    for (label, count) in try takeEach({ parcel throws(Damage) in
      (try parcel.takeText(), try parcel.takeInt())
    }) {
      counter.labels[label] = count
    }
    let best = try takeEach { parcel throws(Damage) in try parcel.takeWord() }
    counter.best = best.first.map(Double.init(bitPattern:))
    return counter
  }
}
