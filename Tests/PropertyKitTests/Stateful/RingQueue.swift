import PropertyKit

/// A queue in a ring of cells; it can be told to forget that the ring is round.
struct RingQueue {
  private var cells = Array(repeating: 0, count: 3)
  private var first = 0
  private(set) var count = 0
  let bug: Bug?

  enum Bug { case wrapsToTheSecondCell }

  init(bug: Bug?) {
    self.bug = bug
  }

  var isFull: Bool { count == cells.count }

  mutating func put(_ value: Int) {
    var place = first + count
    if place >= cells.count { place -= bug == .wrapsToTheSecondCell ? cells.count - 1 : cells.count }
    cells[min(place, cells.count - 1)] = value
    count += 1
  }

  mutating func take() -> Int {
    defer {
      first = (first + 1) % cells.count
      count -= 1
    }
    return cells[first]
  }
}

/// A ring queue beside an array.
struct QueueMachine: Machine {
  enum Command: Hashable { case put(Int), take }
  var bug: RingQueue.Bug?
  var contents: [Int] = []

  var commands: Gen<Command> {
    .one(of: [Gen<Int>.int(in: 0...99).map { .put($0) }, .always(.take)])
  }

  func allows(_ command: Command) -> Bool {
    command == .take ? !contents.isEmpty : contents.count < 3
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .put(let value): contents.append(value)
    case .take: contents.removeFirst()
    }
  }

  func makeSystem() -> RingQueue { RingQueue(bug: bug) }

  func run(_ step: Step<Command>, on queue: inout RingQueue) -> Outcome {
    switch step.command {
    case .put(let value):
      queue.put(value)
      return .passed
    case .take:
      let taken = queue.take()
      return .holds(if: taken == contents.first, otherwise: "took \(taken) out of \(contents)")
    }
  }

  func check(_ queue: RingQueue) -> Outcome {
    .holds(if: queue.count == contents.count, otherwise: "holds \(queue.count) elements")
  }
}
