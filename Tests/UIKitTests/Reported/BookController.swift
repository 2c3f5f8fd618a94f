import UIKit

/// One page: a heading and a text that scrolls by itself.
private final class ChapterController: UIViewController {
  private let scroll = UIScrollView()
  private let column = UIStackView()
  private let sentences: Int

  init(_ title: String, sentences: Int) {
    self.sentences = sentences
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.spacing = 12
    view.addSubview(scroll)
    scroll.addSubview(column)
    let says = String(
      repeating: "Nobody in the valley remembered who had planted the pears. ", count: sentences)
    for (text, style) in [(title ?? "", UIFont.TextStyle.title1), (says, .body)] {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      column.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }
}

/// A book whose chapters are turned like pages.
class BookController: UIViewController, UIScrollViewDelegate {
  let faulty: Bool
  let pager = UIScrollView()
  let row = UIStackView()
  let dots = UIPageControl()
  private(set) var page = 0
  private var pageWidth: CGFloat = 0
  private let chapters = [
    ChapterController("The orchard", sentences: 6), ChapterController("The well", sentences: 14),
    ChapterController("The road", sentences: 3), ChapterController("The letter", sentences: 9),
  ]

  init(faulty: Bool) {
    self.faulty = faulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    dots.numberOfPages = chapters.count
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.addAction(
      UIAction { [weak self] _ in self?.show(self?.dots.currentPage ?? 0) }, for: .valueChanged)
    for subview in [pager, dots] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    pager.addSubview(row)
    for chapter in chapters {
      addChild(chapter)
      row.addArrangedSubview(chapter.view)
      chapter.view.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor).isActive =
        true
      chapter.didMove(toParent: self)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pager.topAnchor.constraint(equalTo: safe.topAnchor),
      pager.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      pager.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      pager.bottomAnchor.constraint(equalTo: dots.topAnchor),
      row.topAnchor.constraint(equalTo: pager.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: pager.contentLayoutGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: pager.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: pager.contentLayoutGuide.trailingAnchor),
      row.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
      dots.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      dots.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  /// Where a page begins: pages go from the right to the left where people read so.
  private func offset(of page: Int) -> CGFloat {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGFloat(isRightToLeft ? chapters.count - 1 - page : page) * pager.bounds.width
  }

  private func show(_ page: Int) {
    self.page = page
    dots.currentPage = page
    pager.setContentOffset(CGPoint(x: offset(of: page), y: 0), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard pager.bounds.width != pageWidth else { return }
    let isFirst = pageWidth == 0
    pageWidth = pager.bounds.width
    // Pages have another width now: the one that was shown is somewhere else.
    if isFirst || !faulty { pager.contentOffset = CGPoint(x: offset(of: page), y: 0) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { turned() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { turned() }
  }

  private func turned() {
    guard pager.bounds.width > 0 else { return }
    let position = Int((pager.contentOffset.x / pager.bounds.width).rounded())
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    page = min(chapters.count - 1, max(0, isRightToLeft ? chapters.count - 1 - position : position))
    dots.currentPage = page
  }
}
