internal import Foundation

extension UIViewController {
  /// Takes note that a controller cannot be presented, if it cannot.
  func tellUnpresentable(_ controller: UIViewController) {
    if controller === self {
      tell(
        .misplacedController, "presents itself", .argument,
        "Application tried to present modal view controller on itself", "Present another one.")
    } else if let parent = controller.parent {
      tell(
        .controllerElsewhere,
        "presents a \(type(of: controller)) that is a child of \(type(of: parent))", .argument,
        "Application tried to present modally a view controller that has a parent view controller",
        "Take it out of its parent first, or present a new one.")
    }
  }

  /// Takes note that a child is the controller itself, or that it is in the child.
  ///
  /// Source: UIViewController documentation, `hierarchyInconsistencyException`.
  func tellChildIsAround(_ child: UIViewController) {
    tell(
      .misplacedController,
      "adds \(child === self ? "itself" : "the \(type(of: child)) that it is in") as a child",
      .hierarchy, "child view controller should have another parent view controller",
      "Add another one.")
  }

  /// Takes note that the view of a child stands in the view of another controller.
  ///
  /// Source: UIViewController documentation, `hierarchyInconsistencyException`.
  func tellChildIsElsewhere(_ child: UIViewController) {
    guard let other = child.viewIfLoaded?.superview?.ownerAround, other !== self else { return }
    tell(
      .controllerElsewhere,
      "adds a \(type(of: child)) as a child whose view is in that of \(type(of: other))",
      .hierarchy,
      "child view controller should have parent view controller, but requested parent is another",
      "Take its view out first, and add it to the view of its parent.")
  }

  /// Takes note that two views are exchanged that are not both of children.
  ///
  /// Source: UIViewController documentation, `transition(from:to:duration:options:animations:completion:)`.
  func tellTransition(_ controllers: [UIViewController]) {
    guard let stranger = controllers.first(where: { $0.parent !== self }) else { return }
    tell(
      .controllerElsewhere, "exchanges views with a \(type(of: stranger)) that is no child of it",
      .argument, "Children view controllers must have a common parent view controller",
      "Add it with addChild(_:) first.")
  }
}

extension UIView {
  /// The nearest controller that has the view or one around it.
  fileprivate var ownerAround: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.owner).first
  }

  /// Takes note that the view of a child was added to that of a controller that is not its parent.
  ///
  /// Source: UIViewController documentation, `hierarchyInconsistencyException`.
  func tellOwner(of view: UIView) {
    guard let child = view.owner, let parent = child.parent, let around = ownerAround,
      around !== parent
    else { return }
    let sentence = Misuse.sentence(
      "The view of a \(type(of: child)), a child of \(type(of: parent)), is added to %1 of"
        + " \(type(of: around))", .hierarchy,
      "child view controller should have parent view controller, but actual parent is another",
      "Add the controller to the one whose view it is added to.")
    Self.tell(Misuse(.controllerElsewhere, sentence, [self]), by: [self, view])
  }
}

extension UINavigationController {
  /// Takes note that a controller cannot be pushed, if it cannot.
  func tellUnpushable(_ controller: UIViewController) {
    if children.contains(controller) { tellPushed(controller) }
    if controller is UINavigationController {
      tell(
        .misplacedController, "pushes a \(type(of: controller))", .argument,
        "Pushing a navigation controller is not supported",
        "Push the controllers in it, or present it.")
    } else if controller is UISplitViewController {
      tell(
        .misplacedController, "pushes a \(type(of: controller))", .argument,
        "Split View Controllers cannot be pushed to a Navigation Controller",
        "Make it the root of the window.")
    }
  }

  /// Takes note that it is to go back to a controller that is not in the stack.
  func tellPopped(_ controller: UIViewController) {
    tell(
      .controllerElsewhere, "pops to a \(type(of: controller)) that is not in its stack",
      .inconsistency, "Tried to pop to a view controller that doesn't exist",
      "Look in viewControllers whether it is there.")
  }

  /// Takes note that a controller is in the stack twice, if one is.
  func tellRepeated(_ controllers: [UIViewController]) {
    guard Set(controllers).count < controllers.count else { return }
    tell(
      .wrongCount, "is given one controller twice", .inconsistency,
      "All view controllers in a navigation controller must be distinct",
      "Make a controller for each place.")
  }
}
