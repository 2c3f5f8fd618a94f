public import Foundation

/// A field of cells, of which none are shown: its data source is not asked.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A plain cell: nobody asks for one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell {
    if !registered.contains(identifier) { tellUnregistered("cell", identifier) }
    return UICollectionViewCell()
  }
  /// A plain view: nobody asks for one.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if !registeredViews.contains("\(kind) \(identifier)") {
      tellUnregistered("view of kind \(kind)", identifier)
    }
    return UICollectionReusableView()
  }
  /// Makes changes, and tells of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { updates?() }
    completion?(true)
  }
  /// None: no cells are shown.
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }
  /// None: no cells are shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// None: no cells are shown.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// None: nobody chooses.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// None: no cells are shown.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// None: no cells are shown.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// None: no views are shown.
  open func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// None: no views are shown.
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
  /// None: no views are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
  /// What the layout says.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path)
  }
  /// What the layout says.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
  /// What the data source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// What the data source says.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Where its cells would stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
    }
  }

  private var registered: Set<String> = []
  private var registeredViews: Set<String> = []
  private var updates = ListUpdates(of: "item")

  /// How many items the data source says that each section has; nil if there is none.
  private var counts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.collectionView(self, numberOfItemsInSection: $0)
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
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered.insert(identifier)
  }
  /// Names a nib for cells.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered.insert(identifier)
  }
  /// Names a class for views beside cells.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registeredViews.insert("\(kind) \(identifier)") }
  /// Names a nib for views beside cells.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registeredViews.insert("\(kind) \(identifier)") }
  /// Asks the data source anew.
  open func reloadData() {
    updates.known = nil
    setNeedsLayout()
  }
  /// Takes note of items that are replaced.
  open func reloadItems(at paths: [IndexPath]) {
    change {
      updates.delete(paths)
      updates.insert(paths)
    }
  }
  /// Takes note of items that come.
  open func insertItems(at paths: [IndexPath]) { change { updates.insert(paths) } }
  /// Takes note of items that go.
  open func deleteItems(at paths: [IndexPath]) { change { updates.delete(paths) } }
  /// Takes note of an item that goes elsewhere.
  open func moveItem(at path: IndexPath, to newPath: IndexPath) {
    change { updates.move(path, to: newPath) }
  }
  /// Takes note of sections that come.
  open func insertSections(_ sections: IndexSet) { change { updates.insert(sections: sections) } }
  /// Takes note of sections that go.
  open func deleteSections(_ sections: IndexSet) { change { updates.delete(sections: sections) } }
  /// Takes note of sections that are replaced, whose items may be others.
  open func reloadSections(_ sections: IndexSet) { change { updates.moveSection() } }
  /// Takes note of a section that goes elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { updates.moveSection() }
  }
  /// Looks whether the item is there, and shows nothing.
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    tellScroll(to: path, "item", counts)
  }

  // Kept or taken, and without effect.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { updates.known = nil } }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var remembersLastFocusedIndexPath = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open func reconfigureItems(at paths: [IndexPath]) {}
  open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  open func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {}
  open func deselectItem(at path: IndexPath, animated: Bool) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}

/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  open var reuseIdentifier: String? { nil }
  /// Before it is used again, for subclasses to override.
  open func prepareForReuse() {}
  /// The attributes, as they are.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  // Kept or taken, and without effect.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {}
  open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
}

/// A cell of a collection, which is a view with a content view as large as itself.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What is in it.
  open private(set) lazy var contentView = UIView()

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold(contentView)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The size that the constraints of its content give it.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// How it looks now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// For subclasses to override; it is not called.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // Kept or taken, and without effect.
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  open func setNeedsUpdateConfiguration() {}
  open func dragStateDidChange(_ state: DragState) {}

  /// Whether it is dragged.
  public enum DragState: Int, Sendable {
    /// It is not, it begins to be, or it is.
    case none, lifting, dragging
  }
}

/// A cell of a collection that is a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What a content is made from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // Kept or taken, and without effect.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = []
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide()
}

/// Cells in lines, which nobody asks.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // Kept or taken, and without effect.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset
}

/// Who says what is in a collection; its numbers are asked for by code alone.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  // Not asked or told, without effect.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

/// Who says how large cells are; nobody asks, without effect.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// As on Apple's platforms, without effect.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// Who is told of cells before they are shown; nobody is.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  // Not asked or told, without effect.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath])
}
