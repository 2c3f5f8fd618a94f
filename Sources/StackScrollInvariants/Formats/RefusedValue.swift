import PublishedScreens
import StackScrollConstraints
import StackScrollCore

// Where in JSON the value stands that a model refuses: errors of models name views and properties,
// and whoever mends a file wants the line.

extension JSONValue {
  /// The error that a model refuses what this describes, at the part that it is about.
  ///
  /// - Complexity: O(n) for n values.
  func refusal(_ error: any Error) -> FixtureError {
    FixtureError(.refused("\(error)"), at: path(to: error))
  }

  /// The keys that lead to what an error is about, as far as it says.
  private func path(to error: any Error) -> [String] {
    switch error {
    case let error as ScreenError: path(toRefused: error)
    case let error as EditError: path(toRefused: error)
    case let error as ScreenEditError: path(toRefused: error)
    case PublishedScreenError.countOutOfRange(let count, _, _): [count.rawValue]
    case PublishedScreenError.notWellFormed(let error): path(toRefused: error)
    default: []
    }
  }

  private func path(toRefused error: ScreenError) -> [String] {
    switch error {
    case .notFinite(let place, let value), .negative(let place, let value),
      .scaleOutOfRange(let place, let value, allowed: _),
      .outOfRange(let place, let value, limit: _),
      .priorityOutOfRange(let place, let value):
      let path = path(to: place)
      return path + (self[path]?.path { $0 == .number(value) } ?? [])
    case .givenByLayout(let place): return path(to: place)
    case .emptyID: return path(toView: "") + ["id"]
    case .duplicateID(let id):
      let first = path(toView: id)
      var isSecond = false
      let second = path { value in
        guard value.isView(id) else { return false }
        defer { isSecond = true }
        return isSecond
      }
      return second ?? first
    case .baselinesInColumn(let id): return path(toView: id) + ["stack", "alignment"]
    case .textTooLong(let id, limit: _): return path(toView: id) + ["text", "string"]
    case .containerInScreen(let id), .nestedTooDeeply(let id, limit: _),
      .tooManyViews(let id, limit: _):
      return path(toView: id)
    case .unknownItem(let name, let index):
      let constraint = ["constraints", String(index)]
      let side = ["first", "second"].first { side in
        guard case .string(let anchor)? = self[constraint + [side]] else { return false }
        return anchor.hasPrefix("\(name).")
      }
      return constraint + (side.map { [$0] } ?? [])
    case .constraint(let index, on: _, let problem):
      let constraint = ["constraints", String(index)]
      switch problem {
      case .placeAgainstLength, .differentAxes: return constraint + ["second"]
      case .multiplier: return constraint + ["multiplier"]
      case .constant: return constraint + ["constant"]
      case .priority: return constraint + ["priority"]
      case .outOfRange(let value, limit: _):
        return constraint + (self[constraint]?.path { $0 == .number(value) } ?? [])
      }
    case .variation(let index, let error):
      let edits = ["variations", String(index), "edits"]
      return edits + (self[edits]?.path(to: error) ?? [])
    }
  }

  private func path(toRefused error: ScreenEditError) -> [String] {
    switch error {
    case .refused(let error): path(toRefused: error)
    case .notWellFormed(let error): path(toRefused: error)
    case .noLayout: []
    }
  }

  /// Only what is edited is searched, if that is told apart.
  private func path(toRefused error: EditError) -> [String] {
    let edits = ["edits", "gestures", "actions"].filter { self[[$0]] != nil }.prefix(1)
    func path(to value: JSONValue) -> [String] {
      edits + (self[Array(edits)]?.path { $0 == value } ?? [])
    }
    switch error {
    case .noSuchView(let id), .notAStack(let id), .notALeaf(let id), .notArranged(let id),
      .notAScrollView(let id):
      return path(to: .string(id.name))
    case .indexOutOfRange(let index, in: _, allowed: _): return path(to: .number(Double(index)))
    case .noSuchConstraint(.identifier(let name)): return path(to: .string(name))
    case .noSuchConstraint(.index(let index)): return path(to: .number(Double(index)))
    case .noScrollView, .notOfVariations: return Array(edits)
    }
  }

  /// The keys that lead to the value of a property, or to what has it.
  private func path(to place: ErrorLocation) -> [String] {
    let owner: [String] =
      switch place.subject {
      case .view(let id): path(toView: id)
      case .scrollView: self[["scrollView"]] == nil ? [] : ["scrollView"]
      case .screen, .window, .pixelGrid: []
      }
    let name = place.property == .customSpacing ? "customSpacings" : place.property.rawValue
    let property = name.split(separator: ".").map(String.init)
    let holders = [[], ["size"], ["stack"], ["scrollView"], ["attachment"]]
    return holders.lazy.map { owner + $0 + property }.first { self[$0] != nil } ?? owner
  }

  private func path(toView id: ViewID) -> [String] { path { $0.isView(id) } ?? [] }

  private func isView(_ id: ViewID) -> Bool { self[["id"]] == .string(id.name) }

  /// The keys that lead to the first value of some kind, in the order of lists and of keys.
  private func path(where isMeant: (JSONValue) -> Bool) -> [String]? {
    if isMeant(self) { return [] }
    let parts: [(key: String, value: JSONValue)] =
      switch self {
      case .array(let values): values.enumerated().map { (String($0), $1) }
      case .object(let values): values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      case .null, .bool, .number, .string: []
      }
    for (key, value) in parts {
      if let rest = value.path(where: isMeant) { return [key] + rest }
    }
    return nil
  }

  /// The value to which some keys lead; nil if there is none.
  private subscript(path: [String]) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, key in
      switch value {
      case .object(let values)?: values[key]
      case .array(let values)?:
        Int(key).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }
}
