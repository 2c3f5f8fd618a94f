/// The sources of fresh cases at their first attempt: `Settings.source`, with what all cases have in
/// common worked out once.
@usableFromInline
struct FreshCases {
  @usableFromInline let stream: UInt64
  @usableFromInline let omission: Omission
  @usableFromInline let maximumChoices: Int

  @inlinable
  init(seed: Seed, sizes: Sizes, maximumChoices: Int) {
    stream = RandomBits.stream(seed)
    omission = Omission(sizes)
    self.maximumChoices = maximumChoices
  }

  /// A source to begin cases with.
  @inlinable
  func source() -> Source {
    Source(
      fresh: RandomBits(stream: stream, caseIndex: 0), style: CaseStyle(omitted: 0, bits: 0),
      recording: false, maximumChoices: maximumChoices)
  }

  /// Begins the case of a slot.
  @inlinable @inline(__always)
  func begin(slot: Int, _ source: inout Source) {
    let omitted = omission.share(slot: slot)
    source.restart(
      fresh: RandomBits(stream: stream, caseIndex: slot),
      style: CaseStyle(stream: stream, caseIndex: slot, omitted: omitted),
      maximumChoices: maximumChoices)
  }
}

/// What the fresh draws of one case have in common: how large they are, and how much alike.
///
/// No one distribution finds every bug: some need equal numbers, some a wide spread, some a long
/// run of one kind of action. So the style differs from case to case. It is drawn, not recorded: a
/// replay knows nothing of it. Four cases share all of it but their size, so that those which are
/// drawn together pay for it once; they are sixteen apart, so that the first cases of a run differ.
@usableFromInline
struct CaseStyle {
  /// The share of every range that small sizes leave out, in units of 2^-64.
  @usableFromInline var omitted: UInt64
  /// The greatest index of integers in this case, however wide their range is.
  @usableFromInline let greatestIndex: UInt64
  /// How many of 256 integers are drawn near an earlier one.
  @usableFromInline let alike: UInt8
  /// What decides which alternatives are switched off; 0 if none is.
  @usableFromInline let swarm: UInt64

  /// How far apart the cases lie that share a style.
  @inlinable static var distance: Int { 16 }

  /// The cases among which styles are shared: they begin at a multiple of it.
  @inlinable static var group: Int { 64 }

  /// The style of a case, which leaves out a share of every range.
  @inlinable
  init(stream: UInt64, caseIndex: Int, omitted: UInt64) {
    var random = RandomBits(
      stream: stream ^ 0x5851_F42D_4C95_7F2D,
      caseIndex: caseIndex & ~(Self.group &- 1) | caseIndex & (Self.distance &- 1))
    self.init(omitted: omitted, bits: random.next())
  }

  /// The style that leaves out a share of every range, from 64 random bits.
  ///
  /// In three cases of four integers have at most eight bits, mostly fewer; in half of the cases
  /// every other integer is near an earlier one; in one case of eight some alternatives are off.
  /// These shares were settled by measuring how many cases it takes to find planted bugs
  /// (`Benchmarks/Sources/trees`).
  @inlinable @inline(__always)
  init(omitted: UInt64, bits: UInt64) {
    self.omitted = omitted
    let width = Swift.min(bits >> 8 & 7, bits >> 12 & 7) &+ 1
    greatestIndex = bits & 3 == 0 ? .max : UInt64.max >> (64 &- width)
    alike = bits & 4 == 0 ? 128 : 32
    swarm = bits >> 5 & 7 == 0 ? bits | 1 : 0
  }

  /// How far the indices of a range are used in this case.
  @inlinable
  func limit(_ limit: UInt64) -> UInt64 {
    let sized = limit &- limit.multipliedFullWidth(by: omitted).high
    return Swift.min(sized, greatestIndex)
  }
}

/// How large the generated cases of a run are, on a scale of 0 to 100.
public enum Sizes: Hashable, Sendable {
  /// Every other case grows from small to large over a hundred cases, the rest are large at once.
  ///
  /// Small cases find what needs small or equal numbers, large ones what needs room.
  case ramp
  /// All cases have one size; cut to the scale.
  case constant(Int)

  /// The size of a case, which depends on its slot and on how often it was discarded alone.
  ///
  /// What was discarded is drawn a little larger: a condition may rule out all small cases.
  @inlinable
  func size(slot: Int, attempt: Int = 0) -> Int {
    switch self {
    case .ramp: slot.isMultiple(of: 2) ? min(100, (slot / 2) % 101 + min(attempt, 100)) : 100
    case .constant(let size): min(max(size, 0), 100)
    }
  }
}

/// What the cases of a run leave out of every range, in units of 2^-64: sizes as the draws see them.
///
/// Three numbers instead of a choice between kinds of sizes and a division, since every case begins
/// with it: the ramp starts again by overflow.
@usableFromInline
struct Omission: Sendable {
  /// What the first case leaves out.
  @usableFromInline let first: UInt64
  /// How much less every other case leaves out than the one two before.
  @usableFromInline let step: UInt64
  /// All ones if cases in odd slots leave out as much as the others, and 0 if they leave out nothing.
  @usableFromInline let inOddSlots: UInt64

  /// What one step of a hundred comes to.
  @inlinable static var unit: UInt64 { .max / 101 }

  @inlinable
  init(_ sizes: Sizes) {
    first = UInt64(100 - sizes.size(slot: 0)) &* Self.unit
    step = sizes == .ramp ? Self.unit : 0
    inOddSlots = sizes == .ramp ? 0 : .max
  }

  /// What the case of a slot leaves out; less, the more often it was discarded.
  @inlinable @inline(__always)
  func share(slot: Int, attempt: Int = 0) -> UInt64 {
    let slot = UInt64(truncatingIfNeeded: slot)
    let share = (first &- (slot >> 1) &* step) & ((slot & 1 &- 1) | inOddSlots)
    guard attempt > 0 else { return share }
    let less = UInt64(Swift.min(attempt, 100)) &* step
    return share > less ? share &- less : 0
  }
}

extension Seed {
  /// The seed of a case that is drawn again because it was discarded this many times.
  func after(_ attempts: Int) -> Seed {
    Seed(rawValue &+ UInt64(truncatingIfNeeded: attempts) &* 0xA076_1D64_78BD_642F)
  }
}
