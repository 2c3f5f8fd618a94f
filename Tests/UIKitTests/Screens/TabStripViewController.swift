import UIKit

/// A tab of the published tab strip: an image of 50 x 50 points in its middle.
final class TabView: UIView {
  private let imageView = UIImageView()

  init(image: UIImage) {
    super.init(frame: .zero)
    imageView.image = image
    build()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { nil }

  private func build() {
    imageView.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 50),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
    clipsToBounds = true
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.borderWidth = 1
    layer.borderColor = UIColor.darkGray.cgColor
  }
}

/// The published tab strip: each tab is a third of the strip wide, a tap adds one until there are
/// nine, and then removes them down to one.
///
/// Structure, constraints and calls are those of the article; words and names are our own.
final class TabStripViewController: UIViewController {
  let strip = UIScrollView()
  let tabs = UIStackView()
  let status = UILabel()
  private var images: [UIImage] = []
  private(set) var isAdding = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.axis = .horizontal
    tabs.distribution = .fill
    status.numberOfLines = 0
    for view in [strip, tabs, status] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(status)
    strip.addSubview(tabs)
    view.addSubview(strip)

    let safeArea = view.safeAreaLayoutGuide
    let content = strip.contentLayoutGuide
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: safeArea.topAnchor),
      strip.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 58),

      tabs.topAnchor.constraint(equalTo: content.topAnchor),
      tabs.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      tabs.heightAnchor.constraint(equalTo: strip.frameLayoutGuide.heightAnchor),

      status.topAnchor.constraint(equalTo: strip.bottomAnchor, constant: 40),
      status.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 40),
      status.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -40),
    ])

    images = (1...9).compactMap { UIImage(systemName: "\($0).circle.fill") }
    changeTabs()
    #if canImport(ObjectiveC)
      let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    #else
      let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
    #endif
    view.addGestureRecognizer(tap)
  }

  #if canImport(ObjectiveC)
    @objc func tapped(_ recognizer: UITapGestureRecognizer) { changeTabs() }
  #else
    func tapped(_ recognizer: UITapGestureRecognizer) { changeTabs() }
  #endif

  private func changeTabs() {
    if isAdding {
      let tab = TabView(image: images[tabs.arrangedSubviews.count])
      tabs.addArrangedSubview(tab)
      let frame = strip.frameLayoutGuide
      NSLayoutConstraint.activate([
        tab.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 1.0 / 3.0),
        tab.heightAnchor.constraint(equalTo: frame.heightAnchor),
      ])
    } else {
      tabs.arrangedSubviews.last?.removeFromSuperview()
    }
    if tabs.arrangedSubviews.count == 1 {
      isAdding = true
    } else if tabs.arrangedSubviews.count == images.count {
      isAdding = false
    }
    showStatus()
  }

  /// Says later what a tap does, when the views are what they will be.
  private func showStatus() {
    DispatchQueue.main.async {
      let count = self.tabs.arrangedSubviews.count
      self.status.text = [
        "Tap anywhere to \(self.isAdding ? "ADD" : "REMOVE") a tab", "Number of tabs: \(count)",
        count > 3 ? "Tabs WILL scroll" : "Tabs will NOT scroll",
      ].joined(separator: "\n\n")
    }
  }
}
