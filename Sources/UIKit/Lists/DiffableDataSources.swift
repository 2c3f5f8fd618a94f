public import Foundation

/// What is in a table, said by snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// What makes a cell for an item; nobody asks.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let provider: CellProvider
  private weak var list: UIView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go, without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes one for a table, and becomes its data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    list = tableView
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
    list?.tell(snapshot.flaw)
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
  private weak var list: UIView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What makes a view beside cells; nobody asks.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is done when somebody moves cells; nobody does, without effect.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is done when somebody opens items; nobody does, without effect.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What is done when somebody moves cells.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// What is told of the changes.
    public typealias Told = (
      NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    ) -> Void
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Before it is moved.
    public var willReorder: Told?
    /// After it has been moved.
    public var didReorder: Told?
  }

  /// What is done when somebody opens items.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers {
    /// Whether an item can be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Before it is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item can be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Before it is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  /// Makes one for a collection, and becomes its data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    list = collectionView
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
    list?.tell(snapshot.flaw)
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
  /// Puts the items of a section in the place of those that it has, and tells of the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if shown.indexOfSection(section) == nil { shown.appendSections([section]) }
    shown.deleteItems(shown.itemIdentifiers(inSection: section))
    shown.appendItems(snapshot.items, toSection: section)
    completion?()
  }
  /// The items of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(shown.itemIdentifiers(inSection: section))
    return snapshot
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
