import StackScrollCore
import StackScrollInvariants

// What the reasons of a layout name is read and changed here once more, apart from the core: laws do
// not ask the core for what they check it against.

extension Screen {
  /// A number that the screen gives; nil if it gives no such number.
  func number(_ input: ScreenInput, _ views: [ViewID: View]) -> Double? {
    switch input {
    case .window(let axis): scrollView.size[axis]
    case .pin(let edge): ScrollViewScreen(self)?.pins[keyPath: edge.keyPath]
    case .ownLength(let id, let axis): views[id]?.leaf?.intrinsic[axis]
    case .firstBaseline(let id): views[id]?.leaf?.baselines?.first
    case .lastBaseline(let id): views[id]?.leaf?.baselines?.last
    case .spacing(let id): views[id]?.stack?.spacing
    case .customSpacing(let id, let before): views[id]?.stack?.customSpacing(after: before)
    case .condition(let id, let axis, let index, _):
      views[id].flatMap { view in
        let conditions = view.length(along: axis).constraints
        return index < conditions.count ? conditions[index].target.number : nil
      }
    case .margin(let id, let edge):
      views[id]?.stack.map { stack in
        let margins = stack.margins(readIn: layoutDirection)
        let isLeftToRight = layoutDirection == .leftToRight
        switch edge {
        case .top: return margins.top
        case .bottom: return margins.bottom
        case .leading: return isLeftToRight ? margins.left : margins.right
        case .trailing: return isLeftToRight ? margins.right : margins.left
        }
      }
    }
  }

  /// The screen with a number that it gives changed by an amount.
  func changing(_ input: ScreenInput, by delta: Double) throws(ScreenError) -> Screen {
    switch input {
    case .window(let axis): return try changingScrollView { $0.size[axis] += delta }
    case .pin(let edge):
      guard var pins = ScrollViewScreen(self)?.pins else { return self }
      pins[keyPath: edge.keyPath] += delta
      return try with(pins: pins)
    default: return try with(content: content.changing(input, by: delta))
    }
  }
}

extension Screen {
  /// The screen with each length and distance that is not 0 a little longer, and each share and ratio
  /// but the whole a little greater, by an amount of its own, so that none are alike by chance.
  ///
  /// - Complexity: O(n²) for n views.
  func tellingNumbersApart() throws(ScreenError) -> Screen {
    let views = content.viewsByID
    let inputs = content.inputs.compactMap { input -> (ScreenInput, Double)? in
      number(input, views).flatMap { $0 == 0 ? nil : (input, $0) }
    }
    let largest = inputs.reduce(1) { $1.0.isMultiple ? $0 : max($0, $1.1.magnitude) }
    var screen = self
    for (place, input) in inputs.enumerated() {
      // Multiples of the golden ratio, scattered by squaring: no sum of a few of them is another.
      let turn = Double((place + 1) * (place + 2)) * 0.618_033_988_749_895
      let unit = input.0.isMultiple ? input.1 : largest
      let amount = (1 + turn - turn.rounded(.down)) * unit / 0x1p8
      screen = try screen.changing(input.0, by: amount)
    }
    return screen
  }
}

extension View {
  /// The lengths, distances, shares and ratios that the views from this one down give, but for the
  /// whole, in tree order.
  fileprivate var inputs: [ScreenInput] {
    var found: [ScreenInput] = []
    for axis in Axis.allCases {
      for (index, constraint) in length(along: axis).constraints.enumerated() {
        let input = ScreenInput.condition(id, axis, index, constraint)
        if !input.isMultiple || constraint.target.number != 1 { found.append(input) }
      }
      found.append(.ownLength(id, axis))
    }
    found += [.firstBaseline(id), .lastBaseline(id), .spacing(id)]
    found += ScreenInput.Edge.allCases.map { .margin(id, $0) }
    for view in stack?.arrangedViews ?? [] {
      found += [.customSpacing(id, after: view.id)] + view.inputs
    }
    return found
  }

  /// The views from this one down, by name.
  var viewsByID: [ViewID: View] {
    var found: [ViewID: View] = [:]
    var open = [self]
    while let view = open.popLast() {
      found[view.id] = view
      open += view.stack?.arrangedViews ?? []
    }
    return found
  }

  fileprivate func changing(_ input: ScreenInput, by delta: Double) -> View {
    var lengths = [Axis.horizontal: width, .vertical: height]
    if case .condition(id, let axis, let index, _) = input {
      lengths[axis]?.constraints[index].target.change(by: delta)
    }
    let (width, height) = (lengths[.horizontal] ?? width, lengths[.vertical] ?? height)
    switch content {
    case .leaf(var leaf):
      switch input {
      case .ownLength(id, let axis): leaf.intrinsic[axis] = leaf.intrinsic[axis].map { $0 + delta }
      case .firstBaseline(id): leaf.baselines?.first += delta
      case .lastBaseline(id): leaf.baselines?.last += delta
      default: break
      }
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(var stack):
      switch input {
      case .spacing(id): stack.spacing += delta
      case .customSpacing(id, let before):
        stack.setCustomSpacing((stack.customSpacing(after: before) ?? 0) + delta, after: before)
      case .margin(id, let edge): stack.layoutMargins[keyPath: edge.keyPath] += delta
      default: break
      }
      stack.arrangedViews = stack.arrangedViews.map { $0.changing(input, by: delta) }
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container: return self
    }
  }
}

extension ScreenInput {
  /// Whether it is a condition by which a length is multiplied.
  fileprivate var isMultiple: Bool {
    guard case .condition(_, _, _, let constraint) = self else { return false }
    if case .constant = constraint.target { return false }
    return true
  }
}

extension ScreenInput.Edge {
  fileprivate var keyPath: WritableKeyPath<DirectionalEdgeInsets, Double> {
    switch self {
    case .top: \.top
    case .leading: \.leading
    case .bottom: \.bottom
    case .trailing: \.trailing
    }
  }
}

extension LengthConstraint.Target {
  fileprivate var number: Double {
    switch self {
    case .constant(let value), .fraction(let value, of: _), .ratio(let value): value
    }
  }

  fileprivate mutating func change(by delta: Double) {
    switch self {
    case .constant(let value): self = .constant(value + delta)
    case .fraction(let value, of: let guide): self = .fraction(value + delta, of: guide)
    case .ratio(let value): self = .ratio(value + delta)
    }
  }
}
