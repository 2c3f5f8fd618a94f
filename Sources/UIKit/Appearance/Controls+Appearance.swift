public import Foundation

extension UILabel {
  /// How a line ends that is too long; lines always end at words.
  public var lineBreakMode: NSLineBreakMode {
    get { kept(.byTruncatingTail) }
    set { keep(newValue) }
  }
  /// Whether the text grows with what people like; one in a text style always does.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the text shrinks where there is too little room; its size stays what it was.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var shadowColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var shadowOffset: CGSize {
    get { kept(CGSize(width: 0, height: -1)) }
    set { keep(newValue) }
  }
  /// Kept.
  public var highlightedTextColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept.
  public var isHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var isEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept(.alignBaselines) }
    set { keep(newValue) }
  }
  /// Kept.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// How far the text shrinks.
  public var minimumScaleFactor: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

/// Where small text stands, without effect.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line, in the middle, or wherever.
  case alignBaselines, alignCenters, none
}

extension UIButton {
  /// Kept.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var role: Role {
    get { kept(.normal) }
    set { keep(newValue) }
  }
  /// Kept.
  public var showsMenuAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Kept.
  public var menu: UIMenu? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// None: nothing is drawn.
  public func titleColor(for state: State) -> UIColor? { nil }
  /// The tint: nothing is drawn.
  public var currentTitleColor: UIColor { tintColor }
  /// None: nothing is drawn.
  public func backgroundImage(for state: State) -> UIImage? { nil }
  /// Taken, and forgotten.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Taken, and forgotten.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Something, the usual, not doing it, or taking away.
    case normal, primary, cancel, destructive
  }

  /// Says in which colour the title is written.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Says what is behind the title.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

extension UIScrollView {
  /// Whether it shows how far it is scrolled sideways.
  public var showsHorizontalScrollIndicator: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it shows how far it is scrolled.
  public var showsVerticalScrollIndicator: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Kept.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Kept.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Kept.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Kept.
  public var indicatorStyle: IndicatorStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// What shows how far it is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light.
    case `default`, black, white
  }

  /// Whether content bounces; it always ends in range.
  public var bounces: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
