import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A counterexample as people meet it: one of the known cases of its law, or else in the window of a
/// device, with lengths that screens have.
///
/// The smallest case explains best and is nobody's screen: a window of 1 x 1 with an image of one point.
/// So the window grows to that of a device and everything else grows with it, by as much, or stays; then
/// each length goes back towards the smallest case, gaps before views, in steps of four points and to no
/// less than 44 for a view, as far as the law still fails in the same kind. What the law assumes of the
/// smallest case holds of this one, and a window with any tree of views has the safe area of its device.
public struct BelievableCase: Sendable {
  /// The value.
  public let subject: any Subject
  /// What is wrong with it: of the same kind as the smallest case.
  public let failure: Failure
  /// The same as data; nil if the law finds nothing when it is asked again.
  package let evidence: Evidence?
  /// What the known case is called that it is; nil if the law has none that fails in this kind.
  let example: String?
  /// The window it was given; nil if it is a known case, or fails on no device.
  package let device: Device?
  /// Whether a safe area counts and is another than that of the device.
  private let hasOtherSafeArea: Bool
  /// How often the law was asked, over and above the run and its shrinking.
  public let evaluations: Int

  /// How often the law may be asked.
  public static let standardLimit = 2_000

  /// Looks for such a case.
  ///
  /// - Parameters:
  ///   - smallest: a value for which the law fails.
  ///   - law: the law.
  ///   - limit: how often the law may be asked.
  ///   - model: the layout that the law is checked against.
  ///   - isStopped: asked before each value.
  /// - Returns: nil if nothing can be nearer to a screen than the smallest case, or no such value fails in
  ///   the same kind.
  public static func find(
    near smallest: any Subject, breaking law: Invariant, limit: Int = standardLimit,
    model: LayoutModel = .standard, unless isStopped: () -> Bool = { false }
  ) -> BelievableCase? {
    withoutActuallyEscaping(isStopped) { isStopped in
      var search = BelievableSearch(
        smallest, law, limit: limit, model: model, isStopped: isStopped)
      return search?.known() ?? search?.run()
    }
  }

  /// Where it is met, to begin a sentence: `On an iPhone 15, 393 × 852`.
  package var place: String {
    if let example { return example }
    guard let device else { return "With lengths as screens have them" }
    let article = "AEIOU".contains(device.name.first ?? " ") || device.name.hasPrefix("i")
    return "On \(article ? "an" : "a") \(device.words)"
      + (hasOtherSafeArea ? ", with another safe area" : "")
  }

  fileprivate init(
    _ subject: any Subject, _ failure: Failure, _ evidence: Evidence?, example: String? = nil,
    on device: Device? = nil, hasOtherSafeArea: Bool = false, evaluations: Int
  ) {
    (self.subject, self.failure, self.evidence) = (subject, failure, evidence)
    (self.device, self.example) = (device, example)
    (self.hasOtherSafeArea, self.evaluations) = (hasOtherSafeArea, evaluations)
  }
}

extension Invariant {
  /// What is wrong with a case as somebody meets it, its numbers in a style.
  package func message(_ met: BelievableCase, _ style: NumberStyle) -> String {
    met.evidence.map { message($0, style) } ?? met.failure.message
  }
}

/// The search for a believable case: a document whose lengths change, and the law that must fail.
private struct BelievableSearch {
  private let law: Invariant
  private let kind: String
  private let model: LayoutModel
  /// Whether the smallest case has what the law assumes; then so must all others.
  private let isMeant: Bool
  private let smallest: JSONValue
  private let window: WindowPaths
  /// Where lengths stand that are not the window's.
  private let lengths: [[String]]
  private let limit: Int
  private let isStopped: () -> Bool
  private var evaluations = 0
  private var found: (json: JSONValue, subject: any Subject, failure: Failure)?

  /// The grid that lengths of screens keep.
  private static let grid = 4.0
  /// What a view measures: the side of a touch target.
  private static let side = 44.0

  /// - Returns: nil if the law does not fail for the value.
  init?(
    _ subject: any Subject, _ law: Invariant, limit: Int, model: LayoutModel,
    isStopped: @escaping () -> Bool
  ) {
    guard case .failed(let failure)? = try? law.outcome(for: subject, model: model) else {
      return nil
    }
    (self.law, kind, self.limit, self.isStopped) = (law, failure.kind, limit, isStopped)
    (self.model, isMeant) = (model, law.speaks(of: subject))
    smallest = .object(subject.json)
    window = WindowPaths(of: smallest)
    let all = smallest.lengthPaths.filter { [window] in !window.isOfSafeArea($0) }
    // Gaps go back first: what is left over belongs to the views.
    let others = all.filter { [window] in !window.paths.contains($0) }
    lengths = others.filter { !Self.isSide($0) } + others.filter(Self.isSide)
    evaluations = 1
    if Self.devices.contains(where: { [window, smallest] in window.isOf($0, in: smallest) }) {
      found = (smallest, subject, failure)
    }
  }

  /// The first known case of the law that fails in the same kind.
  mutating func known() -> BelievableCase? {
    for example in law.illustration?.examples ?? [] {
      for subject in example.subjects where law.speaks(of: subject) && !isStopped() {
        guard evaluations < limit else { return nil }
        evaluations += 1
        guard case .failed(let failure)? = try? law.outcome(for: subject, model: model),
          failure.kind == kind
        else { continue }
        return BelievableCase(
          subject, failure, try? law.evidence(for: subject, model: model), example: example.name,
          evaluations: evaluations)
      }
    }
    return nil
  }

  mutating func run() -> BelievableCase? {
    let device = growToDevice()
    if found == nil { growOnGrid() }
    guard found != nil else { return nil }
    var last: JSONValue?
    while last != found?.json {
      last = found?.json
      for path in lengths { moveBack(path) }
      if device == nil { for path in window.paths { moveBack(path) } }
    }
    guard let found, found.json != smallest else { return nil }
    return BelievableCase(
      found.subject, found.failure, try? law.evidence(for: found.subject, model: model), on: device,
      hasOtherSafeArea: device.map { !window.isCovered(found.json, by: $0) } ?? false,
      evaluations: evaluations)
  }

  /// Keeps a document if the law fails for it in the same kind.
  private mutating func keeps(_ json: JSONValue) -> Bool {
    guard evaluations < limit, !isStopped(), let subject = try? law.subject(of: json),
      !isMeant || law.speaks(of: subject)
    else { return false }
    evaluations += 1
    guard case .failed(let failure)? = try? law.outcome(for: subject, model: model),
      failure.kind == kind
    else { return false }
    found = (json, subject, failure)
    return true
  }

  // MARK: Growing

  /// Tries the windows of devices, what is in them on the grid, or else as it is, or grown by as much;
  /// a case in such a window stays there.
  private mutating func growToDevice() -> Device? {
    if found != nil {
      let own = Self.devices.filter { window.isOf($0, in: smallest) }
      return own.first { window.isCovered(smallest, by: $0) } ?? own.first
    }
    for isOnGrid in [true, false] {
      for device in Self.devices {
        for factor in factors(to: device.size) {
          let json = grown(by: factor, into: device.size, onGrid: isOnGrid)
          if keeps(window.covering(json, by: device)) || window.hasSafeArea && keeps(json) {
            return device
          }
        }
      }
    }
    return nil
  }

  /// Leaves the window to itself: what is too small grows to 44 points, or to the grid.
  private mutating func growOnGrid() {
    for factor in factors(to: Size(width: Self.side, height: Self.side)) {
      if keeps(grown(by: factor, into: nil)) { return }
    }
    found = (try? law.subject(of: smallest)).flatMap { subject in
      guard case .failed(let failure)? = try? law.outcome(for: subject, model: model) else {
        return nil
      }
      return (smallest, subject, failure)
    }
  }

  /// A phone that people know first.
  private static let devices =
    Device.all.filter { $0.name == "iPhone 15" && $0.posture == .portrait }
    + Device.all.filter { $0.posture == .portrait } + Device.all.filter { $0.posture == .landscape }

  /// By how much lengths may grow with the window, the least first.
  private func factors(to size: Size) -> [Double] {
    let own = window.paths.compactMap { smallest.number(at: $0) }
    let factors = zip(own, window.lengths(of: size)).filter { $0.0 > 0 }.map { $0.1 / $0.0 }
    return [1] + factors.filter { $0 > 1 && $0.isFinite }.sorted()
  }

  private func grown(by factor: Double, into size: Size?, onGrid: Bool = true) -> JSONValue {
    var json = smallest
    for path in lengths {
      guard let own = smallest.number(at: path) else { continue }
      json.set(.number(onGrid ? Self.onGrid(own * factor) : own * factor), at: path)
    }
    let sizes = size.map(window.lengths)
    for (place, path) in window.paths.enumerated() {
      guard let own = smallest.number(at: path) else { continue }
      json.set(.number(sizes?[place] ?? Self.onGrid(own * factor)), at: path)
    }
    return json
  }

  /// The nearest length of the grid, as long as nothing becomes of something.
  private static func onGrid(_ length: Double) -> Double {
    guard length != 0, length.magnitude < 1e6 else { return length }
    return max((length.magnitude / grid).rounded(), 1) * grid * (length < 0 ? -1 : 1)
  }

  /// Whether a length is a side of a view, and no gap.
  private static func isSide(_ path: [String]) -> Bool {
    ["width", "height"].contains(path.last { Int($0) == nil })
  }

  // MARK: Moving back

  /// Moves a length towards that of the smallest case, by bisection on the grid.
  private mutating func moveBack(_ path: [String]) {
    guard let json = found?.json, let now = json.number(at: path),
      let own = smallest.number(at: path), own != 0 || now != 0
    else { return }
    // In steps of the grid: `near` is not known to fail, `far` is.
    let near = Self.isSide(path) && own > 0 ? max(Self.side, Self.onGrid(own)) : Self.onGrid(own)
    func with(_ length: Double) -> JSONValue {
      var changed = json
      changed.set(.number(length), at: path)
      return changed
    }
    guard near != now, !keeps(with(near)) else { return }
    var steps = (near: 0.0, far: ((now - near) / Self.grid).rounded(.towardZero))
    while (steps.far - steps.near).magnitude > 1 {
      let middle = ((steps.near + steps.far) / 2).rounded(.towardZero)
      if keeps(with(near + middle * Self.grid)) {
        steps.far = middle
      } else {
        steps.near = middle
      }
    }
  }
}

/// Where the lengths of the window stand in a document.
private struct WindowPaths {
  let paths: [[String]]
  private let isWidth: [Bool]
  /// Where the safe area is, if the document has a screen.
  private let safeArea: [String]?

  /// The window is that of the screen that a session begins with, if it is one.
  init(of json: JSONValue) {
    let names: [[String]] = [["scrollView", "size"], ["viewport"], ["size"], []]
    safeArea =
      [[], ["start"]].compactMap { place -> [String]? in
        if json.value(at: place + ["root"]) != nil { return place + ["safeAreaInsets"] }
        let scrollView = place + ["scrollView"]
        return json.value(at: scrollView) != nil ? scrollView + ["safeAreaInsets"] : nil
      }.first
    paths = json.lengthPaths.filter { path in
      let inside = path.first == "start" ? Array(path.dropFirst()) : path
      return names.contains(Array(inside.dropLast()))
        && ["width", "height", "frameWidth"].contains(inside.last)
    }
    isWidth = paths.map { $0.last != "height" }
  }

  /// Whether a document has the window of a device.
  func isOf(_ device: Device, in json: JSONValue) -> Bool {
    !paths.isEmpty && paths.compactMap { json.number(at: $0) } == lengths(of: device.size)
  }

  /// Whether a safe area counts.
  var hasSafeArea: Bool { safeArea != nil }

  func isOfSafeArea(_ path: [String]) -> Bool { safeArea.map(path.starts) ?? false }

  /// The document with the safe area of a device, if one counts.
  func covering(_ json: JSONValue, by device: Device) -> JSONValue {
    guard let safeArea else { return json }
    var covered = json
    covered.set(.object(device.safeAreaInsets.json), at: safeArea)
    return covered
  }

  /// Whether a document has the safe area of a device, or needs none.
  func isCovered(_ json: JSONValue, by device: Device) -> Bool {
    guard let safeArea else { return true }
    return (json.value(at: safeArea) ?? .object(EdgeInsets.zero.json))
      == .object(device.safeAreaInsets.json)
  }

  /// The lengths that a size gives the paths.
  func lengths(of size: Size) -> [Double] { isWidth.map { $0 ? size.width : size.height } }
}

extension JSONValue {
  /// The paths to all numbers that are lengths in points, in the order of the keys.
  fileprivate var lengthPaths: [[String]] { lengthPaths(at: []) }

  /// The keys below which lengths stand; words of a text are in a list.
  private static let lengthKeys: Set = [
    "width", "height", "frameWidth", "top", "bottom", "left", "right", "leading", "trailing",
    "spacing", "customSpacing", "pinBottom", "constant", "length", "contentWidth",
    "contentHeight", "preferredMaxLayoutWidth", "space", "lineHeight", "words", "pointSize",
    "first", "last", "x", "y", "keyboard", "keyboardHeight",
  ]

  private func lengthPaths(at path: [String]) -> [[String]] {
    switch self {
    case .number:
      let key = path.last { Int($0) == nil } ?? ""
      let isNamed = path.dropLast().last == "customSpacings"
      return Self.lengthKeys.contains(key) || isNamed ? [path] : []
    case .array(let items):
      return items.enumerated().flatMap { $1.lengthPaths(at: path + ["\($0)"]) }
    case .object(let object):
      return object.keys.sorted().flatMap { (object[$0] ?? .null).lengthPaths(at: path + [$0]) }
    case .null, .bool, .string: return []
    }
  }

  /// The number at a path.
  fileprivate func number(at path: [String]) -> Double? {
    guard case .number(let number)? = value(at: path) else { return nil }
    return number
  }

  /// The value at a path; nil if there is none.
  fileprivate func value(at path: [String]) -> JSONValue? {
    var value = self
    for key in path {
      switch value {
      case .object(let object):
        guard let inside = object[key] else { return nil }
        value = inside
      case .array(let items):
        guard let place = Int(key), items.indices.contains(place) else { return nil }
        value = items[place]
      default: return nil
      }
    }
    return value
  }

  /// Puts a value at a path of which all but the last key are there.
  fileprivate mutating func set(_ value: JSONValue, at path: some Collection<String>) {
    guard let key = path.first else {
      self = value
      return
    }
    switch self {
    case .object(var object):
      if path.count == 1 {
        object[key] = value
      } else {
        object[key]?.set(value, at: path.dropFirst())
      }
      self = .object(object)
    case .array(var items):
      guard let place = Int(key), items.indices.contains(place) else { return }
      items[place].set(value, at: path.dropFirst())
      self = .array(items)
    default: break
    }
  }
}
