public import Foundation

// Tables and collections compile and show no cells. Cells are views with a content view, which can be
// made and laid out by themselves.

/// A list of cells, of which none are shown: its data source is not asked.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A plain cell: nobody asks for one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// None: nobody asks for one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// None: nobody asks for one.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  /// Makes changes, and tells of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// None: no cells are shown.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
  /// None: no cells are shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// None: no cells are shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// None: no cells are shown.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// None: no cells are shown.
  open func rectForRow(at path: IndexPath) -> CGRect { .zero }
  /// None: no cells are shown.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// None: no cells are shown.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// None: no cells are shown.
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  /// None: no cells are shown.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// None: no cells are shown.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [] }
  /// None: nobody chooses.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// None: nobody chooses.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// None: no cells are shown.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// None: no cells are shown.
  open var visibleCells: [UITableViewCell] { [] }
  /// What the data source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// What the data source says.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  // Kept or taken, and without effect.
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var sectionHeaderHeight = automaticDimension
  open var sectionFooterHeight = automaticDimension
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open private(set) var style = Style.plain
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier id: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier id: String) {}
  open func reloadData() {}
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveRow(at path: IndexPath, to newPath: IndexPath) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var separatorEffect: UIVisualEffect?
  open var fillerRowHeight: CGFloat = 0
  open var selectionFollowsFocus = false
  open var allowsFocus = false
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open func reconfigureRows(at paths: [IndexPath]) {}
  open func reloadSectionIndexTitles() {}
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {}
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension NSIndexPath {
  /// Makes a path to a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Makes a path to an item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The second number; 0 if there is none.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The second number; 0 if there is none.
  public var item: Int { row }
  /// The first number; 0 if there is none.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
}

extension IndexPath {
  /// Makes a path to a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Makes a path to an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The second number; 0 if there is none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The second number; 0 if there is none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
  /// The first number; 0 if there is none.
  public var section: Int {
    get { first ?? 0 }
    set { self = IndexPath(row: row, section: newValue) }
  }
}

/// Who says what is in a table; its numbers are asked for by code alone.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  // Not asked or told, without effect.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It can.
  public func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
}

/// Who is told of rows before they are shown; nobody is.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  // Not asked or told, without effect.
  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath])
}

extension UITableViewDelegate {
  /// As the cells have it.
  public func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { -1 }
  /// None.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// As the views have it.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { -1 }
}
