import StackScrollConstraints
import StackScrollCore
import UIKit

/// What the texts of a post say.
enum Words {
  static let body = "Ada wrote the first program for a machine that was never built."
  static let caption = "Yesterday"
}

/// A feed of posts in a scroll view: a text or a box over a button and a caption.
final class FeedController: UIViewController {
  private let views: Int
  private let hasTexts: Bool
  let scroll = UIScrollView()
  let posts = UIStackView()
  /// The gap over the first button, which a pass changes.
  private(set) var gap: NSLayoutConstraint?

  init(views: Int, hasTexts: Bool) {
    (self.views, self.hasTexts) = (views, hasTexts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    posts.axis = .vertical
    posts.spacing = 8
    for view in [scroll, posts] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(posts)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      posts.topAnchor.constraint(equalTo: content.topAnchor),
      posts.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      posts.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      posts.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      posts.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    for _ in 0..<(views / 4) { addPost() }
  }

  private func addPost() {
    let post = UIView()
    let body: UIView = hasTexts ? Self.label(Words.body, lines: 0) : Box(300, 40)
    let button = Box(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
    let caption: UIView = hasTexts ? Self.label(Words.caption, lines: 1) : Box(60, 20)
    for view in [body, button, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      post.addSubview(view)
    }
    posts.addArrangedSubview(post)
    let inside = post.layoutMarginsGuide
    let gap = button.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      body.topAnchor.constraint(equalTo: inside.topAnchor),
      body.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: inside.trailingAnchor), gap,
      button.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      caption.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      caption.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
    ])
    if self.gap == nil { self.gap = gap }
  }

  private static func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = lines
    return label
  }

  /// Shows it in a window of a phone.
  func show() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

/// A view of a size of its own.
private final class Box: UIView {
  private let own: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own }
}

/// The same screen as a value.
struct FeedValue {
  private let stack: View
  private let others: [Constraint]

  init(views: Int, hasTexts: Bool) {
    var posts: [View] = []
    let scroll = ScrollViewItem("feed")
    let column = LayoutItem("posts")
    var constraints =
      scroll.edges(equalTo: LayoutItem("root"))
      + column.edges(equalTo: scroll.contentLayoutGuide)
      + [column.widthAnchor == scroll.frameLayoutGuide.widthAnchor]
    for place in 0..<(views / 4) {
      let (post, body) = (LayoutItem("post\(place)"), LayoutItem("body\(place)"))
      let (button, caption) = (LayoutItem("button\(place)"), LayoutItem("caption\(place)"))
      let inside = post.layoutMarginsGuide
      posts.append(
        View(
          ViewID(post.id),
          subviews: [
            Self.leaf(body, hasTexts ? Words.body : nil, lines: 0, width: 300, height: 40),
            View(ViewID(button.id), width: .constant(44), height: .constant(44)),
            Self.leaf(caption, hasTexts ? Words.caption : nil, lines: 1, width: 60, height: 20),
          ]))
      constraints += [
        body.topAnchor == inside.topAnchor, body.leadingAnchor == inside.leadingAnchor,
        body.trailingAnchor == inside.trailingAnchor,
        button.leadingAnchor == body.leadingAnchor, button.bottomAnchor == inside.bottomAnchor,
        caption.centerYAnchor == button.centerYAnchor,
        caption.leadingAnchor == button.trailingAnchor + 8,
      ]
      if place > 0 { constraints.append(button.topAnchor == body.bottomAnchor + 8) }
    }
    stack = View(
      "posts", stack: StackView(axis: .vertical, spacing: 8, arrangedViews: posts))
    others = constraints
  }

  private static func leaf(
    _ item: LayoutItem, _ words: String?, lines: Int, width: Double, height: Double
  ) -> View {
    guard let words else {
      return View(ViewID(item.id), intrinsic: IntrinsicSize(width: width, height: height))
    }
    var text = LabelText(
      words, font: .preferredFont(forTextStyle: .body), numberOfLines: lines)
    // Those of the screen that the controller is shown on.
    text.pixels = .x3
    return View(ViewID(item.id), text: text)
  }

  /// Makes the window with a gap over the first button.
  func window(gap: Double) throws -> Screen {
    try Screen(
      size: Size(width: 390, height: 844),
      root: View("root", subviews: [View("feed", scrollView: ScrollView(), subviews: [stack])]),
      constraints: others
        + [LayoutItem("button0").topAnchor == LayoutItem("body0").bottomAnchor + gap])
  }
}
