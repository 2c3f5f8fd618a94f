import PropertyKit

extension Minimum {
  /// Machines with one planted bug each, and a list of positions in itself.
  static let ofMachines: [Minimum] = [
    Minimum(
      "a queue fails after it wraps around",
      """
      1. put(0)
      2. put(0)
      3. put(0)
      4. take
      5. put(1)
      6. take
      """, mean: 72, atMost: 122, QueueMachine().programs()
    ) { $0.run() },
    Minimum(
      "a set loses an element when another is removed twice",
      """
      1. v1 = insert(0)
      2. v2 = insert(1)
      3. remove(v1)
      4. remove(v1)
      5. contains(v2)
      """, mean: 132, atMost: 202, SetMachine().programs()
    ) { $0.run() },
    Minimum(
      "a file is written after another was closed",
      """
      1. v1 = open
      2. v2 = open
      3. close(v1)
      4. write(v2, 0)
      5. close(v2)
      """, mean: 117, atMost: 172,
      FileMachine(bug: .losesWritesAfterAnotherIsClosed).programs()
    ) { $0.run() },
    Minimum(
      "the third file is taken for the second",
      """
      1. open
      2. v2 = open
      3. v3 = open
      4. write(v3, 0)
      5. close(v2)
      """, mean: 67, atMost: 92, FileMachine(bug: .mixesUpTheSecondAndThird).programs()
    ) { $0.run() },
    Minimum(
      "a transfer to oneself doubles",
      """
      1. v1 = open(1)
      2. transfer(1, from: v1, to: v1)
      """, mean: 54, atMost: 100, BankMachine().programs()
    ) { $0.run() },
    Minimum(
      "the third of four views cannot be removed",
      """
      1. insert(at: 0)
      2. insert(at: 0)
      3. insert(at: 0)
      4. insert(at: 0)
      5. remove(at: 2)
      """, mean: 72, atMost: 122, ListMachine().programs()
    ) { $0.run() },
    Minimum(
      "two positions that name each other are left of a list of positions in itself", "[1, 0]",
      mean: 22, atMost: 42, .array(of: .position(in: 11), count: 0...20)
    ) { (list: [Int]) in
      guard list.allSatisfy({ $0 < list.count }) else { return .discarded(because: "too short") }
      return law(list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 })
    },
  ]
}
