import PropertyKit

extension Problem {
  static let workingNumbers: [Problem] = [
    Problem(
      "business days", kind: "dates", smallest: (1, 4), .zip(.int(in: 0...6), .int(in: 0...30))
    ) { weekday, count in
      businessDays(weekday, count) == countedBusinessDays(weekday, count)
    } json: {
      row($0, $1)
    },
    Problem(
      "age in years", kind: "dates", smallest: ((2000, 1, 2), (2000, 2, 1)),
      Gen<(Date, Date)>.zip(dates, dates)
    ) { birth, today in
      try assume(today >= birth)
      // Compares the days whether or not the months are the same.
      let isBefore = today.1 < birth.1 || today.2 < birth.2
      let age = today.0 - birth.0 - (isBefore ? 1 : 0)
      let isReallyBefore = (today.1, today.2) < (birth.1, birth.2)
      return age == today.0 - birth.0 - (isReallyBefore ? 1 : 0)
    } json: {
      row(row($0.0, $0.1, $0.2), row($1.0, $1.1, $1.2))
    },
    Problem(
      "shared bill", kind: "money", smallest: (2, [1, 1, 1]),
      .zip(.int(in: 0...1000), .array(of: .int(in: 1...9), count: 1...6))
    ) { (total: Int, weights: [Int]) in
      let whole = weights.reduce(0, +)
      var shares = weights.map { total * $0 / whole }
      // All the cents that are left, where each should go to another.
      shares[0] += total - shares.reduce(0, +)
      return shares.reduce(0, +) == total
        && zip(shares, weights).allSatisfy { abs($0 * whole - total * $1) <= whole }
    } json: {
      row($0, $1)
    },
    Problem(
      "coupon", kind: "money", smallest: (2, 50, 1),
      .zip(.int(in: 0...500), .int(in: 0...90), .int(in: 0...50))
    ) { price, percent, coupon in
      // Takes the coupon off before the percents, which are of the whole price.
      let less = max(0, price - coupon)
      return less - less * percent / 100 == max(0, price - price * percent / 100 - coupon)
    } json: {
      row($0, $1, $2)
    },
    Problem(
      "meeting rooms", kind: "heaps", smallest: [(0, 1), (1, 1)],
      .array(of: Gen<(Int, Int)>.zip(.int(in: 0...20), .int(in: 1...8)), count: 0...8)
    ) { meetings in
      let atOnce = (0..<30).map { time in
        meetings.count { start, length in start <= time && time < start + length }
      }
      return rooms(meetings) == atOnce.max()
    } json: { meetings in
      meetings.map { row($0, $1) }
    },
  ]
}

/// How many days later it is; of a weekend only the part behind the day after Friday is stepped over.
private func businessDays(_ weekday: Int, _ count: Int) -> Int {
  if count == 0 { return 0 }
  let (friday, back) = (min(weekday, 4), max(0, weekday - 4))
  let (weeks, rest) = count.quotientAndRemainder(dividingBy: 5)
  return 7 * weeks + rest - back + (friday + rest > 5 ? 2 : 0)
}

private func countedBusinessDays(_ weekday: Int, _ count: Int) -> Int {
  var (day, left) = (0, count)
  while left > 0 {
    day += 1
    if (weekday + day) % 7 < 5 { left -= 1 }
  }
  return day
}

private typealias Date = (Int, Int, Int)

private let dates = Gen<Date>.zip(.int(in: 2000...2030), .int(in: 1...12), .int(in: 1...28))

/// How many rooms meetings take; one is free again only after the moment when a meeting in it ends.
private func rooms(_ meetings: [(Int, Int)]) -> Int {
  var ends = Ends()
  for (start, length) in meetings.sorted(by: { $0.0 < $1.0 }) {
    if let first = ends.first, first < start { ends.removeFirst() }
    ends.push(start + length)
  }
  return ends.numbers.count
}

/// A heap with the least number first.
private struct Ends {
  var numbers: [Int] = []

  var first: Int? { numbers.first }

  mutating func push(_ number: Int) {
    numbers.append(number)
    var child = numbers.count - 1
    while child > 0, numbers[child] < numbers[(child - 1) / 2] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() {
    numbers.swapAt(0, numbers.count - 1)
    numbers.removeLast()
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < numbers.count }
      guard let least = children.min(by: { numbers[$0] < numbers[$1] }),
        numbers[least] < numbers[parent]
      else { return }
      numbers.swapAt(parent, least)
      parent = least
    }
  }
}
