import PropertyKit

extension Problem {
  static let workingSteps: [Problem] = [
    Problem(
      "prefix sums", kind: "caches", smallest: [.sum(0), .set(0, 1), .sum(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...4), .int(in: 0...9)).map { .set($0, $1) },
          .int(in: 0...4).map { .sum($0) },
        ]), count: 0...20)
    ) { (steps: [SumStep]) in
      var sums = PrefixSums()
      return steps.allSatisfy { step in
        switch step {
        case .set(let place, let value):
          sums.set(place, value)
          return true
        case .sum(let place): return sums.sum(place) == sums.values[...place].reduce(0, +)
        }
      }
    },
    Problem(
      "least often used", kind: "caches",
      smallest: [.put(0), .put(0), .put(1), .put(2), .put(1), .put(2)],
      .array(
        of: .one(of: [
          .int(in: 0...3).map { .put($0) }, .int(in: 0...3).map { .get($0) },
        ]), count: 0...20)
    ) { (steps: [UseStep]) in
      var (cache, model) = (CountingCache(isSound: false), CountingCache(isSound: true))
      return steps.allSatisfy { step in
        cache.run(step)
        model.run(step)
        return cache.keys == model.keys
      }
    },
    Problem(
      "event queue", kind: "heaps", smallest: [.schedule(0), .pop, .cancel(0)],
      .array(
        of: .one(of: [
          .int(in: 0...9).map { .schedule($0) }, .always(.pop), .int(in: 0...5).map { .cancel($0) },
        ]), count: 0...20)
    ) { (steps: [EventStep]) in
      var (queue, model) = (EventQueue(), EventModel())
      return steps.allSatisfy { step in
        queue.run(step)
        model.run(step)
        return queue.count == model.left.count
      }
    },
    Problem(
      "undo groups", kind: "undo", smallest: [.type("a"), .begin, .end, .undo],
      .array(
        of: .one(of: [
          .element(of: ["a", "b"]).map { .type($0) }, .always(.begin), .always(.end),
          .always(.undo),
        ]), count: 0...20)
    ) { (steps: [GroupStep]) in
      var (groups, model) = (Groups(isSound: false), Groups(isSound: true))
      return steps.allSatisfy { step in
        groups.run(step)
        model.run(step)
        return groups.text == model.text
      }
    },
    Problem(
      "limited history", kind: "undo", smallest: [.set(0), .set(0), .set(1), .undo],
      .array(
        of: .one(of: [.int(in: 0...9).map { .set($0) }, .always(.undo), .always(.redo)]),
        count: 0...20)
    ) { (steps: [HistoryStep]) in
      var (history, model) = (History(), HistoryModel())
      return steps.allSatisfy { step in
        history.run(step)
        model.run(step)
        return history.value == model.value
      }
    },
    Problem(
      "waiting line", kind: "locks",
      smallest: [.acquire(0), .acquire(1), .acquire(2), .cancel(1), .cancel(2), .release(0)],
      .array(
        of: .one(of: [
          .int(in: 0...3).map { .acquire($0) }, .int(in: 0...3).map { .release($0) },
          .int(in: 0...3).map { .cancel($0) },
        ]), count: 0...20)
    ) { (steps: [LineStep]) in
      var (line, model) = (WaitingLine(), WaitingLineModel())
      return steps.allSatisfy { step in
        line.run(step)
        model.run(step)
        return line.holder == model.holder
      }
    },
  ]
}

private enum SumStep: Shown {
  case set(Int, Int)
  case sum(Int)

  var json: Json {
    switch self {
    case .set(let place, let value): row("set", place, value)
    case .sum(let place): row("sum", place)
    }
  }
}

/// Keeps sums of the first values; after a change, the one that ends with the changed value, too.
private struct PrefixSums {
  var (values, kept) = ([0, 0, 0, 0, 0], [0])

  mutating func set(_ place: Int, _ value: Int) {
    values[place] = value
    kept = Array(kept.prefix(place + 2))
  }

  mutating func sum(_ place: Int) -> Int {
    while kept.count < place + 2 { kept.append(kept[kept.count - 1] + values[kept.count - 1]) }
    return kept[place + 1]
  }
}

private enum UseStep: Shown {
  case put(Int)
  case get(Int)

  var json: Json {
    switch self {
    case .put(let key): row("put", key)
    case .get(let key): row("get", key)
    }
  }
}

/// Two keys; the one used least often goes, of several the oldest, and its count stays by mistake.
private struct CountingCache {
  let isSound: Bool
  var keys: [Int] = []
  var counts: [Int: Int] = [:]

  init(isSound: Bool) { self.isSound = isSound }

  mutating func run(_ step: UseStep) {
    switch step {
    case .put(let key) where !keys.contains(key):
      if keys.count == 2 {
        let gone = keys.remove(at: (counts[keys[1]] ?? 0) < (counts[keys[0]] ?? 0) ? 1 : 0)
        if isSound { counts[gone] = nil }
      }
      keys.append(key)
      counts[key, default: 0] += 1
    case .put(let key), .get(let key): if keys.contains(key) { counts[key, default: 0] += 1 }
    }
  }
}

private enum EventStep: Shown {
  case schedule(Int)
  case pop
  case cancel(Int)

  var json: Json {
    switch self {
    case .schedule(let time): row("schedule", time)
    case .pop: row("pop")
    case .cancel(let number): row("cancel", number)
    }
  }
}

private struct Event: Comparable {
  let time: Int
  let number: Int

  static func < (left: Event, right: Event) -> Bool {
    (left.time, left.number) < (right.time, right.number)
  }
}

/// Cancelled events stay in the queue and are counted off at once, those that are over as well.
private struct EventQueue {
  var queue: [Event] = []
  var cancelled: Set<Int> = []
  var (count, scheduled) = (0, 0)

  mutating func run(_ step: EventStep) {
    switch step {
    case .schedule(let time):
      let event = Event(time: time, number: scheduled)
      queue.insert(event, at: queue.firstIndex { event < $0 } ?? queue.count)
      scheduled += 1
      count += 1
    case .pop:
      while !queue.isEmpty {
        if !cancelled.contains(queue.removeFirst().number) {
          count -= 1
          return
        }
      }
    case .cancel(let number):
      if scheduled > 0, cancelled.insert(number % scheduled).inserted { count -= 1 }
    }
  }
}

private struct EventModel {
  var left: [Event] = []
  var scheduled = 0

  mutating func run(_ step: EventStep) {
    switch step {
    case .schedule(let time):
      left.append(Event(time: time, number: scheduled))
      scheduled += 1
    case .pop: if let first = left.min() { left.removeAll { $0 == first } }
    case .cancel(let number):
      if scheduled > 0 { left.removeAll { $0.number == number % scheduled } }
    }
  }
}

private enum GroupStep: Shown {
  case type(String)
  case begin, end, undo

  var json: Json {
    switch self {
    case .type(let letter): row("type", letter)
    case .begin: row("begin")
    case .end: row("end")
    case .undo: row("undo")
    }
  }
}

/// Letters typed between begin and end are undone at once; the bug is that an empty group counts.
private struct Groups {
  let isSound: Bool
  var text = ""
  var undone: [String] = []
  var before: String?

  init(isSound: Bool) { self.isSound = isSound }

  mutating func run(_ step: GroupStep) {
    switch step {
    case .type(let letter):
      if before == nil { undone.append(text) }
      text += letter
    case .begin: before = before ?? text
    case .end:
      if let before, !isSound || before != text { undone.append(before) }
      before = nil
    case .undo: if before == nil { text = undone.popLast() ?? text }
    }
  }
}

private enum HistoryStep: Shown {
  case set(Int)
  case undo, redo

  var json: Json {
    switch self {
    case .set(let value): row("set", value)
    case .undo: row("undo")
    case .redo: row("redo")
    }
  }
}

/// Three states; when the oldest is dropped, the place of the current one is not moved.
private struct History {
  var (states, place) = ([0], 0)

  var value: Int { states[min(place, states.count - 1)] }

  mutating func run(_ step: HistoryStep) {
    switch step {
    case .set(let value):
      states = states.prefix(place + 1) + [value]
      place += 1
      if states.count > 3 { states.removeFirst() }
    case .undo: place = max(0, place - 1)
    case .redo: if place < states.count - 1 { place += 1 }
    }
  }
}

private struct HistoryModel {
  var (undone, value, redone): ([Int], Int, [Int]) = ([], 0, [])

  mutating func run(_ step: HistoryStep) {
    switch step {
    case .set(let new):
      undone = (undone + [value]).suffix(2)
      (value, redone) = (new, [])
    case .undo:
      guard let last = undone.popLast() else { return }
      redone.append(value)
      value = last
    case .redo:
      guard let next = redone.popLast() else { return }
      undone.append(value)
      value = next
    }
  }
}

private enum LineStep: Shown {
  case acquire(Int)
  case release(Int)
  case cancel(Int)

  var json: Json {
    switch self {
    case .acquire(let client): row("acquire", client)
    case .release(let client): row("release", client)
    case .cancel(let client): row("cancel", client)
    }
  }
}

/// One client holds, others wait in turn; of those who no longer wait only one is stepped over.
private struct WaitingLine {
  var holder: Int?
  var queue: [(client: Int, isWaiting: Bool)] = []

  mutating func run(_ step: LineStep) {
    switch step {
    case .acquire(let client):
      if holder == nil {
        holder = client
      } else if holder != client, place(of: client) == nil {
        queue.append((client, true))
      }
    case .release(let client):
      guard holder == client else { return }
      if let next = queue.first, !next.isWaiting { queue.removeFirst() }
      holder = queue.isEmpty ? nil : queue.removeFirst().client
    case .cancel(let client):
      if let place = place(of: client) { queue[place].isWaiting = false }
    }
  }

  private func place(of client: Int) -> Int? {
    queue.firstIndex { $0.client == client && $0.isWaiting }
  }
}

private struct WaitingLineModel {
  var holder: Int?
  var queue: [Int] = []

  mutating func run(_ step: LineStep) {
    switch step {
    case .acquire(let client):
      if holder == nil {
        holder = client
      } else if holder != client, !queue.contains(client) {
        queue.append(client)
      }
    case .release(let client):
      if holder == client { holder = queue.isEmpty ? nil : queue.removeFirst() }
    case .cancel(let client): queue.removeAll { $0 == client }
    }
  }
}
