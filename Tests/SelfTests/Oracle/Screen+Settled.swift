import StackScrollCore

extension ScrolledStack {
  /// The screen with everything on one axis settled: no view has a length there, and nothing stands
  /// between or around them.
  ///
  /// What the other axis comes to is the same, unless a ratio ties the two.
  func settled(_ axis: Axis) throws(ScreenError) -> ScrolledStack {
    var pins = pins
    switch axis {
    case .horizontal: (pins.leading, pins.trailing) = (0, 0)
    case .vertical: (pins.top, pins.bottom) = (0, 0)
    }
    return try with(content: content.settled(axis), pins: pins)
  }
}

extension View {
  fileprivate func settled(_ axis: Axis) -> View {
    let width = axis == .horizontal ? .constant(0) : width
    let height = axis == .vertical ? .constant(0) : height
    switch content {
    case .leaf(var leaf):
      if axis == .horizontal { leaf.intrinsic.width = nil } else { leaf.intrinsic.height = nil }
      leaf.baselines = axis == .vertical ? nil : leaf.baselines
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(let stack):
      return View(
        id, width: width, height: height, stack: stack.settled(axis), isHidden: isHidden)
    case .container: return self
    }
  }
}

extension StackView {
  fileprivate func settled(_ axis: Axis) -> StackView {
    var stack = self
    stack.arrangedViews = arrangedViews.map { $0.settled(axis) }
    if stack.axis == axis {
      stack.spacing = 0
      for view in arrangedViews { stack.setCustomSpacing(nil, after: view.id) }
      stack.distribution = .fill
    } else {
      stack.alignment = .leading
    }
    if axis == .vertical {
      stack.isBaselineRelativeArrangement = false
      (stack.layoutMargins.top, stack.layoutMargins.bottom) = (0, 0)
      (stack.safeAreaInsets.top, stack.safeAreaInsets.bottom) = (0, 0)
    } else {
      (stack.layoutMargins.leading, stack.layoutMargins.trailing) = (0, 0)
      (stack.safeAreaInsets.left, stack.safeAreaInsets.right) = (0, 0)
    }
    return stack
  }
}
