public import Foundation

/// A row of a table, which is a view with a content view as large as itself.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What is in it.
  public let contentView = UIView()
  /// The name under which it is used again.
  public private(set) var reuseIdentifier: String?
  /// A text in it, which is not among its views.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// A text in it, which is not among its views.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// An image in it, which is not among its views.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Kept without effect.
  open var accessoryType = AccessoryType.none
  /// Kept without effect.
  open var accessoryView: UIView?
  /// Kept without effect.
  open var selectionStyle = SelectionStyle.default
  /// Kept without effect.
  open var isSelected = false
  /// Kept without effect.
  open var isHighlighted = false
  /// Kept without effect.
  open var isEditing = false
  /// Kept without effect.
  open var backgroundView: UIView?
  /// Kept without effect.
  open var selectedBackgroundView: UIView?
  /// Kept without effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Kept without effect.
  open var indentationLevel = 0
  /// Kept without effect.
  open var indentationWidth: CGFloat = 10
  /// Kept without effect.
  open var editingAccessoryType = AccessoryType.none
  /// Kept without effect.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Kept without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    hold(contentView)
  }

  /// Makes a cell.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Before it is used again, for subclasses to override.
  open func prepareForReuse() {}
  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Has it look as touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Has it look as being changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The size that the constraints of its content give it.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  /// What a content is made from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How a cell looks, without effect.
  public enum CellStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case `default`, value1, value2, subtitle
  }

  /// What stands at the end, without effect.
  public enum AccessoryType: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How it looks while it is chosen, without effect.
  public enum SelectionStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case none, blue, gray, `default`
  }

  /// What is between cells, without effect.
  public enum SeparatorStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case none, singleLine, singleLineEtched
  }

  /// What is done with a cell, without effect.
  public enum EditingStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case none, delete, insert
  }
}

/// What stands above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What is in it.
  public let contentView = UIView()
  /// A text in it, which is not among its views.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// A text in it, which is not among its views.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The name under which it is used again.
  public private(set) var reuseIdentifier: String?
  /// Kept without effect.
  open var backgroundView: UIView?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    hold(contentView)
  }

  /// Makes a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Before it is used again, for subclasses to override.
  open func prepareForReuse() {}
}

/// What the content of a cell is made from, without effect.
@preconcurrency @MainActor public protocol UIContentConfiguration {}

/// A view that shows what it is made from.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it is made from.
  var configuration: any UIContentConfiguration { get set }
}

/// A text and an image of a cell, without effect.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// Kept without effect.
  public var text: String?
  /// Kept without effect.
  public var secondaryText: String?
  /// Kept without effect.
  public var attributedText: NSAttributedString?
  /// Kept without effect.
  public var secondaryAttributedText: NSAttributedString?
  /// Kept without effect.
  public var image: UIImage?
  /// Kept without effect.
  public var textProperties = TextProperties()
  /// Kept without effect.
  public var secondaryTextProperties = TextProperties()
  /// Kept without effect.
  public var imageProperties = ImageProperties()
  /// Kept without effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Kept without effect.
  public var imageToTextPadding: CGFloat = 0
  /// Kept without effect.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  /// As on Apple's platforms, without effect.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As on Apple's platforms, without effect.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// As on Apple's platforms, without effect.
  public static func valueCell() -> UIListContentConfiguration { cell() }
  /// As on Apple's platforms, without effect.
  public static func plainHeader() -> UIListContentConfiguration { cell() }
  /// As on Apple's platforms, without effect.
  public static func groupedHeader() -> UIListContentConfiguration { cell() }
  /// As on Apple's platforms, without effect.
  public static func groupedFooter() -> UIListContentConfiguration { cell() }
  /// As on Apple's platforms, without effect.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// How a text looks, without effect.
  @preconcurrency @MainActor public struct TextProperties {
    /// Kept without effect.
    public var font = UIFont.systemFont(ofSize: 17)
    /// Kept without effect.
    public var color = UIColor.label
    /// Kept without effect.
    public var numberOfLines = 0
    /// Kept without effect.
    public var adjustsFontForContentSizeCategory = true
    /// Kept without effect.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// How an image looks, without effect.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Kept without effect.
    public var tintColor: UIColor?
    /// Kept without effect.
    public var cornerRadius: CGFloat = 0
    /// Kept without effect.
    public var maximumSize = CGSize.zero
    /// Kept without effect.
    public var reservedLayoutSize = CGSize.zero
    /// Kept without effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}
