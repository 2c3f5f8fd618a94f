import StackScrollCore
import UIKit

/// A screen of a public document written again as code, with the frames that Interface Builder has
/// recorded in that document, each in the coordinates of the superview.
///
/// The layouts are those of github.com/kharrison/CodeExamples at 5a2f47fd (2-clause BSD licence), whose
/// files name the screens below.
class RecordedScreen: UIViewController {
  /// The window: the device of the document, and the bars that it has there.
  class var window: CGSize { CGSize(width: 375, height: 667) }
  class var safeAreaInsets: UIEdgeInsets { .zero }

  /// The views with their frames.
  private(set) var recorded: [(view: UIView, frame: CGRect)] = []

  /// Notes the frame of a view.
  final func record(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    recorded.append((view, CGRect(x: x, y: y, width: width, height: height)))
  }

  /// Adds a view that constraints are to place.
  final func add(_ subview: UIView, to view: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }

  /// Adds a stack as the content of a scroll view, as wide as that.
  final func scroll(_ content: UIView, in scroll: UIScrollView, bottom: CGFloat = 0) {
    add(content, to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: bottom),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
  }

  /// Adds a view that fills another one.
  final func fill(_ view: UIView, with subview: UIView) {
    add(subview, to: view)
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// A text; of a size of its own where what is measured here misses the recorded one by more than
  /// half a point.
  final func label(
    _ text: String, _ style: UIFont.TextStyle, lines: Int = 1, size: CGSize? = nil
  ) -> UILabel {
    let label = MeasuredLabel(MeasuredSize(width: size?.width, height: size?.height))
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = lines
    return label
  }

  /// An image of a size.
  final func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  final func picture(_ side: CGFloat) -> UIImageView { UIImageView(image: image(side, side)) }

  final func stack(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  /// Has a stack arrange between margins of its own that bars do not change.
  final func inset(_ stack: UIStackView, by margin: CGFloat) {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
