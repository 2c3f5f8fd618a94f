public import Foundation
internal import StackScrollCore

/// A text of several lines that somebody can change, and that scrolls.
///
/// Where it does not scroll it is as high as its text in its width.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { ownText }
    set {
      ownText = newValue ?? ""
      setNeedsLayout()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, measured in the font of its first letter.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: ownText) }
    set {
      if let font = newValue?.font { self.font = font }
      text = newValue?.string
    }
  }
  /// The font: 12 points if none is given.
  ///
  /// Source: UITextView documentation, `font`; the default is observed.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  /// Room around the text: 8 points above and below it.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// What lines stand in.
  public let textContainer: NSTextContainer
  /// Whether somebody can change it.
  open var isEditable = true
  private var ownText = ""
  private var widthOfText: CGFloat = 0

  /// Makes a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view with a frame, whose lines stand in a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// What is shown in the place of the keyboard, which does not come then.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  package override var wantsKeyboard: Bool { inputView == nil }
  package override var isControl: Bool { isEditable }

  override func takeTap(_ taps: Int) { becomeFirstResponder() }

  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Begins editing, if nobody objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    editor?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if nobody objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editor?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Puts letters at the end, as somebody types them, if nobody objects.
  package func type(_ letters: String) {
    let end = NSRange(location: ownText.utf16.count, length: 0)
    guard isFirstResponder,
      editor?.textView(self, shouldChangeTextIn: end, replacementText: letters) ?? true
    else { return }
    insertText(letters)
  }

  /// Whether there is a text.
  open var hasText: Bool { !ownText.isEmpty }
  /// Puts letters at the end.
  open func insertText(_ letters: String) { change(to: ownText + letters) }
  /// Takes the last letter away.
  open func deleteBackward() { if hasText { change(to: String(ownText.dropLast())) } }

  private func change(to text: String) {
    self.text = text
    editor?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The size of the text where lines end at a width; below the last line there is the same gap as
  /// between two, unlike in a label.
  ///
  /// Source: a text view of one line of the style body, recorded as 38 points high by Interface Builder.
  private func sizeOfText(width: CGFloat) -> CGSize {
    let side = textContainer.lineFragmentPadding
    let around = CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * side,
      height: textContainerInset.top + textContainerInset.bottom)
    let text = labelText(
      ownText.isEmpty ? " " : ownText, in: font ?? .systemFont(ofSize: 12),
      numberOfLines: textContainer.maximumNumberOfLines)
    let size = width > around.width ? text.size(fitting: width - around.width) : text.intrinsicSize
    return CGSize(
      width: (ownText.isEmpty ? 0 : size.width) + around.width,
      height: size.height + text.leading + around.height)
  }

  /// The size of the text in its width, where it does not scroll.
  ///
  /// Source: UITextView documentation, `isScrollEnabled`; the insets are those of the class.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(
      width: sizeOfText(width: 0).width, height: sizeOfText(width: size.width).height)
  }

  /// The size of the text where lines end at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizeOfText(width: size.width).height)
  }

  open override func layoutSubviews() {
    let content = CGSize(width: size.width, height: sizeOfText(width: size.width).height)
    if isScrollEnabled, contentSize != content { contentSize = content }
    // The text is as high as its width makes it, which is known after a layout.
    if size.width != widthOfText {
      widthOfText = size.width
      if !isScrollEnabled { invalidate() }
    }
    super.layoutSubviews()
  }

  // Kept or taken, and without effect.
  open private(set) lazy var layoutManager = NSLayoutManager()
  open var isSelectable = true
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func text(in range: UITextRange) -> String? { nil }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func replace(_ range: UITextRange, withText text: String) {}
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  open func unmarkText() {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

/// What lines of a text stand in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Room at both sides of lines: 5 points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0

  // Kept or taken, and without effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var size = CGSize.zero
}

/// Who is asked and told of editing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether letters are put in the place of others.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)

  // Not asked or told, without effect.
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// It does.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It does.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// They are.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It is.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
