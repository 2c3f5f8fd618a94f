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
}
