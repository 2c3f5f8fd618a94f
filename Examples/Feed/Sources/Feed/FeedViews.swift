#if canImport(UIKit)
  import UIKit

  /// What somebody has written.
  public struct Post: Sendable {
    /// Who wrote it.
    public var author: String
    /// What it says.
    public var text: String
    /// Whether it stays at the top.
    public var isPinned: Bool

    /// Makes it.
    public init(author: String, text: String, isPinned: Bool = false) {
      (self.author, self.text, self.isPinned) = (author, text, isPinned)
    }

    /// Two posts to begin with.
    public static let samples = [
      Post(
        author: "Ada",
        text: "The engine weaves algebraic patterns just as the loom weaves flowers and leaves.",
        isPinned: true),
      Post(author: "Grace", text: "It is often easier to ask for forgiveness than for permission."),
    ]
  }

  /// A text that grows with the size that people like, on as many lines as it takes.
  @MainActor private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// A title, and a line below it that is there while there is news.
  public final class HeaderView: UIView {
    /// The title.
    public let title = makeLabel(.largeTitle)
    /// What is new; hidden by a tap.
    public let news = makeLabel(.footnote)
    private let column = UIStackView()

    /// Makes it.
    public init() {
      super.init(frame: .zero)
      title.text = "Feed"
      news.text = "Two new posts since you were here"
      column.axis = .vertical
      column.spacing = 4
      column.addArrangedSubview(title)
      column.addArrangedSubview(news)
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: topAnchor),
        column.leadingAnchor.constraint(equalTo: leadingAnchor),
        column.trailingAnchor.constraint(equalTo: trailingAnchor),
        column.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      addGestureRecognizer(TapRecognizer { [weak self] in self?.toggle() })
    }

    /// Makes none: there is no archive.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func toggle() { news.isHidden.toggle() }
  }

  /// A post: a round picture, who wrote it, and what it says.
  public final class PostView: UIView {
    /// Who wrote it.
    public let author = makeLabel(.headline)
    /// What it says.
    public let text = makeLabel(.body)
    /// Where the picture is.
    public let picture = UIView()
    /// Shown beside what is pinned.
    public let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

    /// Makes it.
    public init(_ post: Post) {
      super.init(frame: .zero)
      author.text = post.author
      text.text = post.text
      pin.isHidden = !post.isPinned
      picture.layer.cornerRadius = 22
      picture.backgroundColor = .systemGray4
      pin.setContentHuggingPriority(.required, for: .horizontal)
      pin.setContentCompressionResistancePriority(.required, for: .horizontal)

      let heading = UIStackView(arrangedSubviews: [author, pin])
      heading.spacing = 8
      heading.alignment = .top
      let column = UIStackView(arrangedSubviews: [heading, text])
      column.axis = .vertical
      column.spacing = 4
      let row = UIStackView(arrangedSubviews: [picture, column])
      row.spacing = 12
      row.alignment = .top
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 44),
        picture.heightAnchor.constraint(equalToConstant: 44),
        row.topAnchor.constraint(equalTo: topAnchor),
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
        row.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    /// Makes none: there is no archive.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// Cards beside each other, which scroll sideways.
  public final class CardStripView: UIScrollView {
    /// The cards.
    public let row = UIStackView()

    /// Makes it.
    public init() {
      super.init(frame: .zero)
      contentInsetAdjustmentBehavior = .never
      showsHorizontalScrollIndicator = false
      row.spacing = 12
      row.alignment = .fill
      for name in ["Looms", "Compilers", "Moths", "Nanoseconds"] {
        let card = makeLabel(.subheadline)
        card.text = name
        card.textAlignment = .center
        card.numberOfLines = 1
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
        row.addArrangedSubview(card)
      }
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        row.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        row.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
        row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
      ])
    }

    /// Makes none: there is no archive.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// A recogniser of taps that runs a closure.
  final class TapRecognizer: UITapGestureRecognizer {
    private let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
      super.init(target: nil, action: nil)
      #if canImport(ObjectiveC)
        addTarget(self, action: #selector(tapped))
      #else
        addTarget(self, action: Selector(TapRecognizer.tapped))
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func tapped() { run() }
    #else
      private func tapped() { run() }
    #endif
  }
#endif
