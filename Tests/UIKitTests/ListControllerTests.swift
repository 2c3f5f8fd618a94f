import Testing
@testable import UIKit

/// Controllers of tables and collections, the paths in them, and what snapshots say.
@MainActor @Suite struct ListControllerTests {
  /// Counts how often its table has scrolled.
  private final class Table: UITableViewController {
    var count = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  /// Counts how often its collection has scrolled.
  private final class Collection: UICollectionViewController {
    var count = 0

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func `a controller is the data source and the delegate of its table`() {
    let table = Table()
    table.loadViewIfNeeded()
    #expect(table.tableView.numberOfRows(inSection: 0) == 3)
    table.tableView.contentOffset.y = 10
    #expect(table.count == 1)
    table.tableView.rowHeight = 60
    #expect(table.tableView(table.tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
  }

  @Test func `a controller is the data source and the delegate of its collection`() {
    let collection = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    collection.loadViewIfNeeded()
    #expect(collection.collectionView.numberOfItems(inSection: 0) == 3)
    collection.collectionView.contentOffset.y = 10
    #expect(collection.count == 1)
  }

  @Test func `paths of old name rows, items and sections`() {
    let path = NSIndexPath(row: 4, section: 2)
    #expect((path.row, path.item, path.section) == (4, 4, 2))
    #expect(path as IndexPath == IndexPath(item: 4, section: 2))
    #expect((NSIndexPath(index: 1).row, NSIndexPath(index: 1).section) == (0, 1))
  }

  @Test func `a snapshot keeps sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    snapshot.insertItems([3], afterItem: 2)
    snapshot.insertItems([4], beforeItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.indexOfItem(4) == 3)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [5, 2, 3, 4, 1])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a", "d"])
    snapshot.moveSection("d", beforeSection: "c")
    snapshot.deleteSections(["b"])
    snapshot.deleteItems([2])
    #expect(snapshot.sectionIdentifiers == ["d", "c", "a"])
    #expect(snapshot.itemIdentifiers == [5, 3])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `a table tells what a snapshot has`() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([7, 8])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone && table.numberOfSections == 2)
    #expect((table.numberOfRows(inSection: 0), table.numberOfRows(inSection: 1)) == (0, 2))
    let path = IndexPath(row: 1, section: 1)
    #expect(source.itemIdentifier(for: path) == 8 && source.indexPath(for: 8) == path)
    #expect(source.tableView(table, cellForRowAt: path).tag == 8)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
  }

  @Test func `a collection tells what a snapshot has`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      _, _, _ in UICollectionViewCell()
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["x", "z"])
    section.append(["y"], to: "x")
    source.apply(section, to: 3, animatingDifferences: false)
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 3)
    #expect(source.snapshot(for: 3).items == ["x", "y", "z"])
    section.delete(["y"])
    source.apply(section, to: 3, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["x", "z"])
    #expect(source.indexPath(for: "z") == IndexPath(item: 1, section: 0))
  }

  @Test func `a cell tells how it looks`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: false)
    cell.setEditing(true, animated: false)
    #expect(cell.configurationState.isSelected && cell.configurationState.isEditing)
    #expect(!cell.configurationState.isHighlighted)
    let item = UICollectionViewCell()
    item.isHighlighted = true
    #expect(item.configurationState.isHighlighted && !item.configurationState.isSelected)
  }
}
