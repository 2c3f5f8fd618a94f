import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// Tries the laws of windows on a window under one condition after the other: as given, on devices, in
/// Split View, read from right to left, with texts of other sizes and lengths, with hidden views shown
/// and above a keyboard; then, if that is wanted, under several conditions at once, which are drawn.
///
/// The same window has the same findings, on every machine. How much is tried is counted in views that
/// are laid out, not in time.
package struct WindowSweep {
  private let window: Window
  private let laws: [WindowLaw]
  private var intent: DesignIntent
  private let model: LawContext
  private let budget: Int
  private let range: WindowRange
  private let waived: Set<String>

  /// The views that are laid out for a window at most if nobody says.
  package static let usualBudget = 20_000

  /// Makes a sweep.
  ///
  /// - Parameters:
  ///   - window: the window as given.
  ///   - waived: laws that the window is meant to break: they explain nothing of what else it breaks.
  ///   - drawing: what is known of it if it was drawn in Interface Builder.
  ///   - range: the sizes of windows that are tried beside the one that is given.
  ///   - budget: how many views may be laid out, those of drawn conditions not counted.
  package init(
    of window: Window, waiving waived: Set<String> = [],
    drawing: DesignIntent.Drawing? = nil, in range: WindowRange = WindowRange(),
    budget: Int = usualBudget, model: LayoutModel = .standard
  ) {
    self.window = window
    laws = WindowLaw.all
    (self.waived, self.range) = (waived, range)
    self.model = LawContext(model)
    self.budget = budget
    intent = DesignIntent(
      window, try? model.windowLayout(window), drawing: drawing)
  }

  /// Makes a sweep of the screen or window of a file.
  package init(
    of file: DescriptionFile, in range: WindowRange = WindowRange(), budget: Int = usualBudget
  ) {
    self.init(of: file.window, waiving: Set(file.waivers.keys), in: range, budget: budget)
    if case .screen = file { intent.tellsSafeArea = true }
  }

  /// What laws find, each once, under the first condition under which it shows; what follows from
  /// another finding on the same view is left out.
  ///
  /// - Parameters:
  ///   - cases: how many conditions are drawn besides.
  ///   - seed: where those come from.
  ///   - workers: how many of them may be tried at the same time; the findings do not depend on it.
  /// - Complexity: the budget, and a layout for each case.
  package func findings(
    drawing cases: Int = 0, seed: Seed = 0, workers: Int = 1
  ) -> [WindowFinding] {
    var work = Work(window, laws, intent, model, range, budget)
    let given = work.shown([])
    let conditions = WindowCondition.all(of: window, intent, given, in: range)
    var found: [(Fault, WindowCondition)] = []
    for condition in conditions where work.hasRoom {
      let before = found.map(\.0)
      for fault in work.faults(under: condition)
      where !explains(before, fault) {
        if !explains(found.map(\.0), fault) { found.append((fault, condition)) }
      }
    }
    if cases > 0 {
      found += drawn(
        Settings(seed: seed, cases: cases, maximumExplainEvaluations: 0), workers,
        besides: found.map(\.0))
      work.rest = budget
    }
    found.removeAll { work.isLeftToCode($0.0, under: $0.1) }
    let keys = Set(found.map(\.0.key))
    return found.prefix(Self.mostFindings).map { fault, condition in
      let edits = work.simplest(condition, of: fault)
      let interval = work.interval(of: fault, under: edits, condition)
      let remedy = WindowRemedies(fault, window, edits).first { changed in
        guard work.hasRoom else { return false }
        var other = Work(changed, laws, intent, model, range, work.rest)
        defer { work.rest = other.rest }
        guard let now = other.keys(under: edits, condition), !now.contains(fault.key),
          now.isSubset(of: keys)
        else { return false }
        for condition in conditions.prefix(Self.confirmed) {
          guard let now = other.keys(under: condition.edits, condition), !now.contains(fault.key),
            now.isSubset(of: keys)
          else { return false }
        }
        return other.hasRoom
      }
      return WindowFinding(
        law: fault.law, evidence: fault.evidence,
        session: EditSession(start: window, edits: edits),
        device: edits.contains(where: \.isOfDevice) ? condition.device : nil, interval: interval,
        remedy: remedy)
    }
  }

  private func explains(_ found: [Fault], _ fault: Fault) -> Bool {
    found.contains {
      waived.contains($0.law.id) ? $0.key == fault.key : $0.explains(fault)
    }
  }

  /// What shows under conditions that are drawn, each with the simplest; the first round that finds
  /// nothing more is the last.
  private func drawn(
    _ settings: Settings, _ workers: Int, besides known: [Fault]
  ) -> [(Fault, WindowCondition)] {
    var found: [(Fault, WindowCondition)] = []
    while found.count + known.count < Self.mostFindings {
      let before = known + found.map { $0.standing(for: $1.copies) }
      @Sendable func new(under condition: WindowCondition) -> Fault? {
        var work = Work(window, laws, intent, model, range, .max)
        return work.faults(under: condition).first {
          !explains(before, $0.standing(for: condition.copies))
        }
      }
      let report = check(
        Gen<WindowCondition>.conditions(of: window, intent, in: range), settings: settings,
        workers: workers
      ) { condition -> Outcome in
        guard let fault = new(under: condition) else { return .passed }
        return .failed(
          Failure(kind: "\(fault.law.id): \(fault.evidence.check)", message: fault.evidence.check))
      }
      let more = report.counterexamples.compactMap { counterexample in
        new(under: counterexample.value).map { ($0, counterexample.value) }
      }
      guard !more.isEmpty else { break }
      for (fault, condition) in more {
        let all = known + found.map { $0.standing(for: $1.copies) }
        if !explains(all, fault.standing(for: condition.copies)) {
          found.append((fault, condition))
        }
      }
    }
    return found
  }

  private static let mostFindings = 20
  /// Under how many conditions a remedy is confirmed.
  private static let confirmed = 16
}

/// What a law finds, told apart from what else it finds by the views and the axis.
struct Fault: Sendable {
  struct Key: Hashable, Sendable {
    let law: String
    let views: [ViewID]
    let axis: Axis?
  }

  let law: WindowLaw
  let evidence: Evidence
  /// The views that it is about, the first to be mended first.
  private(set) var views: [ViewID]

  init(law: WindowLaw, evidence: Evidence) {
    (self.law, self.evidence, views) = (law, evidence, evidence.views)
  }

  var key: Key {
    // Which views are named where there is no layout hangs on the window.
    let isOpen = law.id == WindowLaw.determined.id
    return Key(law: law.id, views: isOpen ? [] : views, axis: evidence.axis)
  }

  /// The same of the views that others are copies of.
  func standing(for copies: [ViewID: ViewID]) -> Fault {
    var fault = self
    fault.views = views.map { copies[$0] ?? $0 }
    return fault
  }

  /// Whether another is the same, or follows from this one: it is of the same view on the same axis.
  ///
  /// What happens if a view is hidden explains nothing of what there is while it is shown.
  func explains(_ other: Fault) -> Bool {
    if key == other.key { return true }
    if law.id == WindowLaw.hidingKeepsTheLayout.id { return false }
    if law.id == WindowLaw.determined.id { return evidence.axis == other.evidence.axis }
    guard let own = views.first, let their = other.views.first else { return false }
    return own == their && evidence.axis == other.evidence.axis
  }
}

/// Lays windows out as long as there is something left of a budget.
struct Work {
  private let window: Window
  private let laws: [WindowLaw]
  private let intent: DesignIntent
  private let model: LawContext
  private let range: WindowRange
  /// The views that may still be laid out.
  var rest: Int

  init(
    _ window: Window, _ laws: [WindowLaw], _ intent: DesignIntent, _ model: LawContext,
    _ range: WindowRange, _ rest: Int
  ) {
    (self.window, self.laws, self.intent, self.model) = (window, laws, intent, model)
    (self.range, self.rest) = (range, rest)
  }

  var hasRoom: Bool { rest > 0 }

  /// The window after some edits, laid out; nil if there is no layout.
  mutating func shown(
    _ edits: [Edit], _ condition: WindowCondition = WindowCondition()
  ) -> ShownWindow? {
    rest -= window.viewCount + 1
    guard let changed = try? model.model.editing.applyToWindow(window, edits),
      let layout = try? model.model.windowLayout(changed)
    else { return nil }
    return ShownWindow(changed, layout, intent, isAsGiven: condition.edits.isEmpty)
  }

  /// What laws find under a condition; those that ask for layouts of their own are tried as given.
  mutating func faults(under condition: WindowCondition) -> [Fault] {
    faults(under: condition.edits, condition) ?? []
  }

  /// The names of what is found after some edits.
  mutating func keys(under edits: [Edit], _ condition: WindowCondition) -> Set<Fault.Key>? {
    faults(under: edits, condition).map { Set($0.map(\.key)) }
  }

  /// What is found after some edits, as far as a condition asks; nil if they cannot be applied.
  private mutating func faults(under edits: [Edit], _ condition: WindowCondition) -> [Fault]? {
    guard let changed = try? model.model.editing.applyToWindow(window, edits) else { return nil }
    let shown = shown(edits, condition)
    let tried = laws.filter { condition.laws?.contains($0.id) ?? true }
    return tried.flatMap { law -> [Fault] in
      let found: [Evidence]?
      switch law.check {
      case .layout(let check): found = shown.map { check($0, model) }
      case .window(let check):
        if law.id == WindowLaw.determined.id {
          found = shown == nil ? try? check(changed, intent, model) : []
        } else {
          guard edits.isEmpty, shown != nil else { return [] }
          rest -= law.layouts(of: window, intent) * (window.viewCount + 1)
          found = try? check(changed, intent, model)
        }
      }
      return (found ?? []).filter { edits.isEmpty || !isHeldByMasks($0) }
        .map { Fault(law: law, evidence: $0) }
    }
  }

  /// Whether a fault hangs on constants that code may change: it is gone where those along its axis are
  /// half as large, or half as large again.
  mutating func isLeftToCode(_ fault: Fault, under condition: WindowCondition) -> Bool {
    guard let changed = intent.drawing?.changedByCode, !changed.isEmpty else { return false }
    let open = window.constraints.enumerated().filter { _, constraint in
      guard case .document(_, let line) = constraint.origin, constraint.constant != 0,
        fault.evidence.axis.map({ $0 == constraint.first.attribute.axis }) ?? true
      else { return false }
      return changed.contains(line)
    }
    guard !open.isEmpty else { return false }
    for factor in [0.5, 1.5] {
      let edits = open.map { index, constraint in
        Edit.setConstant(constraint.constant * factor, of: .index(index))
      }
      if !(keys(under: edits + condition.edits, condition)?.contains(fault.key) ?? false) {
        return true
      }
    }
    return false
  }

  /// Whether views are at fault whose frames are known only as they were drawn, what is in them, or
  /// what is tied to them.
  private func isHeldByMasks(_ evidence: Evidence) -> Bool {
    guard let fixed = intent.drawing?.fixedFrames, !fixed.isEmpty else { return false }
    let isFixed = evidence.views.contains { id in
      fixed.contains(id) || fixed.contains { window.root.view($0)?.holds(id) ?? false }
    }
    guard !isFixed, let first = evidence.views.first else { return isFixed }
    return window.constraints.contains { constraint in
      guard let second = constraint.second else { return false }
      let pair = [constraint.first, second].map { ViewID($0.item.viewName) }
      return pair.contains(first) && pair.contains(where: fixed.contains)
    }
  }

  /// The edits of a condition without those that a fault does not need; a device stays whole.
  mutating func simplest(_ condition: WindowCondition, of fault: Fault) -> [Edit] {
    var edits = condition.edits
    for place in edits.indices.reversed() where edits.count > 1 && !edits[place].isOfDevice {
      var fewer = edits
      fewer.remove(at: place)
      if keys(under: fewer, condition)?.contains(fault.key) ?? false { edits = fewer }
    }
    let others = edits.filter { !$0.isOfDevice }
    guard !others.isEmpty, others.count < edits.count,
      keys(under: others, condition)?.contains(fault.key) ?? false
    else { return edits }
    return others
  }
}

extension WindowLaw {
  /// How many layouts a law takes for a window.
  fileprivate func layouts(of window: Window, _ intent: DesignIntent) -> Int {
    guard id == Self.hidingKeepsTheLayout.id else { return 2 }
    return intent.isDrawn ? 1 : 2 * min(Self.hiddenViews, window.viewCount)
  }
}

extension Work {
  /// The interval of widths, heights or scales of text in which a fault is found, the rest as it is.
  ///
  /// A layout is piecewise linear in them, so an end of an interval is found by halving.
  mutating func interval(
    of fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> WindowInterval? {
    if case .scaleTexts(let factor)? = edits.last, factor > 1 {
      return interval(.texts, factor, in: 1...factor, step: 0.01) { work, factor in
        work.fails(fault, under: edits.dropLast() + [.scaleTexts(factor)], condition)
      }
    }
    if case .lengthenTexts(let factor)? = edits.last, factor > 1 {
      return interval(.words, factor, in: 1...factor, step: 0.01) { work, factor in
        work.fails(fault, under: edits.dropLast() + [.lengthenTexts(factor)], condition)
      }
    }
    guard let changed = try? model.model.editing.applyToWindow(window, edits) else { return nil }
    let size = changed.size
    let found = [WindowInterval.Dimension.width, .height].compactMap { dimension in
      let axis: Axis = dimension == .width ? .horizontal : .vertical
      let (own, lengths) = (size[axis], self.range.lengths(of: window, axis))
      guard lengths.lowerBound < lengths.upperBound else { return WindowInterval?.none }
      let range = min(own, lengths.lowerBound)...max(own, lengths.upperBound)
      return interval(dimension, own, in: range, step: 0.5) { work, length in
        let other =
          dimension == .width
          ? Size(width: length, height: size.height) : Size(width: size.width, height: length)
        return work.fails(fault, under: edits + [.resize(other)], condition)
      }
    }
    return found.first { !$0.isEverywhere } ?? found.first
  }

  private mutating func interval(
    _ dimension: WindowInterval.Dimension, _ own: Double, in range: ClosedRange<Double>,
    step: Double, fails: (inout Work, Double) -> Bool
  ) -> WindowInterval? {
    guard hasRoom, fails(&self, own) else { return nil }
    /// The last point towards an end at which it fails, and the next, at which it does not.
    func end(_ end: Double) -> (bad: Double, good: Double?) {
      if fails(&self, end) { return (end, nil) }
      let sign: Double = end < own ? -1 : 1
      var (bad, good) = (0, Int(((end - own).magnitude / step).rounded(.up)))
      while good - bad > 1, hasRoom {
        let middle = (bad + good) / 2
        if fails(&self, own + sign * Double(middle) * step) { bad = middle } else { good = middle }
      }
      func point(_ steps: Int) -> Double {
        ((own + sign * Double(steps) * step) * 100).rounded() / 100
      }
      return (point(bad), point(good))
    }
    let (near, far) = (end(range.lowerBound), end(range.upperBound))
    return WindowInterval(
      dimension: dimension,
      interval: FailingInterval(
        lastGood: near.good, firstBad: near.bad, lastBad: far.bad, nextGood: far.good))
  }

  /// Whether a fault is found after some edits, or there is not even a layout.
  private mutating func fails(
    _ fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> Bool {
    keys(under: edits, condition)?.contains {
      $0 == fault.key || $0.law == WindowLaw.determined.id
    } ?? false
  }
}

extension View {
  /// The view of a name in a tree.
  fileprivate func view(_ id: ViewID) -> View? {
    self.id == id ? self : subviews.lazy.compactMap { $0.view(id) }.first
  }
}

extension Edit {
  /// Whether it puts a window on a device: its size, or what bars cover.
  var isOfDevice: Bool {
    switch self {
    case .resize, .setSafeAreaInsets: true
    default: false
    }
  }
}
