import Foundation
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// A kind of devices.
enum DeviceFamily: String, CaseIterable {
  case iPhone, iPad
}

/// What a settings file says; nil for what it does not.
struct SettingsFile {
  /// The oldest version of the system that the app runs on, without updates.
  var system: Int?
  /// The names of devices.
  var devices: [String]?
  var families: Set<DeviceFamily>?
  /// How devices are held.
  var orientations: Set<Device.Posture>?
  var directions: Set<LayoutDirection>?
  var textSizes: [ContentSizeCategory]?
  /// How much findings matter, by the names of laws.
  var levels: [String: FindingLevel] = [:]
  var waivers: [FindingWaiver] = []

  /// What the file is called.
  static let name = "stackscroll.json"

  /// Says nothing.
  init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - folder: the folder that holds it.
  ///   - laws: the names of the laws there are.
  /// - Throws: `FixtureError` with line and column.
  init(in folder: String, laws: [String]) throws(FixtureError) {
    let data = try InputFiles.data(at: "\(folder)/\(Self.name)")
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try JSONValue(parsing: data).fields { reader throws(FixtureError) in
        try SettingsFile(&reader, laws: laws, in: folder)
      }
    }
  }

  private init(
    _ reader: inout FixtureReader, laws: [String], in folder: String
  ) throws(FixtureError) {
    if reader.optional("deploymentTarget") != nil {
      let text = try reader.string("deploymentTarget")
      guard let major = Self.majorVersion(text) else {
        throw reader.error(
          .wrongValue(expected: "a version such as \"16.0\"", found: text.quoted),
          at: "deploymentTarget")
      }
      guard major <= DeviceModel.newestSystem else {
        throw reader.error(
          .refused(
            "no device is known that runs \(text.quoted); the newest version is \(DeviceModel.newestSystem)"
          ), at: "deploymentTarget")
      }
      system = major
    }
    devices = try reader.some("devices") { json throws(FixtureError) in
      let name = try json.string()
      guard DeviceModel.all.contains(where: { $0.name == name }) else {
        throw FixtureError(
          .refused(Self.unknown("device", name, DeviceModel.all.map(\.name))), at: [])
      }
      return name
    }
    if system != nil, devices != nil {
      throw reader.error(
        .refused("\"deploymentTarget\" says which devices are tried; leave one of the two out"),
        at: "devices")
    }
    families = try reader.some("families", among: DeviceFamily.allCases.map { ($0.rawValue, $0) })
      .map(Set.init)
    orientations = try reader.some(
      "orientations",
      among: [Device.Posture.portrait, .landscape].map { ($0.rawValue, $0) }
    ).map(Set.init)
    directions = try reader.some(
      "directions", among: LayoutDirection.allCases.map { ("\($0)", $0) }
    ).map(Set.init)
    textSizes = try reader.some(
      "textSizes", among: ContentSizeCategory.allCases.map { ("\($0)", $0) })
    levels = try reader.object("severities", default: [:]) { reader throws(FixtureError) in
      var levels: [String: FindingLevel] = [:]
      for law in reader.keys {
        levels[law] = try reader.word(law, among: FindingLevel.allCases.map { ($0.rawValue, $0) })
        try Self.require(law, of: laws, reader, at: law)
      }
      return levels
    }
    if reader.optional("waivers") != nil {
      waivers = try reader.list("waivers") { reader throws(FixtureError) in
        try FindingWaiver(&reader, laws: laws, in: folder)
      }
    }
    if let families, let devices,
      !devices.contains(where: { families.contains(DeviceFamily(of: $0)) })
    {
      throw reader.error(
        .refused("none of the devices is of these families; leave one of the two out"),
        at: "families")
    }
  }

  /// The names of the laws that a file is held to: those of screens, and those of a catalogue.
  static func laws(with catalogue: Catalogue?) -> [String] {
    ScreenLaw.allCases.filter { $0.doors.contains(.lint) }.map(\.rawValue)
      + (catalogue?.invariants.map(\.id) ?? [])
  }

  /// Requires that there is a law of a name.
  static func require(
    _ law: String, of laws: [String], _ reader: FixtureReader, at key: String
  ) throws(FixtureError) {
    guard !laws.contains(law) else { return }
    throw reader.error(.refused(unknown("rule and no law", law, laws)), at: key)
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    let advice = NearestName.of(name, among: known).map { "did you mean \($0.quoted)?" }
    let example = "write one such as \((known.last ?? "").quoted)"
    return "there is no \(kind) \(name.quoted); \(advice ?? example)"
  }

  /// The first number of a version of one to three; nil for any other text.
  static func majorVersion(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { "0123456789".contains($0) } ? Int(part) : nil
    }
    return (1...3).contains(parts.count) && !parts.contains(nil) ? parts[0] : nil
  }
}

extension DeviceFamily {
  /// The family of a device with a name.
  init(of name: String) { self = name.hasPrefix(Self.iPad.rawValue) ? .iPad : .iPhone }
}

extension FixtureReader {
  /// The items of a list that is not empty; nil if it is not there.
  fileprivate mutating func some<Item>(
    _ key: String, _ item: (JSONValue) throws(FixtureError) -> Item
  ) throws(FixtureError) -> [Item]? {
    guard optional(key) != nil else { return nil }
    let items = try read(key) { json throws(FixtureError) in try json.items(item) }
    guard !items.isEmpty else {
      throw error(.wrongValue(expected: "one at least", found: "an empty list"), at: key)
    }
    return items
  }

  fileprivate mutating func some<Word>(
    _ key: String, among words: [(String, Word)]
  ) throws(FixtureError) -> [Word]? {
    try some(key) { json throws(FixtureError) in try json.word(among: words) }
  }
}
