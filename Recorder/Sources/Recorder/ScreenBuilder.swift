import Foundation
import StackScrollCore

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// Builds the real views of a screen.
@MainActor
struct ScreenBuilder {
  let screen: Screen
  let scrollView: UIScrollView
  /// The views by name, the content view first.
  private(set) var views: [(id: ViewID, view: UIView)] = []
  private var constraints: [NSLayoutConstraint] = []

  init(_ screen: Screen) throws(Unrecordable) {
    self.screen = screen
    let size = screen.scrollView.size
    scrollView = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    scrollView.contentInsetAdjustmentBehavior = .never
    let inset = screen.scrollView.contentInset
    scrollView.contentInset = UIEdgeInsets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    let content = try view(for: screen.content)
    scrollView.addSubview(content)
    attach(content)
    NSLayoutConstraint.activate(constraints)
    scrollView.contentOffset = CGPoint(
      x: screen.scrollView.contentOffset.x, y: screen.scrollView.contentOffset.y)
  }

  private mutating func view(for description: View) throws(Unrecordable) -> UIView {
    let place = views.count
    let result: UIView
    switch description.content {
    case .leaf(let leaf):
      result = SizedView(leaf)
      views.append((description.id, result))
    case .stack(let stack):
      result = UIStackView(frame: .zero)
      views.append((description.id, result))
      if let real = result as? UIStackView { try set(real, to: stack) }
    case .container:
      // A screen holds none: windows do.
      result = UIView(frame: .zero)
      views.append((description.id, result))
    }
    let view = views[place].view
    view.translatesAutoresizingMaskIntoConstraints = false
    view.semanticContentAttribute =
      screen.layoutDirection == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    try tie(view.widthAnchor, description, .horizontal)
    try tie(view.heightAnchor, description, .vertical)
    return result
  }

  private mutating func set(_ real: UIStackView, to stack: StackView) throws(Unrecordable) {
    guard stack.safeAreaInsets == .zero else { throw .hasSafeArea }
    real.axis = stack.axis == .horizontal ? .horizontal : .vertical
    real.distribution = UIStackView.Distribution(stack.distribution)
    real.alignment = UIStackView.Alignment(stack.alignment)
    real.spacing = stack.spacing
    real.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    real.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    real.insetsLayoutMarginsFromSafeArea = false
    let margins = stack.layoutMargins
    real.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    for description in stack.arrangedViews {
      let arranged = try view(for: description)
      real.addArrangedSubview(arranged)
      arranged.isHidden = description.isHidden
      if let gap = stack.customSpacing(after: description.id) {
        real.setCustomSpacing(gap, after: arranged)
      }
    }
  }

  private mutating func tie(
    _ length: NSLayoutDimension, _ view: View, _ axis: Axis
  ) throws(Unrecordable) {
    for condition in view.length(along: axis).constraints {
      let points: Double
      switch condition.target {
      case .constant(let constant): points = constant
      case .fraction(let share, of: .frameLayoutGuide):
        points = share * screen.scrollView.size[axis]
      case .ratio: throw .hasRatio(view.id.name)
      }
      let constraint =
        switch condition.relation {
        case .equal: length.constraint(equalToConstant: points)
        case .atLeast: length.constraint(greaterThanOrEqualToConstant: points)
        case .atMost: length.constraint(lessThanOrEqualToConstant: points)
        }
      constraint.priority = UILayoutPriority(condition.priority)
      constraints.append(constraint)
    }
  }

  private mutating func attach(_ view: UIView) {
    let (pins, edges) = (screen.pins, screen.attachment)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    pin(view.topAnchor, edges.top, content.topAnchor, frame.topAnchor, pins.top)
    pin(
      view.leadingAnchor, edges.leading, content.leadingAnchor, frame.leadingAnchor, pins.leading)
    pin(
      view.bottomAnchor, edges.bottom, content.bottomAnchor, frame.bottomAnchor, -pins.bottom,
      isFar: true)
    pin(
      view.trailingAnchor, edges.trailing, content.trailingAnchor, frame.trailingAnchor,
      -pins.trailing, isFar: true)
    tie(content.widthAnchor, edges.contentWidth, .horizontal)
    tie(content.heightAnchor, edges.contentHeight, .vertical)
  }

  private mutating func pin<Kind>(
    _ edge: NSLayoutAnchor<Kind>, _ target: ContentAttachment.Edge,
    _ content: NSLayoutAnchor<Kind>, _ frame: NSLayoutAnchor<Kind>, _ distance: Double,
    isFar: Bool = false
  ) {
    switch target {
    case .contentLayoutGuide:
      constraints.append(edge.constraint(equalTo: content, constant: distance))
    case .frameLayoutGuide:
      constraints.append(edge.constraint(equalTo: frame, constant: distance))
    case .contentLayoutGuideAtLeast where isFar:
      constraints.append(edge.constraint(lessThanOrEqualTo: content, constant: distance))
    case .contentLayoutGuideAtLeast:
      constraints.append(edge.constraint(greaterThanOrEqualTo: content, constant: distance))
    case .nothing: break
    }
  }

  private mutating func tie(
    _ length: NSLayoutDimension, _ target: ContentAttachment.GuideLength?, _ axis: Axis
  ) {
    switch target {
    case .constant(let points)?:
      constraints.append(length.constraint(equalToConstant: points))
    case .fractionOfFrame(let share)?:
      constraints.append(
        length.constraint(equalToConstant: share * screen.scrollView.size[axis]))
    case nil: break
    }
  }
}

extension UIStackView.Distribution {
  init(_ distribution: Distribution) {
    switch distribution {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  init(_ alignment: Alignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}
