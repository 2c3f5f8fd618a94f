import PropertyKit
import Testing

/// What shrinking reaches from the failures of a hundred seeds, and what it costs.
struct ShrinkMinimaTests {
  @Test func `a list too long in sum becomes its one number`() {
    // What it costs differs widely from seed to seed, so a hundred of them tell little of the mean.
    let trial = ShrinkTrial(.array(of: .int(in: 0...1000)), seeds: 300) { (list: [Int]) in
      law(list.reduce(0, +) < 900)
    }
    trial.expect("[900]", mean: 200, atMost: 1000)
  }

  @Test func `a number from 900 on becomes 900`() {
    ShrinkTrial(Gen<Int>.int()) { law($0 < 900) }.expect("900", mean: 60, atMost: 75)
  }

  @Test func `a double from 3.3 on becomes 4, the simplest`() {
    ShrinkTrial(Gen<Double>.double(in: 0...1000)) { law($0 < 3.3) }
      .expect("4.0", mean: 9, atMost: 14)
  }

  @Test func `a double between 3.3 and 3.6 becomes 3.5`() {
    ShrinkTrial(Gen<Double>.double(in: 0...10)) { law($0 < 3.3 || $0 > 3.6) }
      .expect("3.5", mean: 24, atMost: 29)
  }

  @Test func `a double just below a third becomes tenths before anything finer`() {
    ShrinkTrial(Gen<Double>.double(in: 0...10)) { law($0 < 0.26 || $0 > 0.33) }
      .expect("0.3", mean: 48, atMost: 57)
  }

  @Test func `a multiple of 7 that is not zero becomes 7, though bisection never meets one`() {
    ShrinkTrial(Gen<Int>.int(in: 0...100_000)) { law($0 == 0 || $0 % 7 != 0) }
      .expect("7", mean: 13, atMost: 16)
  }

  @Test func `an expression negated twice becomes not(not(false))`() {
    ShrinkTrial(Expression.generator) { law(!$0.holdsDoubleNegation) }
      .expect("not(not(false))", mean: 75, atMost: 105)
  }

  @Test func `an expression that holds true becomes true`() {
    ShrinkTrial(Expression.generator) { law(!$0.holdsTrue) }
      .expect("true", mean: 5, atMost: 18)
  }

  @Test func `a list out of order becomes the two simplest numbers that are`() {
    ShrinkTrial(.array(of: .int())) { (list: [Int]) in law(list == list.sorted()) }
      .expect("[0, -1]", mean: 20, atMost: 40)
  }

  @Test func `a number with a rest above a bound becomes the first of them`() {
    ShrinkTrial(Gen<Int>.int(in: 0...100_000)) { law(!($0 % 7 == 3 && $0 > 5000)) }
      .expect("5001", mean: 90, atMost: 110)
  }

  @Test func `a sum with a parity becomes two numbers`() {
    ShrinkTrial(.array(of: .int(in: 0...99))) { (list: [Int]) in
      law(!(list.reduce(0, +) > 150 && list.reduce(0, +) % 2 == 1))
    }
    .expect("[52, 99]", mean: 230, atMost: 600)
  }

  @Test func `a text with a part that must not be becomes that part`() {
    ShrinkTrial(Gen<String>.string(of: .letters)) { law(!$0.contains("ba")) }
      .expect("ba", mean: 25, atMost: 40)
  }

  @Test func `entries of a dictionary shrink to the one that matters`() {
    ShrinkTrial(.dictionary(of: .int(in: 0...100), .int(in: 0...100))) { (table: [Int: Int]) in
      law(!table.contains { $0.key > 10 && $0.value > $0.key })
    }
    .expect("[11: 12]", mean: 50, atMost: 80)
  }

  @Test func `equal numbers far apart keep only what lies between them`() {
    ShrinkTrial(.array(of: .int(in: 0...30), count: 0...30)) { (list: [Int]) in
      law(!(list.count > 5 && list.first == list.last && list[0] > 3))
    }
    .expect("[4, 0, 0, 0, 0, 4]", mean: 170, atMost: 400)
  }
}
