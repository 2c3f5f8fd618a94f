import PropertyKit

/// A queue in a ring of three cells that goes on with the second cell where it should with the
/// first.
struct RingQueue {
  private var cells = [0, 0, 0]
  private var first = 0
  private(set) var count = 0

  mutating func put(_ value: Int) {
    let place = first + count
    cells[place < 3 ? place : min(place - 2, 2)] = value
    count += 1
  }

  mutating func take() -> Int {
    defer {
      first = (first + 1) % 3
      count -= 1
    }
    return cells[first]
  }
}

/// A ring queue beside an array.
struct QueueMachine: Machine {
  enum Command { case put(Int), take }
  var contents: [Int] = []

  var commands: Gen<Command> {
    .one(of: [.int(in: 0...99).map { .put($0) }, .always(.take)])
  }

  func allows(_ command: Command) -> Bool {
    if case .take = command { !contents.isEmpty } else { contents.count < 3 }
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .put(let value): contents.append(value)
    case .take: contents.removeFirst()
    }
  }

  func makeSystem() -> RingQueue { RingQueue() }

  func run(_ step: Step<Command>, on queue: inout RingQueue) -> Outcome {
    switch step.command {
    case .put(let value): queue.put(value)
    case .take:
      let taken = queue.take()
      return .holds(if: taken == contents.first, otherwise: "took \(taken) out of \(contents)")
    }
    return .passed
  }
}
