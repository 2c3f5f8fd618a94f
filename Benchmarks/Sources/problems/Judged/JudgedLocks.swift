import PropertyKit

extension Problem {
  static let judgedLocks: [Problem] = [
    Problem(
      "waiting writer", kind: "locks",
      smallest: [.read(0), .read(1), .write(2), .release(0)],
      .array(
        of: .one(of: [
          .int(in: 0...3).map { .read($0) }, .int(in: 0...3).map { .write($0) },
          .int(in: 0...3).map { .release($0) },
        ]), count: 0...12),
      law: waitingWriter),
    Problem(
      "lease", kind: "locks",
      smallest: [.acquire(0, 1), .tick(1), .acquire(1, 1), .release(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...2), .int(in: 1...5)).map { .acquire($0, $1) },
          .int(in: 0...2).map { .release($0) },
          .int(in: 1...5).map { .tick($0) },
        ]), count: 0...12),
      law: lease),
  ]
}

private enum LockStep: Shown {
  case read(_ task: Int)
  case write(_ task: Int)
  case release(_ task: Int)

  var json: Json {
    switch self {
    case .read(let task): row("read", task)
    case .write(let task): row("write", task)
    case .release(let task): row("release", task)
    }
  }
}

/// A release hands the lock to a waiting writer while other readers hold it.
private struct ReadWriteLock {
  var readers: Set<Int> = []
  var writer: Int?
  var queue: [(task: Int, isWriter: Bool)] = []

  func knows(_ task: Int) -> Bool {
    readers.contains(task) || writer == task || queue.contains { $0.task == task }
  }

  mutating func read(_ task: Int) {
    if writer == nil, queue.isEmpty {
      readers.insert(task)
    } else {
      queue.append((task, false))
    }
  }

  mutating func write(_ task: Int) {
    if writer == nil, readers.isEmpty {
      writer = task
    } else {
      queue.append((task, true))
    }
  }

  mutating func release(_ task: Int) {
    if writer == task {
      writer = nil
    } else if readers.remove(task) == nil {
      return
    }
    while writer == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      if next.isWriter {
        writer = next.task
      } else {
        readers.insert(next.task)
      }
    }
  }
}

private func waitingWriter(_ steps: [LockStep]) -> Bool {
  var lock = ReadWriteLock()
  for step in steps {
    switch step {
    case .read(let task): if !lock.knows(task) { lock.read(task) }
    case .write(let task): if !lock.knows(task) { lock.write(task) }
    case .release(let task): lock.release(task)
    }
    if lock.writer != nil, !lock.readers.isEmpty { return false }
  }
  return true
}

private enum LeaseStep: Shown {
  case acquire(_ client: Int, _ time: Int)
  case release(_ client: Int)
  case tick(_ time: Int)

  var json: Json {
    switch self {
    case .acquire(let client, let time): row("acquire", client, time)
    case .release(let client): row("release", client)
    case .tick(let time): row("tick", time)
    }
  }
}

/// A release by a client whose lease ran out frees the lease of another.
private struct Lease {
  var holder: Int?
  var end = 0
  var clients: Set<Int> = []

  mutating func acquire(_ client: Int, time: Int, now: Int) {
    guard holder == nil || end <= now else { return }
    (holder, end) = (client, now + time)
    clients.insert(client)
  }

  mutating func release(_ client: Int) {
    if clients.remove(client) != nil { holder = nil }
  }
}

private func lease(_ steps: [LeaseStep]) -> Bool {
  var (lease, now) = (Lease(), 0)
  var running: (client: Int, end: Int)?
  for step in steps {
    switch step {
    case .acquire(let client, let time):
      lease.acquire(client, time: time, now: now)
      if running == nil { running = (client, now + time) }
    case .release(let client):
      lease.release(client)
      if running?.client == client { running = nil }
    case .tick(let time): now += time
    }
    if let end = running?.end, end <= now { running = nil }
    if (now < lease.end ? lease.holder : nil) != running?.client { return false }
  }
  return true
}
