import Testing

@testable import PropertyKit

/// Each pass alone: the example of its own comment.
struct ShrinkPassTests {
  static let lists = Gen.array(of: Gen<Int>.int(in: 0...1000), count: 0...20)
  static let nested = Gen.array(of: lists)

  @Test func `elements are deleted until only those that matter are left`() {
    let found = minimum(of: Self.lists, from: [1, 7, 1, 1, 1, 9, 0], .deleteElements) {
      $0.contains(1)
    }
    #expect(found == [1])
  }

  @Test func `a run of elements is deleted in few calls`() {
    let start: [UInt64] = (0..<40).map { $0.isMultiple(of: 2) ? 1 : $0 / 2 } + [0]
    var calls = 0
    let found = minimum(of: Self.lists, from: start, .deleteElements) {
      calls += 1
      return $0.contains(0)
    }
    #expect(found == [0])
    #expect(calls <= 16)
  }

  @Test func `outer elements go before inner ones, and inner ones follow`() {
    let start: [UInt64] = [1, 1, 3, 0, 1, 1, 4, 1, 5, 0, 0]
    let found = minimum(of: Self.nested, from: start, .deleteElements) {
      $0.contains { $0.contains(5) }
    }
    #expect(found == [[5]])
  }

  @Test func `two lists become one`() {
    let found = minimum(of: Self.nested, from: [1, 1, 0, 0, 1, 1, 1, 0, 0], .mergeLists) {
      $0.joined().count == 2
    }
    #expect(found == [[0, 1]])
  }

  @Test func `an alternative gives way to one inside it`() {
    let text = Expression.generator.map { "\($0)" }
    let found = minimum(of: text, from: [1, 0, 1, 0, 0, 1], .simplifyAlternatives) {
      $0.contains("true")
    }
    #expect(found == "true")
  }

  @Test func `an alternative gives way to a simpler one that keeps a part of it`() {
    let text = Expression.generator.map { "\($0)" }
    let start: [UInt64] = [1, 1, 0, 0, 1, 0, 0, 1]
    let found = minimum(of: text, from: start, .simplifyAlternatives) {
      $0.contains("(not(true)") || $0.contains(" not(true)")
    }
    #expect(found == "not(not(true))")
  }

  @Test func `an alternative gives way to a simpler one`() {
    let found = minimum(of: .optional(Gen<Int>.int()), from: [1, 44], .simplifyAlternatives) { _ in
      true
    }
    #expect(found == .some(nil))
  }

  @Test func `one number is lowered to where it stops failing`() {
    let number = Gen<Int>.int(in: 0...1_000_000)
    #expect(minimum(of: number, from: [1000], .lowerOne) { $0 >= 900 } == 900)
    let signed = Gen<Int>.int(in: -1000...1000)
    #expect(minimum(of: signed, from: [1400], .lowerOne) { $0 <= -20 } == -20)
  }

  @Test func `a length that was drawn before its elements falls, whichever of them must stay`() {
    let counted = Gen<Int>.int(in: 1...9).flatMap { (count: Int) in
      Gen<[Int]> { source throws(Discard) in
        var list: [Int] = []
        for _ in 0..<count { list.append(try source.draw(.int(in: 0...1000))) }
        return list
      }
    }
    for start: [UInt64] in [[2, 0, 0, 900], [2, 900, 0, 0], [3, 0, 900, 0, 0]] {
      let found = minimum(of: counted, from: start, .lowerOne) { $0.contains(900) }
      #expect(found == [900])
    }
  }

  @Test func `two numbers keep their distance while they fall`() {
    let pair = Gen.zip(Gen<Int>.int(in: 0...99), Gen<Int>.int(in: 0...99))
    let found = minimum(of: pair, from: [20, 30], .lowerTwo) { $1 - $0 == 10 }
    #expect(found.map { "\($0)" } == "(0, 10)")
  }

  @Test func `an amount moves to the later number as far as its range goes`() {
    #expect(
      minimum(of: Self.lists, from: [1, 300, 1, 600, 0], .moveAmount) {
        $0.reduce(0, +) == 900
      } == [0, 900])
    #expect(
      minimum(of: Self.lists, from: [1, 700, 1, 600, 0], .moveAmount) {
        $0.reduce(0, +) == 1300
      } == [300, 1000])
  }

  @Test func `all numbers become zero in one call`() {
    var calls = 0
    let found = minimum(of: Self.lists, from: [1, 5, 1, 17, 1, 4, 0], .capAll) {
      calls += 1
      return $0.count == 3
    }
    #expect(found == [0, 0, 0])
    #expect(calls == 1)
  }

  @Test func `numbers become the smallest that differ where they did`() {
    let found = minimum(of: Self.lists, from: [1, 70, 1, 500, 1, 70, 0], .renameValues) {
      $0.count == 3 && $0[0] == $0[2] && $0[0] != $0[1]
    }
    #expect(found == [0, 1, 0])
    let order = minimum(of: Self.lists, from: [1, 70, 1, 500, 1, 60, 0], .renameValues) {
      $0.count == 3 && $0[2] < $0[0] && $0[0] < $0[1]
    }
    #expect(order == [1, 2, 0])
  }

  @Test func `two elements go together, however far apart`() {
    let text = Gen.array(of: Gen<Character>.element(of: Array("ab()")))
    let found = minimum(of: text, from: [1, 2, 1, 0, 1, 1, 1, 3, 0], .deleteGroups) { text in
      text.count { $0 == "(" } == text.count { $0 == ")" } && text.contains("a")
        && text.contains("b")
    }
    #expect(found == ["a", "b"])
  }

  @Test func `characters are lowered two at a time`() {
    let text = Gen.array(of: Gen<Character>.element(of: Array("()[]")))
    let found = minimum(of: text, from: [1, 2, 1, 3, 0], .lowerTwo) {
      $0 == ["(", ")"] || $0 == ["[", "]"]
    }
    #expect(found == ["(", ")"])
  }

  @Test func `a number that must keep a remainder falls in steps that keep it`() {
    let found = minimum(of: Gen<Int>.int(in: 0...999), from: [129], .crossGaps) {
      $0 >= 100 && $0 % 7 == 3
    }
    #expect(found == 101)
  }

  @Test func `elements of a list of positions are deleted and the rest renumbered`() {
    let positions = Gen.array(of: Gen<Int>.int(in: 0...10))
    let found = minimum(of: positions, from: [1, 0, 1, 2, 1, 1, 0], .renumberElements) { list in
      list.indices.contains { i in
        list.indices.contains(list[i]) && list[i] != i && list[list[i]] == i
      }
    }
    #expect(found == [1, 0])
  }

  @Test func `the last elements of a list go to the next one`() {
    let pair = Gen.zip(Self.lists, Self.lists)
    let start: [UInt64] = [1, 5, 1, 5, 0, 1, 5, 0]
    let found = minimum(of: pair, from: start, .reorderElements) { $0.count + $1.count == 3 }
    #expect(found.map { "\($0)" } == "([], [5, 5, 5])")
  }

  @Test func `a number that counts lists falls when two become one`() {
    let counted = Gen<Int>.int(in: 1...6).flatMap { Gen.array(of: Self.lists, count: $0...$0) }
    let start: [UInt64] = [1, 1, 1, 0, 0, 1, 1, 0, 0, 0]
    let found = minimum(of: counted, from: start, .mergeLists) {
      $0.joined().count == 2 && !$0.contains([])
    }
    #expect(found == [[0, 0]])
  }

  @Test func `a number that counts what is behind it falls with what is in the middle`() {
    let counted = Gen<Int>.int(in: 0...10).flatMap { count in
      Gen { source throws(Discard) in
        var numbers: [Int] = []
        for _ in 0..<count { numbers.append(try source.draw(Gen<Int>.int(in: 0...60))) }
        return numbers
      }
    }
    let found = minimum(of: counted, from: [4, 9, 0, 0, 9], .deleteGroups) {
      $0.count > 1 && $0.first == 9 && $0.last == 9
    }
    #expect(found == [9, 9])
  }

  /// Two rows of two numbers.
  static let matrix = Gen.array(
    of: Gen.array(of: Gen<Int>.int(in: 0...50), count: 2...2), count: 2...2)

  @Test(arguments: [[1, 0, 1, 1, 1, 37], [1, 0, 1, 19, 1, 19]] as [[UInt64]])
  func `two equal numbers give to a later one what a row and a column share`(_ start: [UInt64]) {
    let start =
      [1] + start.prefix(2) + [1, start[3], 0, 1, 1, start[3]] + start.suffix(2) + [0, 0]
    let found = minimum(of: Self.matrix, from: start, .moveAmount) { rows in
      rows[1].reduce(0, +) == 38 && rows[0][1] + rows[1][1] == 38
    }
    #expect(found == [[0, 0], [0, 38]])
  }

  @Test func `an amount moves within two equal rows at once`() {
    let start: [UInt64] = [1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 2, 0, 0]
    let found = minimum(of: Self.matrix, from: start, .moveAmount) { rows in
      rows[0] == rows[1] && rows[0].reduce(0, +) == 4
    }
    #expect(found == [[0, 4], [0, 4]])
  }

  @Test func `elements at one place of two lists change places`() {
    let start: [UInt64] = [1, 0, 1, 1, 0, 1, 1, 1, 0, 0]
    let found = minimum(of: Gen.zip(Self.lists, Self.lists), from: start, .moveAmount) {
      $0.count == 2 && $1.count == 2 && !zip($0, $1).contains { $0 == $1 }
    }
    #expect(found.map { "\($0)" } == "([0, 0], [1, 1])")
  }

  @Test func `each list loses its last element at once`() {
    let start: [UInt64] = [1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0]
    let found = minimum(of: Self.nested, from: start, .deleteElements) {
      $0.count == 2 && $0[1].count == $0[0].count + 1
    }
    #expect(found == [[], [0]])
  }

  @Test func `a matrix of a least size loses a row and a column`() {
    let squares = Gen<Int>.int(in: 2...4).flatMap { size in
      Gen.array(of: Gen.array(of: Gen<Int>.int(in: 0...12), count: size...size), count: size...size)
    }
    let row: [UInt64] = [1, 1, 0, 1, 0, 1, 4, 0]
    let start = [1] + [1, 1, 0, 1, 0, 1, 0, 0] + row + row + [0]
    let found = minimum(of: squares, from: start, .deleteElements) { rows in
      rows.contains { row in row.contains(4) && rows.count { $0 == row } > 1 }
    }
    #expect(found == [[0, 4], [0, 4]])
  }

  @Test func `numbers that say how many there are fall with an element`() {
    let list = Gen.array(of: Gen<Int>.int(in: 0...9))
    let start: [UInt64] = [1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 0]
    let found = minimum(of: list, from: start, .renumberElements) { list in
      list.count >= 3 && list.allSatisfy { $0 == list.count }
    }
    #expect(found == [3, 3, 3])
  }

  @Test func `a number makes up for one that is deleted`() {
    let lists = Gen.array(of: Gen<Int16>.int(), count: 0...5)
    let start: [UInt64] = [1, 1, 1, 65533, 1, 2, 0]
    let found = minimum(of: lists, from: start, .combineElements) {
      $0.reduce(0, &+) == .max
    }
    #expect(found == [.max])
  }

  @Test func `parts of a tree change places before they are tried`() {
    let heap = Challenge.binheap
    let result = heap.run(Settings(seed: 1, cases: 1000))
    #expect(result.found == heap.answer)
    let text = Expression.generator.map { "\($0)" }
    let start: [UInt64] = [1, 1, 0, 1, 0, 0]
    let found = minimum(of: text, from: start, .graft) { $0.contains("true") }
    #expect(found == "both(false, true)")
  }

  @Test func `few settings are tried one and all`() {
    let triple = Gen.zip(Gen<Int>.int(in: 0...9), Gen<Int>.int(in: 0...9), Gen<Int>.int(in: 0...9))
    let found = minimum(of: triple, from: [1, 3, 2], .enumerateSmaller) { $0 + $1 + $2 == 6 }
    #expect(found.map { "\($0)" } == "(0, 0, 6)")
  }

  @Test func `many settings are not tried at all`() {
    var calls = 0
    let list = Gen.array(of: Gen<UInt64>.int(), count: 4...4)
    let start: [UInt64] = [1, .max, 1, .max - 1, 1, 700, 1, 700, 0]
    _ = minimum(of: list, from: start, .enumerateSmaller) { _ in
      calls += 1
      return true
    }
    #expect(calls == 0)
  }

  @Test(arguments: ShrinkPass.all.indices) func `no pass does anything to the simplest case`(
    place: Int
  ) {
    #expect(minimum(of: Self.nested, from: [], ShrinkPass.all[place]) { _ in true } == [])
    #expect(minimum(of: Gen.always(3), from: [], ShrinkPass.all[place]) { _ in true } == 3)
  }

  @Test func `the least is found at every place, and counting up does not cost by the start`() {
    for start: UInt64 in 0...70 {
      for boundary in 0...start {
        #expect(leastWorking(below: start) { $0 >= boundary } == boundary)
      }
    }
    var calls = 0
    let found = leastWorking(below: .max) { number in
      calls += 1
      return number >= 9
    }
    #expect(found == 9)
    #expect(calls <= 16)
  }

  @Test func `the boundary is found at every place, in a logarithm of calls`() {
    for limit: UInt64 in 0...40 {
      for boundary in 0...limit {
        var calls = 0
        let found = greatestWorking(upTo: limit) { amount in
          calls += 1
          return amount <= boundary
        }
        #expect(found == boundary)
        #expect(calls <= 11)
      }
    }
    #expect(greatestWorking(upTo: .max) { _ in true } == .max)
    #expect(greatestWorking(upTo: .max) { $0 < .max } == UInt64.max - 1)
  }
}
