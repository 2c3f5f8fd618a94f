import Testing

@testable import PropertyKit

/// How programs are drawn, repeated, run and shown.
struct StatefulTests {
  private let files = FileMachine().programs()

  @Test func `a program holds only commands that its states allow`() {
    for program in drawn(BankMachine().programs()) {
      var state = program.start
      for step in program.steps {
        #expect(state.allows(step.command))
        state.advance(by: step)
      }
    }
  }

  @Test func `a reference is to an earlier step whose result is still there`() {
    var references = 0
    for program in drawn(files) {
      var state = program.start
      for step in program.steps {
        if case .close(let file) = step.command {
          references += 1
          #expect(file < step.result)
          #expect(state.contents[file] != nil)
        }
        state.advance(by: step)
      }
    }
    #expect(references > 100)
  }

  @Test func `programs of every length up to the greatest are drawn`() {
    let lengths = drawn(FileMachine().programs(maximumSteps: 5), Settings(cases: 500))
    #expect(Set(lengths.map(\.commands.count)) == Set(0...5))
  }

  @Test func `a repeated program is the program, and reads the same choices`() {
    for index in 0..<100 {
      let first = fresh(files, caseIndex: index)
      let again = replayed(files, first.indices)
      #expect(again.value == first.value)
      #expect(again.indices == first.indices)
    }
  }

  @Test func `a command that is not allowed any more is left out, and the rest stays in step`() {
    // open, write(v1, 7), close(v1), open, write(v4, 9)
    let whole: [UInt64] = [1, 0, 1, 1, 0, 7, 1, 2, 0, 1, 0, 1, 1, 3, 9, 0]
    #expect(
      replayed(files, whole).value?.description == """
        1. v1 = open
        2. write(v1, 7)
        3. close(v1)
        4. v4 = open
        5. write(v4, 9)
        """)
    let withoutFirst = replayed(files, Array(whole.dropFirst(2)))
    #expect(withoutFirst.value?.commands == [.open, .write(Reference(step: 1), 9)])
    #expect(withoutFirst.indices == [1, 0, 1, 1, 0, 9, 0])
    #expect(withoutFirst.sequence.spans.count { $0.label == .element } == 2)
  }

  @Test func `numbers that mean nothing are some program all the same`() {
    var random = RandomBits(seed: 3, caseIndex: 0)
    for _ in 0..<200 {
      let numbers = (0..<40).map { _ in random.upTo(5) }
      let drawing = replayed(files, numbers)
      guard let program = drawing.value else {
        Issue.record("discarded: \(String(describing: drawing.discard))")
        return
      }
      #expect(replayed(files, drawing.indices).value == program)
      guard case .passed = program.run() else {
        Issue.record("\(program.run())")
        return
      }
    }
  }

  @Test func `a machine that allows nothing has the empty program, and so has a length below 0`() {
    #expect(drawn(NothingAllowed().programs()).allSatisfy { $0.commands.isEmpty })
    #expect(drawn(FileMachine().programs(maximumSteps: -3)).allSatisfy { $0.commands.isEmpty })
    #expect(replayed(FileMachine().programs(maximumSteps: -3), [1, 0]).value?.commands == [])
    #expect(Program(FileMachine()).description == "no steps")
  }

  @Test func `all programs of a small machine are counted through, each once`() {
    var counted: [String] = []
    let report = check(Doors().programs(maximumSteps: 3), settings: Settings(cases: 100)) {
      counted.append("\($0.commands)")
    }
    #expect(report.passed == 4)
    #expect(counted.sorted() == Array(Set(counted)).sorted())
    #expect(counted.count == 4)
  }

  @Test func `a length beyond all bounds ends at the limit of choices`() {
    let endless = FileMachine().programs(maximumSteps: .max)
    let drawing = fresh(endless, size: 100, settings: Settings(maximumChoices: 500))
    #expect(drawing.discard == .tooManyChoices)
    #expect(drawn(FileMachine().programs(attempts: -1)).count == 200)
  }

  @Test func `outside of a program a reference to nothing discards, and so does a position`() {
    let nothing = Gen<Reference>.reference(among: [])
    #expect(fresh(nothing).discard == .nothingToChooseFrom)
    #expect(fresh(Gen<Int>.position(in: 0)).discard == .nothingToChooseFrom)
    #expect(fresh(Gen<Int>.position(in: -7)).discard == .nothingToChooseFrom)
  }

  @Test func `positions lie in their collection, all of them`() {
    #expect(Set(drawn(Gen<Int>.position(in: 4))) == Set(0..<4))
  }

  @Test func `a program made by hand is discarded where it does what is not allowed`() {
    guard case .discarded(let reason) = Program(QueueMachine(), [.put(1), .take, .take]).run()
    else {
      Issue.record("it ran")
      return
    }
    #expect(reason == .precondition("step 3, take is not allowed in its state"))
  }

  @Test func `a failure says at which step, and keeps its kind`() {
    let program = Program(
      QueueMachine(), [.put(0), .put(0), .put(0), .take, .put(1), .take, .take, .take])
    guard case .failed(let failure) = program.run() else {
      Issue.record("it passed")
      return
    }
    #expect(failure.kind.hasPrefix("condition at PropertyKitTests/RingQueue.swift:"))
    #expect(failure.message == "step 6, take: took 1 out of [0, 0, 1]")
  }

  @Test func `what a machine throws fails the program, a discard discards it`() {
    guard case .failed(let failure) = Program(Throwing(error: Broken())).run() else {
      Issue.record("it passed")
      return
    }
    #expect(failure.kind == "threw Broken")
    guard case .discarded = Program(Throwing(error: Discard.nothingToChooseFrom)).run() else {
      Issue.record("not discarded")
      return
    }
  }

  @Test func `a program is printed as Swift that makes it again`() {
    let v2 = Reference(step: 2)
    let program = Program(FileMachine(), [.open, .open, .write(v2, 3)])
    #expect(
      program.counterexampleSource == """
        let v2 = Reference(step: 2)
        Program(FileMachine(bug: nil, contents: [:]), [.open, .open, .write(v2, 3)])
        """)
    #expect(
      Program(FileMachine(bug: nil, contents: [:]), [.open, .open, .write(v2, 3)]) == program)
  }
}

/// One door can be made, and then looked at: one program of each length.
private struct Doors: Machine {
  enum Command: Hashable { case make, look(Reference) }
  var made: Set<Reference> = []
  var commands: Gen<Command> {
    .one(of: [.always(.make), Gen<Reference>.reference(among: made).map { .look($0) }])
  }
  func allows(_ command: Command) -> Bool { command != .make || made.isEmpty }
  mutating func advance(by step: Step<Command>) {
    if step.command == .make { made.insert(step.result) }
  }
  func makeSystem() {}
  func run(_ step: Step<Command>, on system: inout Void) -> Outcome { .passed }
}

private struct NothingAllowed: Machine {
  var commands: Gen<Bool> { .bool }
  func allows(_ command: Bool) -> Bool { false }
  mutating func advance(by step: Step<Bool>) {}
  func makeSystem() {}
  func run(_ step: Step<Bool>, on system: inout Void) -> Outcome { .passed }
}

private struct Broken: Error {}

private struct Throwing: Machine {
  let error: any Error
  var commands: Gen<Bool> { .bool }
  mutating func advance(by step: Step<Bool>) {}
  func makeSystem() throws { throw error }
  func run(_ step: Step<Bool>, on system: inout Void) -> Outcome { .passed }
}
