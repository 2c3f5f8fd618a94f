public import Foundation

/// A row of a table, which is a view with a content view as large as itself.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What is in it.
  open private(set) lazy var contentView = UIView()
  /// The name under which it is used again.
  open private(set) var reuseIdentifier: String?
  /// A text in it, which is not among its views.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// A text in it, which is not among its views.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// An image in it, which is not among its views.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

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
  /// How it looks now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// For subclasses to override; it is not called.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // Kept or taken, and without effect.
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var editingAccessoryType = AccessoryType.none
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var editingAccessoryView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var userInteractionEnabledWhileDragging = false
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open func setNeedsUpdateConfiguration() {}
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ state: DragState) {}
}

/// What stands above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What is in it.
  open private(set) lazy var contentView = UIView()
  /// A text in it, which is not among its views.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// A text in it, which is not among its views.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The name under which it is used again.
  open private(set) var reuseIdentifier: String?

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

  /// How it looks now.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// For subclasses to override; it is not called.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// What a content is made from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  // Kept or taken, and without effect.
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func setNeedsUpdateConfiguration() {}
}

/// A view that shows what it is made from.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it is made from.
  var configuration: any UIContentConfiguration { get set }
}
