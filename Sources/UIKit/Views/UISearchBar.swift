public import Foundation

/// A field to look for something in: 56 points high.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// What is looked for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What stands there while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Where it is typed; not among the subviews.
  public let searchTextField = UITextField()
  /// Who is told of it, which nobody is.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  // Kept or taken, and without effect.
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var prompt: String?
  open var returnKeyType = UIReturnKeyType.search
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
}

extension UISearchBarDelegate {
  /// It does.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
