import PropertyKit

extension Problem {
  static let judgedCaches: [Problem] = [
    Problem(
      "expiring cache", kind: "caches",
      smallest: [.put(0, 0, nil), .put(0, 0, 1), .tick(1), .get(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...2), .int(in: 0...9), .optional(.int(in: 1...5)))
            .map { .put($0, $1, $2) },
          .int(in: 0...2).map { .get($0) },
          .int(in: 1...5).map { .tick($0) },
        ]), count: 0...12),
      law: expiringCache),
    Problem(
      "write back", kind: "caches", smallest: [.write(0, 1), .write(2, 0), .read(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...7), .int(in: 0...9)).map { .write($0, $1) },
          .int(in: 0...7).map { .read($0) },
        ]), count: 0...12),
      law: writeBack),
  ]
}

private enum ExpiringStep: Shown {
  case put(_ key: Int, _ value: Int, _ life: Int?)
  case get(_ key: Int)
  case tick(_ time: Int)

  var json: Json {
    switch self {
    case .put(let key, let value, let life): row("put", key, value, life)
    case .get(let key): row("get", key)
    case .tick(let time): row("tick", time)
    }
  }
}

/// Entries with an end of life; a put on a key that is there keeps the old end.
private struct ExpiringCache {
  var now = 0
  var entries: [Int: (value: Int, end: Int?)] = [:]

  mutating func put(_ key: Int, _ value: Int, life: Int?) {
    if let old = entries[key] {
      entries[key] = (value, old.end)
    } else {
      entries[key] = (value, life.map { now + $0 })
    }
  }

  mutating func get(_ key: Int) -> Int? {
    guard let entry = entries[key] else { return nil }
    if let end = entry.end, end <= now {
      entries[key] = nil
      return nil
    }
    return entry.value
  }
}

private func expiringCache(_ steps: [ExpiringStep]) -> Bool {
  var (cache, puts) = (ExpiringCache(), [Int: (value: Int, start: Int, life: Int?)]())
  for step in steps {
    switch step {
    case .put(let key, let value, let life):
      cache.put(key, value, life: life)
      puts[key] = (value, cache.now, life)
    case .get(let key):
      var expected = puts[key]?.value
      if let put = puts[key], let life = put.life, cache.now >= put.start + life { expected = nil }
      if cache.get(key) != expected { return false }
    case .tick(let time): cache.now += time
    }
  }
  return true
}

private enum WriteBackStep: Shown {
  case write(_ address: Int, _ value: Int)
  case read(_ address: Int)

  var json: Json {
    switch self {
    case .write(let address, let value): row("write", address, value)
    case .read(let address): row("read", address)
    }
  }
}

/// Two lines before a memory; a write that displaces another address does not write it back.
private struct WriteBackCache {
  var lines: [(address: Int, value: Int)?] = [nil, nil]
  var memory: [Int: Int] = [:]

  mutating func write(_ address: Int, _ value: Int) {
    lines[address % 2] = (address, value)
  }

  mutating func read(_ address: Int) -> Int {
    let line = lines[address % 2]
    if let line, line.address == address { return line.value }
    if let line { memory[line.address] = line.value }
    let value = memory[address, default: 0]
    lines[address % 2] = (address, value)
    return value
  }
}

private func writeBack(_ steps: [WriteBackStep]) -> Bool {
  var (cache, written) = (WriteBackCache(), [Int: Int]())
  for step in steps {
    switch step {
    case .write(let address, let value):
      cache.write(address, value)
      written[address] = value
    case .read(let address):
      if cache.read(address) != written[address, default: 0] { return false }
    }
  }
  return true
}
