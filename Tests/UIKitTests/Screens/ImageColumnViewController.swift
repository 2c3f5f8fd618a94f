import UIKit

/// The published image column: three captions above images in a scroll view, and a bar below.
///
/// One finger adds an image, two add another, three take all away. Structure, constraints and calls are
/// those of the article and its storyboard; words and names are our own.
final class ImageColumnViewController: UIViewController {
  let outer = UIStackView()
  let captions = UIStackView()
  let scroll = UIScrollView()
  let column = UIStackView()
  let bar = UIView()
  private let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120))
    .image { _ in }

  /// How many images there are at first.
  private let count: Int

  init(images count: Int = 2) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for text in ["Tap: a heart", "Two fingers: a star", "Three fingers: none"] {
      let label = UILabel()
      label.text = text
      captions.addArrangedSubview(label)
    }
    captions.axis = .vertical
    captions.alignment = .center
    captions.spacing = 8
    column.axis = .vertical
    column.alignment = .center
    column.distribution = .equalSpacing
    column.spacing = 8
    outer.axis = .vertical
    outer.spacing = 8
    scroll.addSubview(column)
    outer.addArrangedSubview(captions)
    outer.addArrangedSubview(scroll)
    view.addSubview(outer)
    view.addSubview(bar)
    for view in [outer, column, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    for _ in 0..<count { column.addArrangedSubview(UIImageView(image: image)) }

    let (safeArea, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      outer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 8),
      bar.topAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -49),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 20),
      column.topAnchor.constraint(equalTo: scroll.topAnchor),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    #if canImport(ObjectiveC)
      let actions = [#selector(addHeart), #selector(addStar), #selector(removeAll)]
    #else
      let actions = [
        Selector(Self.addHeart), Selector(Self.addStar), Selector(Self.removeAll),
      ]
    #endif
    for (fingers, action) in actions.enumerated() {
      let tap = UITapGestureRecognizer(target: self, action: action)
      tap.numberOfTouchesRequired = fingers + 1
      view.addGestureRecognizer(tap)
    }
  }

  #if canImport(ObjectiveC)
    @objc func addHeart() { add() }
    @objc func addStar() { add() }
    @objc func removeAll() { clear() }
  #else
    func addHeart() { add() }
    func addStar() { add() }
    func removeAll() { clear() }
  #endif

  private func add() {
    let added = UIImageView(image: image)
    column.addArrangedSubview(added)
    scrollToEnd(added: added)
  }

  private func clear() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
  }

  /// Scrolls before the layout, to where the content is expected to end after it.
  private func scrollToEnd(added: UIView) {
    let height = scroll.contentSize.height + added.bounds.height + column.spacing
    let end = height - scroll.bounds.height
    if end > 0 {
      scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: end), animated: true)
    }
  }
}
