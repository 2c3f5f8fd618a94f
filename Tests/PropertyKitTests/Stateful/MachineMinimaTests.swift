import PropertyKit
import Testing

/// Machines with one planted bug each: every seed ends in the one right program.
struct MachineMinimaTests {
  @Test func `a queue fails after it wraps around`() {
    trial(QueueMachine()).expect(
      """
      1. put(0)
      2. put(0)
      3. put(0)
      4. take
      5. put(1)
      6. take
      """, mean: 70, atMost: 120)
  }

  @Test func `a set loses an element when another is removed twice`() {
    trial(SetMachine()).expect(
      """
      1. v1 = insert(0)
      2. v2 = insert(1)
      3. remove(v1)
      4. remove(v1)
      5. contains(v2)
      """, mean: 130, atMost: 200)
  }

  @Test func `a file is written after another was closed`() {
    trial(FileMachine(bug: .losesWritesAfterAnotherIsClosed)).expect(
      """
      1. v1 = open
      2. v2 = open
      3. close(v1)
      4. write(v2, 0)
      5. close(v2)
      """, mean: 115, atMost: 170)
  }

  @Test func `the third file is taken for the second`() {
    trial(FileMachine(bug: .mixesUpTheSecondAndThird)).expect(
      """
      1. open
      2. v2 = open
      3. v3 = open
      4. write(v3, 0)
      5. close(v2)
      """, mean: 65, atMost: 90)
  }

  @Test func `a transfer to oneself doubles`() {
    trial(BankMachine()).expect(
      """
      1. v1 = open(1)
      2. transfer(1, from: v1, to: v1)
      """, mean: 45, atMost: 80)
  }

  @Test func `the third of four views cannot be removed`() {
    trial(ListMachine()).expect(
      """
      1. insert(at: 0)
      2. insert(at: 0)
      3. insert(at: 0)
      4. insert(at: 0)
      5. remove(at: 2)
      """, mean: 70, atMost: 120)
  }

  @Test func `two positions that name each other are left of a list of positions in itself`() {
    let lists = Gen.array(of: Gen<Int>.position(in: 11), count: 0...20)
    let trial = ShrinkTrial(lists) { list in
      guard list.allSatisfy({ $0 < list.count }) else { return .discarded(because: "too short") }
      return law(list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 })
    }
    print("coupling: evaluations: mean \(trial.mean), most \(trial.greatest)")
    trial.expect("[1, 0]", mean: 20, atMost: 40)
  }

  private func trial<M: Machine>(_ machine: M) -> ShrinkTrial<Program<M>> {
    let trial = ShrinkTrial(machine.programs(), seeds: 50, cases: 2000) { $0.run() }
    print("\(M.self): evaluations: mean \(trial.mean), most \(trial.greatest)")
    return trial
  }
}
