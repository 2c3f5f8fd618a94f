public import Foundation

/// The sections of a list and the items in them, in order; each stands there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []

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
    sections += added.map { ($0, []) }
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ added: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    guard let index = indexOfSection(section) else { return }
    sections.insert(contentsOf: added.map { ($0, []) }, at: index)
  }
  /// Adds sections after another.
  public mutating func insertSections(
    _ added: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    guard let index = indexOfSection(section) else { return }
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
    let index = section.map(indexOfSection) ?? sections.indices.last
    if let index { sections[index].items += added }
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ added: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(added, at: item, step: 0) }
  /// Adds items after another.
  public mutating func insertItems(
    _ added: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(added, at: item, step: 1) }
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

/// What is in a table, said by snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// What makes a cell for an item; nobody asks.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go, without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes one for a table, and becomes its data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is there.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  /// Says what is there, and tells of the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    completion?()
  }
  /// Says what is there, and tells of the end.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The item at a path.
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { shown.item(at: path) }
  /// The path to an item.
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.path(to: item) }
  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.dropFirst(index).first
  }
  /// The number of a section.
  open func index(for section: SectionIdentifierType) -> Int? { shown.indexOfSection(section) }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  /// How many items a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(shown.numberOfItems(inSection:)) ?? 0
  }
  /// What was said to make a cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: path).flatMap { provider(tableView, path, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // Not asked or told, without effect.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt path: IndexPath, to newPath: IndexPath
  ) {}
}

/// What is in a collection, said by snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// What makes a cell for an item; nobody asks.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?
  /// What makes a view beside cells; nobody asks.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What makes a view beside cells; nobody asks.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes one for a collection, and becomes its data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is there.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  /// Says what is there, and tells of the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    completion?()
  }
  /// Says what is there, and tells of the end.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The item at a path.
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { shown.item(at: path) }
  /// The path to an item.
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.path(to: item) }
  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.dropFirst(index).first
  }
  /// The number of a section.
  open func index(for section: SectionIdentifierType) -> Int? { shown.indexOfSection(section) }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map(shown.numberOfItems(inSection:)) ?? 0 }
  /// What was said to make a cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: path).flatMap { provider(collectionView, path, $0) }
      ?? UICollectionViewCell()
  }
  /// What was said to make a view beside cells.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, path) ?? UICollectionReusableView()
  }
}

extension UICollectionView {
  /// What a cell shows of an item; nobody asks for one.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What is done with a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    /// Makes one.
    public init(handler: @escaping Handler) {}
    /// Makes one.
    public init(cellNib: UINib, handler: @escaping Handler) {}
  }

  /// What a view beside cells shows; nobody asks for one.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What is done with a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    /// Makes one.
    public init(elementKind: String, handler: @escaping Handler) {}
  }

  /// A plain cell: nobody asks for one.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// A plain view: nobody asks for one.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
