import StackScrollCore
import Testing
import UIKit

/// Frames of what is turned and scaled, and the places of layers.
@MainActor @Suite struct TransformTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `a transform changes the frame, and neither bounds nor center`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = view.frame
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(abs(turned.midX - 60) < 1e-9 && abs(turned.midY - 45) < 1e-9)
  }

  @Test func `a frame that is set under a transform is read again`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2).translatedBy(x: 4, y: 3)
    let frame = CGRect(x: 7, y: 8, width: 30, height: 40)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
  }

  @Test func `a layout is the same with a transform, and comes to rest`() {
    let controller = UIViewController()
    // A view that is loaded is as large as the screen that was shown last.
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (box, masked) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 10)))
    box.translatesAutoresizingMaskIntoConstraints = false
    masked.autoresizingMask = [.flexibleWidth]
    controller.view.addSubview(box)
    controller.view.addSubview(masked)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
    for view in [box, masked] { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let window = controller.show(width: 390)
    #expect(window.fault == nil)
    #expect(box.bounds.size == CGSize(width: 40, height: 60))
    #expect(box.frame == CGRect(x: 30, y: 25, width: 20, height: 30))
    window.resize(to: CGSize(width: 844, height: 390))
    #expect(window.fault == nil)
    #expect(masked.bounds.size == CGSize(width: 844, height: 10))
    #expect(masked.frame.width == 422)
  }

  @Test func `a turned view grows with its superview as one that is not turned`() {
    let (outer, plain) = (UIView(frame: view.frame), UIView(frame: view.bounds))
    let turned = UIView(frame: view.bounds)
    for inner in [plain, turned] {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
    }
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    outer.bounds.size = CGSize(width: 120, height: 80)
    #expect(turned.bounds.size == plain.bounds.size)
    #expect(turned.center == plain.center)
  }

  @Test func `a layer of another size stays about its position`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
  }

  @Test func `the layer of a view is where the view is`() {
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.addSubview(inner)
    #expect(inner.layer.frame == inner.frame)
    #expect(inner.layer.position == inner.center)
    #expect(inner.layer.superlayer === view.layer)
    inner.layer.frame.origin.x = 9
    #expect(inner.frame == CGRect(x: 9, y: 6, width: 7, height: 8))
    #expect(inner.layer.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 10, y: 7))
  }

  @Test func `points go from one layer to another`() {
    let (outer, left, right) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    left.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    right.frame = CGRect(x: 30, y: 5, width: 5, height: 5)
    for layer in [left, right] { outer.addSublayer(layer) }
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -19, y: 17))
    #expect(left.convert(CGPoint(x: -19, y: 17), from: right) == CGPoint(x: 1, y: 2))
    outer.bounds.origin.y = 3
    left.anchorPoint = .zero
    #expect(left.position == CGPoint(x: 12.5, y: 22.5))
    #expect(left.frame == CGRect(x: 12.5, y: 22.5, width: 5, height: 5))
  }

  @Test func `another anchor point moves the view and leaves its center`() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 60, y: -55, width: 200, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(view.bounds.size == CGSize(width: 10, height: 15))
    #expect(view.center == CGPoint(x: 0, y: 30))
  }

  @Test func `a turn by a right angle leaves whole numbers whole`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.frame = CGRect(x: 125, y: 75, width: 50, height: 100)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `what is made smaller takes the size that suits it, and not that of its frame`() {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).makeKey()
    let label = UILabel()
    label.text = "Lorem ipsum"
    label.sizeToFit()
    let size = label.bounds.size
    // Sizes of labels are rounded up to pixels of the screen, before they are in a window, too.
    for length in [size.width, size.height] {
      let pixels = length * UIScreen.main.scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let corner = label.frame.origin
    label.sizeToFit()
    #expect(label.bounds.size == size)
    let moved = label.frame.origin
    #expect(abs(moved.x - corner.x) < 1e-9 && abs(moved.y - corner.y) < 1e-9)
  }

  @Test func `rectangles are printed as on other platforms`() {
    #expect("\(view.frame)" == "(10.0, 20.0, 100.0, 50.0)")
    #expect("\(view.center) \(view.frame.size)" == "(60.0, 45.0) (100.0, 50.0)")
  }

  @Test func `an image that was begun has its size`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 3))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a layer is turned and scaled about its anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(layer.bounds.size == CGSize(width: 5, height: 20))
    view.layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func `transforms in space are applied one after the other`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect(CATransform3DIsAffine(moved))
    let affine = CATransform3DGetAffineTransform(moved)
    #expect(CGPoint(x: 1, y: 1).applying(affine) == CGPoint(x: 12, y: 24))
    let rect = CGRect(x: 1, y: 1, width: 2, height: 2).applying(affine)
    #expect(rect == CGRect(x: 12, y: 24, width: 4, height: 6))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let flipped = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(flipped.m22) < 1e-9 && abs(flipped.m23 - 1) < 1e-9)
  }

  @Test func `points go between a view and the screen`() {
    let point = view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
    #expect(point == view.convert(CGPoint(x: 1, y: 2), to: nil))
    let back = view.convert(CGRect(origin: point, size: .zero), from: UIScreen.main.coordinateSpace)
    #expect(back == CGRect(x: 1, y: 2, width: 0, height: 0))
  }
}
