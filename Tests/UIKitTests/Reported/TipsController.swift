import UIKit

/// A tip that can be closed, laid out by hand.
private final class TipCard: UIView {
  let title = UILabel()
  let text = UILabel()
  let close = UIButton(type: .custom)
  private let side: CGFloat
  private let padding: CGFloat = 12

  init(title heading: String, text says: String, closeSide: CGFloat, onClose: UIAction) {
    side = closeSide
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    title.text = heading
    title.font = .preferredFont(forTextStyle: .headline)
    text.text = says
    text.font = .preferredFont(forTextStyle: .body)
    for label in [title, text] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .natural
      addSubview(label)
    }
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = "Close"
    close.addAction(onClose, for: .touchUpInside)
    addSubview(close)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    ceil(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  private func titleWidth(_ width: CGFloat) -> CGFloat { width - 2 * padding - side }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let top = max(side, height(title, titleWidth(size.width)) + padding)
    return CGSize(
      width: size.width, height: top + 4 + height(text, size.width - 2 * padding) + padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = titleWidth(bounds.width)
    let titleHeight = height(title, width)
    close.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - side, y: 0, width: side, height: side)
    title.frame = CGRect(
      x: isRightToLeft ? bounds.width - padding - width : padding, y: padding, width: width,
      height: titleHeight)
    text.frame = CGRect(
      x: padding, y: max(side, padding + titleHeight) + 4, width: bounds.width - 2 * padding,
      height: height(text, bounds.width - 2 * padding))
  }
}

/// Tips below each other; when all are closed it says so and offers them again.
class TipsController: UIViewController {
  let faulty: Bool
  let scroll = UIScrollView()
  let empty = UILabel()
  let again = UIButton(type: .system)
  private var cards: [TipCard] = []

  init(faulty: Bool) {
    self.faulty = faulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    empty.text = "You have seen all tips."
    empty.font = .preferredFont(forTextStyle: .title3)
    empty.adjustsFontForContentSizeCategory = true
    empty.numberOfLines = 0
    empty.textAlignment = .center
    scroll.addSubview(empty)
    again.setTitle("Again", for: .normal)
    again.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    again.titleLabel?.adjustsFontForContentSizeCategory = true
    again.addAction(UIAction { [weak self] _ in self?.showAll() }, for: .touchUpInside)
    scroll.addSubview(again)
    showAll()
  }

  private func showAll() {
    for (title, text) in [
      ("Swipe to archive", "A message that you swipe away is kept for a year and can be found."),
      ("Answer later", "Hold a message and choose when it shall come back to you."),
      ("One list for all", "Drag a list onto another to read both as one."),
    ] {
      let card = TipCard(
        title: title, text: text, closeSide: faulty ? 24 : 44,
        onClose: UIAction { [weak self] action in
          guard let card = (action.sender as? UIView)?.superview as? TipCard else { return }
          self?.remove(card)
        })
      cards.append(card)
      scroll.addSubview(card)
    }
    view.setNeedsLayout()
  }

  private func remove(_ card: TipCard) {
    cards.removeAll { $0 === card }
    card.removeFromSuperview()
    view.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    // Bars above and below are the scroll view's business, the sides are ours.
    scroll.frame = view.bounds
    let width = view.bounds.width - safe.left - safe.right - 32
    let x = safe.left + 16
    var y: CGFloat = 16
    for card in cards {
      let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      card.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 12
    }
    (empty.isHidden, again.isHidden) = (!cards.isEmpty, !cards.isEmpty)
    if cards.isEmpty {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = ceil(empty.sizeThatFits(room).height)
      empty.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 12
      let buttonHeight = max(44, ceil(again.intrinsicContentSize.height))
      again.frame = CGRect(x: x, y: y, width: width, height: buttonHeight)
      y += buttonHeight + 12
    }
    let size = CGSize(width: view.bounds.width, height: y + 4)
    if scroll.contentSize != size { scroll.contentSize = size }
  }
}
