import StackScrollCore
import UIKit

/// AdaptType: a row of a text and a switch, whose margins are at least those of the screen.
final class SettingsScreen: RecordedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (scroll, letters) = (UIScrollView(), UISwitch())
    let title = label("Larger Accessibility Sizes", .body, lines: 0)
    title.setContentCompressionResistancePriority(UILayoutPriority(250), for: .horizontal)
    letters.setContentHuggingPriority(UILayoutPriority(761), for: .horizontal)
    let row = stack(.horizontal, spacing: UIStackView.spacingUseSystem, [title, letters])
    row.alignment = .center
    inset(row, by: 8)
    row.preservesSuperviewLayoutMargins = true
    scroll.preservesSuperviewLayoutMargins = true
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    fill(view, with: scroll)
    self.scroll(row, in: scroll)
    record(scroll, 0, 0, 375, 667)
    record(row, 0, 0, 375, 59)
    record(title, 20, 25.5, 278, 20.5)
    // The frame of a switch is 51 wide; 2 points of it are outside of what constraints see.
    record(letters, 306, 20, 49, 31)
  }
}

/// ScrollGuide-IB: two texts and a picture, and a button that stays where it is.
final class ForecastScreen: RecordedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (scroll, info) = (UIScrollView(), UIButton(type: .infoLight))
    let title = label(
      "Title Label", .title1, lines: 0, size: CGSize(width: 141, height: 31.5))
    let summary = label("Summary Label", .body, lines: 0)
    let sun = picture(150)
    let column = stack(.vertical, spacing: UIStackView.spacingUseSystem, [title, sun, summary])
    inset(column, by: 20)
    fill(view, with: scroll)
    add(column, to: scroll)
    add(info, to: scroll)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor),
      // The picture is drawn twice as large as it is.
      sun.heightAnchor.constraint(equalToConstant: 300),
      info.leadingAnchor.constraint(
        equalTo: scroll.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      info.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    record(scroll, 0, 0, 375, 667)
    record(column, 0, 0, 375, 408)
    record(title, 20, 20, 335, 31.5)
    record(sun, 20, 59.5, 335, 300)
    record(summary, 20, 367.5, 335, 20.5)
    record(info, 8, 8, 25, 24)
  }
}

/// StackMargin: a heading over a text view that does not scroll.
final class ChapterScreen: RecordedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (scroll, text) = (UIScrollView(), UITextView())
    let heading = label("Chapter", .headline, lines: 0)
    text.isScrollEnabled = false
    text.isEditable = false
    text.text = "Content goes here"
    text.font = .preferredFont(forTextStyle: .body)
    let column = stack(.vertical, spacing: UIStackView.spacingUseSystem, [heading, text])
    inset(column, by: 20)
    fill(view, with: scroll)
    self.scroll(column, in: scroll)
    record(scroll, 0, 0, 375, 667)
    record(column, 0, 0, 375, 106.5)
    record(heading, 20, 20, 335, 20.5)
    record(text, 20, 48.5, 335, 38)
  }
}

/// RefreshScroll: two labels of a height that gives way and two buttons of pictures, under a bar.
final class SignUpScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    let labels = (0..<2).map { _ in label("", .headline, lines: 2) }
    let buttons = (0..<2).map { _ in UIButton() }
    for label in labels {
      let height = label.heightAnchor.constraint(equalToConstant: 128)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    for button in buttons { button.setImage(image(222, 53), for: .normal) }
    let column = stack(.vertical, spacing: 16, [labels[0], buttons[0], labels[1], buttons[1]])
    add(scroll, to: view)
    self.scroll(column, in: scroll)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: area.topAnchor),
      area.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 8),
    ])
    // The document has 623 here, which misses its own constraint of the bottom by 8.
    record(scroll, 16, 44, 343, 615)
    record(column, 0, 0, 343, 410)
    record(labels[0], 0, 0, 343, 128)
    record(buttons[0], 0, 144, 343, 53)
    record(labels[1], 0, 213, 343, 128)
    record(buttons[1], 0, 357, 343, 53)
  }
}

/// DynamicContainer: a text in a container whose margins are also those of the screen, under a bar.
final class MessageScreen: RecordedScreen {
  override class var window: CGSize { CGSize(width: 414, height: 224) }
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (scroll, container) = (UIScrollView(), UIView())
    // Six lines, as the text of the document has.
    let text = label((1...6).map { "line \($0)" }.joined(separator: "\n"), .body, lines: 0)
    // The canvas does not move content out from under bars.
    scroll.contentInsetAdjustmentBehavior = .never
    container.preservesSuperviewLayoutMargins = true
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    add(scroll, to: view)
    self.scroll(container, in: scroll)
    add(text, to: container)
    let margins = container.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    // The document has 190 here, which misses its own constraint of the bottom by 34.
    record(scroll, 0, 0, 414, 224)
    record(container, 0, 0, 414, 214.5)
    record(text, 20, 64, 374, 130.5)
  }
}
