import Foundation

/// The elements of a document in the order in which they are opened.
///
/// A flat list, each element after the one around it: whatever is to be known of a document can be
/// collected in one pass, and no nesting is too deep for a pass.
struct ElementList {
  /// One element of the document.
  struct Element {
    /// The name of the tag.
    let name: String
    /// What is written in the tag.
    let attributes: [String: String]
    /// The line on which the tag ends.
    let line: Int
    /// The element around it.
    let parent: Int?
    /// What stands in it, if it is a string.
    fileprivate(set) var text = ""
  }

  /// All elements.
  var elements: [Element] = []

  subscript(_ index: Int) -> Element { elements[index] }

  /// The element around another.
  func parent(of index: Int) -> Element? {
    elements[index].parent.map { elements[$0] }
  }

  /// What authors call elements, by identifier: the outlets that they are connected to, and the texts and titles that
  /// stand in them.
  var names: [String: String] {
    var names: [String: String] = [:]
    for index in elements.indices {
      guard let text = shownText(index), !text.isEmpty, let around = owner(of: index),
        around["userLabel"] == nil, let id = around["id"]
      else { continue }
      names[id] = text
    }
    for element in elements where element.name == "outlet" {
      guard let id = element.attributes["destination"], let name = element.attributes["property"],
        !Self.roles.contains(name)
      else { continue }
      names[id] = name
    }
    return names
  }

  /// What a view shows that an element stands in, if that is what it says; of an attributed text, its first
  /// run.
  private func shownText(_ index: Int) -> String? {
    let element = self[index]
    let attributes = element.attributes
    switch (element.name, attributes["key"]) {
    case ("state", "normal"), ("buttonConfiguration", "configuration"): return attributes["title"]
    case ("string", "text"): return element.text
    case ("fragment", _):
      let key = element.parent == index - 1 ? self[index - 1].attributes["key"] : nil
      return key == "attributedText" || key == "attributedTitle" ? attributes["content"] : nil
    default: return nil
    }
  }

  /// The attributes of the innermost element around another one that has an identifier.
  private func owner(of index: Int) -> [String: String]? {
    var around = self[index].parent
    while let current = around, self[current].attributes["id"] == nil {
      around = self[current].parent
    }
    return around.map { self[$0].attributes }
  }

  /// Outlets that many views have, and that tell none apart.
  private static let roles: Set = ["view", "delegate", "dataSource"]
}

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension ElementList {
  /// Reads the elements of an XML text.
  ///
  /// The parser of the toolchain is given nothing but UTF-8: on some platforms it traps on other
  /// bytes. It does not stop of itself at any depth or length, and on some platforms it reports
  /// success for half a text. What a document type declares is not obeyed but refused: entities and attributes that
  /// are declared multiply what there is to be read.
  ///
  /// - Complexity: O(n) for n bytes.
  /// - Throws: ``DocumentError`` for what is no XML, or too much of it.
  init(parsing data: Data, limits: DocumentLimits) throws(DocumentError) {
    guard data.count <= limits.bytes else {
      throw DocumentError(.tooLarge(bytes: data.count, limit: limits.bytes))
    }
    guard Self.isUnicode(data) else { throw DocumentError(.notUnicode) }
    if let place = data.firstRange(of: Data("<!DOCTYPE".utf8)) {
      let line = 1 + data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") }
      throw DocumentError(.documentType, line: line)
    }
    let delegate = ElementDelegate(limits: limits)
    // In one piece, no more than 10,000,000 bytes are read.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = delegate
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if let refusal = delegate.refusal { throw refusal }
    let code = (parser.parserError as NSError?)?.code
    guard code == nil, delegate.isComplete else {
      throw delegate.fault(code, line: max(1, parser.lineNumber), of: data)
    }
    self.init(elements: delegate.elements)
  }

  /// Whether the bytes are UTF-8 and the text does not claim to be anything else.
  private static func isUnicode(_ data: Data) -> Bool {
    guard String(validating: data, as: UTF8.self) != nil else { return false }
    let head = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml"), let declaration = head.split(separator: "?>").first else {
      return true
    }
    return !declaration.contains("encoding") || declaration.contains("utf-8")
  }
}

/// Collects elements as the parser opens them, and stops it where a limit is passed.
private final class ElementDelegate: NSObject, XMLParserDelegate {
  private let limits: DocumentLimits
  private var open: [Int] = []
  private(set) var elements: [ElementList.Element] = []
  private(set) var refusal: DocumentError?

  init(limits: DocumentLimits) {
    self.limits = limits
  }

  /// Whether there is an element and each is closed.
  var isComplete: Bool { !elements.isEmpty && open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard refusal == nil else { return }
    let line = max(1, parser.lineNumber)
    guard elements.count < limits.elements else {
      return refuse(.tooManyElements(limit: limits.elements), line, parser)
    }
    guard open.count < limits.depth else {
      return refuse(.tooDeep(limit: limits.depth), line, parser)
    }
    elements.append(
      ElementList.Element(name: name, attributes: attributes, line: line, parent: open.last))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let index = open.last, ["string", "mutableString"].contains(elements[index].name)
    else { return }
    elements[index].text += text
  }

  /// What stopped the parser, and on which line the thing stands that is meant.
  ///
  /// Source: the numbers are those of libxml2, which the toolchain passes on.
  func fault(_ code: Int?, line: Int, of data: Data) -> DocumentError {
    guard let last = elements.indices.last else {
      return DocumentError(.notXML(data.isEmpty ? .empty : .other), line: line)
    }
    let innermost = elements[open.last ?? last]
    let lines = data.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    // Some platforms report success for half a text.
    switch code ?? 77 {
    case 76: return DocumentError(.notXML(.wrongEnd(open: innermost.name)), line: line)
    case _ where !open.isEmpty && (line >= lines || code ?? 77 == 77):
      return DocumentError(.notXML(.unfinished(innermost.name)), line: innermost.line)
    case 38...42, 65: return DocumentError(.notXML(.attribute), line: line)
    default: return DocumentError(.notXML(.other), line: line)
    }
  }

  private func refuse(_ problem: DocumentError.Problem, _ line: Int, _ parser: XMLParser) {
    refusal = DocumentError(problem, line: line)
    parser.abortParsing()
  }
}
