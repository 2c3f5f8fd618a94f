// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

extension UITableView {
  public nonisolated static let automaticDimension: CGFloat = -1
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}

extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public nonisolated static let indexSearch = "{search}"
}

@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { self.title = title }
}

extension UITableViewDataSource {
  public func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {}
}

extension UITableView {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITableView { UITableView() }
}

extension UITableViewCell {
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyObject.Type] = []
  ) -> UITableViewCell { UITableViewCell() }
}
