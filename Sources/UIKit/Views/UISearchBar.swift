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
  /// Kept without effect.
  open var barTintColor: UIColor?
  /// Kept without effect.
  open var barStyle = UIBarStyle.default
  /// Kept without effect.
  open var searchBarStyle = Style.default
  /// Kept without effect.
  open var isTranslucent = true
  /// Kept without effect.
  open var showsCancelButton = false
  /// Kept without effect.
  open var showsScopeBar = false
  /// Kept without effect.
  open var scopeButtonTitles: [String]?
  /// Kept without effect.
  open var selectedScopeButtonIndex = 0
  /// Kept without effect.
  open var backgroundImage: UIImage?
  /// Kept without effect.
  open var prompt: String?
  /// Kept without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept without effect.
  open var keyboardType = UIKeyboardType.default
  /// Kept without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Does nothing: without effect.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
  /// Does nothing: without effect.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  /// How it looks, without effect.
  public enum Style: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case `default`, prominent, minimal
  }

  /// Small pictures in it, without effect.
  public enum Icon: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case search, clear, bookmark, resultsList
  }
}

/// Who is told of a search; nobody is, without effect.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// As on Apple's platforms, without effect.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// As on Apple's platforms, without effect.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// As on Apple's platforms, without effect.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// As on Apple's platforms, without effect.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// As on Apple's platforms, without effect.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// As on Apple's platforms, without effect.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
  /// Does nothing: without effect.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing: without effect.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing: without effect.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing: without effect.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing: without effect.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// It does.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
