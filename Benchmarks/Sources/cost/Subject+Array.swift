import PropertyKit

extension Subject {
  /// Arrays of up to a hundred integers, reversed twice.
  static let array = Subject(name: "array reversed twice") { cases in
    run(cases, Gen<[Int]>.array(of: .int())) { isReversible($0) }
  } byHand: { cases in
    var random = Wyrand()
    for _ in 0..<cases {
      let count = random.upTo(100)
      var list: [Int] = []
      list.reserveCapacity(count)
      for _ in 0..<count { list.append(Int(truncatingIfNeeded: random.next())) }
      demand(isReversible(list))
    }
  }

  @inline(__always)
  private static func isReversible(_ list: [Int]) -> Bool {
    let reversed: [Int] = list.reversed()
    let again: [Int] = reversed.reversed()
    return again == list
  }
}
