public import Foundation
internal import StackScrollCore

/// A text of one line that somebody can change.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The text.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue ?? ""
      invalidate()
    }
  }
  /// The text, measured in the font of its first letter.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: ownText) }
    set {
      if let font = newValue?.font { self.font = font }
      text = newValue?.string
    }
  }
  /// What stands there while there is no text.
  open var placeholder: String? { didSet { invalidate() } }
  /// What stands there while there is no text.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font: 17 points in code, which is what labels have.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidate() } }
  /// What is around the text.
  open var borderStyle = BorderStyle.none { didSet { invalidate() } }
  /// Who is asked and told of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether somebody changes the text.
  open var isEditing: Bool { isFirstResponder }
  private var ownText = ""

  /// Makes a text field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// What is shown in the place of the keyboard, which does not come then.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  package override var wantsKeyboard: Bool { inputView == nil }

  /// Begins editing, if nobody objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if nobody objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override func touched() { becomeFirstResponder() }

  /// Puts letters at the end, as somebody types them, if nobody objects.
  package func type(_ letters: String) {
    let end = NSRange(location: ownText.utf16.count, length: 0)
    guard isFirstResponder,
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letters) ?? true
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
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Presses the return key.
  package func pressReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if hasActions(for: .editingDidEndOnExit) { resignFirstResponder() }
  }

  /// The size of the text, or of the placeholder, and of what is around it: with a round border at
  /// least 34 points high, without one a point more than a line.
  ///
  /// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
  open override var intrinsicContentSize: CGSize {
    let shown = ownText.isEmpty ? placeholder ?? "" : ownText
    let text = labelText(
      shown.isEmpty ? " " : shown, in: font ?? .systemFont(ofSize: UIFont.labelFontSize)
    ).intrinsicSize
    let line = text.height.rounded(.up)
    let around = 2 * borderStyle.side
    switch borderStyle {
    case .none: return CGSize(width: text.width, height: line + 1)
    case .line, .bezel: return CGSize(width: text.width + around, height: line + 5)
    case .roundedRect: return CGSize(width: text.width + around, height: max(34, line + 12))
    }
  }

  /// Those of its text, which is in the middle.
  override var ownBaselines: Baselines? {
    labelText(" ", in: font ?? .systemFont(ofSize: UIFont.labelFontSize))
      .baselines(inMiddleOf: intrinsicContentSize.height)
  }

  // Kept or taken, and without effect.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var background: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle.side, dy: 0)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
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
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func drawPlaceholder(in rect: CGRect) {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open override func selectAll(_ sender: Any?) {}
}

extension UITextField {
  /// What is around a text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A line with depth.
    case bezel
    /// A line with round corners.
    case roundedRect

    fileprivate var side: CGFloat { self == .none ? 0 : 7 }
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Because somebody was done, or gave up.
    case committed, cancelled
  }
}

/// Who is asked and told of editing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether letters are put in the place of others.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text has changed, and with it the place where somebody types.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  // Not asked or told, without effect.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It does.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// They are.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It is.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
