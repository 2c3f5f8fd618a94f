internal import Foundation

/// How many rows each section of a list has, as the list knows it, and what it is told of changes.
///
/// UIKit asks the data source for its numbers when it first shows a list and after `reloadData()`, and again
/// at the end of each change. Both must come to the same.
///
/// Source: UITableView documentation, `performBatchUpdates(_:completion:)`; messages in public crash reports.
struct ListUpdates {
  /// What is wrong with a change: what was done, and the words that UIKit raises.
  struct Flaw {
    let kind: Misuse.Kind
    let done: String
    let words: String
  }

  /// What rows are called in the list.
  let noun: String
  /// The numbers of rows as they were when the list was shown or changed last; nil before that.
  var known: [Int]?
  /// How many calls that change something are under way.
  private var depth = 0
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var hasMovedSections = false

  /// Makes one that knows nothing yet.
  init(of noun: String) { self.noun = noun }

  /// Whether the next end is that of all calls.
  var isLast: Bool { depth <= 1 }

  mutating func begin() { depth += 1 }

  mutating func delete(_ paths: [IndexPath]) { deleted += paths }
  mutating func insert(_ paths: [IndexPath]) { inserted += paths }
  mutating func move(_ path: IndexPath, to other: IndexPath) { moved.append((path, other)) }
  mutating func delete(sections: IndexSet) { deletedSections.formUnion(sections) }
  mutating func insert(sections: IndexSet) { insertedSections.formUnion(sections) }
  mutating func moveSection() { hasMovedSections = true }

  /// Ends a call that changes something; tells what is wrong with all of them together.
  ///
  /// - Parameter counts: the numbers of rows that the data source tells now; nil if there is none.
  mutating func end(_ counts: [Int]?) -> Flaw? {
    depth -= 1
    guard depth <= 0 else { return nil }
    defer {
      self = ListUpdates(of: noun)
      known = counts
    }
    guard let known, let counts else { return nil }
    return flaw(known, counts)
  }

  private func flaw(_ before: [Int], _ after: [Int]) -> Flaw? {
    for path in deleted + moved.map(\.from) {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      guard !(0..<count).contains(path.item) else { continue }
      return Flaw(
        kind: .outOfBounds,
        done: "takes \(noun) \(path.item) of section \(path.section) away, which has \(count)",
        words: "attempt to delete \(noun) \(path.item) from section \(path.section) which only "
          + "contains \(count) \(noun)s before the update")
    }
    for path in inserted + moved.map(\.to) {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      guard !(0..<count).contains(path.item) else { continue }
      return Flaw(
        kind: .outOfBounds,
        done: "puts \(noun) \(path.item) into section \(path.section), which has \(count) then",
        words: "attempt to insert \(noun) \(path.item) into section \(path.section), but there are "
          + "only \(count) \(noun)s in section \(path.section) after the update")
    }
    let sections = before.count + insertedSections.count - deletedSections.count
    guard after.count == sections else {
      return wrong("sections", of: "the list", before.count, sections, after.count)
    }
    // Where sections change their places, rows cannot be told apart here.
    guard insertedSections.isEmpty, deletedSections.isEmpty, !hasMovedSections else { return nil }
    for section in before.indices {
      let gone = (deleted + moved.map(\.from)).count { $0.section == section }
      let come = (inserted + moved.map(\.to)).count { $0.section == section }
      let wanted = before[section] - gone + come
      guard after[section] != wanted else { continue }
      return wrong("\(noun)s", of: "section \(section)", before[section], wanted, after[section])
    }
    return nil
  }

  private func wrong(
    _ things: String, of place: String, _ before: Int, _ wanted: Int, _ after: Int
  ) -> Flaw {
    Flaw(
      kind: .wrongCount,
      done:
        "changes \(things) of \(place) from \(before) to \(wanted), and its data source says \(after)",
      words: "Invalid update: invalid number of \(things) in \(place)")
  }
}

extension UIScrollView {
  /// Takes note of what is wrong with a change of what it lists.
  func tell(_ flaw: ListUpdates.Flaw?) {
    guard let flaw else { return }
    tell(
      flaw.kind, "%1 \(flaw.done)", .inconsistency, flaw.words,
      "Change what the data source says at the same time, in the same order, and by as much.")
  }

  /// Takes note that a cell or view is asked for that nothing was registered for.
  func tellUnregistered(_ kind: String, _ identifier: String) {
    tell(
      .unregistered, "%1 is asked for a \(kind) of the name \(identifier.debugDescription)",
      .inconsistency,
      "unable to dequeue a \(kind) with identifier \(identifier) - must register a nib or a class for the "
        + "identifier", "Register a class for the name before.")
  }

  /// Takes note that it is to show a row that it does not have.
  func tellScroll(to path: IndexPath, _ noun: String, _ counts: [Int]?) {
    guard let counts, path.count > 1, path.item != NSNotFound else { return }
    let count = counts.indices.contains(path.section) ? counts[path.section] : 0
    guard !(0..<count).contains(path.item) else { return }
    tell(
      .outOfBounds,
      "%1 is to show \(noun) \(path.item) of section \(path.section), which has \(count)",
      .range,
      "Attempted to scroll to an out-of-bounds \(noun) (\(path.item)) when there are only \(count) "
        + "\(noun)s in section \(path.section)", "Ask the data source how many there are.")
  }
}
