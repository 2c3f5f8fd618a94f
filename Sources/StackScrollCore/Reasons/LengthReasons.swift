/// A stack on one axis, with what its numbers are called: what a rule needs to say what the lengths of
/// its views come of.
struct NamedStack {
  /// How long it is inside its margins.
  let inside: DoubleDouble
  /// Whether it is as long as its views make it; otherwise its length comes from outside.
  private(set) var isFree: Bool
  /// Its length.
  let length: Formula
  /// Its margins on both sides; none without any.
  let margins: [Formula]
  /// The length of each visible view.
  let views: [Formula]
  /// The length that each has of its own, if it has one.
  let own: [Formula?]
  /// How far each one's baseline is from its top, or from its bottom for last baselines.
  let texts: [Formula]
  /// The least gap after each view but the last.
  let gaps: [Formula]
  /// What hidden views would be as long as, where they count.
  let hidden: [Formula]

  /// The same stack with its length from outside.
  var held: NamedStack {
    var stack = self
    stack.isFree = false
    return stack
  }

  /// What the margins leave of it.
  var room: Formula { .difference(length, .sum(margins)) }

  /// The gaps one after the other, those that are alike counted.
  var row: [Formula] {
    var counted: [(gap: Formula, count: Int)] = []
    for gap in gaps {
      if let last = counted.last, last.gap == gap {
        counted[counted.count - 1].count += 1
      } else {
        counted.append((gap, 1))
      }
    }
    return counted.map { $0.gap.times($0.count, WhyText.gaps) }
  }

  /// What the margins, the other views and some gaps leave.
  func rest(of view: Int, _ gaps: [Formula]) -> Formula {
    let others = views.indices.filter { $0 != view }.map { views[$0] }
    return LinearForm(.difference(length, .sum(margins + others + gaps))).formula
  }
}

/// What the lengths of a stack and of its views come of.
struct LengthReasons {
  typealias Reason = (rule: FrameReason.Rule, formula: Formula)

  /// What a free stack is as long as inside its margins.
  var contents: Reason
  /// The reason of each view's length; nil where the view is as long as it asks for by itself.
  var views: [Reason?]
  /// The view that takes what the others and the gaps leave of a given stack.
  var taker: Int?
  /// The gap after each view but the last.
  var gaps: [Gap]

  /// A gap between neighbours.
  struct Gap {
    var formula: Formula
    var kind = Kind.least

    /// What makes a gap as long as it is.
    enum Kind { case least, rest, pitch }
  }

  /// The reasons of views that are as long as they ask for, the least gaps apart.
  init(_ rule: FrameReason.Rule, _ contents: [Formula], in stack: NamedStack) {
    self.contents = (rule, LinearForm(.sum(contents)).formula)
    views = stack.views.map { _ in nil }
    gaps = stack.gaps.map { Gap(formula: $0) }
  }

  /// Gives a view of a given stack what the others and some gaps leave, under a name that says whether
  /// it likes that.
  mutating func giveRest(to view: Int, in stack: NamedStack, _ gaps: [Formula]) {
    let length = stack.views[view].value
    let own = stack.own[view]?.value ?? length
    let rule: FrameReason.Rule =
      Tolerance.standard.isEqual(length, own) ? .remainder : length > own ? .stretched : .squeezed
    taker = view
    views[view] = (rule, stack.rest(of: view, gaps))
  }
}

extension Formula {
  /// As much so often; itself for once.
  func times(_ count: Int, _ name: String) -> Formula {
    count == 1 ? self : .product(.number(Double(count), name), self)
  }

  /// An equal part of it; itself for one part.
  func divided(by count: Int, _ name: String) -> Formula {
    count == 1 ? self : .quotient(self, .number(Double(count), name))
  }
}
