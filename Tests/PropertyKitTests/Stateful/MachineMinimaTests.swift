import PropertyKit
import Testing

/// Machines with one planted bug each: every seed ends in the one right program.
struct MachineMinimaTests {
  @Test func `a queue fails after it wraps around`() {
    trial("queue", QueueMachine(bug: .wrapsToTheSecondCell)).expect(
      """
      1. put(0)
      """, mean: 0, atMost: 0)
  }

  @Test func `a set loses an element when another is removed twice`() {
    trial("set", SetMachine()).expect("", mean: 0, atMost: 0)
  }

  @Test func `a file is written after another was closed`() {
    trial("file", FileMachine(bug: .losesWritesAfterAnotherIsClosed)).expect("", mean: 0, atMost: 0)
  }

  @Test func `the third file is taken for the second`() {
    trial("third", FileMachine(bug: .mixesUpTheSecondAndThird)).expect("", mean: 0, atMost: 0)
  }

  @Test func `a transfer to oneself doubles`() {
    trial("bank", BankMachine()).expect("", mean: 0, atMost: 0)
  }

  private func trial<M: Machine>(_ name: String, _ machine: M) -> ShrinkTrial<Program<M>> {
    let trial = ShrinkTrial(machine.programs()) { $0.run() }
    print("\(name): evaluations: mean \(trial.mean), most \(trial.greatest)")
    for (program, count) in trial.minima.sorted(by: { $0.value > $1.value }).prefix(6) {
      print("\(count) x\n\(program)")
    }
    return trial
  }
}
