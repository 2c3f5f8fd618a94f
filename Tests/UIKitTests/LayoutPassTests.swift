import Testing
@testable import UIKit

/// In which order things happen, and what a pass leaves.
@MainActor @Suite struct LayoutPassTests {
  /// Writes down what it is told.
  private final class Diary: UIViewController {
    var lines: [String] = []
    var onLayout: (Diary) -> Void = { _ in }

    override func viewDidLoad() { lines.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { lines.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewWillLayoutSubviews() { lines.append("will lay out") }
    override func viewDidLayoutSubviews() {
      lines.append("laid out \(Int(view.bounds.width))")
      onLayout(self)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("will be \(Int(size.width)) wide")
      coordinator.animate { _ in self.lines.append("turned") }
    }
  }

  /// A view that puts its label in the same place in each pass.
  private final class Holder: UIView {
    let label = UILabel()
    var place = CGRect.zero
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = place
    }
  }

  @Test func `a frame that code sets in each pass is kept to the last digit, and rests`() {
    for top in [20.0, 47, 59, 64] {
      for y in stride(from: 0.1, to: 60, by: 0.7) {
        let holder = Holder()
        holder.place = CGRect(x: 0, y: y, width: 50, height: 20.3)
        holder.addSubview(holder.label)
        holder.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(holder)
        NSLayoutConstraint.activate([
          holder.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: top),
          holder.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          holder.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
          holder.heightAnchor.constraint(equalToConstant: 100),
        ])
        let window = controller.show()
        #expect(window.fault == nil)
        #expect(holder.label.frame == holder.place)
      }
    }
  }

  @Test func `a layout within a layout comes back with new frames and content sizes`() {
    /// A card whose scroll view is as high as half of its text, which it knows after a layout.
    final class Card: UIView {
      let (scroll, label) = (UIScrollView(), UILabel())
      lazy var height = scroll.heightAnchor.constraint(equalToConstant: 1)
      var found: [CGSize] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        label.text = String(repeating: "words ", count: Int(bounds.width))
        layoutIfNeeded()
        height.constant = label.frame.height / 2
        layoutIfNeeded()
        found.append(scroll.contentSize)
        found.append(scroll.frame.size)
      }
    }
    let (controller, card) = (UIViewController(), Card())
    card.label.numberOfLines = 0
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    card.pin(card.scroll)
    card.scroll.pin(card.label)
    NSLayoutConstraint.activate([
      card.height, card.label.widthAnchor.constraint(equalTo: card.scroll.widthAnchor),
      card.topAnchor.constraint(equalTo: controller.view.topAnchor),
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
    let window = controller.show()
    let text = card.label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(window.fault == nil)
    #expect(
      card.found.suffix(2) == [
        CGSize(width: 200, height: text), CGSize(width: 200, height: text / 2),
      ])
    // The width is known to the second call at the latest, and the card is not called without end.
    #expect(card.found.count <= 6)
  }

  @Test func `a controller that lays out in viewDidLayoutSubviews has all frames there`() {
    let controller = Diary()
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.pin(inner)
    let width = outer.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      width, outer.heightAnchor.constraint(equalToConstant: 10),
      outer.topAnchor.constraint(equalTo: controller.view.topAnchor),
      outer.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    var found: [CGFloat] = []
    // A window that is turned again and again within one layout needs one more each time.
    for number in 1...40 {
      controller.onLayout = {
        width.constant = CGFloat(number)
        $0.view.layoutIfNeeded()
        found.append(inner.frame.width)
      }
      controller.viewIfLoaded?.setNeedsLayout()
      if number == 1 { _ = controller.show() }
      controller.view.layoutIfNeeded()
      #expect(found.last == CGFloat(number))
      #expect(controller.view.window?.fault == nil)
    }
  }

  @Test func `a view that a frame and a mask place gives its superview no size`() {
    let controller = UIViewController()
    let (holder, label) = (UIView(), UILabel())
    label.text = "some words"
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    controller.view.addSubview(holder)
    NSLayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: controller.view.topAnchor),
      holder.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let window = controller.show()
    #expect(holder.hasAmbiguousLayout)
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.pin(label)
    window.runPass()
    #expect(window.fault == nil)
    #expect(holder.frame.size == label.intrinsicContentSize)
  }

  @Test func `frames that code gives to views in views are kept`() {
    let controller = Diary()
    let (scroll, label) = (UIScrollView(), UILabel())
    controller.view.addSubview(scroll)
    scroll.addSubview(label)
    controller.onLayout = {
      scroll.frame = $0.view.bounds
      label.frame = CGRect(x: 16, y: 16, width: $0.view.bounds.width - 32, height: 20)
    }
    let window = controller.show(width: 320)
    #expect(label.frame == CGRect(x: 16, y: 16, width: 288, height: 20))
    window.resize(to: CGSize(width: 844, height: 320))
    #expect(label.frame.width == 812)
  }

  @Test func `a frame of a negative length is the same rectangle from its other corner`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.frame = CGRect(x: 50, y: 20, width: -30, height: -8)
    #expect(view.frame == CGRect(x: 20, y: 12, width: 30, height: 8))
  }

  @Test func `a safe area that changes alone has subviews put in place again`() {
    let controller = Diary()
    var tops: [CGFloat] = []
    controller.onLayout = { tops.append($0.view.safeAreaInsets.top) }
    let window = controller.show(top: 20)
    window.around.safeAreaInsets.top = 0
    window.runPass()
    #expect(tops.suffix(2) == [20, 0])
  }

  @Test func `a controller is told of its life in order`() {
    let controller = Diary()
    let window = controller.show()
    window.resize(to: CGSize(width: 844, height: 390))
    window.rootViewController = nil
    #expect(
      controller.lines == [
        "loaded", "will appear", "is appearing", "will lay out", "laid out 390", "appeared",
        "will be 844 wide", "will lay out", "laid out 844", "turned", "will disappear",
      ])
  }

  @Test func `a change in viewDidLayoutSubviews causes another pass`() throws {
    let controller = Diary()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 10),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.onLayout = { width.constant = $0.view.bounds.width / 2 }
    let window = controller.show()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 195, height: 10))
    #expect(window.fault == nil)
    controller.onLayout = { _ in width.constant += 1 }
    window.setNeedsLayout()
    controller.view.setNeedsLayout()
    window.runPass()
    #expect(window.fault == .restless(passes: 16))
  }

  @Test func `what contradicts itself stays where it was, and the fault says why`() throws {
    let controller = UIViewController()
    let box = SizedView(30, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let window = controller.show()
    let frame = CGRect(x: 0, y: 5, width: 30, height: 20)
    #expect(box.frame == frame)
    let other = box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 6)
    other.isActive = true
    window.runPass()
    guard case .noLayout(.contradictory(let axes, _))? = window.fault else {
      Issue.record("\(String(describing: window.fault))")
      return
    }
    #expect(axes == [.vertical])
    #expect(box.frame == frame)
    other.isActive = false
    window.runPass()
    #expect(window.fault == nil)
  }

  @Test func `what is left open is a fault, and the rest is laid out`() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    let window = controller.show()
    guard case .noLayout(.ambiguous(_))? = window.fault else {
      Issue.record("\(String(describing: window.fault))")
      return
    }
    #expect(box.hasAmbiguousLayout)
    #expect(!controller.view.hasAmbiguousLayout)
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `a number that is none is a fault`() {
    let controller = UIViewController()
    controller.view.addSubview(UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    #expect(controller.show().fault == .misuse(.notANumber))
  }

  @Test(
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, 10.0, 190.0), (.flexibleLeftMargin, 110, 90),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 90), ([], 10, 90),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `a mask says what follows the superview`(
    _ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat
  ) {
    let controller = UIViewController()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let window = controller.show()
    outer.frame.size.width = 210
    #expect(inner.frame.minX == x)
    #expect(inner.frame.width == width)
    window.runPass()
    #expect(abs(inner.frame.minX - x) < 1e-9)
    #expect(abs(inner.frame.width - width) < 1e-9)
  }

  @Test func `a stack lays out what it arranges, and a background beside it`() {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 30), SizedView(20, 40)])
    stack.axis = .vertical
    stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.pin(UIView())
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(
        equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
    ])
    let window = controller.show(top: 47)
    #expect(window.fault == nil)
    #expect(stack.frame == CGRect(x: 16, y: 47, width: 20, height: 77))
    #expect(stack.subviews[2].frame == CGRect(x: 0, y: 0, width: 20, height: 77))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 37, width: 20, height: 40))
  }

  @Test func `labels of several lines and configured buttons share a row equally`() {
    func label(_ text: String, lines: Int = 0) -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, lines)
      return label
    }
    func button(_ title: String, _ mode: NSLineBreakMode = .byWordWrapping) -> UIButton {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.titleLineBreakMode) = (title, mode)
      return UIButton(configuration: configuration)
    }
    let name = label("Page rule name:")
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let rows: [(views: [UIView], isShared: Bool)] = [
      ([name, label("settings")], true),
      ([button("Save"), button("Do not save")], true),
      ([label("Weight"), button("Enter")], true),
      ([label("Weight"), label("72 kg", lines: 1)], false),
      ([label("Weight"), label("72 kg"), UISwitch()], false),
      ([button("Save"), button("Do not save", .byTruncatingTail)], false),
    ]
    for (views, isShared) in rows {
      let controller = UIViewController()
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      _ = controller.show(width: 374)
      let isEqual = views.allSatisfy { abs($0.frame.width - 185) < 1e-6 }
      #expect(isEqual == isShared, "\(views.map(\.frame))")
    }
  }

  @Test func `a text wraps where the layout ends its lines`() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Some words that are too long for one line of this window"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: controller.view.trailingAnchor),
    ])
    let window = controller.show(width: 200)
    let line = label.font.lineHeight
    #expect(label.frame.height == line)
    #expect(label.frame.width == 200)
    label.numberOfLines = 0
    window.runPass()
    #expect(label.frame.height > 2 * line)
    label.text = nil
    window.runPass()
    #expect(label.frame.size == .zero)
  }

  @Test func `a guide takes part in the layout and knows its frame`() {
    let controller = UIViewController()
    let guide = UILayoutGuide()
    let view: UIView = controller.view
    view.addLayoutGuide(guide)
    let box = SizedView(10, 10)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 100),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    let window = controller.show()
    #expect(window.fault == nil)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 195, height: 100))
    #expect(box.frame == CGRect(x: 92.5, y: 45, width: 10, height: 10))
  }
}
