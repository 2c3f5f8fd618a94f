import StackScrollCore

/// Makes a document of its elements, in passes from the first to the last.
struct DocumentReader {
  let list: ElementList
  let limits: DocumentLimits
  let device: DocumentDevice
  let varied: VariedElements
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

  init(_ list: ElementList, limits: DocumentLimits) {
    self.list = list
    self.limits = limits
    device = Self.device(in: list)
    varied = VariedElements(list, on: device)
    tools = list.elements.first?.attributes["toolsVersion"]?.split(separator: ".").first.flatMap {
      Double($0)
    }
  }

  /// Reads everything.
  mutating func document() throws(DocumentError) -> InterfaceDocument {
    try checkRoot()
    try readViews()
    try readParts()
    readGuides()
    try readConstraints()
    let root = list[0].attributes
    var document = InterfaceDocument(
      device: device, usesAutoLayout: root["useAutolayout"] == "YES",
      usesSafeAreas: root["useSafeAreas"] == "YES", toolsVersion: tools, views: views,
      guides: guides, constraints: constraints, scenes: scenes(), notes: notes)
    document.recordedInsets = RecordedInsets(document)
    return document
  }

  /// The attributes of an element as it is on the device.
  func attributes(_ index: Int) -> AttributeReader {
    AttributeReader(element: varied.element(index, in: list), limits: limits)
  }

  private mutating func checkRoot() throws(DocumentError) {
    guard let root = list.elements.first else { throw DocumentError(.notXML(code: nil)) }
    guard root.name == "document" else {
      throw DocumentError(.notADocument(root: root.name), line: root.line)
    }
    let runtime = root.attributes["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS") || runtime == "AppleTV" else {
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
    var number = 2
    while items["\(first) (\(number))"] != nil { number += 1 }
    let renamed = "\(first) (\(number))"
    if wanted != nil { notes.append(DocumentNote(.duplicateID(renamed: renamed), at: place)) }
    return renamed
  }
}
