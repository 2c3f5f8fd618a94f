extension Reasoner {
  /// An equation between lengths that the rules of a layout make.
  struct Equation {
    /// The lengths that it is about, as places among the reasons.
    let lengths: [Int]
    /// How much it says: the first that explains a length is the reason.
    let level: Level
    /// The equation solved for one of its lengths; nil if it says nothing about that one.
    let solved: (Reasoner, Int) -> Solution?

    init(lengths: [Int], level: Level, solved: @escaping (Reasoner, Int) -> Solution?) {
      var seen: Set<Int> = []
      self.lengths = lengths.filter { seen.insert($0).inserted }
      (self.level, self.solved) = (level, solved)
    }
  }

  /// An equation that is solved for a length.
  struct Solution {
    let rule: Rule
    let formula: Formula
    /// For a free stack, what it is as long as inside its margins.
    var contents: Formula?
    /// For a length that is what the others in a row leave, the place of the row's stack.
    var restOf: Int?
    /// For a free stack of equal views, the one that decides.
    var model: Int?
    /// For a free stack of proportional views, what a point of a view's own length comes to.
    var scale: (of: Formula, by: Formula)?

    init(_ rule: Rule, _ formula: Formula) {
      (self.rule, self.formula) = (rule, formula)
    }

    /// A stack that is as long as its contents and its margins.
    init(_ rule: Rule, contents: Formula, margins: [Formula]) {
      self.init(rule, .sum(contents.terms + margins))
      self.contents = contents
    }
  }

  /// The order in which equations are followed.
  enum Level: Int, CaseIterable {
    case required, own, stack, shares, leftovers, margins, nothing
  }

  /// Explains lengths from what the screen gives on.
  mutating func explainLengths() {
    var equations: [Equation] = []
    for axis in Axis.allCases {
      equations += equationsOfContent(axis)
      for position in tree.nodes.indices {
        if hides(position, along: axis) {
          let measure = measure(.length, position, axis)
          lengths[place(position, axis)] = FrameReason.Reason(
            measure, .hidden, .number(0, WhyText.hidden))
          continue
        }
        equations += equationsOfView(position, axis)
        if !tree.nodes[position].isLeaf, !isHidden[position] {
          equations += equationsOfStack(position, axis)
        }
      }
    }
    follow(equations)
  }

  /// Whether a view has no length for being hidden: along its stack, or inside another hidden view.
  func hides(_ position: Int, along axis: Axis) -> Bool {
    guard isHidden[position], let parent = parents[position] else { return false }
    return isHidden[parent] || settings(of: parent).axis == axis
  }

  private mutating func follow(_ equations: [Equation]) {
    var users = [[Int]](repeating: [], count: lengths.count)
    var open = equations.map { equation in equation.lengths.count { lengths[$0] == nil } }
    for (index, equation) in equations.enumerated() {
      for length in equation.lengths { users[length].append(index) }
    }
    var ready = [[Int]](repeating: [], count: Level.allCases.count)
    for index in equations.indices.reversed() where open[index] == 1 {
      ready[equations[index].level.rawValue].append(index)
    }
    let systems = alikePitches()
    var isNew = !systems.isEmpty
    while true {
      let level = ready.firstIndex { !$0.isEmpty }
      var found: [(target: Int, Solution)] = []
      if isNew, level ?? .max > Level.leftovers.rawValue {
        isNew = false
        found = systems.flatMap { solutions(of: $0, amongst: systems) }
      } else if let level {
        let equation = equations[ready[level].removeLast()]
        if let target = equation.lengths.first(where: { lengths[$0] == nil }),
          let solution = equation.solved(self, target)
        {
          found = [(target, solution)]
        }
      } else {
        break
      }
      for (target, solution) in found
      where lengths[target] == nil && explain(target, solution) {
        isNew = !systems.isEmpty
        for user in users[target] {
          open[user] -= 1
          if open[user] == 1 { ready[equations[user].level.rawValue].append(user) }
        }
      }
    }
  }

  /// Takes a solution as the reason of a length; false if it does not hold.
  private mutating func explain(_ target: Int, _ solution: Solution) -> Bool {
    let (position, axis) = view(at: target)
    let measure = measure(.length, position, axis)
    guard holds(solution.formula, for: measure) else { return false }
    lengths[target] = FrameReason.Reason(measure, solution.rule, solution.formula)
    contents[target] = solution.contents
    models[target] = solution.model
    scales[target] = solution.scale
    if let stack = solution.restOf { takers[stack] = position }
    return true
  }

  private func view(at place: Int) -> (position: Int, axis: Axis) {
    place < count ? (place, .horizontal) : (place - count, .vertical)
  }

  func single(
    _ position: Int, _ axis: Axis, _ level: Level, _ rule: Rule, _ formula: Formula
  ) -> Equation {
    Equation(lengths: [place(position, axis)], level: level) { _, _ in Solution(rule, formula) }
  }

  // MARK: What a view has of its own

  private func equationsOfView(_ position: Int, _ axis: Axis) -> [Equation] {
    let view = here.views[position]
    var result = [
      single(position, axis, .nothing, .nothing, .number(0, WhyText.nothing))
    ]
    if view.leaf?.intrinsic[axis] != nil {
      result.append(
        single(position, axis, .own, .ownLength, input(.ownLength(view.id, axis))))
    }
    guard !isHidden[position] else {
      guard let resting = restingLength(of: position, axis) else { return result }
      let rule: Rule = view.stack?.axis == axis ? .contentsInARow : .thickestView
      return result + [single(position, axis, .stack, rule, resting)]
    }
    for (index, constraint) in view.length(along: axis).constraints.enumerated() {
      result.append(equation(of: constraint, index, position, axis))
    }
    return result
  }

  private func equation(
    of constraint: LengthConstraint, _ index: Int, _ position: Int, _ axis: Axis
  ) -> Equation {
    let isRequired = constraint.priority.isRequired && constraint.relation == .equal
    let rule: Rule =
      switch constraint.relation {
      case .equal: isRequired ? .required : .preferred
      case .atLeast: .shortestAllowed
      case .atMost: .longestAllowed
      }
    let number = input(.condition(tree.ids[position], axis, index, constraint))
    var places = [place(position, axis)]
    var formula = number
    switch constraint.target {
    case .constant: break
    case .fraction(1, of: .frameLayoutGuide): formula = input(.window(axis))
    case .fraction: formula = .product(number, input(.window(axis)))
    case .ratio:
      places.append(place(position, axis.perpendicular))
      formula = .product(number, length(position, axis.perpendicular))
    }
    return Equation(
      lengths: places, level: isRequired ? .required : .own
    ) { [places, formula] _, target in
      target == places[0] ? Solution(rule, formula) : nil
    }
  }

  // MARK: What holds the content view

  private func equationsOfContent(_ axis: Axis) -> [Equation] {
    let (near, far) = screen.attachment.edges(along: axis, in: screen.layoutDirection)
    let pins = [true, false].map { input(.pin(edge(axis, isNear: $0))) }
    var result: [Equation] = []
    let bound = Formula.difference(.sum([]), .sum([pins[1]] + nearEdge(axis).terms))
    if bound.value > 0 { result.append(single(0, axis, .own, .betweenPins, bound)) }
    if near == .frameLayoutGuide, far == .frameLayoutGuide {
      let between = Formula.difference(input(.window(axis)), .sum(pins))
      return result + [single(0, axis, .own, .betweenPins, between)]
    }
    guard near != .nothing, let far = farEdge(axis) else { return result }
    return result + [
      single(0, axis, .own, .betweenPins, .difference(far, nearEdge(axis)))
    ]
  }

  /// Where the near edge of the content view is held.
  func nearEdge(_ axis: Axis) -> Formula {
    let (near, _) = screen.attachment.edges(along: axis, in: screen.layoutDirection)
    let pin = input(.pin(edge(axis, isNear: true)))
    return near == .frameLayoutGuide ? .sum([input(.contentOffset(axis)), pin]) : pin
  }

  /// Where the far edge of the content view is held, if that is known before the layout.
  func farEdge(_ axis: Axis) -> Formula? {
    let (_, far) = screen.attachment.edges(along: axis, in: screen.layoutDirection)
    let pin = input(.pin(edge(axis, isNear: false)))
    switch far {
    case .nothing: return nil
    case .frameLayoutGuide:
      return .difference(.sum([input(.contentOffset(axis)), input(.window(axis))]), pin)
    case .contentLayoutGuide, .contentLayoutGuideAtLeast:
      return contentLength(axis).map { .difference($0, pin) }
    }
  }

  private func contentLength(_ axis: Axis) -> Formula? {
    switch axis == .horizontal ? screen.attachment.contentWidth : screen.attachment.contentHeight {
    case .constant?: input(.contentLength(axis))
    case .fractionOfFrame(1)?: input(.window(axis))
    case .fractionOfFrame?: .product(input(.contentLength(axis)), input(.window(axis)))
    case nil: nil
    }
  }
}
