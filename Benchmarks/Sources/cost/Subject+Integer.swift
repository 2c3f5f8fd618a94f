import PropertyKit

extension Subject {
  /// One integer that is compared: nothing but the engine's own cost.
  static let integer = Subject(name: "one integer") { cases in
    let bound = bound
    run(cases, .int(in: 0...1000)) { $0 <= bound }
  } byHand: { cases in
    var random = Wyrand()
    let bound = bound
    for _ in 0..<cases { demand(random.upTo(1000) <= bound) }
  }

  /// A bound that is not known when the loops are compiled, so that they must compare.
  private static var bound: Int { CommandLine.arguments.count > 99 ? 99 : 1000 }
}
