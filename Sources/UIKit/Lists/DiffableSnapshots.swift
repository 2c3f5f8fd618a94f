internal import Foundation

/// What is wrong with what was done to a snapshot.
///
/// Source: NSDiffableDataSourceSnapshot documentation, each section and item is unique; messages in public
/// crash reports.
enum SnapshotFlaw {
  /// A section or an item is there twice.
  case repeated(_ noun: String, _ name: String)
  /// Something is to stand beside, or in, what is not there.
  case missing(_ noun: String)
  /// An item is to stand in the last section, and there is none.
  case noSections
}

extension UIView {
  /// Takes note of what is wrong with a snapshot that it is to show.
  func tell(_ flaw: SnapshotFlaw?) {
    switch flaw {
    case nil: break
    case .repeated(let noun, let name)?:
      tell(
        .wrongCount, "%1 is given a snapshot that has the \(noun) \(name) twice", .inconsistency,
        "Fatal: supplied \(noun) identifiers are not unique", "Give each a name of its own.")
    case .missing(let noun)?:
      tell(
        .outOfBounds,
        "%1 is given a snapshot in which something was put beside or in a \(noun) that is not there",
        .inconsistency, "Invalid parameter not satisfying: \(noun) != NSNotFound",
        "Add the \(noun) before.")
    case .noSections?:
      tell(
        .outOfBounds, "%1 is given a snapshot in which items were added before any section",
        .inconsistency,
        "There are currently no sections in the data source. Please add a section first",
        "Call appendSections(_:) before.")
    }
  }
}

/// The sections of a list and the items in them, in order; each stands there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// What UIKit raises for what was done to it first; nil if all is well.
  private(set) var flaw: SnapshotFlaw?

  /// Makes an empty one.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many items a section has.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(section).map { sections[$0].items } ?? []
  }
  /// The section that an item is in.
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(item) }?.name
  }
  /// Where an item stands among all.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }
  /// Where a section stands.
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == section }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ added: [SectionIdentifierType]) {
    note(sectionIdentifiers, added, "section")
    sections += added.map { ($0, []) }
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ added: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    note(sectionIdentifiers, added, "section")
    guard let index = indexOfSection(section) else { return note(.missing("section")) }
    sections.insert(contentsOf: added.map { ($0, []) }, at: index)
  }
  /// Adds sections after another.
  public mutating func insertSections(
    _ added: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    note(sectionIdentifiers, added, "section")
    guard let index = indexOfSection(section) else { return note(.missing("section")) }
    sections.insert(contentsOf: added.map { ($0, []) }, at: index + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ removed: [SectionIdentifierType]) {
    sections.removeAll { removed.contains($0.name) }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { move(section, to: other, by: 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { move(section, to: other, by: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, by step: Int
  ) {
    guard section != other, let index = indexOfSection(section), indexOfSection(other) != nil else {
      return
    }
    let moved = sections.remove(at: index)
    guard let place = indexOfSection(other) else { return }
    sections.insert(moved, at: place + step)
  }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ added: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    note(itemIdentifiers, added, "item")
    let index = section.map(indexOfSection) ?? sections.indices.last
    guard let index else { return note(section == nil ? .noSections : .missing("section")) }
    sections[index].items += added
  }

  /// Takes note of what is wrong, if nothing was before.
  private mutating func note(_ found: SnapshotFlaw) { flaw = flaw ?? found }

  /// Takes note of names that are given twice.
  private mutating func note<Name: Hashable>(_ there: [Name], _ added: [Name], _ noun: String) {
    var seen = Set(there)
    for name in added where !seen.insert(name).inserted { note(.repeated(noun, "\(name)")) }
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ added: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) {
    note(itemIdentifiers, added, "item")
    insert(added, at: item, step: 0)
  }
  /// Adds items after another.
  public mutating func insertItems(
    _ added: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) {
    note(itemIdentifiers, added, "item")
    insert(added, at: item, step: 1)
  }
  /// Moves an item before another.
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    guard item != other else { return }
    deleteItems([item])
    insert([item], at: other, step: 0)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    guard item != other else { return }
    deleteItems([item])
    insert([item], at: other, step: 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ removed: [ItemIdentifierType]) {
    let removed = Set(removed)
    for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
  }
  /// Removes all sections with their items.
  public mutating func deleteAllItems() { sections = [] }

  private mutating func insert(
    _ added: [ItemIdentifierType], at item: ItemIdentifierType, step: Int
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: added, at: place + step)
      return
    }
    note(.missing("item"))
  }

  /// The item at a path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    sections.dropFirst(path.section).first?.items.dropFirst(path.item).first
  }
  /// The path to an item.
  func path(to item: ItemIdentifierType) -> IndexPath? {
    for (section, (_, items)) in sections.enumerated() {
      if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  /// Taken without effect.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) {}
  /// Taken without effect.
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) {}
  /// Taken without effect.
  public mutating func reloadSections(_ sections: [SectionIdentifierType]) {}
}

/// A change of what is in a list, which nobody makes.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was there.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is there.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the items changed.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed in each section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of what is in a section, which nobody makes.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What was there.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is there.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// How the items changed.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// The items of a section, in order; those in others are not told apart.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items, in order.
  public private(set) var items: [ItemIdentifierType] = []

  /// Makes an empty one.
  public init() {}

  /// The items that are in no other: all.
  public var rootItems: [ItemIdentifierType] { items }
  /// The items that are seen: all.
  public var visibleItems: [ItemIdentifierType] { items }
  /// Adds items at the end, or after the one that they are in.
  public mutating func append(
    _ added: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place = parent.flatMap(items.firstIndex).map { $0 + 1 } ?? items.endIndex
    items.insert(contentsOf: added, at: place)
  }
  /// Removes items.
  public mutating func delete(_ removed: [ItemIdentifierType]) {
    items.removeAll { removed.contains($0) }
  }
  /// Removes all.
  public mutating func deleteAll() { items = [] }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// Taken without effect.
  public mutating func expand(_ items: [ItemIdentifierType]) {}
  /// Taken without effect.
  public mutating func collapse(_ items: [ItemIdentifierType]) {}
}
