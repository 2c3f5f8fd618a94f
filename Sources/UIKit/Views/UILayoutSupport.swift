public import Foundation
internal import StackScrollConstraints
internal import StackScrollCore

/// The part of a controller's view that bars cover at its top or at its bottom, as an item of constraints.
///
/// It has no width. Newer code names the safe area instead.
///
/// Source: UIViewController documentation, `topLayoutGuide`, `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How high it is.
  var length: CGFloat { get }
  /// Its top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// What bars cover of a view at one edge.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  /// The edge at which the bars are.
  let edge: NSLayoutConstraint.Attribute

  init(_ edge: NSLayoutConstraint.Attribute, of view: UIView) {
    self.edge = edge
    super.init()
    owningView = view
  }

  var length: CGFloat {
    guard let area = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? area.top : area.bottom
  }

  /// What holds it sideways: it has no width.
  func constraints(on item: LayoutItem, in view: LayoutItem) -> [Constraint] {
    [
      Constraint(item[.left], .equal, view[.left], origin: .frame),
      Constraint(item[.width], constant: 0, origin: .frame),
    ]
  }
}

extension UIViewController {
  /// What bars cover of its view at the top.
  public var topLayoutGuide: any UILayoutSupport { view.barGuide(at: .top) }
  /// What bars cover of its view at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(at: .bottom) }
}

extension UIView {
  /// The guide at an edge; the view holds the two constraints that say where it is, as UIKit's does.
  fileprivate func barGuide(at edge: NSLayoutConstraint.Attribute) -> BarGuide {
    if let guide = barGuides.first(where: { $0.edge == edge }) { return guide }
    let guide = BarGuide(edge, of: self)
    barGuides.append(guide)
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: edge == .top ? topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : bottomAnchor),
    ])
    return guide
  }

  /// All guides that are no part of every view.
  final var ownGuides: [UILayoutGuide] { layoutGuides + barGuides }
}
