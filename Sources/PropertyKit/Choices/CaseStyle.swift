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
