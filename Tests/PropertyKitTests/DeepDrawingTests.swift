import Foundation
import Synchronization
import Testing

@testable import PropertyKit

/// Generators that draw themselves without end, which must not use the stack up.
struct DeepDrawingTests {
  private indirect enum Tree: Sendable {
    case leaf
    case node(Tree, Tree)
  }

  /// Its simplest alternative, false, is the one that goes on.
  private static func tree() -> Gen<Tree> {
    Gen { source throws(Discard) in
      try source.draw(.bool)
        ? .leaf : .node(try source.draw(tree()), try source.draw(tree()))
    }
  }

  /// The same in the form of a plain function.
  private static func plain(_ source: inout Source) throws(Discard) -> Tree {
    try source.draw(.bool) ? .leaf : .node(try plain(&source), try plain(&source))
  }

  /// The same with `flatMap`.
  private static func mapped() -> Gen<Tree> {
    Gen<Bool>.bool.flatMap { isLeaf in
      isLeaf ? .always(.leaf) : Gen.zip(mapped(), mapped()).map { .node($0, $1) }
    }
  }

  private static let generators: [Gen<Tree>] = [tree(), Gen(plain), mapped()]

  /// What a thread with a stack of so many bytes comes to.
  private static func onThread<Value: Sendable>(
    stack bytes: Int, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Mutex<Value?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      result.withLock { $0 = value }
      isOver.signal()
    }
    thread.stackSize = bytes
    thread.start()
    isOver.wait()
    return result.withLock { $0 }
  }

  @Test(arguments: [1 << 19, 1 << 23])
  func `a replay that runs out of choices is given up before the stack is used up`(bytes: Int) {
    let discards = Self.onThread(stack: bytes) {
      Self.generators.map { replayed($0, [], maximumChoices: 100_000).discard }
    }
    #expect(discards == [.tooDeep, .tooDeep, .tooDeep])
  }

  @Test(arguments: [1 << 19, 1 << 23])
  func `fresh cases that grow without end are given up, recorded or not`(bytes: Int) {
    // Nothing but inner values: each goes on.
    let endless = Gen<Tree> { source throws(Discard) in
      try source.draw(.int(in: 0...99)) > 200 ? .leaf : .node(try source.draw(Self.tower()), .leaf)
    }
    let discards = Self.onThread(stack: bytes) {
      [true, false].map { fresh(endless, isRecording: $0).discard }
    }
    #expect(discards == [.tooDeep, .tooDeep])
  }

  private static func tower() -> Gen<Tree> {
    Gen { source throws(Discard) in
      _ = try source.draw(.int(in: 0...99))
      return .node(try source.draw(tower()), .leaf)
    }
  }

  @Test func `a run of such a generator passes, shrinks, or gives up, and says why`() {
    for generator in Self.generators {
      #expect(check(generator, settings: Settings(cases: 200)) { _ in true }.holds)
      let failing = check(generator, settings: Settings(cases: 200)) { tree in
        if case .node = tree { false } else { true }
      }
      #expect(failing.counterexample?.token.indices == [0, 1, 1])
    }
    let endless = check(Self.tower(), settings: Settings(cases: 200)) { _ in true }
    guard case .gaveUp(.tooDeep) = endless.verdict else {
      Issue.record("\(endless)")
      return
    }
    #expect("\(endless)".contains("bound how deep they go"))
  }

  @Test func `wide values are no deep ones, and choices are counted as before`() {
    let wide = Gen.array(of: Gen.array(of: Gen<Bool>.bool, count: 100), count: 300)
    #expect(check(wide, settings: Settings(cases: 3)) { $0.count == 300 }.holds)
    for limit in [0, 1, 127, 128, 129, 255, 256, 257, 1000] {
      for count in [limit - 1, limit, limit + 1] where count >= 0 {
        let choices = Gen<Int> { source throws(Discard) in
          var sum = 0
          for _ in 0..<count { sum += try source.draw(.bool) ? 1 : 0 }
          return sum
        }
        for isRecording in [true, false] {
          let drawing = fresh(
            choices, isRecording: isRecording, settings: Settings(maximumChoices: limit))
          #expect(drawing.discard == (count > limit ? .tooManyChoices : nil), "\(limit) \(count)")
        }
      }
    }
  }
}
