public import Foundation
internal import StackScrollCore

/// A control that does something when it is tapped.
///
/// Its label and its image view are none of its subviews; they hold what it shows.
@MainActor open class UIButton: UIControl {
  /// What the title is shown with.
  public private(set) lazy var titleLabel: UILabel? = label
  /// What the image is shown with.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Which kind it was made as.
  public private(set) var buttonType = ButtonType.custom
  /// What it shows, if that is how it was made.
  open var configuration: Configuration? { didSet { invalidate() } }
  private let label = UILabel()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var ownInsets: UIEdgeInsets?

  /// Makes a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a button of a kind: titles of the system's are 15 points, of others 18.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type != .custom { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button that shows a configuration, and does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Says what is written in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidate()
  }

  /// What is written in a state.
  open func title(for state: State) -> String? { titles[state] }
  /// What is written now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Says what is shown in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidate()
  }

  /// What is shown in a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// What is shown now.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Room around what it shows.
  open var contentEdgeInsets: UIEdgeInsets {
    get { ownInsets ?? .zero }
    set {
      ownInsets = newValue
      invalidate()
    }
  }

  /// The size of what it shows and the room around it: with a configuration 7 points above and below
  /// and 12 beside, without one 6 above and below, and at least 30 across.
  ///
  /// Source: observed on the class.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.size(in: surroundings.contentSizeCategory) }
    label.text = currentTitle
    let text = label.font.size(of: currentTitle, in: surroundings.contentSizeCategory)
    let image = currentImage?.size ?? .zero
    let insets = ownInsets ?? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    let width = text.width + image.width + insets.left + insets.right
    return CGSize(
      width: ownInsets == nil ? max(30, width) : width,
      height: max(text.height, image.height) + insets.top + insets.bottom)
  }
}

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// One that looks like nothing else.
    case custom
    /// One that looks like those of the system.
    case system
    /// One for more about something.
    case detailDisclosure
    /// One for information.
    case infoLight
    /// One for information.
    case infoDark
    /// One to add something.
    case contactAdd
    /// One to close something.
    case close
  }

  /// What a button shows.
  @MainActor public struct Configuration {
    /// What is written.
    public var title: String?
    /// What stands beside that.
    public var image: UIImage?
    /// The gap between the two.
    public var imagePadding: CGFloat = 0
    /// Room around both.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// A title alone.
    public static func plain() -> Configuration { Configuration() }
    /// A title on a coloured ground.
    public static func filled() -> Configuration { Configuration() }
    /// A title on a faintly coloured ground.
    public static func tinted() -> Configuration { Configuration() }
    /// A title on a grey ground.
    public static func gray() -> Configuration { Configuration() }

    fileprivate func size(in category: ContentSizeCategory) -> CGSize {
      let text = UIFont.preferredFont(forTextStyle: .body).size(of: title, in: category)
      let image = image?.size ?? .zero
      let gap = text.width > 0 && image.width > 0 ? imagePadding : 0
      return CGSize(
        width: text.width + gap + image.width + contentInsets.leading + contentInsets.trailing,
        height: max(text.height, image.height) + contentInsets.top + contentInsets.bottom)
    }
  }
}

extension UIFont {
  fileprivate func size(of text: String?, in category: ContentSizeCategory) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return CGSize(
      LabelText(text, font: font, numberOfLines: 1).measured(for: category).intrinsicSize)
  }
}
