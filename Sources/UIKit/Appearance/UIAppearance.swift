public import Foundation

/// What has an appearance that is said of all of a class.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

// What is said of all views of a class goes to one that nobody sees.

extension UINavigationBar {
  /// One that nobody sees, without effect.
  public class func appearance() -> UINavigationBar { UINavigationBar() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITabBar { UITabBar() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITabBar { UITabBar() }
}

extension UIToolbar {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIToolbar { UIToolbar() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIToolbar { UIToolbar() }
}

extension UIBarButtonItem {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITabBarItem { UITabBarItem() }
}

extension UILabel {
  /// One that nobody sees, without effect.
  public class func appearance() -> UILabel { UILabel() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UILabel { UILabel() }
}

extension UIButton {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIButton { UIButton() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIButton { UIButton() }
}

extension UITextField {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITextField { UITextField() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITextField { UITextField() }
}

extension UITextView {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITextView { UITextView() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITextView { UITextView() }
}

extension UISwitch {
  /// One that nobody sees, without effect.
  public class func appearance() -> UISwitch { UISwitch() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UISwitch { UISwitch() }
}

extension UITableView {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITableView { UITableView() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITableView { UITableView() }
}

extension UITableViewCell {
  /// One that nobody sees, without effect.
  public class func appearance() -> UITableViewCell { UITableViewCell() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UITableViewCell { UITableViewCell() }
}

extension UIPageControl {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIPageControl { UIPageControl() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIPageControl { UIPageControl() }
}

extension UISegmentedControl {
  /// One that nobody sees, without effect.
  public class func appearance() -> UISegmentedControl { UISegmentedControl(items: nil) }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UISegmentedControl { UISegmentedControl(items: nil) }
}

extension UISearchBar {
  /// One that nobody sees, without effect.
  public class func appearance() -> UISearchBar { UISearchBar() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UISearchBar { UISearchBar() }
}

extension UIWindow {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIWindow { UIWindow() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIWindow { UIWindow() }
}

extension UIRefreshControl {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIRefreshControl { UIRefreshControl() }
}

extension UIStackView {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIStackView { UIStackView() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIStackView { UIStackView() }
}

extension UIImageView {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIImageView { UIImageView() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIImageView { UIImageView() }
}

extension UIActivityIndicatorView {
  /// One that nobody sees, without effect.
  public class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
  /// One that nobody sees, without effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type]
  ) -> UIActivityIndicatorView { UIActivityIndicatorView() }
}
