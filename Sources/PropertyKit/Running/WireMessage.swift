/// What a child is asked to do for a run.
enum WorkerRequest {
  /// Find all cases of a small space.
  case count
  /// Run fresh slots.
  case slots(Range<Int>)
  /// Run counted cases, as the slots from one on.
  case scripts([[UInt64]], firstSlot: Int)
  /// Run one case.
  case run(CaseOrigin)
  /// Draw the cases that are left of one when a choice is changed.
  case realign(Realignment)

  var bytes: [UInt8] {
    var parcel = WireMessage()
    switch self {
    case .count: parcel.put(0)
    case .slots(let slots):
      parcel.put(1)
      parcel.put(slots.lowerBound)
      parcel.put(slots.upperBound)
    case .scripts(let scripts, let firstSlot):
      parcel.put(2)
      parcel.put(each: scripts) { $0.put($1) }
      parcel.put(firstSlot)
    case .run(let origin):
      parcel.put(3)
      parcel.put(origin)
    case .realign(let change):
      parcel.put(4)
      parcel.put(change.script)
      parcel.put(change.position)
      parcel.put(change.index)
    }
    return parcel.bytes
  }

  init(bytes: [UInt8]) throws(WireMessage.Damage) {
    var parcel = WireMessage(opening: bytes)
    switch try parcel.takeInt() {
    case 0: self = .count
    case 1:
      let (start, end) = (try parcel.takeInt(), try parcel.takeInt())
      guard start <= end else { throw WireMessage.Damage() }
      self = .slots(start..<end)
    case 2:
      let scripts = try parcel.takeEach { parcel throws(WireMessage.Damage) in
        try parcel.takeChoices()
      }
      self = .scripts(scripts, firstSlot: try parcel.takeInt())
    case 3: self = .run(try parcel.takeOrigin())
    case 4:
      self = .realign(
        Realignment(
          script: try parcel.takeChoices(), position: try parcel.takeInt(),
          index: try parcel.takeWord()))
    default: throw WireMessage.Damage()
    }
  }
}

extension CaseRunner {
  /// Does an errand, in the child: what it found, as bytes.
  func perform(_ errand: WorkerRequest) -> [UInt8] {
    var parcel = WireMessage()
    switch errand {
    case .count:
      let found = allCases()
      parcel.put(each: found.map { [$0] } ?? []) {
        $0.put($1.extent == .all ? 1 : 0)
        $0.put(each: $1.scripts) { $0.put($1) }
      }
    case .slots(let slots): parcel.put(runSlots(slots))
    case .scripts(let scripts, let firstSlot):
      parcel.put(run(scripts, firstSlot: firstSlot))
    case .run(let origin): parcel.put(run(origin).outcome)
    case .realign(let change): parcel.put(each: realign(change)) { $0.put($1) }
    }
    return parcel.bytes
  }
}

/// Values as bytes, for two processes that run the same program.
///
/// Both sides name the same values in the same order; there is no other form to it.
struct WireMessage {
  private(set) var bytes: [UInt8] = []
  private var position = 0

  init() {}

  init(opening bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Why a parcel cannot be read: it is not what this program packs.
  struct Damage: Error {}

  mutating func put(_ number: some BinaryInteger) {
    let word = UInt64(truncatingIfNeeded: number)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put<Element>(
    each elements: some Collection<Element>, _ body: (inout WireMessage, Element) -> Void
  ) {
    put(elements.count)
    for element in elements { body(&self, element) }
  }

  mutating func takeWord() throws(Damage) -> UInt64 {
    guard bytes.count - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return bytes[position..<position + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func takeInt() throws(Damage) -> Int { Int(truncatingIfNeeded: try takeWord()) }

  mutating func takeText() throws(Damage) -> String {
    let count = try takeInt()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func takeEach<Element>(
    _ body: (inout WireMessage) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try takeInt()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}

/// What a child tells of the cases it ran.
extension WireMessage {
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

  mutating func put(_ origin: CaseOrigin) {
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

  mutating func takeOrigin() throws(Damage) -> CaseOrigin {
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
