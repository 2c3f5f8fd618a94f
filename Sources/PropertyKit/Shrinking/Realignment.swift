/// A recorded case with one choice changed, to be drawn so that the values behind it stay as they
/// were, whatever the choice does to their number and place.
struct Realignment: Hashable, Sendable {
  let script: [UInt64]
  let position: Int
  let index: UInt64
}

extension Property {
  /// What is drawn: with the first of those values of which fewer are left, then with the last.
  func realigned(_ change: Realignment) -> [[UInt64]] {
    var old = draw(.recorded(change.script)).sequence
    guard old.choices.indices.contains(change.position) else { return [] }
    let choice = old.choices[change.position]
    old.choices[change.position] = Choice(
      index: change.index, limit: choice.limit, kind: choice.kind)
    guard let first = drawn(along: Alignment(with: old)) else { return [] }
    let other = Alignment(with: old, leavingOut: first.rests, from: change.position + 1)
    return [first.indices] + [drawn(along: other)?.indices].compactMap(\.self)
  }

  private func drawn(
    along alignment: Alignment
  ) -> (indices: [UInt64], rests: [Alignment.Place: Alignment.Rest])? {
    var source = Source(along: alignment, maximumChoices: settings.maximumChoices)
    guard (try? generator.draw(&source)) != nil else { return nil }
    return (source.recorded.indices, source.transcript?.rests ?? [:])
  }
}
