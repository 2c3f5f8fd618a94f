public import Foundation

/// A rectangle that constraints can name and that is no view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that it is in.
  open internal(set) weak var owningView: UIView?
  /// A name to find it by.
  open var identifier = ""
  let kind: SystemGuide?

  /// Makes a guide for a view to add.
  public override init() { kind = nil }

  init(_ kind: SystemGuide, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The rectangle in the coordinates of the view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case nil: return view.engine.frames[ObjectIdentifier(self)] ?? .zero
    case .frameLayoutGuide?: return view.layoutFrame
    case .contentLayoutGuide?:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .safeAreaLayoutGuide?: return view.bounds.inset(by: view.safeAreaInsets)
    case .layoutMarginsGuide?, .readableContentGuide?:
      return view.bounds.inset(by: view.layoutMargins)
    case .keyboardLayoutGuide?:
      let height = max(view.safeAreaInsets.bottom, view.heightUnderKeyboard)
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
  }

  // Its edges, middles and lengths.

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  final func take(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    invalidate()
  }

  /// Lets a guide go, and with it the constraints that name it.
  final func forget(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.drop(from: view)
      }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidate()
  }

  final func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    systemGuides[kind] = guide
    return guide
  }
}
