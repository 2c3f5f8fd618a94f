import Foundation
import StackScrollCore
import UIKit

@testable import StackScrollInvariants

/// A file of `Fixtures/Recorded`: screens of one public repository, as data, and the frames that UIKit
/// gave their views.
struct RecordedFile: Sendable {
  /// One screen, and where it was shown.
  struct Screen: Sendable {
    /// What is on it.
    let about: String
    /// The folder or the file of the repository that has the frames.
    let path: String
    /// Whether the view of the controller is laid out from right to left.
    let isRightToLeft: Bool
    let parts: [Part]
    let conditions: [Condition]
    /// Constraints that were made again each time.
    let repeated: [Condition]
    let shown: [Showing]
  }

  /// One view.
  struct Part: Sendable {
    enum Kind: String, CaseIterable, Sendable {
      case view = "UIView"
      case label = "UILabel"
      case button = "UIButton"
      case imageView = "UIImageView"
      case stack = "UIStackView"
      case scrollView = "UIScrollView"
      /// A `UILayoutGuide`, whose frame is its `layoutFrame`.
      case guide = "UILayoutGuide"

      /// What else is said of such a view.
      var keys: [String] {
        switch self {
        case .view: ["intrinsicContentSize"]
        case .scrollView, .guide: []
        case .label: ["text", "font", "lines"]
        case .button: ["text", "font", "type"]
        case .imageView: ["size", "symbol"]
        case .stack: ["axis", "alignment", "distribution", "spacing"]
        }
      }
      /// What is said of every view.
      static let common = ["layoutMargins", "semanticContentAttribute"]
    }
    enum Letters: Sendable {
      case size(CGFloat)
      case style(UIFont.TextStyle)
    }

    let id: String
    let kind: Kind
    let parent: String
    /// A word or two; nil where the text was longer.
    let text: String?
    let font: Letters?
    let lines: Int
    let isSystemButton: Bool
    let axis: NSLayoutConstraint.Axis
    let alignment: UIStackView.Alignment
    let distribution: UIStackView.Distribution
    let spacing: CGFloat
    /// The size that a view has of its own.
    let intrinsic: MeasuredSize
    let margins: UIEdgeInsets?
    let isRightToLeft: Bool
    /// The size of the picture of an image view.
    let picture: CGSize?
    /// The name of the symbol that an image view shows.
    let symbol: String?
  }

  /// A constraint, as `title.top >= root.safeArea.top + 8 @750`.
  struct Condition: Sendable {
    enum Guide: String, CaseIterable, Sendable { case safeArea, margins }
    struct Place: Sendable {
      let view: String
      let guide: Guide?
      let attribute: NSLayoutConstraint.Attribute
    }

    let first: Place
    let relation: NSLayoutConstraint.Relation
    let second: Place?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority
  }

  /// A screen in one window, and what was recorded there.
  struct Showing: Sendable {
    let name: String
    let size: CGSize
    let safeArea: UIEdgeInsets
    let category: ContentSizeCategory
    /// How often the repeated constraints stand there.
    let times: Int
    /// The sizes of texts.
    let sizes: [String: MeasuredSize]
    let frames: [Frame]
    /// The views that are known to stand elsewhere in the module, each with its kind of reason.
    let differs: [String: String]
  }

  /// A frame in the coordinates of the superview: x, y, width and height, nil where nothing is said.
  struct Frame: Sendable {
    /// What else than the frame can be said, behind the name of a view.
    enum Measure: String, CaseIterable, Sendable {
      /// The size of what a scroll view shows, without an origin.
      case contentSize
      /// The centre of a frame, without a size.
      case center
      /// The lower right corner of a frame, without a size.
      case end
    }

    let key: String
    let view: String
    /// Nil for the frame itself.
    let measure: Measure?
    let numbers: [Double?]
  }

  let name: String
  let about: String
  let repository: String
  let commit: String
  let licence: String
  /// The pixels a point, where they are known.
  let pixels: PixelGrid?
  /// The kinds of reasons for frames that differ, each in a sentence.
  let kinds: [String: String]
  let screens: [Screen]
}

/// What is wrong with a file of recorded frames: where, and what to do.
struct RecordedFileError: Error, CustomStringConvertible {
  let file: String
  /// The case, where the fault is in one.
  let showing: String?
  let fault: FixtureError

  var description: String {
    "\(file)\(showing.map { ", \($0)" } ?? ""): \(fault)"
  }
}

extension RecordedFile {
  /// Reads a file.
  init(parsing data: Data, name: String) throws(RecordedFileError) {
    do throws(FixtureError) {
      self = try FixtureError.located(in: data) { () throws(FixtureError) in
        try JSONValue(parsing: data).fields { reader throws(FixtureError) in
          try RecordedFile(&reader, name: name)
        }
      }
    } catch {
      throw RecordedFileError(
        file: name, showing: Self.showing(at: error.path, in: data), fault: error)
    }
  }

  /// The name of the case that keys lead into.
  private static func showing(at path: [String], in data: Data) -> String? {
    guard path.count > 3, path[0] == "screens", path[2] == "shown",
      let screen = Int(path[1]), let number = Int(path[3]),
      case .object(let file)? = try? JSONValue(parsing: data),
      case .array(let screens)? = file["screens"], case .object(let object) = screens[screen],
      case .array(let shown)? = object["shown"], case .object(let fields) = shown[number],
      case .string(let name)? = fields["name"]
    else { return nil }
    return name
  }

  private init(_ reader: inout FixtureReader, name: String) throws(FixtureError) {
    self.name = name
    about = try reader.string("about")
    repository = try reader.string("repository")
    commit = try reader.string("commit")
    licence = try reader.string("licence")
    pixels = try reader.read("scale", default: .some(nil)) { json throws(FixtureError) in
      let scale = try json.number()
      do { return try PixelGrid(scale: scale) } catch {
        throw FixtureError(.refused("\(error)"), at: [])
      }
    }
    let kinds = try reader.named("kinds") { json throws(FixtureError) in try json.string() }
    self.kinds = kinds
    screens = try reader.list("screens") { reader throws(FixtureError) in
      try Screen(&reader, kinds: kinds.keys.sorted())
    }
  }
}

extension RecordedFile.Screen {
  fileprivate init(_ reader: inout FixtureReader, kinds: [String]) throws(FixtureError) {
    about = try reader.string("about")
    path = try reader.string("path")
    isRightToLeft = try RecordedFile.isRightToLeft(&reader)
    var known = [RecordedFile.root]
    parts = try reader.list("views") { reader throws(FixtureError) in
      let part = try RecordedFile.Part(&reader, in: known)
      known.append(part.id)
      return part
    }
    let views = known
    let texts = parts.filter { [.label, .button].contains($0.kind) }.map(\.id)
    func list(_ key: String) throws(FixtureError) -> [RecordedFile.Condition] {
      try reader.read(key, default: []) { json throws(FixtureError) in
        try json.items { item throws(FixtureError) in
          try RecordedFile.Condition(try item.string(), among: views)
        }
      }
    }
    conditions = try list("constraints")
    repeated = try list("repeated")
    shown = try reader.list("shown") { reader throws(FixtureError) in
      try RecordedFile.Showing(&reader, views: views, texts: texts, kinds: kinds)
    }
  }
}

extension RecordedFile.Part {
  private static let styles: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  fileprivate init(_ reader: inout FixtureReader, in known: [String]) throws(FixtureError) {
    id = try reader.string("id")
    kind = try reader.word("class", among: Kind.allCases.map { ($0.rawValue, $0) })
    let keys = ["id", "class", "in"] + kind.keys + (kind == .guide ? [] : Kind.common)
    for key in reader.keys where !keys.contains(key) {
      throw reader.error(.unknownKey(key, known: keys))
    }
    parent = try reader.word(
      "in", among: known.map { ($0, $0) }, default: RecordedFile.root)
    text = reader.has("text") ? try reader.string("text") : nil
    font = try reader.object("font", default: .some(nil)) { reader throws(FixtureError) in
      guard reader.has("style") else { return .size(CGFloat(try reader.number("size"))) }
      return .style(try reader.word("style", among: Self.styles))
    }
    lines = try reader.int("lines", default: 1)
    isSystemButton = try reader.word("type", among: [("system", true)], default: false)
    axis = try reader.word(
      "axis", among: [("horizontal", .horizontal), ("vertical", .vertical)], default: .horizontal)
    alignment = try reader.word(
      "alignment",
      among: [
        ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("top", .top), ("bottom", .bottom),
      ], default: .fill)
    distribution = try reader.word(
      "distribution",
      among: [
        ("fill", .fill), ("fillEqually", .fillEqually),
        ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering),
      ], default: .fill)
    spacing = CGFloat(try reader.number("spacing", default: 0))
    let own = try reader.read("intrinsicContentSize", default: [nil, nil]) {
      json throws(FixtureError) in try json.someNumbers(2)
    }
    intrinsic = MeasuredSize(
      width: own[0].map { CGFloat($0) }, height: own[1].map { CGFloat($0) })
    margins = try reader.read("layoutMargins", default: .some(nil)) {
      json throws(FixtureError) in
      let insets = try json.numbers(4)
      return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    isRightToLeft = try RecordedFile.isRightToLeft(&reader)
    picture = try reader.read("size", default: .some(nil)) { json throws(FixtureError) in
      let numbers = try json.numbers(2)
      return CGSize(width: numbers[0], height: numbers[1])
    }
    symbol = reader.has("symbol") ? try reader.string("symbol") : nil
  }
}

extension RecordedFile.Condition {
  private static let attributes: [(String, NSLayoutConstraint.Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
    ("centerY", .centerY), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  fileprivate init(_ text: String, among views: [String]) throws(FixtureError) {
    let form =
      #/
      (\S+) \  (=|<=|>=) \  (?: (?: (-?[0-9.]+) \  \* \  )? ([^\s0-9\-]\S*) (?: \  ([+\-]) \  ([0-9.]+) )?
        | (-?[0-9.]+) ) (?: \  @([0-9]+) )?
      /#
    guard let parts = text.wholeMatch(of: form)?.output else {
      throw FixtureError(
        .refused("\"\(text)\" is no constraint; write it as a.top >= 2 * b.bottom + 8 @750"), at: []
      )
    }
    first = try Self.place(parts.1, among: views)
    relation =
      switch parts.2 {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    second = try parts.4.map { place throws(FixtureError) in try Self.place(place, among: views) }
    func number(_ text: Substring?, _ fallback: CGFloat) -> CGFloat {
      text.flatMap { Double($0) }.map { CGFloat($0) } ?? fallback
    }
    multiplier = number(parts.3, 1)
    constant = number(parts.7 ?? parts.6, 0) * (parts.5 == "-" ? -1 : 1)
    priority = UILayoutPriority(Float(number(parts.8, 1000)))
  }

  private static func place(
    _ text: Substring, among views: [String]
  ) throws(FixtureError) -> Place {
    let words = text.split(separator: ".").map { JSONValue.string(String($0)) }
    guard words.count == 2 || words.count == 3 else {
      throw FixtureError(.refused("\"\(text)\" is no attribute; write it as view.top"), at: [])
    }
    return Place(
      view: try words[0].word(among: views.map { ($0, $0) }),
      guide: words.count == 2
        ? nil : try words[1].word(among: Guide.allCases.map { ($0.rawValue, $0) }),
      attribute: try words[words.count - 1].word(among: attributes))
  }
}

extension RecordedFile.Showing {
  fileprivate init(
    _ reader: inout FixtureReader, views: [String], texts: [String], kinds: [String]
  ) throws(FixtureError) {
    name = try reader.string("name")
    let size = try reader.read("window") { json throws(FixtureError) in try json.numbers(2) }
    self.size = CGSize(width: size[0], height: size[1])
    let covered = try reader.read("safeArea", default: [0, 0, 0, 0]) {
      json throws(FixtureError) in try json.numbers(4)
    }
    safeArea = UIEdgeInsets(
      top: covered[0], left: covered[1], bottom: covered[2], right: covered[3])
    category = try reader.word(
      "category", among: ContentSizeCategory.allCases.map { ("\($0)", $0) }, default: .large)
    times = try reader.int("times", default: 1)
    sizes = try reader.named("sizes", among: texts) { json throws(FixtureError) in
      let lengths = try json.someNumbers(2)
      return MeasuredSize(
        width: lengths[0].map { CGFloat($0) }, height: lengths[1].map { CGFloat($0) })
    }
    let measures = views.flatMap { view in
      RecordedFile.Frame.Measure.allCases.map { "\(view).\($0.rawValue)" }
    }
    let frames = try reader.named("frames", among: views + measures) {
      json throws(FixtureError) in try json.someNumbers(4)
    }
    self.frames = frames.sorted { $0.key < $1.key }.map { key, numbers in
      let words = key.split(separator: ".", maxSplits: 1).map(String.init)
      return RecordedFile.Frame(
        key: key, view: words[0],
        measure: words.count == 1 ? nil : RecordedFile.Frame.Measure(rawValue: words[1]),
        numbers: numbers)
    }
    differs = try reader.named("differs", among: frames.keys.sorted()) {
      json throws(FixtureError) in try json.word(among: kinds.map { ($0, $0) })
    }
  }
}

extension RecordedFile {
  /// What the view of the controller is called.
  static let root = "root"

  /// Whether a view has a direction of its own.
  fileprivate static func isRightToLeft(_ reader: inout FixtureReader) throws(FixtureError) -> Bool
  {
    try reader.word(
      "semanticContentAttribute", among: [("forceRightToLeft", true)], default: false)
  }
}

extension FixtureReader {
  /// An object whose keys are names, perhaps among those that are known; empty where it is not there.
  fileprivate mutating func named<Value>(
    _ key: String, among known: [String]? = nil,
    _ read: (JSONValue) throws(FixtureError) -> Value
  ) throws(FixtureError) -> [String: Value] {
    try object(key, default: [:]) { reader throws(FixtureError) in
      var values: [String: Value] = [:]
      for name in known ?? reader.keys where reader.has(name) {
        values[name] = try reader.read(name, read)
      }
      reader.know(known ?? [])
      return values
    }
  }
}

extension JSONValue {
  fileprivate func numbers(_ count: Int) throws(FixtureError) -> [Double] {
    let numbers = try items { item throws(FixtureError) in try item.number() }
    guard numbers.count == count else { throw isNot("\(count) numbers") }
    return numbers
  }

  /// Numbers, each of which may be unknown: `null`.
  fileprivate func someNumbers(_ count: Int) throws(FixtureError) -> [Double?] {
    let numbers = try items { item throws(FixtureError) in
      item == .null ? nil : try item.number()
    }
    guard numbers.count == count else { throw isNot("\(count) numbers") }
    return numbers
  }
}
