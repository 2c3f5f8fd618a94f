import Foundation
import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollInvariants

/// The lists of fields: what is left out, what each field shows in, and what the schema says.
@Suite struct FieldListTests {
  private static func json(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Data(text.utf8))
  }

  private static func object(_ text: String) throws -> [String: JSONValue] {
    guard case .object(let object) = try json(text) else { return [:] }
    return object
  }

  /// A type with what it needs to be read, and with another value for each of its keys.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable () throws -> Void

    init<Value: HasFields & Equatable>(
      _ type: Value.Type, _ least: String, other: String, unlike exempt: Set<String> = []
    ) {
      testDescription = "\(type)"
      check = {
        let (least, other) = (try object(least), try object(other))
        let keys = Value.fields.schemaKeys.filter { !exempt.contains($0.key) }
        #expect(Set(keys.map(\.key)) == Set(other.keys), "every key has another value")
        func read(_ object: [String: JSONValue]) throws -> Value {
          try Format<Value>.object.read(.object(object))
        }
        let value = try read(least)
        let again = try read(value.json)
        #expect(again == value)
        for key in keys {
          var changed = least
          if let fallback = key.fallback, fallback != .null, least[key.key] == nil {
            changed[key.key] = fallback
            let same = try read(changed)
            #expect(same == value, "\(key.key) is \(fallback) by default")
          }
          changed[key.key] = other[key.key]
          let differing = try read(changed)
          #expect(differing.json[key.key] == other[key.key], "\(key.key)")
          #expect(differing.json != value.json, "\(key.key)")
          #expect(differing.source != value.source, "\(key.key)")
          let again = try read(differing.json)
          #expect(again == differing, "\(key.key)")
        }
      }
    }
  }

  static let size = #"{"width": 1, "height": 2}"#
  static let insets = #"{"top": 3, "left": 4, "bottom": 5, "right": 6}"#
  static let margins = #"{"top": 3, "leading": 4, "bottom": 5, "trailing": 6}"#
  static let stack =
    #"{"axis": "vertical", "arrangedViews": [], "#
    + #""distribution": "fill", "alignment": "fill", "spacing": 0}"#
  static let text = #"{"words": [1, 2], "space": 3, "lineHeight": 4}"#
  static let priorities = #"{"horizontal": 5, "vertical": 6}"#
  static let scrollView =
    #"{"size": \#(size), "contentInset": \#(insets), "contentOffset": {"x": 1, "y": 2}}"#
  static let screen = #"{"scrollView": \#(scrollView), "content": {"id": "a"}}"#

  static let samples: [Sample] = [
    Sample(Size.self, size, other: #"{"width": 7, "height": 8}"#),
    Sample(Point.self, #"{"x": 1, "y": 2}"#, other: #"{"x": 7, "y": 8}"#),
    Sample(EdgeInsets.self, "{}", other: insets),
    Sample(DirectionalEdgeInsets.self, "{}", other: margins),
    Sample(
      ScrollView.self, #"{"size": \#(size)}"#,
      other: #"""
        {"size": {"width": 7, "height": 8}, "contentInset": \#(insets),
         "contentOffset": {"x": 7, "y": 8}, "safeAreaInsets": \#(insets),
         "contentInsetAdjustmentBehavior": "never",
         "controllerEmbedding": "navigationOrTabBarController", "alwaysBounceHorizontal": true,
         "alwaysBounceVertical": true, "isPagingEnabled": true}
        """#),
    Sample(
      ContentAttachment.self, "{}",
      other: #"""
        {"top": "nothing", "leading": "nothing", "bottom": "nothing", "trailing": "nothing",
         "contentWidth": 7, "contentHeight": {"fractionOfFrame": 8}}
        """#),
    Sample(
      LayoutPolicy.self, "{}",
      other: #"{"emptyStack": "ambiguous", "ties": "ambiguous", "hiddenViews": "areIgnored"}"#),
    Sample(
      View.self, #"{"id": "a"}"#,
      other: #"""
        {"id": "b", "width": 7, "height": {"ratio": 8}, "hidden": true, "text": \#(text),
         "intrinsic": \#(size), "hugging": \#(priorities), "compressionResistance": \#(priorities),
         "role": "control", "multilineText": true, "baselines": {"first": 7, "last": 8},
         "stack": \#(stack)}
        """#,
      unlike: [
        "subviews", "layoutMargins", "preservesSuperviewMargins", "marginsFromSafeArea",
        "scrollView",
      ]),
    Sample(
      Container.self, #"{"subviews": []}"#,
      other: #"""
        {"subviews": [{"id": "b"}], "layoutMargins": \#(margins), "preservesSuperviewMargins": true,
         "marginsFromSafeArea": false, "scrollView": {"alwaysBounceVertical": true}}
        """#),
    Sample(
      Screen.self, #"{"size": \#(size), "root": {"id": "a"}}"#,
      other: #"""
        {"size": {"width": 7, "height": 8}, "root": {"id": "a", "hidden": true},
         "fittingPriorities": \#(priorities), "safeAreaInsets": \#(insets),
         "keyboardHeight": 9, "sizeClasses": {"vertical": "compact"},
         "constraints": [{"first": "a.top", "second": "a.bottom"}],
         "variations": [{"horizontal": "regular", "edits": [{"hide": "a"}]}],
         "layoutDirection": "rightToLeft", "contentSizeCategory": "small",
         "policy": {"emptyStack": "ambiguous", "ties": "ambiguous", "hiddenViews": "areIgnored"}}
        """#),
    Sample(
      SizeClasses.self, "{}", other: #"{"horizontal": "regular", "vertical": "compact"}"#),
    Sample(
      Variation.self, #"{"edits": []}"#,
      other: #"{"horizontal": "regular", "vertical": "compact", "edits": [{"rotate": true}]}"#),
    Sample(
      Constraint.self, #"{"first": "a.top"}"#,
      other: #"""
        {"first": "a.bottom", "relation": "atMost", "second": "b.top", "multiplier": 2,
         "constant": -7, "priority": 8, "identifier": "low"}
        """#),
    Sample(
      StackView.self, #"{"axis": "vertical", "arrangedViews": []}"#,
      other: #"""
        {"axis": "horizontal", "distribution": "fillEqually", "alignment": "center", "spacing": 7,
         "layoutMargins": \#(margins), "marginsRelative": true, "safeAreaInsets": \#(insets),
         "marginsFromSafeArea": false, "baselineRelative": true,
         "arrangedViews": [{"id": "b"}], "customSpacings": {"b": 7}}
        """#),
    Sample(
      LabelText.self, text,
      other: #"""
        {"words": [7], "space": 8, "lineHeight": 9, "numberOfLines": 2,
         "preferredMaxLayoutWidth": 10, "pixels": 2}
        """#, unlike: ["string", "font"]),
    Sample(
      LabelText.self, #"{"string": "a"}"#,
      other: #"""
        {"string": "b", "font": {"textStyle": "body"}, "numberOfLines": 2,
         "preferredMaxLayoutWidth": 10, "pixels": 2}
        """#, unlike: ["words", "space", "lineHeight"]),
    Sample(
      Font.self, #"{"pointSize": 9}"#, other: #"{"pointSize": 10, "weight": "bold"}"#,
      unlike: ["textStyle"]),
    Sample(
      Font.self, #"{"textStyle": "body"}"#,
      other: #"{"textStyle": "headline", "weight": "bold"}"#, unlike: ["pointSize"]),
    Sample(
      LengthConstraint.self, #"{"constant": 1}"#,
      other: #"{"constant": 7, "relation": "atMost", "priority": 8}"#,
      unlike: ["fractionOfFrame", "ratio"]),
    Sample(
      ScrollViewScreen.self, screen,
      other: #"""
        {"scrollView": {"size": {"width": 7, "height": 8}, "contentInset": \#(insets),
          "contentOffset": {"x": 0, "y": 0}},
         "content": {"id": "b"}, "pins": \#(margins), "attachment": {"top": "nothing"},
         "layoutDirection": "rightToLeft", "contentSizeCategory": "small",
         "policy": {"emptyStack": "ambiguous", "ties": "ambiguous", "hiddenViews": "areIgnored"}}
        """#),
    Sample(
      TabStrip.self, #"{"frameWidth": 300, "tabCount": 3}"#,
      other: #"""
        {"frameWidth": 400, "tabCount": 2, "isAdding": false, "tabFraction": 0.5, "spacing": 7,
         "contentInset": \#(insets), "layoutDirection": "rightToLeft"}
        """#),
    Sample(
      ImageColumn.self, #"{"viewport": \#(size), "images": []}"#,
      other: #"""
        {"viewport": {"width": 7, "height": 8},
         "images": [{"kind": "star", "width": 7, "height": 8}], "spacing": 9,
         "distribution": "fillEqually", "alignment": "leading", "contentInset": \#(insets),
         "pinBottom": 7, "contentOffset": {"x": 7, "y": 8}}
        """#),
    Sample(
      LabelColumn.self, #"{"viewport": \#(size)}"#,
      other: #"""
        {"viewport": {"width": 7, "height": 8}, "step": "height", "pairs": 1, "labelSize": {}}
        """#),
  ]

  @Test(arguments: samples)
  func `a field shows where it is changed, and may be left out where it is not`(
    sample: Sample
  ) throws {
    try sample.check()
  }

  @Test func `an edit is read by the key that tells it, and shows its parts`() throws {
    let edits = [
      #"{"insert": {"id": "b"}, "into": "s", "at": 1}"#: #".insert(View("b"), into: "s", at: 1)"#,
      #"{"remove": "a"}"#: #".remove("a")"#, #"{"move": "a", "to": 2}"#: #".move("a", to: 2)"#,
      #"{"hide": "a"}"#: #".setHidden(true, "a")"#, #"{"show": "a"}"#: #".setHidden(false, "a")"#,
      #"{"customSpacing": 5, "after": "a"}"#: #".setCustomSpacing(5, after: "a")"#,
      #"{"usualSpacingAfter": "a"}"#: #".setCustomSpacing(nil, after: "a")"#,
      #"{"insert": {"id": "b"}, "into": "s"}"#: #".insert(View("b"), into: "s")"#,
      #"{"axis": "vertical", "of": "s"}"#: #".setAxis(.vertical, of: "s")"#,
      #"{"distribution": "fillEqually", "of": "s"}"#: #".setDistribution(.fillEqually, of: "s")"#,
      #"{"alignment": "center", "of": "s"}"#: #".setAlignment(.center, of: "s")"#,
      #"{"addConstraint": {"first": "a.top", "relation": "atMost", "constant": 5}}"#:
        #".addConstraint(Constraint(Anchor("a", .top), .lessThanOrEqual, constant: 5))"#,
      #"{"removeConstraint": "low"}"#: #".removeConstraint("low")"#,
      #"{"removeConstraint": 3}"#: ".removeConstraint(3)",
      #"{"constant": 5, "ofConstraint": "low"}"#: #".setConstant(5, of: "low")"#,
      #"{"priority": 5, "ofConstraint": 3}"#: ".setPriority(5, of: 3)",
      #"{"safeAreaInsets": {"top": 5, "left": 0, "bottom": 0, "right": 0}}"#:
        ".setSafeAreaInsets(EdgeInsets(top: 5))",
      #"{"layoutDirection": "rightToLeft"}"#: ".setLayoutDirection(.rightToLeft)",
      #"{"contentSizeCategory": "small"}"#: ".setContentSizeCategory(.small)",
      #"{"keyboardHeight": 5}"#: ".setKeyboardHeight(5)",
      #"{"scrollToEnd": true, "in": "f"}"#: #".scrollToEnd(in: "f")"#,
      #"{"scrollTo": {"x": 5, "y": 6}, "in": "f"}"#: #".scroll(to: Point(x: 5, y: 6), in: "f")"#,
      #"{"settle": true}"#: ".settle()", #"{"tap": {"x": 5, "y": 6}}"#: ".tap(Point(x: 5, y: 6))",
      #"{"spacing": 5, "of": "s"}"#: #".setSpacing(5, of: "s")"#,
      #"{"length": 5, "axis": "vertical", "of": "a"}"#:
        #".setLength(.constant(5), .vertical, of: "a")"#,
      #"{"length": "intrinsic", "axis": "horizontal", "of": "a"}"#:
        #".setLength(.intrinsic, .horizontal, of: "a")"#,
      #"{"intrinsic": {"width": 5}, "of": "a"}"#:
        #".setIntrinsicSize(IntrinsicSize(width: 5), of: "a")"#,
      #"{"scaleTexts": 5}"#: ".scaleTexts(5)",
      #"{"lengthenTexts": 5}"#: ".lengthenTexts(5)",
      #"{"lengthenText": 5, "of": "a"}"#: #".lengthenText(5, of: "a")"#,
      #"{"numberOfLines": 5, "of": "a"}"#: #".setNumberOfLines(5, of: "a")"#,
      #"{"hugging": 5, "axis": "vertical", "of": "a"}"#: #".setHugging(5, .vertical, of: "a")"#,
      #"{"compressionResistance": 5, "axis": "vertical", "of": "a"}"#:
        #".setCompressionResistance(5, .vertical, of: "a")"#,
      #"{"resize": {"width": 5, "height": 6}}"#: ".resize(Size(width: 5, height: 6))",
      #"{"contentInset": {"top": 5, "left": 0, "bottom": 0, "right": 0}}"#:
        ".setContentInset(EdgeInsets(top: 5))",
      #"{"keyboard": 5}"#: ".avoidKeyboard(overlap: 5)", #"{"rotate": true}"#: ".rotate",
      #"{"scrollTo": {"x": 5, "y": 6}}"#: ".scroll(to: Point(x: 5, y: 6))",
      #"{"drag": {"x": 5, "y": 6}}"#: ".drag(by: Point(x: 5, y: 6))",
      #"{"scrollToEnd": true}"#: ".scrollToEnd()",
      #"{"scrollToVisible": "a"}"#: #".scrollToVisible("a")"#,
    ]
    let told = Set(Edit.fields.schemaKeys.map(\.key))
    let keys = Set(try edits.keys.flatMap { try Self.object($0).keys })
    #expect(keys == told)
    for (text, source) in edits {
      let edit = try Format<Edit>.object.read(try Self.json(text))
      let object = try Self.object(text)
      #expect(edit.json == object)
      #expect(edit.source == source)
    }
  }

  @Test func `the schema says of each key what its list says`() throws {
    let file = Repository.root.appending(path: "Documentation/screen.schema.json")
    let schema = try JSONValue(parsing: try Data(contentsOf: file))
    let definitions = try #require(schema["$defs"])
    for (name, keys, wanted) in Self.definitions {
      let found = try #require(definitions[name])
      let text = try wanted.text()
      #expect(found.bare == wanted, "the keys of \(name) in the schema must be\n\(text)")
      for key in keys {
        guard let stated = found["properties"]?[key.key]?["default"] else { continue }
        #expect(stated == key.fallback, "\(name).\(key.key)")
      }
    }
    #expect(definitions["edge"]?.bare == Format<ContentAttachment.Edge>.word.schema())
    let header: Set = ["$schema", "format", "about", "waived", "varies", "pixelScale", "expected"]
    for (file, screen) in [("screenFile", "screen"), ("generalScreenFile", "generalScreen")] {
      guard case .object(let keys)? = definitions[file]?["properties"] else {
        Issue.record("\(file) is missing")
        continue
      }
      #expect(keys["pixelScale"]?.bare == Format<PixelGrid>.pixelScale.schema())
      let own = keys.filter { !header.contains($0.key) }
      #expect(JSONValue.object(own).bare == definitions[screen]?["properties"]?.bare)
    }
  }

  /// The types that the schema has names for.
  private static var definitions: [(name: String, keys: [SchemaKey], schema: JSONValue)] {
    func list<Value>(_ fields: Fields<Value>) -> (String, [SchemaKey], JSONValue) {
      (fields.definition ?? "", fields.schemaKeys, fields.schema)
    }
    return [
      list(ScrollViewScreen.fields), list(ScrollView.fields), list(ContentAttachment.fields),
      list(LayoutPolicy.fields), list(View.fields), list(StackView.fields), list(LabelText.fields),
      list(LengthConstraint.fields), list(Size.fields), list(Point.fields),
      list(EdgeInsets.fields), list(DirectionalEdgeInsets.fields), list(Screen.fields),
      list(Constraint.fields), list(Font.fields), list(Edit.fields), list(SizeClasses.fields),
      list(Variation.fields), list(Expectation.fields),
      (TabStrip.formatName, TabStrip.fields.schemaKeys, TabStrip.fields.schema),
      (ImageColumn.formatName, ImageColumn.fields.schemaKeys, ImageColumn.fields.schema),
      (LabelColumn.formatName, LabelColumn.fields.schemaKeys, LabelColumn.fields.schema),
    ]
  }

  @Test func `a place in an error is one of a key`() {
    let definitions = Dictionary(
      uniqueKeysWithValues: Self.definitions.map { ($0.name, $0.schema["properties"]) })
    func isThere(_ path: [String], in properties: JSONValue?) -> Bool {
      guard let key = path.first, let schema = properties?[key] else { return false }
      guard path.count > 1 else { return true }
      var inside = schema["properties"]
      if case .string(let name)? = schema["$ref"] {
        inside = definitions[name.replacing("#/$defs/", with: "")] ?? nil
      }
      return isThere(Array(path.dropFirst()), in: inside)
    }
    let others: [ErrorLocation.Property] = [.customSpacing, .scale, .keyboard]
    for property in ErrorLocation.Property.allCases where !others.contains(property) {
      let path = property.rawValue.split(separator: ".").map(String.init)
      let lists = ["view", "stack", "scrollView", "screen", "generalScreen"]
      #expect(lists.contains { isThere(path, in: definitions[$0] ?? nil) }, "\(property.rawValue)")
    }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// A schema without what is there for people: descriptions, and defaults of keys.
  fileprivate var bare: JSONValue {
    switch self {
    case .object(let object):
      .object(object.filter { !["description", "default"].contains($0.key) }.mapValues(\.bare))
    case .array(let items): .array(items.map(\.bare))
    default: self
    }
  }
}
