/// What the fresh draws of one case have in common: how large they are, and how much alike.
///
/// No one distribution finds every bug: some need equal numbers, some a wide spread, some a long
/// run of one kind of action. So the style differs from case to case. It is drawn with the case, so
/// it costs one random number, and a replay knows nothing of it.
@usableFromInline
struct CaseStyle {
  /// The share of every range that small sizes leave out, in units of 2^-64.
  @usableFromInline let omitted: UInt64
  /// The greatest index of integers in this case, however wide their range is.
  @usableFromInline let greatestIndex: UInt64
  /// How many of 256 integers are drawn near an earlier one.
  @usableFromInline let alike: UInt8
  /// What decides which alternatives are switched off; 0 if none is.
  @usableFromInline let swarm: UInt64

  /// The style of a case of a size, from 64 random bits.
  ///
  /// In three cases of four integers have at most eight bits, mostly fewer; in half of the cases
  /// every other integer is near an earlier one; in one case of eight some alternatives are off.
  /// These shares were settled by measuring how many cases it takes to find planted bugs
  /// (`Benchmarks/Sources/trees`).
  @inlinable
  init(size: Int, bits: UInt64) {
    let size = UInt64(truncatingIfNeeded: Swift.min(Swift.max(size, 0), 100))
    omitted = (100 &- size) &* (UInt64.max / 101)
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
