import PropertyKit

extension Problem {
  static let judgedUndo: [Problem] = [
    Problem(
      "undo remove", kind: "undo", smallest: [.add(0), .add(1), .remove(0), .undo],
      .array(
        of: .one(of: [
          .int(in: 0...9).map { .add($0) }, .int(in: 0...9).map { .remove($0) }, .always(.undo),
        ]), count: 0...12),
      law: undoRemove),
    Problem(
      "savepoints", kind: "undo", smallest: [.begin, .begin, .set(0, 0), .commit, .rollback],
      .array(
        of: .one(of: [
          .zip(.int(in: 0...2), .int(in: 0...9)).map { .set($0, $1) },
          .always(.begin), .always(.commit), .always(.rollback),
        ]), count: 0...12),
      law: savepoints),
  ]
}

private enum ListStep: Shown {
  case add(_ item: Int)
  case remove(_ place: Int)
  case undo

  var json: Json {
    switch self {
    case .add(let item): row("add", item)
    case .remove(let place): row("remove", place)
    case .undo: row("undo")
    }
  }
}

/// A list that can undo; undoing a removal puts the item at the end.
private struct UndoList {
  enum Change { case added, removed(Int) }
  var items: [Int] = []
  var changes: [Change] = []

  mutating func add(_ item: Int) {
    items.append(item)
    changes.append(.added)
  }

  mutating func remove(at place: Int) {
    changes.append(.removed(items.remove(at: place)))
  }

  mutating func undo() {
    switch changes.popLast() {
    case .added: items.removeLast()
    case .removed(let item): items.append(item)
    case nil: break
    }
  }
}

private func undoRemove(_ steps: [ListStep]) -> Bool {
  var (list, before) = (UndoList(), [[Int]]())
  for step in steps {
    switch step {
    case .add(let item):
      before.append(list.items)
      list.add(item)
    case .remove(let place) where !list.items.isEmpty:
      before.append(list.items)
      list.remove(at: place % list.items.count)
    case .remove: break
    case .undo:
      list.undo()
      if let items = before.popLast(), list.items != items { return false }
    }
  }
  return true
}

private enum TransactionStep: Shown {
  case set(_ key: Int, _ value: Int)
  case begin, commit, rollback

  var json: Json {
    switch self {
    case .set(let key, let value): row("set", key, value)
    case .begin: row("begin")
    case .commit: row("commit")
    case .rollback: row("rollback")
    }
  }
}

/// Entries with nested transactions; each logs what was there before a change.
private struct Transactions {
  var entries: [Int: Int] = [:]
  var logs: [[(key: Int, old: Int?)]] = []

  mutating func set(_ key: Int, _ value: Int) {
    if !logs.isEmpty { logs[logs.count - 1].append((key, entries[key])) }
    entries[key] = value
  }

  mutating func begin() { logs.append([]) }

  /// Drops the log of an inner transaction instead of handing it to the outer one.
  mutating func commit() { _ = logs.popLast() }

  mutating func rollback() {
    for (key, old) in (logs.popLast() ?? []).reversed() { entries[key] = old }
  }
}

private func savepoints(_ steps: [TransactionStep]) -> Bool {
  var (transactions, begun) = (Transactions(), [[Int: Int]]())
  for step in steps {
    switch step {
    case .set(let key, let value): transactions.set(key, value)
    case .begin:
      begun.append(transactions.entries)
      transactions.begin()
    case .commit:
      transactions.commit()
      _ = begun.popLast()
    case .rollback:
      transactions.rollback()
      if let entries = begun.popLast(), transactions.entries != entries { return false }
    }
  }
  return true
}
