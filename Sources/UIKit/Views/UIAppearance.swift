// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Taken, and without effect: what is said of all views of a class goes to one that is not shown.

public protocol UIAppearance: NSObjectProtocol {}
extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UINavigationBar {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITabBar { UITabBar() }
}

extension UIToolbar {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIToolbar { UIToolbar() }
}

extension UIBarButtonItem {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITabBarItem { UITabBarItem() }
}

extension UILabel {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UILabel { UILabel() }
}

extension UIButton {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIButton { UIButton() }
}

extension UITextField {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITextField { UITextField() }
}

extension UITextView {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITextView { UITextView() }
}

extension UISwitch {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UISwitch { UISwitch() }
}

extension UIPageControl {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIPageControl { UIPageControl() }
}

extension UISegmentedControl {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UISegmentedControl { UISegmentedControl(items: nil) }
}

extension UISearchBar {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UISearchBar { UISearchBar() }
}

extension UIWindow {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIWindow { UIWindow() }
}

extension UIRefreshControl {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIRefreshControl { UIRefreshControl() }
}

extension UIStackView {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIStackView { UIStackView() }
}

extension UIImageView {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIImageView { UIImageView() }
}

extension UIActivityIndicatorView {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UIActivityIndicatorView { UIActivityIndicatorView() }
}
