import PropertyKit
import Testing

/// What shrinking reaches from the failures of a hundred seeds, and what it costs.
struct ShrinkMinimaTests {
  @Test func `a list that differs from its reverse becomes [0, 1]`() {
    let trial = ShrinkTrial(.array(of: .int())) { (list: [Int]) in law(list == list.reversed()) }
    trial.expect("[0, 1]", mean: 70, atMost: 90)
  }

  @Test func `three distinct numbers become [0, 1, -1]`() {
    let trial = ShrinkTrial(.array(of: .int())) { (list: [Int]) in law(Set(list).count < 3) }
    trial.expect("[0, 1, -1]", mean: 370, atMost: 450)
  }

  @Test func `nested lists with eleven elements become one list of zeros`() {
    let trial = ShrinkTrial(.array(of: .array(of: .int()))) { (lists: [[Int]]) in
      law(lists.map(\.count).reduce(0, +) <= 10)
    }
    trial.expect("\([[Int](repeating: 0, count: 11)])", mean: 90, atMost: 120)
  }

  @Test func `five distinct numbers in nested lists end in one list`() {
    let trial = ShrinkTrial(.array(of: .array(of: .int()))) { (lists: [[Int]]) in
      law(Set(lists.joined()).count <= 4)
    }
    trial.expect("[[0, 1, -1, 2, -2]]", mean: 110, atMost: 170)
  }

  @Test func `a list too long in sum becomes its one number`() {
    let trial = ShrinkTrial(.array(of: .int(in: 0...1000))) { (list: [Int]) in
      law(list.reduce(0, +) < 900)
    }
    trial.expect("[900]", mean: 110, atMost: 320)
  }

  @Test func `a list whose length was drawn first becomes its one large number`() {
    let lists = Gen<Int>.int(in: 1...100).flatMap { (count: Int) in
      Gen<[Int]> { source throws(Discard) in
        var list: [Int] = []
        for _ in 0..<count { list.append(try source.draw(.int(in: 0...1000))) }
        return list
      }
    }
    ShrinkTrial(lists) { law(($0.max() ?? 0) < 900) }.expect("[900]", mean: 80, atMost: 170)
  }

  @Test func `a number from 900 on becomes 900`() {
    ShrinkTrial(Gen<Int>.int()) { law($0 < 900) }.expect("900", mean: 140, atMost: 220)
  }

  @Test func `two equal numbers from 10 on become (10, 10)`() {
    let trial = ShrinkTrial(Self.pairs) { law($0.0 < 10 || $0.0 != $0.1) }
    trial.expect("(10, 10)", mean: 260, atMost: 310)
  }

  @Test func `two numbers from 10 on, one to four apart, become (10, 6)`() {
    let trial = ShrinkTrial(Self.pairs) { law($0.0 < 10 || !(1...4).contains(abs($0.0 - $0.1))) }
    trial.expect("(10, 6)", mean: 240, atMost: 330)
  }

  @Test func `two numbers from 10 on, one apart, become (10, 9)`() {
    let trial = ShrinkTrial(Self.pairs) { law($0.0 < 10 || abs($0.0 - $0.1) != 1) }
    trial.expect("(10, 9)", mean: 250, atMost: 300)
  }

  @Test func `a double from 3.3 on becomes 4, the simplest`() {
    ShrinkTrial(Gen<Double>.double(in: 0...1000)) { law($0 < 3.3) }
      .expect("4.0", mean: 8, atMost: 10)
  }

  @Test func `a double between 3.3 and 3.6 becomes 3.5`() {
    ShrinkTrial(Gen<Double>.double(in: 0...10)) { law($0 < 3.3 || $0 > 3.6) }
      .expect("3.5", mean: 30, atMost: 30)
  }

  @Test func `a double just below a third becomes tenths before anything finer`() {
    ShrinkTrial(Gen<Double>.double(in: 0...10)) { law($0 < 0.26 || $0 > 0.33) }
      .expect("0.3", mean: 140, atMost: 170)
  }

  @Test func `a multiple of 7 that is not zero becomes 7, though bisection never meets one`() {
    ShrinkTrial(Gen<Int>.int(in: 0...100_000)) { law($0 == 0 || $0 % 7 != 0) }
      .expect("7", mean: 10, atMost: 20)
  }

  @Test func `an element that stands twice becomes two zeros`() {
    let trial = ShrinkTrial(Self.deletions) { list, i in
      guard list.indices.contains(i) else { return .discarded(because: "the index is in the list") }
      var rest = list
      rest.remove(at: list.firstIndex(of: list[i]) ?? 0)
      return law(!rest.contains(list[i]))
    }
    trial.expect("([0, 0], 0)", mean: 150, atMost: 600)
  }

  @Test func `an expression negated twice becomes not(not(false))`() {
    ShrinkTrial(Expression.generator) { law(!$0.holdsDoubleNegation) }
      .expect("not(not(false))", mean: 80, atMost: 110)
  }

  @Test func `an expression that holds true becomes true`() {
    ShrinkTrial(Expression.generator) { law(!$0.holdsTrue) }
      .expect("true", mean: 7.0, atMost: 20)
  }

  @Test func `a division by something that is zero becomes 0 / (0 + 0)`() {
    ShrinkTrial(Calculation.generator) { calculation in
      if calculation.dividesByLiteralZero { return .discarded(because: "no division by 0") }
      return law(calculation.value != nil)
    }
    .expect("(0 / (0 + 0))", mean: 70, atMost: 200)
  }

  static let deletions = Gen.zip(Gen.array(of: Gen<Int>.int()), Gen<Int>.int(in: 0...10))
  static let pairs = Gen.zip(Gen<Int>.int(in: 1...Int(Int32.max)), .int(in: 1...Int(Int32.max)))
}
