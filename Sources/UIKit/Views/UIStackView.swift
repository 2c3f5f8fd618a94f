public import Foundation
internal import StackScrollCore

/// A view that puts others in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views that it arranges, which are among its subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidate() } }
  /// How lengths along the axis are shared out.
  open var distribution = Distribution.fill { didSet { invalidate() } }
  /// Where the views stand across the axis.
  open var alignment = Alignment.fill { didSet { invalidate() } }
  /// The gap between neighbours.
  open var spacing: CGFloat = 0 { didSet { invalidate() } }
  /// Whether views are arranged between the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidate() } }
  /// Whether gaps are measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { invalidate() } }
  private(set) var customSpacings: [UIView: CGFloat] = [:]

  /// Makes a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a stack of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end; one that is there already moves to it.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place; one that is there already moves to it.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard !isInside(view) else { return tellCycle(view) }
    if !(0...arrangedSubviews.count).contains(index) { tell(view, at: index) }
    let old = arrangedSubviews.firstIndex { $0 === view }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let place = old.map { $0 < index ? index - 1 : index } ?? index
    arrangedSubviews.insert(view, at: min(max(place, 0), arrangedSubviews.count))
    invalidate()
  }

  /// Takes note that a view was to be arranged where there is no place.
  ///
  /// Source: UIStackView documentation, `insertArrangedSubview(_:at:)`.
  private func tell(_ view: UIView, at index: Int) {
    let misuse = Misuse(
      .arrangedBeyondEnd,
      "%1 is inserted at \(index) of %2, which arranges \(arrangedSubviews.count) then: UIKit raises "
        + "NSInternalInconsistencyException, \"index out of bounds for arranged subview\". Insert it at "
        + "\(arrangedSubviews.count) at most.", [view, self])
    Self.tell(misuse, by: [self, view])
  }

  /// Arranges a view no longer; it stays in the hierarchy.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[view] = nil
    invalidate()
  }

  /// Sets the gap after a view; ``spacingUseDefault`` for the usual one.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[view] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidate()
  }

  /// The gap after a view, if it differs from ``spacing``.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[view] ?? Self.spacingUseDefault
  }

  /// Stands for ``spacing``.
  open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for the system's gap: 8 points.
  ///
  /// Source: Interface Builder documents, where the standard gap between siblings is 8.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A gap in points.
  static func points(_ spacing: CGFloat) -> CGFloat { spacing == spacingUseSystem ? 8 : spacing }

  /// A stack has no margins unless it is given some.
  override var standardMargins: NSDirectionalEdgeInsets { .zero }
}

extension UIStackView {
  /// How a stack shares its length out.
  public enum Distribution: Int, Sendable {
    /// Each view keeps its own length as far as possible.
    case fill
    /// All have the same length.
    case fillEqually
    /// Each has a share as large as its own length is among all.
    case fillProportionally
    /// Each keeps its own length, and gaps are equal.
    case equalSpacing
    /// Each keeps its own length, and middles are equally far apart.
    case equalCentering

    var known: StackScrollCore.Distribution {
      switch self {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
  }

  /// Where a stack puts views across its axis.
  public enum Alignment: Int, Sendable {
    /// From one side to the other.
    case fill
    /// At the leading side, or at the top.
    case leading
    /// First baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side, or at the bottom.
    case trailing
    /// Last baselines on one line.
    case lastBaseline

    /// The name of ``leading`` in rows.
    public static let top = Alignment.leading
    /// The name of ``trailing`` in rows.
    public static let bottom = Alignment.trailing

    var known: StackScrollCore.Alignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    }
  }
}
