import PropertyKit

extension Subject {
  /// A frame, a number of tabs and their spacing: where each tab begins, in order.
  static let tabStrip = Subject(name: "tab strip") { cases in
    let strips = Gen<(Double, Int, Double)>.zip(
      .double(in: 1...3000), .int(in: 0...30), .double(in: 0...50))
    run(cases, strips) { isInOrder(frameWidth: $0.0, tabs: $0.1, spacing: $0.2) }
  } byHand: { cases in
    var random = Wyrand()
    for _ in 0..<cases {
      let width = random.double(from: 1, to: 3000)
      let tabs = random.upTo(30)
      demand(isInOrder(frameWidth: width, tabs: tabs, spacing: random.double(from: 0, to: 50)))
    }
  }

  @inline(never)
  private static func isInOrder(frameWidth: Double, tabs: Int, spacing: Double) -> Bool {
    var positions: [Double] = []
    for tab in 0..<tabs { positions.append(Double(tab) * (frameWidth / 3 + spacing)) }
    return zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
  }
}
