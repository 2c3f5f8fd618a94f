import Foundation
import StackScrollConstraints
import StackScrollCore

/// Makes a document of its elements, in passes from the first to the last.
struct DocumentReader {
  let list: ElementList
  let limits: DocumentLimits
  let device: DocumentDevice
  let varied: VariedElements
  /// What authors call elements, by identifier, as far as that does not stand in their own tags.
  let names: [String: String]
  /// The version of the tools that saved the document, without what is after its first dot.
  let tools: Double?
  var views: [DocumentView] = []
  var guides: [DocumentGuide] = []
  var constraints: [DocumentConstraint] = []
  var notes: [DocumentNote] = []
  /// The view that an element is; parallel to the elements.
  var viewOfElement: [Int?] = []
  /// The innermost view that an element is or stands in; parallel to the elements.
  var viewAround: [Int?] = []
  /// The elements that are left out on the device, or stand in such; parallel to the elements.
  var isExcluded: [Bool] = []
  /// What identifiers stand for.
  var items: [String: DocumentConstraint.Item] = [:]
  /// The number of the last view that was given a name with one, by the name that was taken.
  private var duplicates: [String: Int] = [:]

  /// Starts at the elements; without size classes, they are those of the document's device.
  init(_ list: ElementList, limits: DocumentLimits, in classes: SizeClasses? = nil) {
    self.list = list
    self.limits = limits
    device = Self.device(in: list)
    varied = VariedElements(list, in: classes ?? device.sizeClasses)
    names = list.names
    tools = list.elements.first?.attributes["toolsVersion"]?.split(separator: ".").first.flatMap {
      Double($0)
    }
  }

  /// Reads everything.
  mutating func document() throws(DocumentError) -> InterfaceDocument {
    try checkRoot()
    try readViews()
    try readParts()
    try readButtons()
    try readAttributedTexts()
    readGuides()
    try readConstraints()
    fixFramesOfUnconstrained()
    let root = list[0].attributes
    return InterfaceDocument(
      device: device, usesAutoLayout: root["useAutolayout"] == "YES",
      usesSafeAreas: root["useSafeAreas"] == "YES", toolsVersion: tools, views: views,
      guides: guides, constraints: constraints, scenes: scenes(),
      isForTablets: device.isPad || root["targetRuntime"]?.hasSuffix(".iPad") ?? false,
      connected: connectedElements(), notes: notes)
  }

  /// The attributes of an element as it is on the device.
  func attributes(_ index: Int) -> AttributeReader {
    let element = varied.element(index, in: list)
    return AttributeReader(
      element: element, limits: limits, name: element.attributes["id"].flatMap { names[$0] })
  }

  private mutating func checkRoot() throws(DocumentError) {
    guard let root = list.elements.first else { throw DocumentError(.notXML(.empty)) }
    guard root.name == "document" else {
      throw DocumentError(.notADocument(root: root.name), line: root.line)
    }
    let runtime = root.attributes["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime == "AppleTV" || runtime == "iOS" || runtime.hasPrefix("iOS.CocoaTouch") else {
      throw DocumentError(.otherPlatform(runtime), line: root.line)
    }
    if root.attributes["useAutolayout"] != "YES" {
      notes.append(DocumentNote(.withoutAutoLayout, at: attributes(0).place))
    }
  }

  private static func device(in list: ElementList) -> DocumentDevice {
    var name: String?
    var isLandscape = false
    var adaptation = "fullscreen"
    for element in list.elements {
      switch element.name {
      case "document" where element.attributes["targetRuntime"] == "AppleTV": name = "appleTV"
      case "device":
        name = element.attributes["id"]
        isLandscape = element.attributes["orientation"] == "landscape"
      case "adaptation": adaptation = element.attributes["id"] ?? adaptation
      case "scenes", "objects":
        return DocumentDevice(name: name, isLandscape: isLandscape, adaptation: adaptation)
      default: break
      }
    }
    return DocumentDevice(name: name, isLandscape: isLandscape, adaptation: adaptation)
  }

  /// A name that nothing else in the document has.
  mutating func uniqueID(_ wanted: String?, at place: DocumentPlace) -> String {
    let first = wanted ?? "\(place.element)@\(place.line)"
    guard items[first] != nil else { return first }
    var number = (duplicates[first] ?? 1) + 1
    while items["\(first) (\(number))"] != nil { number += 1 }
    duplicates[first] = number
    let renamed = "\(first) (\(number))"
    if wanted != nil { notes.append(DocumentNote(.duplicateID(renamed: renamed), at: place)) }
    return renamed
  }
}

extension InterfaceDocument {
  /// Reads the text of a storyboard or a xib.
  ///
  /// - Complexity: O(n) for n bytes: where something hangs on size classes, it is read once for each
  ///   pair of them.
  /// - Throws: ``DocumentError`` for what is no such document, or too much of it.
  public init(
    parsing data: Data, limits: DocumentLimits = .standard
  ) throws(DocumentError) {
    let list = try ElementList(parsing: data, limits: limits)
    var reader = DocumentReader(list, limits: limits)
    self = try reader.document()
    guard !reader.varied.varying.elements.isEmpty else { return }
    for classes in SizeClasses.all where classes != device.sizeClasses {
      var reader = DocumentReader(list, limits: limits, in: classes)
      inOtherClasses[classes] = try reader.document()
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` for a file that cannot be read, or is no such document.
  public init(
    contentsOfFile path: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) {
    let data: Data
    do {
      data = try Self.regularFile(path, atMost: limits.bytes)
    } catch let error as DocumentError {
      throw error
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      let account = "\((error as NSError).localizedDescription); check the permissions"
      throw DocumentError(.fileSystem(isThere ? account : "it is missing; check the path"))
    }
    try self.init(parsing: data, named: path, limits: limits)
  }

  /// Reads the text of a file of some name.
  package init(parsing data: Data, named path: String, limits: DocumentLimits) throws(DocumentError)
  {
    try self.init(parsing: data, limits: limits)
    // `Main~ipad` is loaded on tablets alone, and people write `Main_iPad` for it.
    //
    // Source: Resource Programming Guide, "iOS Supports Device-Specific Resources".
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.lowercased().hasSuffix("ipad") { isForTablets = true }
  }

  /// The content of a file and no more than a byte beyond the limit; a pipe may never end.
  private static func regularFile(_ path: String, atMost limit: Int) throws -> Data {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw DocumentError(.notAFile)
    }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: limit < Int.max ? limit + 1 : limit) ?? Data()
  }
}

/// How much of a document is read before it is refused.
///
/// Each counts things, not time, so that a refusal can be repeated.
public struct DocumentLimits: Hashable, Sendable {
  /// The most bytes.
  public var bytes: Int
  /// The most elements.
  public var elements: Int
  /// The most elements inside each other.
  public var depth: Int
  /// The largest number that an attribute may hold, either way.
  public var magnitude: Double

  /// Makes limits; what is left out is as in ``standard``.
  public init(
    bytes: Int = 32_000_000, elements: Int = 500_000, depth: Int = 500, magnitude: Double = 1e6
  ) {
    self.bytes = bytes
    self.elements = elements
    self.depth = depth
    self.magnitude = magnitude
  }

  /// Far beyond what people draw, and little enough to be read in seconds.
  public static let standard = DocumentLimits()
}
