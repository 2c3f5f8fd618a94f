import Foundation
import StackScrollCore

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// A leaf: a view with a size and with baselines of its own.
final class SizedView: UIView {
  private let own: IntrinsicSize
  private var firstLine: UIView?
  private var lastLine: UIView?

  init(_ leaf: Leaf) {
    own = leaf.intrinsic
    super.init(frame: .zero)
    let axes: [(Axis, NSLayoutConstraint.Axis)] = [
      (.horizontal, .horizontal), (.vertical, .vertical),
    ]
    for (axis, name) in axes {
      setContentHuggingPriority(UILayoutPriority(leaf.hugging[axis]), for: name)
      setContentCompressionResistancePriority(
        UILayoutPriority(leaf.compressionResistance[axis]), for: name)
    }
    guard let baselines = leaf.baselines else { return }
    firstLine = line { $0.bottomAnchor.constraint(equalTo: topAnchor, constant: baselines.first) }
    lastLine = line {
      $0.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -baselines.last)
    }
  }

  #if canImport(UIKit)
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  #endif

  /// A view without text is aligned by its bottom edge, so an empty one stands for a line of text.
  private func line(at place: (UIView) -> NSLayoutConstraint) -> UIView {
    let line = UIView(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      place(line), line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0),
      line.widthAnchor.constraint(equalToConstant: 0),
      line.heightAnchor.constraint(equalToConstant: 0),
    ])
    return line
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: own.width ?? UIView.noIntrinsicMetric, height: own.height ?? UIView.noIntrinsicMetric)
  }

  override var forFirstBaselineLayout: UIView { firstLine ?? self }
  override var forLastBaselineLayout: UIView { lastLine ?? self }
}

extension UILayoutPriority {
  init(_ priority: LayoutPriority) {
    self.init(Float(priority.rawValue))
  }
}
