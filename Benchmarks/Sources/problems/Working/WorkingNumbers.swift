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
      "change from the till", kind: "money", smallest: (6, 0, 3, 1),
      .zip(.int(in: 0...30), .int(in: 0...4), .int(in: 0...4), .int(in: 0...4))
    ) { amount, ones, twos, fives in
      givesChange(amount, ones, twos, fives) == canGiveChange(amount, ones, twos, fives)
    } json: {
      row($0, $1, $2, $3)
    },
    Problem(
      "greatest few", kind: "heaps", smallest: (3, [0, 1, 0, 2, 1]),
      .zip(.int(in: 1...5), .array(of: .int(in: 0...20), count: 0...12))
    ) { (count: Int, numbers: [Int]) in
      greatest(count, of: numbers).sorted() == numbers.sorted().suffix(count)
    } json: {
      row($0, $1)
    },
    Problem(
      "running median", kind: "heaps", smallest: [0, 1, 1],
      .array(of: .int(in: 0...20), count: 0...12)
    ) { numbers in
      var halves = Halves()
      return numbers.indices.allSatisfy { place in
        halves.add(numbers[place])
        return halves.lower.last == numbers[...place].sorted()[place / 2]
      }
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

/// Whether it gives the amount; it takes as many of the greatest coins as there are, and never fewer.
private func givesChange(_ amount: Int, _ ones: Int, _ twos: Int, _ fives: Int) -> Bool {
  var rest = amount
  for (coin, count) in [(5, fives), (2, twos), (1, ones)] {
    rest -= coin * min(count, rest / coin)
  }
  return rest == 0
}

private func canGiveChange(_ amount: Int, _ ones: Int, _ twos: Int, _ fives: Int) -> Bool {
  (0...fives).contains { five in
    (0...twos).contains { two in (0...ones).contains(amount - 5 * five - 2 * two) }
  }
}

/// The greatest numbers, in a heap with the least first.
///
/// A number sinks to the left if the left one is less, even if the right one is less still.
private func greatest(_ count: Int, of numbers: [Int]) -> [Int] {
  var heap: [Int] = []
  for number in numbers {
    if heap.count < count {
      heap.append(number)
      var child = heap.count - 1
      while child > 0, heap[child] < heap[(child - 1) / 2] {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    } else if number > heap[0] {
      heap[0] = number
      var parent = 0
      while let child = [2 * parent + 1, 2 * parent + 2].first(where: {
        $0 < heap.count && heap[$0] < heap[parent]
      }) {
        heap.swapAt(parent, child)
        parent = child
      }
    }
  }
  return heap
}

/// The lower and the upper half of numbers, each in order; numbers move up and never back.
private struct Halves {
  var (lower, upper): ([Int], [Int]) = ([], [])

  mutating func add(_ number: Int) {
    if let greatest = lower.last, number > greatest {
      upper.append(number)
    } else {
      lower.append(number)
      lower.sort()
    }
    if lower.count > upper.count + 1 { upper.append(lower.removeLast()) }
  }
}
