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
  ) -> UITableViewCell {
    if !registered.contains(identifier) { tellUnregistered("cell", identifier) }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// None: nobody asks for one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// None: nobody asks for one.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  /// Makes changes, and tells of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { updates?() }
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

  private var registered: Set<String> = []
  private var updates = ListUpdates(of: "row")

  /// How many rows the data source says that each section has; nil if there is none.
  private var counts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.tableView(self, numberOfRowsInSection: $0)
      }
    }
  }

  /// Takes note of the numbers of its data source, as UIKit does before it shows cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if updates.known == nil, window != nil { updates.known = counts }
  }

  /// Has a change of what it lists made, and looks whether its data source says the same.
  private func change(_ body: () -> Void) {
    updates.begin()
    body()
    endChange()
  }

  private func endChange() {
    let counts = updates.isLast ? counts : nil
    tell(updates.end(counts))
  }

  /// Names a class for cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered.insert(identifier)
  }
  /// Names a nib for cells.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered.insert(identifier)
  }
  /// Asks the data source anew.
  open func reloadData() {
    updates.known = nil
    setNeedsLayout()
  }
  /// Takes note of rows that are replaced.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    change {
      updates.delete(paths)
      updates.insert(paths)
    }
  }
  /// Takes note of rows that come.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { updates.insert(paths) }
  }
  /// Takes note of rows that go.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { updates.delete(paths) }
  }
  /// Takes note of sections that come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates.insert(sections: sections) }
  }
  /// Takes note of sections that go.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates.delete(sections: sections) }
  }
  /// Takes note of sections that are replaced, whose rows may be others.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates.moveSection() }
  }
  /// Takes note of a row that goes elsewhere.
  open func moveRow(at path: IndexPath, to newPath: IndexPath) {
    change { updates.move(path, to: newPath) }
  }
  /// Takes note of a section that goes elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { updates.moveSection() }
  }
  /// Begins a change of several parts.
  open func beginUpdates() { updates.begin() }
  /// Ends it.
  open func endUpdates() { endChange() }
  /// Looks whether the row is there, and shows nothing.
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    tellScroll(to: path, "row", counts)
  }

  // Kept or taken, and without effect.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { updates.known = nil } }
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
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier id: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier id: String) {}
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
  open func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {}
  open func deselectRow(at path: IndexPath, animated: Bool) {}
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
