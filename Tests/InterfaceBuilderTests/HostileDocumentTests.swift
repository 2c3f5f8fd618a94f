import Foundation
import InterfaceBuilder
import Testing

@Suite struct HostileDocumentTests {
  /// The problem that reading a text ends with.
  private func problem(
    _ data: Data, limits: DocumentLimits = .standard
  ) -> DocumentError.Problem? {
    do {
      _ = try InterfaceDocument(parsing: data, limits: limits)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test(
    "a document for another platform is refused by its name",
    arguments: [
      ("MacOSX.Cocoa", "macOS"), ("watchKit", "watchOS"), ("XROS", "visionOS"),
      ("iOS.VisionOS", "visionOS"), ("toaster", "toaster"),
    ])
  func otherPlatforms(runtime: String, name: String) {
    let problem = problem(Data("<document targetRuntime='\(runtime)'/>".utf8))
    #expect(problem == .otherPlatform(runtime))
    #expect(problem.map { DocumentError($0).description.contains("is for \(name),") } == true)
  }

  @Test("what is no document is refused with a reason")
  func refused() {
    #expect(problem(Data()) == .notXML(.empty))
    #expect(problem(Data("<a/>".utf8)) == .notADocument(root: "a"))
    #expect(problem(Data([60, 97, 62, 255, 60, 47, 97, 62])) == .notUnicode)
    #expect(
      problem(Data("<!DOCTYPE document [<!ENTITY a 'b'>]><document/>".utf8)) == .documentType)
    #expect(
      problem(Data("<?xml version='1.0' encoding='UTF-16'?><document/>".utf8)) == .notUnicode)
    #expect(
      problem(Data("<document targetRuntime='MacOSX.Cocoa'/>".utf8))
        == .otherPlatform("MacOSX.Cocoa"))
    for text in ["hello", "<document>", "<document", "<document a='1' a='2'/>", "<a>&b;</a>"] {
      guard case .notXML? = problem(Data(text.utf8)) else {
        Issue.record("\(text) was read")
        continue
      }
    }
  }

  @Test("every cut of a document is refused, and none traps")
  func truncated() {
    let text = DocumentFixtures.storyboard("<subviews/>")
    for length in 0..<text.utf8.count {
      #expect(problem(Data(text.utf8.prefix(length))) != nil)
    }
  }

  @Test("any byte may be any other: a document, or an error with a sentence")
  func flipped() {
    let text = Array(DocumentFixtures.storyboard("<subviews/>").utf8)
    for place in text.indices {
      for byte in [0, 34, 38, 60, 62, 128, 255] as [UInt8] {
        var flipped = text
        flipped[place] = byte
        do {
          _ = try InterfaceDocument(parsing: Data(flipped))
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  @Test("elements inside each other are read down to the limit")
  func deep() {
    for depth in [10_000, 100_000] {
      let text =
        String(repeating: "<document>", count: depth)
        + String(repeating: "</document>", count: depth)
      #expect(problem(Data(text.utf8)) == .tooDeep(limit: 500))
    }
  }

  @Test("views inside each other as far as is read are no trap")
  func deepViews() throws {
    let depth = 3_000
    let open = "<view id='v'><rect key='frame' x='0' y='0' width='1' height='1'/><subviews>"
    let text =
      "<document useAutolayout='YES'><objects>" + String(repeating: open, count: depth)
      + String(repeating: "</subviews></view>", count: depth) + "</objects></document>"
    let limits = DocumentLimits(depth: 10_000)
    let document = try InterfaceDocument(parsing: Data(text.utf8), limits: limits)
    #expect(document.views.count == depth)
    #expect(Set(document.views.map(\.id)).count == depth)
  }

  @Test("too many bytes and too many elements are refused")
  func large() {
    let text = Data("<document><a/><b/></document>".utf8)
    #expect(problem(text, limits: DocumentLimits(elements: 2)) == .tooManyElements(limit: 2))
    #expect(problem(text, limits: DocumentLimits(bytes: 10)) == .tooLarge(bytes: 29, limit: 10))
  }

  @Test(
    "a number that is none is refused with its element, identifier and line",
    arguments: ["nan", "inf", "-inf", "", "1e999", "0x", "ten", "1e7"])
  func numbers(_ text: String) {
    let view = """
      <subviews><label id="title">
      <rect key="frame" x="\(text)" y="0" width="1" height="1"/></label></subviews>
      """
    #expect {
      try DocumentFixtures.read(DocumentFixtures.storyboard(view))
    } throws: { error in
      let place = (error as? DocumentError)?.element
      return place == DocumentPlace(element: "rect", id: nil, line: 9)
    }
  }

  @Test("text that grows when it is read stays small")
  func entities() {
    let layers = (1...9).map { layer in
      "<!ENTITY e\(layer) '\(String(repeating: "&e\(layer - 1);", count: 10))'>"
    }
    let text = "<!DOCTYPE d [<!ENTITY e0 'x'>\(layers.joined())]><document a='&e9;'/>"
    #expect(problem(Data(text.utf8)) != nil)
  }
}
