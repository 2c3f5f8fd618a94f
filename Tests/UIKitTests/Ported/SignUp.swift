// swift-format-ignore-file
import UIKit

/// Who is told that somebody signed up.
public protocol SignUpDelegate: AnyObject {
  func signedUp(_ name: String)
}



class FormViewController: UIViewController {
  private(set) var stack: UIStackView!
  weak var heading: UILabel?
  weak var delegate: SignUpDelegate?
  var taps: [String] = []

  // A selector in a stored property: "#selector(x)" in a comment stays, and in a string too.
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: Selector(FormViewController.gotTap), for: .touchUpInside)
    button.accessibilityLabel = "calls #selector(gotTap), \(Selector(FormViewController.gotTap))"
    return button
  }()

  private let ownAction = Selector(FormViewController.send(_:))


  private func gotTap() { taps.append("tap") }

  func send(_ sender: UIButton) { taps.append("send") }
  dynamic func send() { taps.append("none") }

  var gap: Double = 8 {
    didSet { stack?.spacing = gap }
  }

  /// Stacks a button on another.

  override func viewDidLoad() {
    super.viewDidLoad()
    let (stack, other) = (UIStackView(), UIButton())
    self.stack = stack
    view.addSubview(stack)
    stack.addArrangedSubview(button); stack.addArrangedSubview(other)
    other.addTarget(self, action: ownAction, for: .touchUpInside)
    other.addTarget(self, action: Selector(FormViewController.send as @Sendable (FormViewController) -> @MainActor () -> Void), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(FormViewController.touched(_:))))
  }

  func touched(_ recognizer: UITapGestureRecognizer) { taps.append("view") }
}

@available(iOS 13, *)
extension FormViewController {

  func greeting() -> String { "Hello" }
}

class NamedFormViewController: FormViewController {
  override func touched(_ recognizer: UITapGestureRecognizer) { taps.append("named") }

  #if canImport(ObjectiveC)
    @objc func onlyThere() {}
  #endif
}
