public import Foundation

/// Where cells stand; code asks it, and no collection does.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that it is for.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of all; zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Which class attributes of cells are of.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Which class contexts are of.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Whether cells stand the other way round in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that it is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Makes one.
  public override init() {}
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// None, unless a subclass says where cells stand.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// None, unless a subclass says where a cell stands.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// None, unless a subclass says where a view beside cells stands.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// None, unless a subclass says where a view behind cells stands.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// It is not: nobody asks.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
  /// It is not: nobody asks.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// A context of which nothing is known.
  open func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// A context of which nothing is known.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The same place.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  /// The same place.
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }
  /// None: nothing comes or goes step by step.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// None: nothing comes or goes step by step.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // Kept or taken, and without effect.
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
  open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: path) ?? UICollectionViewLayoutAttributes(forCellWith: path)
  }
  open func targetIndexPath(
    forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { path }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
}

/// Where a cell stands.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which cell it is.
  nonisolated(unsafe) open var indexPath = IndexPath(row: 0, section: 0)
  /// What it is of.
  nonisolated(unsafe) public private(set) final var representedElementCategory =
    UICollectionView.ElementCategory.cell
  /// Of what kind a view is that is no cell.
  nonisolated(unsafe) public private(set) final var representedElementKind: String?
  /// The size.
  nonisolated(unsafe) open var size = CGSize.zero
  /// The middle.
  nonisolated(unsafe) open var center = CGPoint.zero
  /// How it is turned and scaled about its middle.
  nonisolated(unsafe) open var transform = CGAffineTransform.identity
  private nonisolated static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle around what is drawn.
  open nonisolated var frame: CGRect {
    get {
      CGRect(size, with: Self.middle, at: center).drawn(with: transform, about: Self.middle)
    }
    set {
      let rect = newValue.laidOut(beneath: transform, about: Self.middle)
      (size, center) = (rect.size, rect.point(at: Self.middle))
    }
  }

  /// The rectangle in its own coordinates.
  open nonisolated var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Makes attributes of nothing.
  public nonisolated required override init() {}

  /// Makes attributes of a cell.
  public nonisolated convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }

  /// Makes attributes of a view beside cells.
  public nonisolated convenience init(
    forSupplementaryViewOfKind kind: String, with path: IndexPath
  ) {
    self.init(forCellWith: path)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }

  /// Makes attributes of a view behind cells.
  public nonisolated convenience init(
    forDecorationViewOfKind kind: String, with path: IndexPath
  ) {
    self.init(forCellWith: path)
    (representedElementCategory, representedElementKind) = (.decorationView, kind)
  }

  /// The same again, of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.size, copy.center) = (indexPath, size, center)
    (copy.transform, copy.alpha, copy.zIndex) = (transform, alpha, zIndex)
    (copy.representedElementKind, copy.isHidden) = (representedElementKind, isHidden)
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// Whether another one says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && size == other.size && center == other.center
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { indexPath.hashValue }

  // Kept or taken, and without effect.
  nonisolated(unsafe) open var alpha: CGFloat = 1
  nonisolated(unsafe) open var zIndex = 0
  nonisolated(unsafe) open var isHidden = false
}
