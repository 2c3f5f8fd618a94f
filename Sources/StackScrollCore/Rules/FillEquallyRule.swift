/// Lengths along the axis under ``Distribution/fillEqually``.
///
/// All views have one length, the one that costs all of them together least. In a given length each
/// has its share of what the gaps leave. There is no tie to break: nobody may differ.
///
/// Source: UIStackView documentation, `Distribution.fillEqually`; observed on the class: constraint
/// UISV-fill-equally.
struct FillEquallyRule: StackRule {
  let row: Row

  func cost(of views: [Cost]) -> Cost? {
    Cost.sum(views)?.times(views.count).moved(by: row.sum).withoutNegativeLengths()
  }

  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int] {
    let share = length.map { self.share(of: $0, count: views.count) }
    return SharedLength(views).opponents(given: share)
      ?? views.indices.filter { views[$0].lower > 0 }
  }

  func spans(of views: [Cost], in span: ExactSpan) -> [ExactSpan] {
    let share = share(of: span.length, count: views.count)
    return row.spans(SharedLength(views).lengths(share), gaps: row.gaps, in: span)
  }

  func ranges(
    of views: [Cost], in lengths: ClosedRange<DoubleDouble>
  ) -> [ClosedRange<DoubleDouble>] {
    let least = share(of: lengths.lowerBound, count: views.count)
    return SharedLength(views).ranges(least...share(of: lengths.upperBound, count: views.count))
  }

  var tie: OpenTie { .same }

  private func share(of length: DoubleDouble, count: Int) -> DoubleDouble {
    max(0, (length - row.sum) / DoubleDouble(count))
  }
}
