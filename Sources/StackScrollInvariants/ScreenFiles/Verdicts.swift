import StackScrollConstraints
import StackScrollCore

// What each axis of a window or a screen comes to, for machines.

extension DescriptionFile {
  /// The verdict on each axis; if there is a layout, where each view stands and how far each scroll view
  /// scrolls.
  ///
  /// Who is open, and who gave way, is told of a screen as of a window.
  package var verdicts: Verdicts {
    switch self {
    case .window(let file):
      let (layout, accounts) = file.window.accounts()
      return Verdicts(accounts, layout?.framesByID(), layout?.contentsByID) { _, account in
        (account.problem == nil, account.problem?.verdict ?? ["verdict": .string("determined")])
      }
    case .screen(let file):
      let layout = (try? file.screen.solvedLayout()).map(file.presentation.shown)
      let window = Window(file.screen)
      return Verdicts(
        window.accounts().axes, layout?.framesByID(), layout.map { [window.root.id: $0] }
      ) { axis, _ in
        let verdict = file.screen.solvedVerdict(axis)
        guard case .object(var object) = verdict.json else { return (false, [:]) }
        object["says"] = verdict.error(along: axis).map { .string("\($0)") }
        if verdict == .determined { object["views"] = nil }
        return (verdict == .determined, object)
      }
    }
  }
}

/// What each axis of a window comes to.
package struct Verdicts {
  /// The verdicts as JSON.
  package let json: [String: JSONValue]
  /// Whether both axes are determined.
  package let areDetermined: Bool

  fileprivate init(
    _ accounts: [Axis: AxisAccount], _ frames: [ViewID: Rect]?, _ contents: [ViewID: Layout]?,
    _ verdict: (Axis, AxisAccount) -> (isDetermined: Bool, json: [String: JSONValue])
  ) {
    var axes: [String: JSONValue] = [:]
    var areDetermined = true
    for (axis, account) in accounts {
      var (isDetermined, object) = verdict(axis, account)
      if !isDetermined { object.merge(account.json) { own, _ in own } }
      areDetermined = areDetermined && isDetermined
      if !account.gaveWay.isEmpty { object["gaveWay"] = .array(account.gaveWay.map(\.json)) }
      if let frames {
        object["frames"] = .object(
          Dictionary(uniqueKeysWithValues: frames.map { ($0.name, $1.span(along: axis)) }))
      }
      if let contents {
        object["contents"] = .object(
          Dictionary(uniqueKeysWithValues: contents.map { ($0.name, $1.scrolling(along: axis)) }))
      }
      axes["\(axis)"] = .object(object)
    }
    (json, self.areDetermined) = (["axes": .object(axes)], areDetermined)
  }
}

extension WindowLayout {
  fileprivate var contentsByID: [ViewID: Layout] {
    Dictionary(
      uniqueKeysWithValues: scrollViews.compactMap { id in content(of: id).map { (id, $0) } })
  }
}

extension Rect {
  /// Where it begins and how long it is, by the names that what is open has.
  fileprivate func span(along axis: Axis) -> JSONValue {
    .object(
      axis == .horizontal
        ? ["left": .number(minX), "width": .number(size.width)]
        : ["top": .number(minY), "height": .number(size.height)])
  }
}

extension Layout {
  fileprivate func scrolling(along axis: Axis) -> JSONValue {
    let range = offsetRange(axis)
    return .object([
      "length": .number(contentSize[axis]), "scrolls": .bool(scrolls(axis)),
      "offsets": .object(["from": .number(range.lowerBound), "to": .number(range.upperBound)]),
    ])
  }
}

extension WindowLayoutError {
  /// The word for what is wrong, in the words of screens, and a sentence.
  fileprivate var verdict: [String: JSONValue] {
    let word =
      switch self {
      case .ambiguous(let parts):
        parts.areLengths || parts.contents.isEmpty ? "ambiguous" : "openContent"
      case .contradictory: "unsatisfiable"
      case .unwritten, .restless, .solver: "unsupported"
      }
    return ["verdict": .string(word), "says": .string("\(self)")]
  }
}

extension AxisAccount {
  /// What is open, within which bounds, and what settles it; the parties of a conflict.
  fileprivate var json: [String: JSONValue] {
    var object: [String: JSONValue] = [:]
    switch problem {
    case .ambiguous(let parts):
      object["views"] = .array(parts.views.map { .string($0.name) })
      object["settledBy"] = .array(parts.settledBy.map { .string($0.name) })
    case .contradictory(_, let conflict?):
      object["conflict"] = .object([
        "constraints": .array(conflict.constraints.map(\.parties)),
        "remedies": .array((conflict.remedies ?? []).map(\.parties)),
      ])
    default: break
    }
    var items: [String: [String: JSONValue]] = [:]
    for (anchor, range) in open {
      items[anchor.item.id, default: [:]][anchor.attribute.rawValue] =
        range.map { Reading.range($0).json } ?? .null
    }
    if !items.isEmpty { object["open"] = .object(items.mapValues(JSONValue.object)) }
    return object
  }
}

extension HeldConstraint {
  fileprivate var json: JSONValue {
    guard case .object(var object) = constraint.parties else { return .null }
    object["missedBy"] = .finite(miss)
    return .object(object)
  }
}

extension Constraint {
  /// The constraint, and who asked for it.
  fileprivate var parties: JSONValue {
    var object = json
    let (by, view): (String, ViewID?) =
      switch origin {
      case .written, .document, .log: ("written", nil)
      case .stackView(let id): ("stackView", id)
      case .attachment: ("attachment", nil)
      case .frame: ("frame", nil)
      case .length(let id): ("length", id)
      case .intrinsicSize(let id): ("intrinsicSize", id)
      case .engine: ("engine", nil)
      }
    object["by"] = .string(by)
    object["of"] = view.map { .string($0.name) }
    return .object(object)
  }
}
