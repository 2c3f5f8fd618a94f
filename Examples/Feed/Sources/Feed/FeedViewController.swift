#if canImport(UIKit)
  import UIKit

  /// A feed: a header, posts, a strip of cards and a field to answer in, in one scroll view.
  open class FeedViewController: UIViewController, UITextFieldDelegate {
    /// What scrolls.
    public let scroll = UIScrollView()
    /// What is in it, from top to bottom.
    public let content = UIStackView()
    /// The title and the news.
    public let header = HeaderView()
    /// The cards.
    public let strip = CardStripView()
    /// Where an answer is typed.
    public let answer = UITextField()
    /// Sends the answer.
    public let send = UIButton(type: .system)
    /// The posts, in order.
    public private(set) var posts: [PostView] = []
    private let entries: [Post]

    /// Makes it.
    public init(posts: [Post] = Post.samples) {
      entries = posts
      super.init(nibName: nil, bundle: nil)
    }

    /// Makes none: there is no archive.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Builds the screen.
    open override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      scroll.keyboardDismissMode = .interactive
      // Otherwise the safe area counts only where the content scrolls, which an inset can change.
      scroll.contentInsetAdjustmentBehavior = .always
      scroll.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      scroll.addSubview(content)

      content.axis = .vertical
      content.spacing = 16
      content.isLayoutMarginsRelativeArrangement = true
      // The scroll view's own insets keep clear of bars: margins that did so as well would change the
      // content that the insets depend on.
      content.insetsLayoutMarginsFromSafeArea = false
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      content.addArrangedSubview(header)
      for entry in entries { add(entry) }
      content.addArrangedSubview(strip)
      content.addArrangedSubview(makeForm())

      NSLayoutConstraint.activate(
        [
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ] + contentConstraints())

      let center = NotificationCenter.default
      center.addObserver(
        self, selector: keyboardWillShowSelector, name: UIResponder.keyboardWillShowNotification,
        object: nil)
      center.addObserver(
        self, selector: keyboardWillHideSelector, name: UIResponder.keyboardWillHideNotification,
        object: nil)
    }

    /// What ties the content to the scroll view.
    open func contentConstraints() -> [NSLayoutConstraint] {
      let guide = scroll.contentLayoutGuide
      return [
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ]
    }

    private func add(_ entry: Post) {
      let post = PostView(entry)
      posts.append(post)
      let index = content.arrangedSubviews.firstIndex(of: strip) ?? content.arrangedSubviews.count
      content.insertArrangedSubview(post, at: index)
    }

    private func makeForm() -> UIView {
      answer.placeholder = "Answer"
      answer.font = .preferredFont(forTextStyle: .body)
      answer.adjustsFontForContentSizeCategory = true
      answer.borderStyle = .roundedRect
      answer.returnKeyType = .send
      answer.delegate = self
      answer.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      send.setTitle("Send", for: .normal)
      send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      send.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      send.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      send.addAction(UIAction { [weak self] _ in self?.post() }, for: .touchUpInside)
      let form = UIStackView(arrangedSubviews: [answer, send])
      form.spacing = 8
      form.alignment = .center
      return form
    }

    /// Sends the answer.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      post()
      return false
    }

    /// Adds what is typed as a post and shows it.
    func post() {
      let text = answer.text ?? ""
      add(Post(author: "You", text: text.isEmpty ? "…" : text, isPinned: posts.count % 2 == 0))
      answer.text = ""
      showNewest()
    }

    /// Scrolls as little as shows the newest post.
    open func showNewest() {
      view.layoutIfNeeded()
      guard let newest = posts.last else { return }
      scroll.scrollRectToVisible(newest.convert(newest.bounds, to: scroll), animated: true)
    }

    // The keyboard.

    /// Called before a keyboard comes or changes its size.
    open func keyboardWillShow(_ notification: Notification) {
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      guard let frame = value?.cgRectValue else { return }
      let covered = scroll.frame.intersection(view.convert(frame, from: nil)).height
      // The safe area is an inset already.
      let system = scroll.adjustedContentInset.bottom - scroll.contentInset.bottom
      scroll.contentInset.bottom = max(0, covered - system)
    }

    /// Called before a keyboard goes.
    open func keyboardWillHide(_ notification: Notification) { scroll.contentInset.bottom = 0 }

    #if canImport(ObjectiveC)
      @objc private func shows(_ notification: Notification) { keyboardWillShow(notification) }
      @objc private func hides(_ notification: Notification) { keyboardWillHide(notification) }
      private var keyboardWillShowSelector: Selector { #selector(shows(_:)) }
      private var keyboardWillHideSelector: Selector { #selector(hides(_:)) }
    #else
      private var keyboardWillShowSelector: Selector {
        Selector(FeedViewController.keyboardWillShow(_:))
      }
      private var keyboardWillHideSelector: Selector {
        Selector(FeedViewController.keyboardWillHide(_:))
      }
    #endif
  }
#endif
