import PropertyKit

extension Problem {
  static let earlierNumbers: [Problem] = [
    Problem(
      "add months", kind: "dates", smallest: (1970, 1, 29, 1),
      Gen { source throws(Discard) in
        let year = try source.draw(.int(in: 1970...2100))
        let month = try source.draw(.int(in: 1...12))
        let day = try source.draw(.int(in: 1...days(year, month)))
        return (year, month, day, try source.draw(.int(in: 0...24)))
      }
    ) { year, month, day, months in
      let (year, month, day) = adding(months, toYear: year, month, day)
      return day <= days(year, month)
    } json: {
      row($0, $1, $2, $3)
    },
    Problem(
      "discount", kind: "money", smallest: ([(1, 1), (1, 2), (1, 2)], 40),
      .zip(
        .array(of: Gen<(Int, Int)>.zip(.int(in: 0...5000), .int(in: 1...5)), count: 0...8),
        .int(in: 0...50))
    ) { (items: [(Int, Int)], percent: Int) in
      let totals: [Int] = items.map { price, quantity in price * quantity }
      let byLine = totals.map { $0 * percent / 100 }.reduce(0, +)
      return abs(totals.reduce(0, +) * percent / 100 - byLine) <= 1
    } json: { (items: [(Int, Int)], percent: Int) in
      row(items.map { row($0.0, $0.1) }, percent)
    },
    Problem(
      "truncate", kind: "text", smallest: (["e\u{301}"], 1),
      .zip(
        .array(of: .element(of: ["a", "e\u{301}", "👍🏽"]), count: 0...20), .int(in: 0...20))
    ) { (characters: [String], limit: Int) in
      // Cuts by scalars where it should cut by characters.
      let cut = characters.joined().unicodeScalars.prefix(limit).count
      var whole = 0
      for character in characters where whole < cut { whole += character.unicodeScalars.count }
      return whole == cut
    } json: {
      row($0, $1)
    },
    Problem(
      "versions", kind: "text", smallest: ((0, 0, 2), (0, 0, 10)),
      Gen<(Version, Version)>.zip(versions, versions)
    ) { left, right in
      // Compares texts where it should compare numbers.
      (text(left) < text(right)) == (left < right)
    } json: {
      row(row($0.0, $0.1, $0.2), row($1.0, $1.1, $1.2))
    },
    Problem(
      "rotated search", kind: "search", smallest: ([0, 1], 1, 0),
      .zip(sortedSets, .int(in: 0...11), .int(in: 0...11))
    ) { (sorted: [Int], rotation: Int, index: Int) in
      let start = rotation % sorted.count
      let rotated = Array(sorted[start...] + sorted[..<start])
      let target = sorted[index % sorted.count]
      return place(of: target, in: rotated).map { rotated[$0] } == target
    } json: {
      row($0, $1, $2)
    },
    Problem(
      "tabs", kind: "grids", smallest: (2, 4), .zip(.int(in: 0...500), .int(in: 1...12))
    ) { width, count in
      // The last takes what the others leave, which were rounded half up.
      let rounded = (2 * width + count) / (2 * count)
      return min(rounded, width - (count - 1) * rounded) >= width / count
    } json: {
      row($0, $1)
    },
  ]
}

private func days(_ year: Int, _ month: Int) -> Int {
  let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

/// Adds months; the day is no greater than the last one of the month, which of February is the 29th.
private func adding(
  _ months: Int, toYear year: Int, _ month: Int, _ day: Int
) -> (Int, Int, Int) {
  let count = year * 12 + month - 1 + months
  let (year, month) = (count / 12, count % 12 + 1)
  return (year, month, min(day, month == 2 ? 29 : days(year, month)))
}

private typealias Version = (Int, Int, Int)

private let versions = Gen<Version>.zip(.int(in: 0...20), .int(in: 0...20), .int(in: 0...20))

private func text(_ version: Version) -> String { "\(version.0).\(version.1).\(version.2)" }

private let sortedSets = Gen<Set<Int>>.set(of: .int(in: 0...100), count: 1...12).map {
  $0.sorted()
}

/// Searches a sorted array that was rotated; asks `<` where it should ask `<=`.
private func place(of target: Int, in rotated: [Int]) -> Int? {
  var (low, high) = (0, rotated.count - 1)
  while low <= high {
    let middle = (low + high) / 2
    if rotated[middle] == target { return middle }
    if rotated[low] < rotated[middle] {
      if rotated[low] <= target && target < rotated[middle] {
        high = middle - 1
      } else {
        low = middle + 1
      }
    } else if rotated[middle] < target && target <= rotated[high] {
      low = middle + 1
    } else {
      high = middle - 1
    }
  }
  return nil
}
