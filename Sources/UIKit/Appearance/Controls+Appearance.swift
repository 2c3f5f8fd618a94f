public import Foundation

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From one side to the other.
  case justified
  /// Where lines begin.
  case natural
}

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Before a word.
  case byWordWrapping
  /// Anywhere.
  case byCharWrapping
  /// Where the room ends.
  case byClipping
  /// With dots at the front.
  case byTruncatingHead
  /// With dots at the end.
  case byTruncatingTail
  /// With dots in the middle.
  case byTruncatingMiddle
}

extension UILabel {
  /// Where lines stand.
  public var textAlignment: NSTextAlignment {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  public var textColor: UIColor! {
    get { kept(.label) }
    set { keep(newValue) }
  }
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
  /// How far the text shrinks.
  public var minimumScaleFactor: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

extension UIButton {
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
  /// Whether content bounces; it always ends in range.
  public var bounces: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How a drag puts the keyboard away; it does not.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { kept(.none) }
    set { keep(newValue) }
  }

  /// How a drag puts a keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When it begins.
    case onDrag
    /// When it reaches the keyboard.
    case interactive
  }
}
