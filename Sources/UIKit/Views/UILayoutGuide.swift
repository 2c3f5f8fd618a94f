public import Foundation

/// A rectangle that constraints can name and that is no view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that it is in.
  public internal(set) weak var owningView: UIView?
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
}

extension UIView {
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    invalidate()
  }

  /// Removes a guide, and with it the constraints that name it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
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

  /// The part of the view that bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeAreaLayoutGuide) }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMarginsGuide) }
  /// The part of the view inside its margins in which lines of text are not too long to be read.
  public var readableContentGuide: UILayoutGuide { guide(.readableContentGuide) }
  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboardLayoutGuide) }

  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    systemGuides[kind] = guide
    return guide
  }
}
