internal import Foundation

extension UIViewController {
  /// Takes note of a misuse of it.
  func tell(
    _ kind: Misuse.Kind, _ done: String, _ exception: Misuse.Exception, _ words: String,
    _ advice: String
  ) { tell(kind, Misuse.sentence("\(type(of: self)) \(done)", exception, words, advice)) }

  /// Takes note of a misuse of it, by the view that can tell it, or by its own once that is loaded.
  private func tell(_ kind: Misuse.Kind, _ sentence: String) {
    let found = Misuse(kind, sentence, [])
    if let teller { UIView.tell(found, by: [teller]) } else { misuse = misuse ?? found }
  }

  /// The view of it in a window, or that of the nearest controller around it or below it that is in one.
  private var teller: UIView? {
    var controller = self
    while controller.viewIfLoaded?.window == nil,
      let next = controller.presentingViewController ?? controller.parent
    {
      controller = next
    }
    return controller.viewIfLoaded
  }

  /// What was done to the window before; nil before it is shown.
  private var step: Int? { teller?.window?.step }

  /// Takes note that a controller is to be presented, also if it is presented since the same step.
  ///
  /// In a later one somebody may have put it away: what is presented covers nothing here. Before there is a
  /// window UIKit presents nothing, and only warns.
  func tellPresented(_ controller: UIViewController) {
    let (before, now) = (controller.presentedStep, step)
    controller.presentedStep = now
    if let found = controller.misuse, let teller { UIView.tell(found, by: [teller]) }
    tellUnpresentable(controller)
    guard let other = controller.presentingViewController, let now, now == before else { return }
    tell(
      .presentedTwice,
      "\(type(of: self)) presents a \(type(of: controller)) that \(type(of: other)) presents already: "
        + "UIKit raises NSInvalidArgumentException, \"Application tried to present modally a view "
        + "controller that is already being presented\". Dismiss it before, or present a new one.")
  }

  /// Takes note that a controller was to be pushed that is there already.
  func tellPushed(_ controller: UIViewController) {
    tell(
      .pushedTwice,
      "\(type(of: self)) pushes a \(type(of: controller)) that is in its stack: UIKit raises "
        + "NSInvalidArgumentException, \"Pushing the same view controller instance more than once is not "
        + "supported\". Go back to it with popToViewController(_:animated:), or push a new one.")
  }
}
