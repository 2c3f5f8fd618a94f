import PropertyKit
import Testing

/// What shrinking reaches from the failures of a hundred seeds, and what it costs.
struct ShrinkMinimaTests {
  @Test func `a list too long in sum becomes its one number`() {
    let trial = ShrinkTrial(.array(of: .int(in: 0...1000))) { (list: [Int]) in
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

}
