import PropertyKit
import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Bugs of public trackers, as the code of small controllers with names and numbers of our own: each
/// breaks a law when it is run, and keeps it when it is mended.
@MainActor @Suite struct TrackedBugCodeTests {
  // nicklockwood/layout#105: rows in a stack that nothing ties to the bottom of its scroll view.

  final class RowsController: UIViewController {
    private let isMended: Bool
    let scroll = UIScrollView()
    let rows = UIStackView()

    init(isMended: Bool) {
      self.isMended = isMended
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.axis = .vertical
      for number in 1...20 {
        let label = UILabel()
        label.text = "Row \(number)"
        rows.addArrangedSubview(label)
      }
      view.pin(scroll)
      scroll.addSubview(rows)
      rows.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: scroll.topAnchor),
        rows.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        rows.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
      rows.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = isMended
    }
  }

  @Test func `rows without a bottom pin do not settle how far they scroll`() async throws {
    try await expect("ambiguous layout", ending: [], RowsController.init)
  }

  // material-components/material-components-ios#7760: tabs of one width, and none has one.

  final class TabsController: UIViewController {
    private let isMended: Bool
    let bar = UIScrollView()
    let tabs = UIStackView()

    init(isMended: Bool) {
      self.isMended = isMended
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tabs.distribution = .fillEqually
      for _ in 1...3 { tabs.addArrangedSubview(UIView()) }
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.pin(tabs)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 48),
        tabs.heightAnchor.constraint(equalTo: bar.heightAnchor),
      ])
      tabs.widthAnchor.constraint(equalTo: bar.widthAnchor).isActive = isMended
    }
  }

  @Test func `equal tabs without a width do not settle how wide they are`() async throws {
    try await expect("ambiguous layout", ending: [], TabsController.init)
  }

  // braintree/braintree_ios#237: a hint of a required height is hidden in a stack.

  final class HintController: UIViewController {
    private let isMended: Bool
    let hint = UIView()
    let toggle = UISwitch()

    init(isMended: Bool) {
      self.isMended = isMended
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let column = UIStackView(arrangedSubviews: [toggle, hint])
      column.axis = .vertical
      column.alignment = .leading
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let height = hint.heightAnchor.constraint(equalToConstant: 24)
      if isMended { height.priority = .required - 1 }
      NSLayoutConstraint.activate([
        height, hint.widthAnchor.constraint(equalToConstant: 40),
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      ])
      toggle.addAction(
        UIAction { [hint] _ in hint.isHidden.toggle() }, for: .valueChanged)
    }
  }

  @Test func `a hint of a required height contradicts the stack that hides it`() async throws {
    try await expect("hidden-views-hold-no-length", ending: [.tap(0)], HintController.init)
  }

  // signalapp/Signal-iOS#3652: a stack without views above a list has no height of its own.

  final class BannersController: UIViewController {
    private let isMended: Bool
    let banners = UIStackView()
    let list = UIScrollView()

    init(isMended: Bool) {
      self.isMended = isMended
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      banners.axis = .vertical
      for view in [banners, list] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
        view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        banners.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        list.topAnchor.constraint(equalTo: banners.bottomAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let none = banners.heightAnchor.constraint(equalToConstant: 0)
      none.priority = .defaultLow
      none.isActive = isMended
    }
  }

  @Test func `an empty stack above a list takes any height`() async throws {
    try await expect("empty-stack-takes-no-room", ending: [], BannersController.init)
  }

  // duckduckgo/apple-browsers#4623: a bar is collapsed to a height of 0 around two paddings.

  final class BarController: UIViewController {
    private let isMended: Bool
    let bar = UIView()
    let label = UILabel()

    init(isMended: Bool) {
      self.isMended = isMended
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "Bar"
      view.addSubview(bar)
      bar.addSubview(label)
      let height = bar.heightAnchor.constraint(equalToConstant: 44)
      let bottom = label.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8)
      if isMended { bottom.priority = .defaultHigh - 1 }
      NSLayoutConstraint.activate([
        height, bottom, bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.topAnchor.constraint(equalTo: bar.topAnchor, constant: isMended ? 0 : 8),
        label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      ])
      if isMended { label.setContentCompressionResistancePriority(.defaultLow, for: .vertical) }
      collapses = { height.constant = 0 }
    }

    private var collapses = {}
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      collapses()
    }
  }

  @Test func `a bar of no height contradicts the paddings in it`() async throws {
    try await expect("contradictory layout", ending: [], BarController.init)
  }

  // woocommerce/woocommerce-ios#2334 and #2343, BottleRocketStudios/iOS-KeyboardSupport#12 and
  // hackiftekhar/IQKeyboardManager#1568: insets for the keyboard.

  /// How a controller makes room for the keyboard.
  enum Room {
    /// As much as is covered and no inset yet.
    case mended
    /// The keyboard's height beside the safe area.
    case besideSafeArea
    /// Once more with each notification.
    case again
    /// Less than is covered: what the system adds counts twice in what is taken away.
    case lessThanCovered
  }

  final class FormController: UIViewController {
    private let room: Room
    let scroll = UIScrollView()

    init(_ room: Room) {
      self.room = room
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.pin(scroll)
      let content = UIView()
      scroll.pin(content)
      content.addSubview(UITextField(frame: CGRect(x: 16, y: 16, width: 200, height: 44)))
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
      ])
      let center = NotificationCenter.default
      center.addObserver(
        self, selector: Selector(FormController.shows(_:)),
        name: UIResponder.keyboardWillShowNotification, object: nil)
      center.addObserver(
        self, selector: Selector(FormController.hides),
        name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private func shows(_ notification: Notification) {
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let height = value?.cgRectValue.height ?? 0
      let system = scroll.adjustedContentInset.bottom - scroll.contentInset.bottom
      switch room {
      case .mended: scroll.contentInset.bottom = max(0, height - system)
      case .besideSafeArea: scroll.contentInset.bottom = height
      case .again: scroll.contentInset.bottom += max(0, height - system)
      case .lessThanCovered: scroll.contentInset.bottom = max(0, height - 2 * system)
      }
    }

    private func hides() { scroll.contentInset.bottom = 0 }
  }

  @Test(arguments: [
    (Room.besideSafeArea, [DrawnGesture.setKeyboardHeight(336)]),
    (.again, [.setKeyboardHeight(336), .setKeyboardHeight(216)]),
    (.lessThanCovered, [.setKeyboardHeight(336)]),
  ])
  func `the room for the keyboard is as large as what it covers`(
    _ room: Room, _ gestures: [DrawnGesture]
  ) async throws {
    try await expect("the keyboard's inset is wrong", ending: gestures) {
      FormController($0 ? .mended : room)
    }
  }

  /// Expects that a controller breaks a law with its last gesture, and that the mended one does not.
  private func expect<Controller: UIViewController>(
    _ kind: String, ending gestures: [DrawnGesture],
    _ make: (_ isMended: Bool) -> Controller
  ) async throws {
    for isMended in [false, true] {
      let shown = await ShownController(
        make(isMended),
        in: WindowSettings(
          safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
      for (index, gesture) in gestures.enumerated() {
        if index > 0 || kind != "the keyboard's inset is wrong" { try shown.require() }
        try await shown.perform(gesture)
      }
      do {
        try shown.require(laws: [
          .layoutIsDetermined, .keyboardInsetsAreExact, .hiddenViewsHoldNoLength,
          .emptyStackTakesNoRoom,
        ])
        #expect(isMended, "\(kind) is not found")
      } catch let failure as Failure {
        #expect(!isMended && failure.kind == kind, "\(failure.message)")
      }
    }
  }
}
