internal import PropertyKit
@_exported public import enum StackScrollConstraints.ScreenLaw

extension Set<ScreenLaw> {
  /// The laws of any screen.
  public static let anyScreen: Set<ScreenLaw> = [
    .layoutIsDetermined, .scrollViewsRestInRange, .textIsNotCut, .keyboardInsetsAreExact,
    .controlsClearTheKeyboard, .hiddenViewsHoldNoLength,
  ]
  /// All laws that a controller is held to.
  public static let all = Set(ScreenLaw.allCases.filter { $0.doors.contains(.checkController) })

  /// Requires that a controller is held to each.
  ///
  /// - Throws: `Failure` that says who tells the first that it is not.
  func requireThisDoor() throws {
    let law = ScreenLaw.allCases.first { contains($0) && !$0.doors.contains(.checkController) }
    guard let law else { return }
    let others = ScreenLaw.Door.allCases.filter(law.doors.contains).map { "`stackscroll \($0)`" }
    throw Failure(
      kind: "a law of another door",
      message: "\(law) is told by \(others.joined(separator: " and ")), and not of controllers; "
        + "leave it out of `laws`")
  }
}
