import PropertyKit

extension Problem {
  static let judgedHeaps: [Problem] = [
    Problem(
      "top k", kind: "heaps", smallest: (3, [0, 1, 0, 1, 1]),
      .zip(.int(in: 1...6), .array(of: .int(in: 0...30), count: 0...14))
    ) { (k: Int, items: [Int]) in
      largest(k, of: items).sorted(by: >) == Array(items.sorted(by: >).prefix(k))
    } json: {
      row($0, $1)
    },
    Problem(
      "running median", kind: "heaps", smallest: [0, 1, 1],
      .array(of: .int(in: -20...20), count: 1...12), law: runningMedian),
  ]
}

/// A heap of the k largest; on its way down an item is compared with left children alone.
private func largest(_ k: Int, of items: [Int]) -> [Int] {
  var heap: [Int] = []
  for item in items {
    if heap.count < k {
      heap.append(item)
      var place = heap.count - 1
      while place > 0, heap[place] < heap[(place - 1) / 2] {
        heap.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    } else if item > heap[0] {
      heap[0] = item
      var place = 0
      while 2 * place + 1 < heap.count, heap[2 * place + 1] < heap[place] {
        heap.swapAt(place, 2 * place + 1)
        place = 2 * place + 1
      }
    }
  }
  return heap
}

/// The lower and the upper half of the items so far, each in order.
private struct Halves {
  var lower: [Int] = []
  var upper: [Int] = []

  /// Evens the halves out when the lower one is too large, not when the upper one is.
  mutating func add(_ item: Int) {
    if let top = lower.last, item > top {
      upper.append(item)
      upper.sort()
    } else {
      lower.append(item)
      lower.sort()
    }
    if lower.count > upper.count + 1 { upper.insert(lower.removeLast(), at: 0) }
  }
}

private func runningMedian(_ items: [Int]) -> Bool {
  var halves = Halves()
  for (count, item) in items.enumerated() {
    halves.add(item)
    if halves.lower.last != items[...count].sorted()[count / 2] { return false }
  }
  return true
}
