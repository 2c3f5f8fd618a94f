import StackScrollConstraints
import StackScrollCore

// What each axis of a window or a screen comes to, for machines.

extension ScreenFile {
  /// The verdict on each axis; if there is a layout, where each view stands and how far each scroll view
  /// scrolls.
  package var verdicts: Verdicts { Verdicts(screen) }
}

/// What each axis of a window comes to.
package struct Verdicts {
  /// The verdicts as JSON.
  package let json: [String: JSONValue]
  /// Whether both axes are determined.
  package let areDetermined: Bool

  fileprivate init(_ screen: Screen) {
    let (layout, accounts) = screen.accounts()
    var axes: [String: JSONValue] = [:]
    for (axis, account) in accounts {
      let verdict = AxisVerdict(account.problem)
      var object: [String: JSONValue] = ["verdict": .string(verdict.kind.rawValue)]
      object["says"] = verdict.says.map(JSONValue.string)
      if verdict.kind != .determined { object.merge(account.json) { own, _ in own } }
      if !account.gaveWay.isEmpty { object["gaveWay"] = .array(account.gaveWay.map(\.json)) }
      if let layout {
        object["frames"] = .object(
          Dictionary(
            uniqueKeysWithValues: layout.framesByID().map { ($0.name, $1.span(along: axis)) }))
        object["contents"] = .object(
          Dictionary(
            uniqueKeysWithValues: layout.contentsByID.map { ($0.name, $1.scrolling(along: axis)) }))
      }
      axes["\(axis)"] = .object(object)
    }
    json = ["axes": .object(axes)]
    areDetermined = accounts.values.allSatisfy { $0.problem == nil }
  }
}

extension Layout {
  fileprivate var contentsByID: [ViewID: ContentLayout] {
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

extension ContentLayout {
  fileprivate func scrolling(along axis: Axis) -> JSONValue {
    let range = offsetRange(axis)
    return .object([
      "length": .number(contentSize[axis]), "scrolls": .bool(scrolls(axis)),
      "offsets": .object(["from": .number(range.lowerBound), "to": .number(range.upperBound)]),
    ])
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
