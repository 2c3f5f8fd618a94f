import PropertyKit

extension Problem {
  static let earlierSteps: [Problem] = [
    Problem(
      "lru", kind: "caches",
      smallest: [.put(0, 0), .put(1, 0), .put(0, 0), .put(2, 0), .get(0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...5), .int(in: 0...9)).map { .put($0, $1) },
          .int(in: 0...5).map { .get($0) },
        ]), count: 0...30)
    ) { (steps: [CacheStep]) in
      var (cache, model) = (Cache(refreshesOnPut: false), Cache(refreshesOnPut: true))
      return steps.allSatisfy { cache.run($0) == model.run($0) }
    },
    Problem(
      "undo", kind: "undo", smallest: [.insert("a"), .undo, .insert("b"), .redo],
      .array(
        of: .one(of: [
          .element(of: ["a", "b", "c"]).map { .insert($0) }, .always(.delete), .always(.undo),
          .always(.redo),
        ]), count: 0...30)
    ) { (steps: [EditStep]) in
      var (editor, model) = (Editor(clearsRedo: false), Editor(clearsRedo: true))
      return steps.allSatisfy { step in
        editor.run(step)
        model.run(step)
        return editor.text == model.text
      }
    },
    Problem(
      "bank", kind: "money", smallest: [.deposit(0, 1), .transfer(0, 0, 1)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...3), .int(in: 1...100)).map { .deposit($0, $1) },
          .zip(.int(in: 0...3), .int(in: 0...3), .int(in: 1...100)).map { .transfer($0, $1, $2) },
        ]), count: 0...20)
    ) { (steps: [BankStep]) in
      var (balances, deposited) = ([0, 0, 0, 0], 0)
      for step in steps {
        switch step {
        case .deposit(let account, let amount):
          balances[account] += amount
          deposited += amount
        case .transfer(let from, let to, let amount) where balances[from] >= amount:
          // Both balances are read before either is written.
          let (left, right) = (balances[from] - amount, balances[to] + amount)
          balances[from] = left
          balances[to] = right
        case .transfer: continue
        }
      }
      return balances.reduce(0, +) == deposited
    },
    Problem(
      "locks", kind: "locks", smallest: [.shared(0, 0), .shared(1, 0), .exclusive(0, 0)],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...2), .int(in: 0...2)).map { .shared($0, $1) },
          .zip(.int(in: 0...2), .int(in: 0...2)).map { .exclusive($0, $1) },
          .zip(.int(in: 0...2), .int(in: 0...2)).map { .unlock($0, $1) },
        ]), count: 0...30)
    ) { (steps: [LockStep]) in
      var locks = LockTable()
      return steps.allSatisfy { step in
        locks.run(step)
        return locks.isSound
      }
    },
  ]
}

private enum CacheStep: Shown {
  case put(Int, Int)
  case get(Int)

  var json: Json {
    switch self {
    case .put(let key, let value): row("put", key, value)
    case .get(let key): row("get", key)
    }
  }
}

/// Two entries, the one used last at the end; the bug is that putting a key again does not use it.
private struct Cache {
  let refreshesOnPut: Bool
  var entries: [(key: Int, value: Int)] = []

  init(refreshesOnPut: Bool) { self.refreshesOnPut = refreshesOnPut }

  mutating func run(_ step: CacheStep) -> Int? {
    switch step {
    case .put(let key, let value):
      if let place = entries.firstIndex(where: { $0.key == key }) {
        entries[place].value = value
        if refreshesOnPut { entries.append(entries.remove(at: place)) }
      } else {
        if entries.count == 2 { entries.removeFirst() }
        entries.append((key, value))
      }
      return nil
    case .get(let key):
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: place))
      return entries.last?.value
    }
  }
}

private enum EditStep: Shown {
  case insert(String)
  case delete, undo, redo

  var json: Json {
    switch self {
    case .insert(let letter): row("insert", letter)
    case .delete: row("delete")
    case .undo: row("undo")
    case .redo: row("redo")
    }
  }
}

/// A text with all its earlier states; the bug is that an edit leaves what could be redone.
private struct Editor {
  let clearsRedo: Bool
  var text = ""
  var (undone, redone): ([String], [String]) = ([], [])

  init(clearsRedo: Bool) { self.clearsRedo = clearsRedo }

  mutating func run(_ step: EditStep) {
    switch step {
    case .insert(let letter): edit(text + letter)
    case .delete: if !text.isEmpty { edit(String(text.dropLast())) }
    case .undo:
      guard let last = undone.popLast() else { return }
      redone.append(text)
      text = last
    case .redo:
      guard let next = redone.popLast() else { return }
      undone.append(text)
      text = next
    }
  }

  private mutating func edit(_ new: String) {
    undone.append(text)
    text = new
    if clearsRedo { redone = [] }
  }
}

private enum BankStep: Shown {
  case deposit(Int, Int)
  case transfer(Int, Int, Int)

  var json: Json {
    switch self {
    case .deposit(let account, let amount): row("deposit", account, amount)
    case .transfer(let from, let to, let amount): row("transfer", from, to, amount)
    }
  }
}

private enum LockStep: Shown {
  case shared(Int, Int)
  case exclusive(Int, Int)
  case unlock(Int, Int)

  var json: Json {
    switch self {
    case .shared(let client, let resource): row("shared", client, resource)
    case .exclusive(let client, let resource): row("exclusive", client, resource)
    case .unlock(let client, let resource): row("unlock", client, resource)
    }
  }
}

/// Who reads and who writes each of three resources; a reader may become the writer beside others.
private struct LockTable {
  var readers: [Set<Int>] = [[], [], []]
  var writers: [Int?] = [nil, nil, nil]

  mutating func run(_ step: LockStep) {
    switch step {
    case .shared(let client, let resource):
      if writers[resource] == nil { readers[resource].insert(client) }
    case .exclusive(let client, let resource):
      guard writers[resource] == nil else { return }
      if readers[resource].isEmpty || readers[resource].contains(client) {
        readers[resource].remove(client)
        writers[resource] = client
      }
    case .unlock(let client, let resource):
      readers[resource].remove(client)
      if writers[resource] == client { writers[resource] = nil }
    }
  }

  /// Whether no resource has a writer and readers.
  var isSound: Bool {
    zip(readers, writers).allSatisfy { readers, writer in writer == nil || readers.isEmpty }
  }
}
