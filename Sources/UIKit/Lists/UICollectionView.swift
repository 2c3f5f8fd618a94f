public import Foundation

/// A field of cells, of which none are shown: its data source is not asked.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Kept without effect.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Kept without effect.
  open var collectionViewLayout: UICollectionViewLayout
  /// Kept without effect.
  open var backgroundView: UIView?
  /// Kept without effect.
  open var allowsSelection = true
  /// Kept without effect.
  open var allowsMultipleSelection = false
  /// Kept without effect.
  open var isPrefetchingEnabled = true
  /// Kept without effect.
  open var dragInteractionEnabled = false

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: without effect.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing: without effect.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing: without effect.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Does nothing: without effect.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// A plain cell: nobody asks for one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// A plain view: nobody asks for one.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing: without effect.
  open func reloadData() {}
  /// Does nothing: without effect.
  open func reloadItems(at paths: [IndexPath]) {}
  /// Does nothing: without effect.
  open func reloadSections(_ sections: IndexSet) {}
  /// Does nothing: without effect.
  open func insertItems(at paths: [IndexPath]) {}
  /// Does nothing: without effect.
  open func deleteItems(at paths: [IndexPath]) {}
  /// Does nothing: without effect.
  open func moveItem(at path: IndexPath, to newPath: IndexPath) {}
  /// Does nothing: without effect.
  open func insertSections(_ sections: IndexSet) {}
  /// Does nothing: without effect.
  open func deleteSections(_ sections: IndexSet) {}
  /// Does nothing: without effect.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Makes changes, and tells of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing: without effect.
  open func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {}
  /// Does nothing: without effect.
  open func deselectItem(at path: IndexPath, animated: Bool) {}
  /// Does nothing: without effect.
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Kept without effect.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
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
  /// What the data source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// What the data source says.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// As on Apple's platforms, without effect.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// As on Apple's platforms, without effect.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item is scrolled to, without effect.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places.
    public let rawValue: UInt

    /// Makes a set of places.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on Apple's platforms, without effect.
    public static let top = ScrollPosition(rawValue: 1)
    /// As on Apple's platforms, without effect.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// As on Apple's platforms, without effect.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// As on Apple's platforms, without effect.
    public static let left = ScrollPosition(rawValue: 8)
    /// As on Apple's platforms, without effect.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// As on Apple's platforms, without effect.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Which way cells follow each other, without effect.
  public enum ScrollDirection: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case vertical, horizontal
  }
}

/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  open var reuseIdentifier: String? { nil }
  /// Before it is used again, for subclasses to override.
  open func prepareForReuse() {}
  /// Does nothing: without effect.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  /// The attributes, as they are.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }
}

/// A cell of a collection, which is a view with a content view as large as itself.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What is in it.
  public let contentView = UIView()
  /// Kept without effect.
  open var isSelected = false
  /// Kept without effect.
  open var isHighlighted = false
  /// Kept without effect.
  open var backgroundView: UIView?
  /// Kept without effect.
  open var selectedBackgroundView: UIView?
  /// Kept without effect.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Kept without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?

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
}

/// A cell of a collection that is a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Kept without effect.
  open var indentationLevel = 0
  /// What a content is made from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Where cells stand, which nobody asks.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection; none.
  open var collectionView: UICollectionView? { nil }
  /// The size of all; zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Makes one.
  public override init() {}
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: without effect.
  open func prepare() {}
  /// Does nothing: without effect.
  open func invalidateLayout() {}
  /// None: nobody asks.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// None: nobody asks.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// It is: nobody asks.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
}

/// Where a cell stands.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Kept without effect.
  open var frame = CGRect.zero
  /// Kept without effect.
  open var size = CGSize.zero
  /// Kept without effect.
  open var alpha: CGFloat = 1
  /// Kept without effect.
  open var zIndex = 0
  /// Kept without effect.
  open var isHidden = false
  /// Kept without effect.
  open var transform = CGAffineTransform.identity
  /// Kept without effect.
  open var indexPath = IndexPath(row: 0, section: 0)
}

/// Cells in lines, which nobody asks.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Kept without effect.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Kept without effect.
  open var minimumLineSpacing: CGFloat = 10
  /// Kept without effect.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Kept without effect.
  open var itemSize = CGSize(width: 50, height: 50)
  /// Kept without effect.
  open var estimatedItemSize = CGSize.zero
  /// Kept without effect.
  open var sectionInset = UIEdgeInsets.zero
  /// Kept without effect.
  open var headerReferenceSize = CGSize.zero
  /// Kept without effect.
  open var footerReferenceSize = CGSize.zero
  /// Kept without effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// As on Apple's platforms, without effect.
  public nonisolated static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)
}

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which is in its view.
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: collectionViewLayout)
  /// Where cells stand, which nobody asks.
  public private(set) var collectionViewLayout = UICollectionViewLayout()

  /// Makes a controller of a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Puts the collection in its view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.hold(collectionView)
  }
  /// As on Apple's platforms, without effect.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// As on Apple's platforms, without effect.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// As on Apple's platforms, without effect.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Who says what is in a collection; its numbers are asked for by code alone.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// As on Apple's platforms, without effect.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// As on Apple's platforms, without effect.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// As on Apple's platforms, without effect.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell
  /// As on Apple's platforms, without effect.
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

/// Who is told of a collection; nobody is, without effect.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// As on Apple's platforms, without effect.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
  /// As on Apple's platforms, without effect.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing: without effect.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {}
  /// Does nothing: without effect.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
  ) {}
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
