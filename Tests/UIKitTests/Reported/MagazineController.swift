import UIKit

/// Tabs beside each other, laid out by hand in the direction of reading.
private final class SectionStrip: UIScrollView {
  var opensWrong = false
  var onSelect: ((Int) -> Void)?
  private(set) var tabs: [UIButton] = []
  private(set) var selected = 0
  private var arrangedFor = CGSize.zero

  init(_ titles: [String]) {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    for (index, title) in titles.enumerated() {
      let tab = UIButton(type: .system)
      tab.setTitle(title, for: .normal)
      tab.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      tab.titleLabel?.adjustsFontForContentSizeCategory = true
      tab.addAction(UIAction { [weak self] _ in self?.select(index) }, for: .touchUpInside)
      tab.isSelected = index == 0
      tabs.append(tab)
      addSubview(tab)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// As high as the highest tab, and a finger at least.
  var height: CGFloat { max(44, (tabs.map(\.intrinsicContentSize.height).max() ?? 0) + 16) }

  private func select(_ index: Int) {
    tabs[selected].isSelected = false
    selected = index
    tabs[selected].isSelected = true
    scrollRectToVisible(tabs[index].frame.insetBy(dx: -24, dy: 0), animated: true)
    onSelect?(index)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let widths = tabs.map { max(44, ceil($0.intrinsicContentSize.width) + 24) }
    let length = max(bounds.width, widths.reduce(16, +))
    var start: CGFloat = 8
    for (tab, width) in zip(tabs, widths) {
      let x = isRightToLeft ? length - start - width : start
      tab.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      start += width
    }
    let size = CGSize(width: length, height: bounds.height)
    if contentSize != size { contentSize = size }

    // A strip of another size opens anew, at the tab that is selected.
    let arranged = CGSize(width: length, height: bounds.width)
    guard arranged != arrangedFor else { return }
    arrangedFor = arranged
    let end = max(0, length - bounds.width)
    if opensWrong {
      contentOffset.x = min(contentOffset.x, end)
    } else if selected == 0 {
      contentOffset.x = isRightToLeft ? end : 0
    } else {
      contentOffset.x = min(end, max(0, tabs[selected].frame.midX - bounds.width / 2))
    }
  }
}

/// A magazine whose sections are chosen in a strip at the top.
class MagazineController: UIViewController {
  let faulty: Bool
  private let strip = SectionStrip([
    "Today", "World", "Markets", "Science", "Culture", "Sport", "Travel", "Weather",
  ])
  let article = UIScrollView()
  let heading = UILabel()
  let text = UILabel()

  init(faulty: Bool) {
    self.faulty = faulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    strip.opensWrong = faulty
    strip.onSelect = { [weak self] in self?.show($0) }
    view.addSubview(strip)
    article.alwaysBounceVertical = true
    article.contentInsetAdjustmentBehavior = .never
    view.addSubview(article)
    for (label, style) in [(heading, UIFont.TextStyle.title1), (text, .body)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      article.addSubview(label)
    }
    show(0)
  }

  private func show(_ index: Int) {
    heading.text = strip.tabs[index].title(for: .normal)
    text.text = String(
      repeating: "The council has met, and will meet again before the bridge is mended. ",
      count: 2 + index)
    article.contentOffset = .zero
    view.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    strip.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: strip.height)
    article.frame = CGRect(
      x: room.minX, y: strip.frame.maxY, width: room.width,
      height: max(0, room.maxY - strip.frame.maxY))
    let width = room.width - 32
    var y: CGFloat = 16
    for label in [heading, text] {
      let height = ceil(
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
      label.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + 12
    }
    let size = CGSize(width: room.width, height: y + 4)
    if article.contentSize != size { article.contentSize = size }
  }
}
