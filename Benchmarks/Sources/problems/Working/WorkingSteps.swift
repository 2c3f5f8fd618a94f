import PropertyKit

extension Problem {
  static let workingSteps: [Problem] = [
    Problem(
      "expiring cache", kind: "caches",
      smallest: [.put(0, 1), .put(0, 2), .wait(1), .get(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...2), .int(in: 1...5)).map { .put($0, $1) },
          .int(in: 0...2).map { .get($0) }, .int(in: 1...5).map { .wait($0) },
        ]), count: 0...20)
    ) { (steps: [ExpiringStep]) in
      var (cache, model) = (ExpiringCache(isSound: false), ExpiringCache(isSound: true))
      return steps.allSatisfy { cache.run($0) == model.run($0) }
    },
    Problem(
      "write-back cache", kind: "caches",
      smallest: [.read(0), .write(0, 1), .evict(0), .read(0)],
      .array(
        of: .one(of: [
          .int(in: 0...2).map { .read($0) },
          .zip(.int(in: 0...2), .int(in: 0...9)).map { .write($0, $1) }, .always(.flush),
          .int(in: 0...2).map { .evict($0) },
        ]), count: 0...20)
    ) { (steps: [WriteBackStep]) in
      var (cache, written) = (WriteBackCache(), [0, 0, 0])
      return steps.allSatisfy { step in
        if case .write(let key, let value) = step { written[key] = value }
        return cache.run(step).map { $0.value == written[$0.key] } ?? true
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

private enum ExpiringStep: Shown {
  case put(Int, Int)
  case get(Int)
  case wait(Int)

  var json: Json {
    switch self {
    case .put(let key, let time): row("put", key, time)
    case .get(let key): row("get", key)
    case .wait(let time): row("wait", time)
    }
  }
}

/// When keys expire; the bug is that putting a key again leaves that as it was.
private struct ExpiringCache {
  let isSound: Bool
  var now = 0
  var ends: [Int: Int] = [:]

  init(isSound: Bool) { self.isSound = isSound }

  mutating func run(_ step: ExpiringStep) -> Bool? {
    switch step {
    case .put(let key, let time):
      if isSound || ends[key] == nil { ends[key] = now + time }
      return nil
    case .get(let key): return ends[key].map { $0 > now } ?? false
    case .wait(let time):
      now += time
      return nil
    }
  }
}

private enum WriteBackStep: Shown {
  case read(Int)
  case write(Int, Int)
  case flush
  case evict(Int)

  var json: Json {
    switch self {
    case .read(let key): row("read", key)
    case .write(let key, let value): row("write", key, value)
    case .flush: row("flush")
    case .evict(let key): row("evict", key)
    }
  }
}

/// An entry is dirty if the write made it, not if the write changed it.
private struct WriteBackCache {
  var stored = [0, 0, 0]
  var cached: [Int: Int] = [:]
  var dirty: Set<Int> = []

  /// Gives the key and the value that were read.
  mutating func run(_ step: WriteBackStep) -> (key: Int, value: Int)? {
    switch step {
    case .read(let key):
      let value = cached[key] ?? stored[key]
      cached[key] = value
      return (key, value)
    case .write(let key, let value):
      if cached.updateValue(value, forKey: key) == nil { dirty.insert(key) }
    case .flush: for key in dirty { writeBack(key) }
    case .evict(let key):
      writeBack(key)
      cached[key] = nil
    }
    return nil
  }

  private mutating func writeBack(_ key: Int) {
    if dirty.remove(key) != nil, let value = cached[key] { stored[key] = value }
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
