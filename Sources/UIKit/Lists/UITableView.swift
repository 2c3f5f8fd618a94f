public import Foundation

// Tables and collections compile and show no cells. Cells are views with a content view, which can be
// made and laid out by themselves.

/// A list of cells, of which none are shown: its data source is not asked.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Kept without effect.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Kept without effect.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept without effect.
  open var rowHeight = automaticDimension
  /// Kept without effect.
  open var estimatedRowHeight = automaticDimension
  /// Kept without effect.
  open var sectionHeaderHeight = automaticDimension
  /// Kept without effect.
  open var sectionFooterHeight = automaticDimension
  /// Kept without effect.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Kept without effect.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Kept without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Kept without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Kept without effect.
  open var separatorColor: UIColor?
  /// Kept without effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Kept without effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept without effect.
  open var tableHeaderView: UIView?
  /// Kept without effect.
  open var tableFooterView: UIView?
  /// Kept without effect.
  open var backgroundView: UIView?
  /// Kept without effect.
  open var allowsSelection = true
  /// Kept without effect.
  open var allowsMultipleSelection = false
  /// Kept without effect.
  open var allowsSelectionDuringEditing = false
  /// Kept without effect.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept without effect.
  open var isEditing = false
  /// Kept without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept without effect.
  open var insetsContentViewsToSafeArea = true
  /// Kept without effect.
  open var sectionIndexColor: UIColor?
  /// Kept without effect.
  open var remembersLastFocusedIndexPath = false
  /// Kept without effect.
  open var dragInteractionEnabled = false
  /// Kept without effect.
  open private(set) var style = Style.plain
  /// As on Apple's platforms, without effect.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: without effect.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing: without effect.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing: without effect.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier id: String) {}
  /// Does nothing: without effect.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier id: String) {}
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
  /// Does nothing: without effect.
  open func reloadData() {}
  /// Does nothing: without effect.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing: without effect.
  open func moveRow(at path: IndexPath, to newPath: IndexPath) {}
  /// Does nothing: without effect.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Does nothing: without effect.
  open func beginUpdates() {}
  /// Does nothing: without effect.
  open func endUpdates() {}
  /// Makes changes, and tells of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing: without effect.
  open func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {}
  /// Does nothing: without effect.
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  /// Does nothing: without effect.
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Does nothing: without effect.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
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

  /// How a table looks, without effect.
  public enum Style: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case plain, grouped, insetGrouped
  }

  /// How rows come, without effect.
  public enum RowAnimation: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case fade, right, left, top, bottom, none, middle
    /// As on Apple's platforms, without effect.
    case automatic = 100
  }

  /// Where a row is scrolled to, without effect.
  public enum ScrollPosition: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case none, top, middle, bottom
  }

  /// From where a line is moved in, without effect.
  public enum SeparatorInsetReference: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case fromCellEdges, fromAutomaticInsets
  }
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

/// A controller of a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is its view.
  open lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
  /// Kept without effect.
  open var refreshControl: UIRefreshControl?
  /// Kept without effect.
  open var clearsSelectionOnViewWillAppear = true
  private var style = UITableView.Style.plain

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; there are no nibs here, so the names are not used.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the table its view.
  open override func loadView() { view = tableView }
  /// As on Apple's platforms, without effect.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// As on Apple's platforms, without effect.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// As on Apple's platforms, without effect.
  open func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Does nothing: without effect.
  open func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
}

/// Who says what is in a table; its numbers are asked for by code alone.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// As on Apple's platforms, without effect.
  func numberOfSections(in tableView: UITableView) -> Int
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool
  /// As on Apple's platforms, without effect.
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
  /// Does nothing: without effect.
  public func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

/// Who is told of rows before they are shown; nobody is.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}

/// Who is told of a table; nobody is, without effect.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath)
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// As on Apple's platforms, without effect.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing: without effect.
  public func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
  /// Does nothing: without effect.
  public func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {}
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
