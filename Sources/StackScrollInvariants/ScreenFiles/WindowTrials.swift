import StackScrollConstraints
import StackScrollCore

/// What a law finds, told apart from what else it finds by the views and the axis.
struct Fault: Sendable {
  struct Key: Hashable, Sendable {
    let law: ScreenLaw
    let views: [ViewID]
    let axis: Axis?
  }

  let law: ScreenLaw
  let evidence: Evidence
  /// The views that it is about, the first to be mended first.
  private(set) var views: [ViewID]

  init(law: ScreenLaw, evidence: Evidence) {
    (self.law, self.evidence, views) = (law, evidence, evidence.views)
  }

  var key: Key {
    // Which views are named where there is no layout, or no room, hangs on the window.
    let isOfWindow = law == .layoutIsDetermined || law == .partHasRoom
    // What two views cover of each other has a length along both axes.
    let axis = law == .viewsDoNotOverlap ? nil : evidence.axis
    return Key(law: law, views: isOfWindow ? [] : views, axis: axis)
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
    if law == .hidingKeepsTheLayout { return false }
    if law == .layoutIsDetermined { return evidence.axis == other.evidence.axis }
    guard let own = views.first, let their = other.views.first else { return false }
    return own == their && evidence.axis == other.evidence.axis
  }
}

/// Lays windows out as long as there is something left of a budget.
struct WindowTrials {
  private let window: Screen
  private let laws: [WindowLaw]
  private let intent: DesignIntent
  private let model: LawContext
  private let range: WindowRange
  /// A window with the same constraints but for constants, from which it is laid out.
  private var prepared: PreparedScreen
  private let masked: MaskedViews
  /// The views that may still be laid out.
  var rest: Int

  init(
    _ window: Screen, _ laws: [WindowLaw], _ intent: DesignIntent, _ model: LawContext,
    _ range: WindowRange, _ rest: Int, from prepared: PreparedScreen
  ) {
    (self.window, self.laws, self.intent, self.model) = (window, laws, intent, model)
    (self.range, self.rest, self.prepared) = (range, rest, prepared)
    masked = MaskedViews(intent.drawing?.fixedFrames ?? [], in: window)
  }

  var hasRoom: Bool { rest > 0 }

  /// Prepares the window itself, to lay it out in many sizes.
  mutating func prepare() { prepared = model.model.prepare(window) }

  /// The window after some edits, laid out; nil if there is no layout.
  mutating func shown(
    _ edits: [Edit], _ condition: WindowCondition = WindowCondition()
  ) -> ShownWindow? {
    (try? model.model.editing.apply(window, edits)).flatMap { try? shown($0, condition).get() }
  }

  private mutating func shown(
    _ changed: Screen, _ condition: WindowCondition
  ) -> Result<ShownWindow, any Error> {
    rest -= window.viewCount + 1
    return Result {
      ShownWindow(
        changed, try model.model.layout(changed, from: prepared), intent,
        isAsGiven: condition.isAsGiven)
    }
  }

  /// What laws find under a condition; those that ask for layouts of their own are tried as given.
  mutating func faults(under condition: WindowCondition) -> [Fault] {
    faults(under: condition.edits, condition) ?? []
  }

  /// The names of what is found after some edits.
  mutating func keys(under edits: [Edit], _ condition: WindowCondition) -> Set<Fault.Key>? {
    faults(under: edits, condition).map { Set($0.map(\.key)) }
  }

  /// Whether a fault is found after some edits; none of the other laws is tried.
  private mutating func finds(
    _ fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> Bool {
    same(as: fault, under: edits, condition) != nil
  }

  /// A fault as it is after some edits; nil if it is not there.
  private mutating func same(
    as fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> Fault? {
    faults(under: edits, condition, of: [fault.law])?.first { $0.key == fault.key }
  }

  /// What is found after some edits, as far as a condition asks; nil if they cannot be applied.
  ///
  /// - Parameter some: the laws that are tried; nil for all that the condition asks for.
  private mutating func faults(
    under edits: [Edit], _ condition: WindowCondition, of some: Set<ScreenLaw>? = nil
  ) -> [Fault]? {
    guard let changed = try? model.model.editing.apply(window, edits) else { return nil }
    return faults(in: changed, shown(changed, condition), under: edits, condition, of: some)
  }

  /// What is found under a condition, and which views have too little room; nil if its edits cannot be applied.
  mutating func trial(
    under condition: WindowCondition
  ) -> (keys: Set<Fault.Key>, squeezed: Set<SqueezedView>?)? {
    let edits = condition.edits
    guard let changed = try? model.model.editing.apply(window, edits) else { return nil }
    let shown = shown(changed, condition)
    let faults = faults(in: changed, shown, under: edits, condition)
    return (Set(faults.map(\.key)), (try? shown.get())?.squeezed)
  }

  /// What is found in a window that is laid out, or has no layout.
  private mutating func faults(
    in changed: Screen, _ shown: Result<ShownWindow, any Error>, under edits: [Edit],
    _ condition: WindowCondition, of some: Set<ScreenLaw>? = nil
  ) -> [Fault] {
    let tried = laws.filter {
      (condition.laws?.contains($0.law) ?? true) && (some?.contains($0.law) ?? true)
    }
    return tried.flatMap { law -> [Fault] in
      let found: [Evidence]?
      switch (law.check, shown) {
      case (.layout(let check), .success(let shown)): found = check(shown, model)
      case (.failure(let check), .failure(let error as LayoutError)):
        found = try? check(changed, error, intent, model)
      case (.window(let check), .success) where edits.isEmpty:
        rest -= law.layouts(of: window, intent) * (window.viewCount + 1)
        found = try? check(changed, intent, model)
      default: found = nil
      }
      return (found ?? []).filter { evidence in
        (edits.isEmpty || !masked.hold(evidence)) && isHeld(evidence, in: condition.holders)
      }.map { Fault(law: law.law, evidence: $0) }
    }
  }

  /// Whether a fault hangs on constants that code may change, and that views were drawn with.
  ///
  /// It is gone where those along its axis are half as large, or half as large again; a length of 0 is
  /// taken for 40. What bars cover may also be gone where code adds what they cover.
  mutating func isLeftToCode(_ fault: Fault, under condition: WindowCondition) -> Bool {
    guard let changed = intent.drawing?.changedByCode, !changed.isEmpty else { return false }
    let open = window.constraints.enumerated().filter { _, constraint in
      guard case .document(_, let line) = constraint.origin,
        constraint.constant != 0 || constraint.second == nil || constraint.isShare,
        intent.drawing?.constantsAsDrawn[line] == nil,
        fault.evidence.axis.map({ $0 == constraint.first.attribute.axis }) ?? true
      else { return false }
      return changed.contains(line)
    }
    guard !open.isEmpty else { return false }
    func constants(_ factor: Double) -> [Edit] {
      open.map { index, constraint in
        let id = ViewID(constraint.first.item.viewName)
        if constraint.isShare,
          let share = intent.frames[id]?.length(constraint.first.attribute.axis)
        {
          return Edit.setConstant(constraint.constant + share * (factor - 1), of: .index(index))
        }
        let constant = constraint.constant == 0 ? Self.usualConstant : constraint.constant
        return Edit.setConstant(constant * factor, of: .index(index))
      }
    }
    var trials = [0.5, 1.5].map(constants)
    // What waits beyond an edge is moved in.
    if fault.law == .nothingIsCutOff { trials.append(constants(-1)) }
    if fault.law == .everyViewClearsTheBars {
      trials.append(
        open.map { index, constraint in
          let more = constraint.constant < 0 ? -Self.usualConstant : Self.usualConstant
          return .setConstant(constraint.constant + more, of: .index(index))
        })
    }
    return trials.contains { edits in
      let all = edits + condition.edits
      // Constants that contradict the others are none that code sets.
      guard fault.law == .layoutIsDetermined || shown(all, condition) != nil else {
        return false
      }
      return !finds(fault, under: all, condition)
    }
  }

  /// What a constant may be that code has yet to set, in points.
  private static let usualConstant = 40.0

  /// Whether one of some views holds all that a fault is about.
  private func isHeld(_ evidence: Evidence, in holders: [ViewID]?) -> Bool {
    guard let holders else { return true }
    return holders.contains { holder in
      evidence.views.allSatisfy { window.root.view(holder)?.holds($0) ?? false }
    }
  }

  /// The edits of a condition without those that a fault does not need; a device stays whole.
  mutating func simplest(_ condition: WindowCondition, of fault: Fault) -> [Edit] {
    var edits = condition.edits
    for place in edits.indices.reversed() where edits.count > 1 && !edits[place].isOfDevice {
      var fewer = edits
      fewer.remove(at: place)
      if finds(fault, under: fewer, condition) { edits = fewer }
    }
    let others = edits.filter { !$0.isOfDevice }
    guard !others.isEmpty, others.count < edits.count,
      finds(fault, under: others, condition)
    else { return edits }
    return others
  }
}

extension WindowTrials {
  /// The fault on the newest device on which it is found, held in the same way; nil if it was found only in a window
  /// that was drawn in a size that no device has.
  ///
  /// - Parameter conditions: those of devices among them are tried.
  mutating func onNewestDevice(
    _ fault: Fault, under edits: [Edit], _ condition: WindowCondition,
    of conditions: [WindowCondition]
  ) -> (Fault, [Edit], WindowCondition)? {
    let device = edits.contains(where: \.isOfDevice) ? condition.device : nil
    let isOnCanvas =
      device == nil && intent.isDrawn && intent.isWhole
      && laws.first { $0.law == fault.law }?.readsLayouts ?? true
      && !range.supported.spans(window.size)
    let others = edits.filter { !$0.isOfDevice }
    let devices = conditions.filter { other in
      other.device != nil && other.edits.allSatisfy(\.isOfDevice)
        && other.laws?.contains(fault.law) ?? true
    }
    let postures =
      isOnCanvas ? [.portrait, .landscape, .splitView] : [device?.posture].compactMap(\.self)
    let newest = postures.flatMap { Device.newest($0, of: range.supported.devices) }
    for newer in newest where hasRoom {
      if newer == device { break }
      guard let other = devices.first(where: { $0.device == newer }) else { continue }
      let all = other.edits + others
      guard let same = same(as: fault, under: all, condition) else { continue }
      return (same, all, condition.with(all, on: newer))
    }
    return isOnCanvas ? nil : (fault, edits, condition)
  }
}

extension Constraint {
  /// Whether it makes a length a part of another, or a multiple.
  fileprivate var isShare: Bool { second != nil && multiplier != 1 && first.attribute.isLength }
}

extension WindowLaw {
  /// How many layouts a law takes for a window.
  fileprivate func layouts(of window: Screen, _ intent: DesignIntent) -> Int {
    guard law == .hidingKeepsTheLayout else { return 2 }
    return intent.isDrawn ? 1 : 2 * min(Self.hiddenViews, window.viewCount)
  }

  /// Whether it is asked of each layout, and not once of the window as given.
  fileprivate var readsLayouts: Bool { if case .window = check { false } else { true } }
}

extension WindowTrials {
  /// The interval of widths, heights or scales of text in which a fault is found, the rest as it is.
  ///
  /// Of widths and heights the pieces of the layout are known: a law is tried at both ends of each, from the given
  /// window on, and halving finds where it turns inside of one.
  mutating func interval(
    of fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> WindowInterval? {
    if case .scaleTexts(let factor)? = edits.last, factor > 1 {
      return interval(.texts, factor, to: [[1], []]) { work, factor in
        work.fails(fault, under: edits.dropLast() + [.scaleTexts(factor)], condition)
      }
    }
    if case .lengthenTexts(let factor)? = edits.last, factor > 1 {
      return interval(.words, factor, to: [[1], []]) { work, factor in
        work.fails(fault, under: edits.dropLast() + [.lengthenTexts(factor)], condition)
      }
    }
    guard let changed = try? model.model.editing.apply(window, edits) else { return nil }
    let size = changed.size
    let found = [WindowInterval.Dimension.width, .height].compactMap { dimension in
      let axis: Axis = dimension == .width ? .horizontal : .vertical
      let (own, lengths) = (size[axis], self.range.lengths(of: window, axis))
      guard lengths.lowerBound < lengths.upperBound else { return WindowInterval?.none }
      let ways = [min(own, lengths.lowerBound), max(own, lengths.upperBound)].map { end in
        LayoutPieces(of: changed, along: axis, from: own, to: end, dividesAll: false).lazy.flatMap {
          piece in
          let ends = [piece.lengths.lowerBound, piece.lengths.upperBound]
          return end < own ? ends.reversed() : ends
        }.prefix(2 * ScreenLimits.pieces)
      }
      var result = interval(dimension, own, to: ways) { work, length in
        var other = size
        other[axis] = length
        return work.fails(fault, under: edits + [.resize(other)], condition)
      }
      result?.lengths = min(own, lengths.lowerBound)...max(own, lengths.upperBound)
      return result
    }
    let told = found.filter { !$0.isOneLength }
    return told.first { !$0.isEverywhere } ?? told.first
  }

  /// - Parameter ways: the points on the ways to the least and to the greatest that is tried; a fault comes or goes once
  ///   at most from one to the next.
  private mutating func interval(
    _ dimension: WindowInterval.Dimension, _ own: Double, to ways: [some Sequence<Double>],
    fails: (inout WindowTrials, Double) -> Bool
  ) -> WindowInterval? {
    guard hasRoom, fails(&self, own) else { return nil }
    let ends = ways.map { way -> (bad: Double, good: Double?) in
      var bad = own
      for point in way where point != bad {
        guard hasRoom else { break }
        if fails(&self, point) {
          bad = point
          continue
        }
        var good = point
        while (good - bad).magnitude > Self.miss, hasRoom {
          let middle = (bad + good) / 2
          if fails(&self, middle) { bad = middle } else { good = middle }
        }
        let end = ((bad + good) / 2).inHundredths
        // The end itself may be one in which it fails, as a width that is regular from 640 points on.
        guard fails(&self, end) else { return (end, end) }
        return (end, (end + (good < bad ? -0.01 : 0.01)).inHundredths)
      }
      return (bad, nil)
    }
    // What was not looked at to the end says nothing of the rest.
    guard hasRoom else { return nil }
    return WindowInterval(
      dimension: dimension,
      interval: FailingInterval(
        lastGood: ends[0].good, firstBad: ends[0].bad, lastBad: ends[1].bad,
        nextGood: ends[1].good))
  }

  /// How exact the ends of an interval are, so that they are right to a hundredth.
  private static let miss = 0.001

  /// Whether a fault is found after some edits, or there is not even a layout.
  private mutating func fails(
    _ fault: Fault, under edits: [Edit], _ condition: WindowCondition
  ) -> Bool {
    faults(under: edits, condition, of: [fault.law, .layoutIsDetermined])?.contains {
      $0.key == fault.key || $0.law == .layoutIsDetermined
    } ?? false
  }
}

extension View {
  /// The view of a name in a tree.
  fileprivate func view(_ id: ViewID) -> View? {
    self.id == id ? self : subviews.firstResult { $0.view(id) }
  }
}
