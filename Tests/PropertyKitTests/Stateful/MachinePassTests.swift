import Testing

@testable import PropertyKit

/// The passes for references, each alone: the example of its own comment.
struct MachinePassTests {
  private let files = FileMachine().programs()

  @Test func `a step is deleted and later references are lowered`() {
    let start: [UInt64] = [1, 0, 1, 0, 1, 1, 1, 5, 0]
    let found = minimum(from: start, .renumberReferences) { program in
      program.commands.contains { if case .write(_, 5) = $0 { true } else { false } }
    }
    #expect(found?.description == "1. v1 = open\n2. write(v1, 5)")
  }

  @Test func `steps that refer to a deleted one go with it, and so do those that refer to them`() {
    let chain = Program(FileMachine()).start.programs()
    let start: [UInt64] = [1, 0, 1, 1, 0, 5, 1, 2, 0, 1, 0, 0]
    let sequence = replayed(chain, start).sequence
    let list = ChoiceOutline(sequence).lists.first.flatMap { NumberedList($0, of: sequence) }
    #expect(list?.dependents(on: 0..<1) == [0, 1, 2])
    #expect(list?.dependents(on: 1..<2) == [1])
    #expect(list?.arranged([3]) == [1, 0, 0])
  }

  @Test func `a step moves to the front and keeps its references`() {
    let start: [UInt64] = [1, 0, 1, 2, 0, 1, 0, 1, 1, 2, 0, 0]
    let found = minimum(from: start, .reorderElements) { program in
      program.commands.contains { if case .close = $0 { true } else { false } }
        && program.commands.contains { if case .write = $0 { true } else { false } }
        && program.commands.count == 4 && program.end.contents.values.contains([0])
    }
    #expect(
      found?.description == """
        1. v1 = open
        2. v2 = open
        3. write(v1, 0)
        4. close(v2)
        """)
  }

  @Test func `two results are exchanged wherever they are used`() {
    let start: [UInt64] = [1, 0, 1, 0, 1, 2, 1, 1, 1, 0, 0, 0]
    let found = minimum(from: start, .reorderElements) { program in
      guard program.commands.count == 4, case .close = program.commands[2],
        case .write = program.commands[3]
      else { return false }
      return true
    }
    #expect(
      found?.description == """
        1. v1 = open
        2. v2 = open
        3. close(v1)
        4. write(v2, 0)
        """)
  }

  @Test(arguments: [
    ShrinkPass.renumberReferences.name, ShrinkPass.reorderElements.name,
  ])
  func `each pass earns its place`(name: String) {
    let whole = shrunk(without: nil)
    let less = shrunk(without: name)
    print("without \(name): \(less.minima.count) minima, mean \(less.mean); all: \(whole.mean)")
    #expect(whole.minima.count == 1, "\(whole.minima)")
    #expect(less.minima.count > 1 || less.mean > whole.mean)
  }

  /// The minima of fifty failing programs without a pass, and how many evaluations they took.
  private func shrunk(without name: String?) -> (minima: Set<String>, mean: Double) {
    let set = SetMachine().programs()
    var minima: Set<String> = []
    var evaluations: [Int] = []
    for index in 0..<2000 where evaluations.count < 50 {
      let start = fresh(set, caseIndex: index)
      guard let program = start.value, case .failed = program.run() else { continue }
      var shrinker = Shrinker(from: start.sequence, limit: 5000) { indices in
        let drawing = replayed(set, indices)
        let fails = if case .failed = drawing.value?.run() { true } else { false }
        return .init(drawn: drawing.value == nil ? nil : drawing.sequence, fails: fails)
      }
      let summary = shrinker.shrink(with: ShrinkPass.all.filter { $0.name != name })
      minima.insert(replayed(set, shrinker.best.indices).value?.description ?? "none")
      evaluations.append(summary.evaluations)
    }
    return (minima, Double(evaluations.reduce(0, +)) / Double(max(1, evaluations.count)))
  }

  /// The program that a pass, repeated until it brings nothing, makes of a case.
  private func minimum(
    from start: [UInt64], _ pass: ShrinkPass, while fails: (Program<FileMachine>) -> Bool
  ) -> Program<FileMachine>? {
    withoutActuallyEscaping(fails) { fails in
      var shrinker = Shrinker(from: replayed(files, start).sequence, limit: 500) { indices in
        let drawing = replayed(files, indices)
        return .init(drawn: drawing.sequence, fails: drawing.value.map(fails) == true)
      }
      _ = shrinker.shrink(with: [pass])
      return replayed(files, shrinker.best.indices).value
    }
  }
}
