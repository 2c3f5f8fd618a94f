/// What a child is asked to do for a run.
enum WorkerRequest {
  /// Find all cases of a small space.
  case count
  /// Run fresh slots.
  case slots(Range<Int>)
  /// Run counted cases, as the slots from one on.
  case scripts([[UInt64]], firstSlot: Int)
  /// Run one case; where it is to be reported, tell the lines of a trap.
  case run(CaseOrigin, isTraced: Bool)
  /// Draw the cases that are left of one when a choice is changed.
  case realign(Realignment)

  var bytes: [UInt8] {
    var message = WireMessage()
    switch self {
    case .count: message.put(0)
    case .slots(let slots):
      message.put(1)
      message.put(slots.lowerBound)
      message.put(slots.upperBound)
    case .scripts(let scripts, let firstSlot):
      message.put(2)
      message.put(each: scripts) { $0.put($1) }
      message.put(firstSlot)
    case .run(let origin, let isTraced):
      message.put(isTraced ? 5 : 3)
      message.put(origin)
    case .realign(let change):
      message.put(4)
      message.put(change.script)
      message.put(change.position)
      message.put(change.index)
    }
    return message.bytes
  }

  init(bytes: [UInt8]) throws(WireMessage.Damage) {
    var message = WireMessage(opening: bytes)
    switch try message.takeInt() {
    case 0: self = .count
    case 1:
      let (start, end) = (try message.takeInt(), try message.takeInt())
      guard start <= end else { throw WireMessage.Damage() }
      self = .slots(start..<end)
    case 2:
      let scripts = try message.takeEach { message throws(WireMessage.Damage) in
        try message.takeChoices()
      }
      self = .scripts(scripts, firstSlot: try message.takeInt())
    case 3: self = .run(try message.takeOrigin(), isTraced: false)
    case 4:
      self = .realign(
        Realignment(
          script: try message.takeChoices(), position: try message.takeInt(),
          index: try message.takeWord()))
    case 5: self = .run(try message.takeOrigin(), isTraced: true)
    default: throw WireMessage.Damage()
    }
  }
}

extension CaseRunner {
  /// Does what is asked for, in the child: what it found, as bytes.
  func perform(_ request: WorkerRequest) -> [UInt8] {
    var message = WireMessage()
    switch request {
    case .count:
      let found = allCases()
      message.put(each: found.map { [$0] } ?? []) {
        $0.put($1.extent == .all ? 1 : 0)
        $0.put(each: $1.scripts) { $0.put($1) }
      }
    case .slots(let slots): message.put(runSlots(slots))
    case .scripts(let scripts, let firstSlot):
      message.put(run(scripts, firstSlot: firstSlot))
    case .run(let origin, let isTraced):
      if isTraced { Fault.traceBeforeDeath() }
      message.put(run(origin).outcome)
    case .realign(let change): message.put(each: realign(change)) { $0.put($1) }
    }
    return message.bytes
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

  /// Why a message cannot be read: it is not what this program writes.
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
    case .precondition(let reason, let cause):
      put(0)
      put(reason)
      put(cause ?? "")
    case .filterExhausted(let attempts):
      put(1)
      put(attempts)
    case .nothingToChooseFrom: put(2)
    case .tooManyChoices: put(3)
    case .tooDeep: put(5)
    case .cannotDraw(let reason):
      put(4)
      put(reason)
    }
  }

  mutating func takeDiscard() throws(Damage) -> Discard {
    switch try takeInt() {
    case 0: try takePrecondition()
    case 1: .filterExhausted(attempts: try takeInt())
    case 2: .nothingToChooseFrom
    case 3: .tooManyChoices
    case 4: .cannotDraw(try takeText())
    case 5: .tooDeep
    default: throw Damage()
    }
  }

  private mutating func takePrecondition() throws(Damage) -> Discard {
    let (reason, cause) = (try takeText(), try takeText())
    return .precondition(reason, because: cause.isEmpty ? nil : cause)
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
    try takeEach { message throws(Damage) in try message.takeWord() }
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
    block.discards = try takeEach { message throws(Damage) in
      BlockResult.SlotDiscards(
        slot: try message.takeInt(), count: try message.takeInt(),
        reason: try message.takeDiscard())
    }
    block.failures = try takeEach { message throws(Damage) in
      BlockResult.SlotFailure(
        slot: try message.takeInt(), origin: try message.takeOrigin(),
        failure: try message.takeFailure())
    }
    block.tally = Tally(
      counters: try takeEach { message throws(Damage) in try message.takeCounter() })
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
    for (label, count) in try takeEach({ message throws(Damage) in
      (try message.takeText(), try message.takeInt())
    }) {
      counter.labels[label] = count
    }
    let best = try takeEach { message throws(Damage) in try message.takeWord() }
    counter.best = best.first.map(Double.init(bitPattern:))
    return counter
  }
}
