import Testing

@testable import SourcePorting

@Suite struct RewritingTests {
  /// A source, and what becomes of it: the same where nothing is to be done.
  static let sources: [(String, String?)] = [
    ("@objc func a() {}", "func a() {}"),
    ("@objc(b:) private func a() {}", "private func a() {}"),
    ("public @objc var a = 1", "public var a = 1"),
    ("  @objc // why\n  func a() {}", "  // why\n  func a() {}"),
    ("  @objc \n  func a() {}", "\n  func a() {}"),
    ("@objcMembers final class A {}", "final class A {}"),
    ("// @objc #selector(a)\n/* @objc */ \"@objc #selector(a)\"", nil),
    ("#if canImport(ObjectiveC)\n@objc func a() {}\n#endif", nil),
    ("#if !canImport(ObjectiveC)\nlet b = 1\n#else\n@objc func a() {}\n#endif", nil),
    (
      "#if canImport(ObjectiveC)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
      "#if canImport(ObjectiveC)\n@objc func a() {}\n#else\nfunc b() {}\n#endif"
    ),
    ("@objc protocol A {}", "protocol A: AnyObject {}"),
    ("@objc public protocol A: B {}", "public protocol A: AnyObject, B {}"),
    ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
    ("class A { let a = #selector(b) }", "class A { let a = Selector(A.b) }"),
    (
      "class A { func f() { g(#selector(self.b(_:c:))) } }",
      "class A { func f() { g(Selector(A.b(_:c:))) } }"
    ),
    (
      "extension A.B { var c: Selector { #selector(d) } }",
      "extension A.B { var c: Selector { Selector(A.B.d) } }"
    ),
    (
      "class A { class B { let c = #selector(d) } }",
      "class A { class B { let c = Selector(B.d) } }"
    ),
    (
      "class A { class func b() { c(#selector(d)) } }",
      "class A { class func b() { c(Selector(A.d)) } }"
    ),
    (
      "import UIKit\nlet a = #selector(UIView.endEditing(_:))",
      "import UIKit\nlet a = Selector(UIView.endEditing(_:))"
    ),
    (
      "class A { let b = #selector(c as (D) -> Void) }",
      "class A { let b = Selector(A.c as @Sendable (A) -> @MainActor (D) -> Void) }"
    ),
    (
      "class A {\n}\nextension A {\n  // why\n  @objc override func b() { c(#selector(d)) }\n  func e() {}\n}\n",
      "class A {\n\n  // why\n  override func b() { c(Selector(A.d)) }\n}\nextension A {\n  func e() {}\n}\n"
    ),
    (
      "class A { }; extension A { override var b: Int { 1 } }",
      "class A { \noverride var b: Int { 1 }\n}; extension A {  }"
    ),
    (
      "class A {\n}\nextension A {\n  @objc func b() {}\n}\nclass C: A {\n  override func b() {}\n}\n",
      "class A {\n\n  func b() {}\n}\nextension A {\n}\nclass C: A {\n  override func b() {}\n}\n"
    ),
  ]

  /// The same of modules and platforms, and of tests of XCTest.
  static let modules: [(String, String?)] = [
    (
      "import CoreGraphics\nimport struct QuartzCore.CATransform3D\nimport ObjectiveC",
      "import UIKit\nimport UIKit\nimport UIKit"
    ),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", nil),
    ("import Foundation\nlet a = b.import.CoreGraphics", nil),
    (
      "#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif",
      "#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif"
    ),
    ("#if !os(iOS)\n#endif", "#if !canImport(UIKit)\n#endif"),
    ("let a = os(iOS)", nil),
    ("objc_setAssociatedObject(a, &b, c, objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN)", nil),
    (
      "// A\nimport Foundation\nlet a: UIView",
      "import UIKit // A\nimport Foundation\nlet a: UIView"
    ),
    (
      "import Foundation\nlet a: NSLayoutConstraint",
      "import UIKit; import Foundation\nlet a: NSLayoutConstraint"
    ),
    ("#if DEBUG\nlet a: UIView\n#endif", "import UIKit\n#if DEBUG\nlet a: UIView\n#endif"),
    ("import Testing\nlet a: CALayer", "import UIKit; import Testing\nlet a: CALayer"),
    (
      "import Testing\nlet a = CGAffineTransform()",
      "import UIKit; import Testing\nlet a = CGAffineTransform()"
    ),
    ("import Testing\nlet a: CGRect, b = CATEGORY", nil),
    ("func a() {\n  autoreleasepool {\n    b()\n  }\n}", "func a() {\n  do {\n    b()\n  }\n}"),
    ("struct UIState {}\nlet a: UIState, b: UInt8, c: UI", nil),
    ("import UIKit\nlet a: UIView", nil),
    (
      "@MainActor\nfinal class A: XCTestCase {\n  func testB() {\n    c()\n  }\n  func d() {}\n}",
      "@MainActor\nfinal class A: XCTestCase {\n  nonisolated func testB() { "
        + "MainActor.assumeIsolated { () -> Void in\n    c()\n  } }\n  func d() {}\n}"
    ),
    (
      "class A: XCTestCase {\n  @MainActor func testB() throws {}\n  @MainActor func testC() async {}\n}",
      "class A: XCTestCase {\n  func testB() throws { try MainActor.assumeIsolated { () throws -> Void in} }\n"
        + "  @MainActor func testC() async {}\n}"
    ),
    ("@MainActor final class A: B {\n  @MainActor func testB() {}\n}", nil),
  ]

  @Test(arguments: modules.indices)
  func `what is here in the module UIKit is asked of it`(index: Int) {
    let (source, ported) = Self.modules[index]
    let result = PortedSource(source)
    #expect(result.text == ported ?? source)
    #expect(result.obstacles.isEmpty && result.changes.isEmpty == (ported == nil))
    #expect(PortedSource(result.text).text == result.text)
  }

  // By their places: a log of tests shows arguments, and these have several lines.
  @Test(arguments: sources.indices)
  func `what needs the Objective-C runtime is rewritten, and nothing else`(index: Int) {
    let (source, ported) = Self.sources[index]
    let result = PortedSource(source)
    #expect(result.text == ported ?? source)
    #expect(result.obstacles.isEmpty)
    #expect(result.changes.isEmpty == (ported == nil))
  }

  /// A source, and the place and the words of what cannot be rewritten in it.
  @Test(arguments: [
    ("class A {\n  let a = #selector(getter: b)\n}", "2:11", "a getter has no selector"),
    ("let a = #selector(tapped)", "1:9", "write Type.method"),
    ("class A { let a = #selector(delegate.tapped) }", "1:19", "the type of that value"),
    ("let a = Selector(\"tapped:\")", "1:9", "write Selector(Type.method)"),
    ("let a = Selector((\"tapped:\"))", "1:9", "write Selector(Type.method)"),
    ("let a = NSSelectorFromString(b)", "1:9", "write Selector(Type.method)"),
    ("let a = #keyPath(B.c)", "1:9", "use a key path"),
    ("@objc protocol A {\n  @objc optional func b()\n}", "2:9", "implementation in an extension"),
    ("class A { @IBOutlet var b: C! }", "1:11", "no storyboard connects this"),
    ("objc_getClass(a)", "1:1", "Objective-C runtime"),
    ("extension UIView { override func a() {} }", "1:20", "move it into class UIView"),
    (
      "class A: B { let c: C = { let c = C(); c.add(self); return c }() }", "1:46",
      "write lazy var c"
    ),
    ("@NSManaged var a: Int", "1:1", "at run time"),
  ])
  func `what cannot be rewritten is named with its place`(
    source: String, place: String, words: String
  ) {
    let obstacles = PortedSource(source).obstacles
    #expect(obstacles.count == 1)
    let note = obstacles.first
    #expect(note.map { "\($0.line):\($0.column)" } == place)
    #expect(note?.words.contains(words) ?? false, "\(note?.words ?? "none")")
  }

  @Test(arguments: [
    "class A: B { lazy var c: C = { let c = C(); c.add(self); return c }() }",
    "class A: B { var c = 1 { didSet { self.d() } } }",
    "class A: B { var c: Int { self.d } }",
    "class A: B { static let c = { A.self }() }",
    "class A: B { let c = { type(of: D.self) }() }",
    "let s = Selector(A.tapped)",
  ])
  func `nothing is said of what is right`(source: String) {
    #expect(PortedSource(source).obstacles.isEmpty)
  }

  @Test func `what another file overrides moves into its class`() {
    let overridden = PortedSource.overrides(in: "class C: A { override func b() {} }")
    #expect(overridden == ["A": ["b"]])
    let source = "class A {\n}\nextension A {\n  func b() {}\n}\n"
    #expect(PortedSource(source).text == source)
    #expect(
      PortedSource(source, overridden: overridden).text
        == "class A {\n\n  func b() {}\n}\nextension A {\n}\n")
  }
}
