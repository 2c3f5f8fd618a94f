import Foundation
import StackScrollConstraints
import StackScrollCore

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// A leaf: a view with a size or a text, and with baselines of its own.
final class SizedView: UIView {
  private let leaf: Leaf
  /// Where the lines of a text end; nil before a layout.
  private var lineEnd: Double?
  private var firstLine: UIView?
  private var lastLine: UIView?

  init(_ leaf: Leaf) {
    self.leaf = leaf
    super.init(frame: .zero)
    for (axis, name) in [
      (Axis.horizontal, NSLayoutConstraint.Axis.horizontal), (.vertical, .vertical),
    ] {
      setContentHuggingPriority(UILayoutPriority(leaf.hugging[axis]), for: name)
      setContentCompressionResistancePriority(
        UILayoutPriority(leaf.compressionResistance[axis]), for: name)
    }
    guard let baselines = leaf.baselines else { return }
    firstLine = line(.top, baselines.first)
    lastLine = line(.bottom, -baselines.last)
  }

  #if canImport(UIKit)
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  #endif

  /// A view without text is aligned by its bottom edge, so an empty one stands for a line of text.
  private func line(_ edge: NSLayoutConstraint.Attribute, _ distance: Double) -> UIView {
    let line = UIView(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    for (own, other, constant) in [
      (.bottom, edge, distance), (.left, .left, 0), (.width, nil, 0), (.height, nil, 0),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?, Double)] {
      NSLayoutConstraint(
        item: line, attribute: own, relatedBy: .equal, toItem: other.map { _ in self },
        attribute: other ?? .notAnAttribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    return line
  }

  /// Lines end where the first layout puts the edges, as those of a label do.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard leaf.text != nil, lineEnd == nil else { return }
    lineEnd = Double(bounds.width)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    var size = leaf.intrinsic
    if let text = leaf.text, text.preferredMaxLayoutWidth == nil, let lineEnd {
      size = IntrinsicSize(text.size(fitting: lineEnd))
    }
    return CGSize(
      width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric
    )
  }

  override var forFirstBaselineLayout: UIView { firstLine ?? self }
  override var forLastBaselineLayout: UIView { lastLine ?? self }
}

// The words of UIKit for those of a window.

extension UILayoutPriority {
  init(_ priority: LayoutPriority) {
    self.init(Float(priority.rawValue))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension Dictionary where Value == String {
  /// What is called in UIKit as a case is called in a window.
  func key<Word>(for word: Word) -> Key? { first { $0.value == "\(word)" }?.key }
}
