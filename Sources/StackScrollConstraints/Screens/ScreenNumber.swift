import StackScrollCore

/// A constant of the constraints behind a screen that is another one in another size, under other bars, above a
/// keyboard, or where lines of texts end elsewhere.
enum ScreenNumber: Sendable {
  /// The length of the root.
  case length(Axis)
  /// How far an edge of a guide is from that of the view that has it.
  case inset(ViewGuide, of: Int, LayoutAttribute)
  /// How high the guide of the keyboard is.
  case keyboard(of: Int)
  /// A length of a text.
  case text(LabelText, of: Int, Axis)

  /// The axis along which it counts.
  var axis: Axis {
    switch self {
    case .length(let axis), .text(_, of: _, let axis): axis
    case .inset(_, of: _, let edge): edge.axis
    case .keyboard: .vertical
    }
  }
}

extension LayoutPass {
  /// What a number is with the insets and texts of this pass.
  func value(of number: ScreenNumber) -> Double {
    switch number {
    case .length(let axis): return screen.size[axis]
    case .inset(let guide, of: let view, let edge):
      let insets = fitting(insets(of: guide, view), into: view)
      return switch edge {
      case .left: insets.left
      case .top: insets.top
      case .right: -insets.right
      default: -insets.bottom
      }
    case .keyboard(of: let view): return keyboardInset(of: view)
    case .text(let text, of: let view, let axis):
      return ending(text, of: view).intrinsicSize[axis]
    }
  }

  private func insets(of guide: ViewGuide, _ view: Int) -> EdgeInsets {
    switch guide {
    case .safeAreaLayoutGuide: insets[view].safeArea
    case .layoutMarginsGuide: insets[view].margins
    case .readableContentGuide: readableInsets(of: view)
    case .keyboardLayoutGuide, .contentLayoutGuide, .frameLayoutGuide: .zero
    }
  }
}
