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
  private let window: Screen
  private let laws: [WindowLaw]
  private var intent: DesignIntent
  private let model: LawContext
  /// The window as given, from which it is laid out in other sizes.
  private let prepared: PreparedScreen
  private let budget: Int
  private let range: WindowRange
  private let waived: Set<ScreenLaw>

  /// The views that are laid out for a window at most if nobody says.
  package static let usualBudget = 20_000

  /// Makes a sweep.
  ///
  /// - Parameters:
  ///   - window: the window as given.
  ///   - unasked: laws that nobody asks for.
  ///   - waived: laws that the window is meant to break: they explain nothing of what else it breaks.
  ///   - drawing: what is known of it if it was drawn in Interface Builder.
  ///   - range: the sizes of windows that are tried beside the one that is given.
  ///   - budget: how many views may be laid out, those of drawn conditions not counted.
  package init(
    of window: Screen, leavingOut unasked: Set<ScreenLaw> = [],
    waiving waived: Set<ScreenLaw> = [],
    drawing: DesignIntent.Drawing? = nil, in range: WindowRange = WindowRange(),
    budget: Int = usualBudget, model: LayoutModel = .standard
  ) {
    self.window = window
    laws = WindowLaw.ofFiles.filter { !unasked.contains($0.law) }
    (self.waived, self.range) = (waived, range)
    self.model = LawContext(model)
    self.budget = budget
    prepared = model.prepare(window)
    intent = DesignIntent(window, try? model.layout(window, from: prepared), drawing: drawing)
  }

  /// Makes a sweep of the screen of a file.
  package init(
    of file: ScreenFile, leavingOut unasked: Set<ScreenLaw> = [],
    in range: WindowRange = WindowRange(), budget: Int = usualBudget
  ) {
    self.init(
      of: file.screen, leavingOut: unasked,
      waiving: Set(file.waivers.keys.compactMap(ScreenLaw.init)),
      in: range, budget: budget)
    intent.tellsSafeArea = ScrollViewScreen(file.screen) != nil
    intent.variety = file.varies
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
    var work = WindowTrials(window, laws, intent, model, range, budget, from: prepared)
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
    var squeezed: [Int: Set<SqueezedView>?] = [:]
    let asGiven = given?.squeezed
    let told = found.prefix(Self.mostFindings).compactMap { fault, condition -> Told? in
      let simplest = work.simplest(condition, of: fault)
      guard
        let (fault, edits, condition) = work.onNewestDevice(
          fault, under: simplest, condition, of: conditions)
      else { return nil }
      let interval = work.interval(of: fault, under: edits, condition)
      let remedy = WindowRemedies(fault, window, intent).first { changed in
        guard work.hasRoom else { return false }
        var other = trials(of: changed, work)
        defer { work.rest = other.rest }
        guard let now = other.keys(under: edits, condition), !now.contains(fault.key),
          now.isSubset(of: keys)
        else { return false }
        other.prepare()
        for (number, condition) in conditions.enumerated() {
          guard let now = other.trial(under: condition), !now.keys.contains(fault.key),
            now.keys.isSubset(of: keys)
          else { return false }
          guard let left = now.squeezed, !left.isEmpty else { continue }
          if squeezed[number] == nil {
            work.rest = other.rest
            squeezed[number] = .some(work.shown(condition.edits, condition)?.squeezed)
            other.rest = work.rest
          }
          guard left.isAllowed(after: squeezed[number] ?? nil, given: asGiven) else { return false }
        }
        return other.hasRoom
      }
      let finding = WindowFinding(
        law: fault.law, evidence: fault.evidence,
        session: EditSession(start: window, edits: edits),
        device: edits.contains(where: \.isOfDevice) ? condition.device : nil, interval: interval,
        remedy: remedy)
      return Told(fault: fault, condition: condition, finding: finding)
    }
    return byCause(told, work)
  }

  /// A finding with the fault and the condition under which it is looked for.
  private struct Told {
    let fault: Fault
    let condition: WindowCondition
    let finding: WindowFinding
  }

  /// The findings, each with those of the others that are gone with what mends it.
  private func byCause(_ told: [Told], _ work: WindowTrials) -> [WindowFinding] {
    var rest = told[...]
    var found: [WindowFinding] = []
    while let first = rest.popFirst() {
      var finding = first.finding
      if !rest.isEmpty, let changed = finding.remedy.flatMap({ try? window.applying($0.edits) }) {
        var other = trials(of: changed, work)
        let gone = rest.map { one in
          other.keys(under: one.finding.session.edits, one.condition)
            .map { !$0.contains(one.fault.key) } ?? false
        }
        finding.following = zip(rest, gone).filter(\.1).map(\.0.finding)
        rest = zip(rest, gone).filter { !$0.1 }.map(\.0)[...]
      }
      found.append(finding)
    }
    return found
  }

  /// Trials of another window, as many as are left.
  private func trials(of changed: Screen, _ work: WindowTrials) -> WindowTrials {
    WindowTrials(changed, laws, intent, model, range, work.rest, from: prepared)
  }

  private func explains(_ found: [Fault], _ fault: Fault) -> Bool {
    found.contains {
      waived.contains($0.law)
        ? $0.key == fault.key : $0.explains(fault) || areOfOneRoom($0, fault)
    }
  }

  /// Whether two faults tell of the same empty room at the end of a scroll view.
  private func areOfOneRoom(_ one: Fault, _ other: Fault) -> Bool {
    guard one.law != other.law else { return false }
    let (room, end) = one.law == .scrollsAsNeeded ? (one, other) : (other, one)
    guard room.law == .scrollsAsNeeded, end.law == .endShowsTheLastView,
      end.evidence.relation == .atLeast, room.evidence.axis == end.evidence.axis,
      let room = room.views.first, let last = end.views.first
    else { return false }
    return window.root.arrangedInside.first { $0.id == room }?.holds(last) ?? false
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
        // What there is without any edit was found first.
        guard !condition.edits.isEmpty else { return nil }
        var work = WindowTrials(window, laws, intent, model, range, .max, from: prepared)
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
          Failure(kind: "\(fault.law): \(fault.evidence.check)", message: fault.evidence.check))
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
}
