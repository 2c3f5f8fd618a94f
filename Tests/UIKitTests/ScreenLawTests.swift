import PropertyKit
import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Each law of screens on a screen that breaks it, and on the same screen mended.
@MainActor @Suite struct ScreenLawTests {
  /// A controller of a few lines.
  private final class Made: UIViewController {
    let build: (Made) -> Void
    var onTransition: (Made, CGSize) -> Void = { _, _ in }

    init(_ build: @escaping (Made) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { build(self) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in self.onTransition(self, size) }
    }

    /// Puts a view at a distance from the top and the left of the controller's view, or of another.
    func put(
      _ view: UIView, in other: UIView? = nil, x: CGFloat = 16, y: CGFloat,
      _ width: CGFloat? = nil, _ height: CGFloat? = nil
    ) {
      let other: UIView = other ?? self.view
      view.translatesAutoresizingMaskIntoConstraints = false
      other.addSubview(view)
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: x).isActive = true
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: y).isActive = true
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
  }

  /// Shows a screen, does something, and expects a law to fail with a kind, or to hold if that is nil.
  private func expect(
    _ law: ScreenLaw, _ kind: String?, in window: WindowSettings = WindowSettings(),
    after steps: (ShownController<Made>) async throws -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation, _ build: @escaping (Made) -> Void
  ) async throws {
    let shown = await ShownController(Made(build), in: window)
    try await steps(shown)
    var found: Failure?
    do { try shown.require(laws: [.layoutIsDetermined, law]) } catch let failure as Failure {
      found = failure
    }
    #expect(found?.kind == kind, "\(found?.message ?? "")", sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func `pages rest at a page after a turn`(isMended: Bool) async throws {
    let scroll = UIScrollView()
    scroll.isPagingEnabled = true
    try await expect(
      .scrollViewsRestInRange, isMended ? nil : "pages rest in between",
      after: { shown in
        scroll.contentOffset.x = 390
        try shown.require()
        await shown.rotate()
      }
    ) { made in
      made.view.pin(scroll)
      var last = scroll.contentLayoutGuide.leadingAnchor
      for _ in 0..<4 {
        let page = UIView()
        page.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(page)
        NSLayoutConstraint.activate([
          page.leadingAnchor.constraint(equalTo: last),
          page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          page.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        ])
        last = page.trailingAnchor
      }
      last.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
      if isMended { made.onTransition = { _, size in scroll.contentOffset.x = size.width } }
    }
  }

  /// How a form has its button where a keyboard comes.
  enum Form: CaseIterable { case covered, scrolled, dismissed, fieldCovered, withoutField }

  @Test(arguments: Form.allCases)
  func `no keyboard covers a control for good`(form: Form) async throws {
    let (field, button, scroll) = (UITextField(), UIButton(type: .system), UIScrollView())
    button.setTitle("Send", for: .normal)
    let isFound = form == .covered || form == .fieldCovered
    try await expect(
      .controlsClearTheKeyboard, isFound ? "a keyboard covers a control" : nil,
      after: { shown in
        try await shown.perform(.setKeyboardHeight(336))
        #expect((shown.window.around.keyboardHeight > 0) == (form != .withoutField))
      }
    ) { made in
      let content = UIView()
      made.view.pin(scroll)
      scroll.pin(content)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
      if form != .withoutField {
        made.put(field, in: content, y: form == .fieldCovered ? 760 : 60, 200, 44)
      }
      made.put(button, in: content, y: 700, 200, 44)
      if form == .dismissed || form == .fieldCovered { scroll.keyboardDismissMode = .onDrag }
      if form == .scrolled { scroll.contentInset.bottom = 336 }
    }
  }

  @Test(arguments: [false, true])
  func `a strip from right to left opens at its beginning`(isMended: Bool) async throws {
    try await expect(
      .stripsOpenAtTheirBeginning, isMended ? nil : "a strip opens at its end",
      in: WindowSettings(layoutDirection: .rightToLeft)
    ) { made in
      let (scroll, tabs) = (UIScrollView(), UIStackView())
      for number in 0..<8 {
        let tab = UIButton(type: .system)
        tab.setTitle("Tab \(number)", for: .normal)
        tab.widthAnchor.constraint(equalToConstant: 120).isActive = true
        tabs.addArrangedSubview(tab)
      }
      made.put(scroll, x: 0, y: 100, nil, 44)
      scroll.trailingAnchor.constraint(equalTo: made.view.trailingAnchor).isActive = true
      scroll.pin(tabs)
      tabs.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
      made.view.layoutIfNeeded()
      if isMended { scroll.contentOffset.x = 8 * 120 - 390 }
    }
  }

  @Test func `a strip in a plain holder scrolls sideways as meant`() async throws {
    func strip(_ isTied: Bool) -> (Made) -> Void {
      { made in
        let (scroll, holder) = (UIScrollView(), UIView())
        made.put(scroll, x: 0, y: 100, 390, 44)
        scroll.pin(holder)
        for number in 0..<8 {
          made.put(UILabel(), in: holder, x: CGFloat(number) * 120, y: 0, 100, 20)
          (holder.subviews.last as? UILabel)?.text = "Tab \(number)"
        }
        holder.widthAnchor.constraint(equalToConstant: 960).isActive = true
        let height =
          isTied
          ? holder.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
          : holder.heightAnchor.constraint(equalToConstant: 400)
        height.isActive = true
      }
    }
    try await expect(.contentFitsAcross, nil, strip(true))
    try await expect(.contentFitsAcross, "content-fits-across", strip(false))
  }

  @Test(arguments: [false, true])
  func `the last row is not under a bar beside what scrolls`(isMended: Bool) async throws {
    try await expect(.everyViewCanBeShown, isMended ? nil : "every-view-can-be-shown") { made in
      let (scroll, column, bar) = (UIScrollView(), UIStackView(), UIView())
      column.axis = .vertical
      for number in 0..<60 {
        let row = UILabel()
        row.text = "Row \(number)"
        column.addArrangedSubview(row)
      }
      made.view.pin(scroll)
      scroll.pin(column)
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      let button = UIButton(type: .system)
      button.setTitle("New", for: .normal)
      made.put(bar, x: 0, y: 780, 390, 64)
      made.put(button, in: bar, y: 10)
      if isMended { scroll.contentInset.bottom = 64 }
    }
  }

  @Test(arguments: [false, true])
  func `what is in a hidden view holds no length, either`(isMended: Bool) async throws {
    try await expect(
      .hiddenViewsHoldNoLength, isMended ? nil : "hidden-views-hold-no-length"
    ) { made in
      let (column, row, label) = (UIStackView(), UIView(), UILabel())
      label.text = "Details"
      column.axis = .vertical
      column.addArrangedSubview(UIButton(type: .system))
      column.addArrangedSubview(row)
      made.put(column, y: 60)
      made.put(label, in: row, y: 8)
      label.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
      let end = row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
      if isMended { end.priority = .required - 1 }
      end.isActive = true
      row.isHidden = true
    }
  }

  @Test func `a hidden view may resist being squeezed as it likes`() async throws {
    try await expect(.hiddenViewsHoldNoLength, nil) { made in
      let (row, pin) = (UIStackView(), UIImageView(image: UIImage(systemName: "pin")))
      row.addArrangedSubview(UIButton(type: .system))
      row.addArrangedSubview(pin)
      made.put(row, y: 60)
      pin.setContentCompressionResistancePriority(.required, for: .horizontal)
      pin.isHidden = true
    }
  }

  /// The line of a label of 17 points is 20.3 high, of which 3 are above its capital letters.
  @Test(arguments: [(21.0, false), (19, false), (17.3, false), (17.1, true), (10, true)])
  func `a text is cut where some of its letters are`(height: Double, isCut: Bool) async throws {
    try await expect(.textIsNotCut, isCut ? "text-is-not-cut" : nil) { made in
      let label = UILabel()
      label.text = "Hello"
      made.put(label, y: 100, nil, height)
    }
  }

  @Test func `a control is as large as a finger, unless its class is smaller`() async throws {
    for (side, kind) in [(24.0, "touch-targets-reach-44"), (44, nil)] as [(Double, String?)] {
      try await expect(.touchTargetsReach44, kind) { made in
        let button = UIButton(type: .custom)
        button.setTitle("Close this card", for: .normal)
        made.put(button, y: 60, side, side)
        made.put(UISwitch(), y: 200)
      }
    }
  }

  @Test func `a failure names the law as it is left out`() async throws {
    let shown = await ShownController(
      Made { made in
        let label = UILabel()
        label.text = "Hello"
        made.put(label, y: 100, nil, 10)
      })
    let failure = #expect(throws: Failure.self) { try shown.require() }
    let lines = failure?.message.split(separator: "\n") ?? []
    #expect(lines.contains("law: textIsNotCut"), "\(failure?.message ?? "")")
    try shown.require(laws: .anyScreen.subtracting([.textIsNotCut]))
  }

  @Test func `a law that is not told of controllers says who tells it`() async throws {
    let words =
      "weakPin is told by `stackscroll lint`, and not of controllers; leave it out of `laws`"
    let shown = await ShownController(Made { _ in })
    let failure = #expect(throws: Failure.self) { try shown.require(laws: [.weakPin]) }
    #expect(failure?.message == words)
    let checked = await #expect(throws: Failure.self) {
      try await checkController({ UIViewController() }, laws: [.textIsNotCut, .weakPin])
    }
    #expect(checked?.message == words)
  }
}
