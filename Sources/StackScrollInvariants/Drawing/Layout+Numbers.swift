extension Layout {
  /// The numbers below a picture: window, content, offsets, and the first frames.
  var numbers: [String] {
    let listed = Array(zip(ids, frames).prefix(Self.listedFrames))
    let names = listed.map { $0.0.printable(limit: Self.nameColumns) }
    let heads = ["viewport", "content", "offsets"]
    let indent = (heads + names).reduce(0) { max($0, $1.count) }
    let facts = [
      "\(scroll.bounds) at \(contentOffset)",
      "\(contentSize)",
      Axis.allCases.map(offsetText).joined(separator: ", "),
    ]
    var lines = zip(heads, facts).map { Self.line($0, $1, indent: indent) }
    for (name, (_, frame)) in zip(names, listed) {
      lines.append(Self.line(name, "\(frame)", indent: indent))
    }
    if frames.count > listed.count { lines.append("and \(frames.count - listed.count) more") }
    return lines
  }

  /// An axis with the offsets it can rest at.
  private func offsetText(_ axis: Axis) -> String {
    let name = axis == .horizontal ? "x" : "y"
    let range = offsetRange(axis)
    let least = NumberText(range.lowerBound)
    return scrolls(axis) ? "\(name) \(least)...\(NumberText(range.upperBound))" : "\(name) \(least)"
  }

  private static func line(_ head: String, _ fact: String, indent: Int) -> String {
    head + String(repeating: " ", count: indent - head.count + 2) + fact
  }

  /// How many frames are listed.
  private static let listedFrames = 12
  /// How much of a name is listed.
  private static let nameColumns = 24
}

extension ViewID {
  /// The name in one line and not longer than a limit.
  func printable(limit: Int) -> String {
    let clean = description
    return clean.count > limit ? String(clean.prefix(limit - 1)) + "…" : clean
  }
}
