import Testing
@testable import UIKit

/// What code types, and what of Foundation is there for texts.
@MainActor @Suite struct TextInputTests {
  /// Hears notifications.
  @MainActor private final class Listener {
    var heard: [Notification.Name] = []

    func listen(to names: [Notification.Name], of object: AnyObject) -> [any NSObjectProtocol] {
      names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.heard.append(name) }
        }
      }
    }
  }

  @Test func `code puts letters into a field, which tells of them`() {
    let (controller, field, listener) = (UIViewController(), UITextField(), Listener())
    controller.view.addSubview(field)
    _ = controller.show()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = listener.listen(to: names, of: field)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(!field.hasText)
    field.becomeFirstResponder()
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a" && field.hasText && changes == 2)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text?.isEmpty == true && changes == 3)
    field.resignFirstResponder()
    #expect(listener.heard == [names[0], names[1], names[1], names[1], names[2]])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `code puts letters into a text view, which tells of them`() {
    let (controller, view, listener) = (UIViewController(), UITextView(), Listener())
    controller.view.addSubview(view)
    _ = controller.show()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens = listener.listen(to: names, of: view)
    view.becomeFirstResponder()
    view.insertText("ab")
    view.deleteBackward()
    view.resignFirstResponder()
    #expect(view.text == "a" && listener.heard == [names[0], names[1], names[1], names[2]])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `a text that no bundle has is as it was written`() {
    #expect(String(localized: "Close \(3)") == "Close 3")
    #expect(String(localized: "key", defaultValue: "Close") == "Close")
  }

  @Test func `attributes of old are those of new texts`() {
    let font = UIFont.systemFont(ofSize: 15)
    let text = AttributedString("Close", attributes: AttributeContainer([.font: font]))
    #expect(text.font == font && text.foregroundColor == nil)
  }

  /// An object of its own.
  private final class Thing: NSObject {}

  @Test func `sets and tables keep alive what they are told to`() {
    let (weak, strong) = (NSHashTable<Thing>.weakObjects(), NSHashTable<Thing>())
    let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
    let kept = Thing()
    do {
      let lost = Thing()
      for thing in [kept, lost, kept] {
        weak.add(thing)
        strong.add(Thing())
        table.setObject(Thing(), forKey: thing)
      }
      #expect((weak.count, strong.count, table.count) == (2, 3, 2))
    }
    #expect(weak.allObjects == [kept] && strong.count == 3 && table.count == 1)
    #expect(weak.contains(kept) && table.object(forKey: kept) != nil)
    weak.remove(kept)
    table.removeObject(forKey: kept)
    #expect(weak.anyObject == nil && table.count == 0)
  }

  @Test func `user defaults are told by keys of old`() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "TextInputTests")
    #expect(defaults.value(forKey: "TextInputTests") as? Int == 3)
    defaults.removeObject(forKey: "TextInputTests")
  }

  @Test func `of lines and pictures what they reach over is known`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 10))
    #expect(path.boundingBox == CGRect(x: 5, y: 5, width: 15, height: 5))
    path.addArc(
      center: .zero, radius: 3, startAngle: 0, endAngle: 0, clockwise: true)
    #expect(path.boundingBox == CGRect(x: -3, y: -3, width: 23, height: 13))
    #expect(path.currentPoint == CGPoint(x: 3, y: 0) && path.contains(CGPoint(x: 1, y: 1)))
    let twice = CGMutablePath()
    twice.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(twice.boundingBox == CGRect(x: -6, y: -6, width: 46, height: 26))
    let picture = UIImage(size: CGSize(width: 10, height: 10)).cgImage
    let part = picture?.cropping(to: CGRect(x: 6, y: 2, width: 8, height: 3))
    #expect((part?.width, part?.height) == (4, 3))
    #expect(picture?.cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `classes tell their names`() {
    #expect(Thing.description().hasSuffix("Thing"))
    #expect(UITableViewCell.description() == "UIKit.UITableViewCell")
  }

  @Test func `geometry is compared as of old`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect.zero.equalTo(.zero))
  }
}
