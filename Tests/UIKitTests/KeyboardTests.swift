import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// A form whose scroll view has the room of the keyboard as its bottom inset.
final class KeyboardFormController: UIViewController, UITextFieldDelegate {
  let scroll = UIScrollView()
  let name = UITextField()
  let notes = UITextView()
  private(set) var heard: [String] = []
  private(set) var frames: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.frame = CGRect(x: 16, y: 16, width: 200, height: 34)
    name.delegate = self
    notes.frame = CGRect(x: 16, y: 66, width: 200, height: 100)
    scroll.addSubview(name)
    scroll.addSubview(notes)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector(KeyboardFormController.shows(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector(KeyboardFormController.hides),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  func shows(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let frame = value?.cgRectValue else { return }
    frames.append(frame)
    scroll.contentInset.bottom = view.convert(frame, from: nil).intersection(view.bounds).height
  }

  func hides() {
    heard.append("hides")
    scroll.contentInset.bottom = 0
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ends") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string.allSatisfy(\.isLetter) }
}

/// A field that ends above the keyboard wherever that is.
private final class FieldAboveKeyboard: UIViewController {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(name)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.topAnchor),
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      name.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

@MainActor @Suite struct KeyboardTests {
  @Test func `a view fills its window after each turn, and the keyboard is that of the side below`()
    async throws
  {
    // In 320 points of height, the keyboard of a phone held upright leaves nothing.
    let shown = await ShownController(
      FieldAboveKeyboard(), in: WindowSettings(width: 320, height: 641))
    try await shown.tap("name")
    for (size, height) in [
      (CGSize(width: 641, height: 320), 209.0), (CGSize(width: 320, height: 641), 260),
      (CGSize(width: 641, height: 320), 209),
    ] {
      await shown.rotate()
      #expect(shown.controller.view.frame == CGRect(origin: .zero, size: size))
      #expect(shown.window.around.keyboardHeight == height)
      #expect(
        shown.controller.view.keyboardLayoutGuide.layoutFrame
          == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
      #expect(shown.layoutProblem == nil)
    }
  }

  @Test func `a tap of a field brings the keyboard, and return takes it away`() async throws {
    let shown = await ShownController(KeyboardFormController())
    let form = shown.controller
    try await shown.tap("name")
    #expect(form.name.isFirstResponder)
    #expect(form.frames == [CGRect(x: 0, y: 844 - 336, width: 390, height: 336)])
    #expect(form.scroll.contentInset.bottom == 336)
    try await shown.type("Ada")
    try await shown.type("1")
    #expect(form.name.text == "Ada")
    try await shown.pressReturn()
    #expect(!form.name.isFirstResponder)
    #expect(form.scroll.contentInset.bottom == 0)
    #expect(form.heard == ["begins", "ends", "hides"])
    await #expect(throws: ViewCodeError.nothingToTypeInto) { try await shown.type("x") }
  }

  @Test func `what is typed goes from one text to another under the same keyboard`() async throws {
    let shown = await ShownController(KeyboardFormController())
    try await shown.tap("name")
    try await shown.tap("notes")
    #expect(!shown.controller.name.isFirstResponder && shown.controller.notes.isFirstResponder)
    try await shown.type("a\nb")
    #expect(shown.controller.notes.text == "a\nb")
    #expect(shown.controller.frames.count == 1)
    await shown.setKeyboardHeight(0)
    #expect(!shown.controller.notes.isFirstResponder)
    #expect(shown.controller.heard.last == "hides")
  }

  @Test func `a turned window tells the keyboard's new frame, as high as is usual there`() async {
    let shown = await ShownController(KeyboardFormController())
    await shown.setKeyboardHeight(216)
    await shown.rotate()
    #expect(
      shown.controller.frames == [
        CGRect(x: 0, y: 628, width: 390, height: 216),
        CGRect(x: 0, y: 181, width: 844, height: 209),
      ])
  }

  @Test func `the keyboard of another window is not heard of, nor after an object has gone`()
    async
  {
    let first = await ShownController(KeyboardFormController())
    let second = await ShownController(KeyboardFormController())
    await first.setKeyboardHeight(300)
    #expect(first.controller.frames.count == 1 && second.controller.frames.isEmpty)
    NotificationCenter.default.removeObserver(first.controller)
    await first.setKeyboardHeight(0)
    #expect(first.controller.heard.isEmpty)
    weak var gone: KeyboardFormController?
    do {
      let third = await ShownController(KeyboardFormController())
      gone = third.controller
      await third.setKeyboardHeight(300)
    }
    #expect(gone == nil)
  }

  @Test func `an object may ask to hear no more while it goes, on any thread`() async {
    let name = Notification.Name("heard while it is there")
    for _ in 0..<40 {
      nonisolated(unsafe) var listener: Listener? = Listener()
      if let listener {
        NotificationCenter.default.addObserver(
          listener, selector: Selector(Listener.hear), name: name, object: nil)
      }
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          listener = nil
          done.resume()
        }
      }
    }
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test func `fields and texts have the size of what is in them`() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 18)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.font = .systemFont(ofSize: 17)
    text.text = "one\ntwo\nthree"
    text.isScrollEnabled = false
    let lines = 3 * UIFont.systemFont(ofSize: 17).lineHeight
    let rounding = text.intrinsicContentSize.height - lines - 16
    #expect(rounding > -1e-9 && rounding < 1 / UIScreen.main.scale)
  }

  @Test func `a text view that does not scroll is as high as its text in the width it is given`()
    async
  {
    final class Controller: UIViewController {
      let text = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        text.text = String(repeating: "word ", count: 40)
        text.isScrollEnabled = false
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: view.topAnchor),
          text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    let narrow = await ShownController(Controller(), in: WindowSettings(width: 100))
    let wide = await ShownController(Controller(), in: WindowSettings(width: 390))
    for shown in [narrow, wide] {
      let text = shown.controller.text
      #expect(shown.layoutProblem == nil)
      #expect(abs(text.frame.height - text.sizeThatFits(text.frame.size).height) < 1e-6)
    }
    #expect(narrow.controller.text.frame.height > 2 * wide.controller.text.frame.height)
  }
}

/// Hears of a notification, and asks to hear no more when it goes.
@MainActor private final class Listener {
  func hear() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}
