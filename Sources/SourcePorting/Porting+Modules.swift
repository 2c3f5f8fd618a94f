/// Where the module `UIKit` stands in for modules and conditions of Apple's platforms.
extension Porting {
  /// Modules of which UIKit, with Foundation behind it, has what view code names.
  private static let inUIKit: Set = ["CoreGraphics", "ObjectiveC", "QuartzCore"]

  /// Imports UIKit for a module that is not here, and for a part of UIKit that is no module here.
  mutating func rewriteImport(at place: Int) {
    guard let path = imported(at: place) else { return }
    let (module, isPart) = (declarations.text(path.lowerBound), path.count > 1)
    let isWhole = path.lowerBound == place + 1
    guard Self.inUIKit.contains(module) || module == "UIKit" && isPart && isWhole else { return }
    let range = offset(place + 1)..<declarations.tokens[path.upperBound].range.upperBound
    edits.append((range, "UIKit"))
    changes.append((offset(place), "import of \(module) is one of UIKit"))
  }

  /// Asks for UIKit where a condition asks for iOS.
  mutating func rewriteCondition(at place: Int) {
    guard declarations.isPunctuation(place + 1, "("), declarations.text(place + 2) == "iOS",
      declarations.isPunctuation(place + 3, ")"),
      ["#if", "#elseif"].contains(declarations.text(lineStart(of: place)))
    else { return }
    let end = declarations.tokens[place + 3].range.upperBound
    edits.append((offset(place)..<end, "canImport(UIKit)"))
    changes.append((offset(place), "os(iOS) asked as canImport(UIKit)"))
  }

  /// Imports UIKit in a file that names it and does not import it: on Apple's platforms other files of the module do.
  mutating func importUIKit() {
    let tokens = declarations.tokens
    let modules = tokens.indices.compactMap { imported(at: $0) }.map {
      declarations.text($0.lowerBound)
    }
    guard !modules.contains(where: { $0 == "UIKit" || Self.inUIKit.contains($0) }) else { return }
    let own = Set(declarations.types.map(\.name))
    guard
      let use = tokens.indices.first(where: { place in
        tokens[place].kind == .word && !declarations.needsRuntime[place]
          && Self.isOfUIKit(declarations.text(place)) && !own.contains(declarations.text(place))
      })
    else { return }
    // On the line that is there, so that all others keep their numbers; no directive has room for it.
    let isFirstLine = !declarations.source[..<offset(0)].contains(0x0A)
    let end = isFirstLine ? tokens[0].kind == .directive ? "\n" : "; " : " "
    edits.append((0..<0, "import UIKit" + end))
    changes.append((offset(use), "import of UIKit added for \(declarations.text(use))"))
  }

  /// The path of what is imported: `UIKit`, or `CoreGraphics.CGFloat` behind the kind of declaration.
  private func imported(at place: Int) -> ClosedRange<Int>? {
    guard declarations.text(place) == "import", declarations.tokens[place].kind == .word,
      !declarations.isPunctuation(place - 1, ".")
    else { return nil }
    let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    let first = place + (kinds.contains(declarations.text(place + 1)) ? 2 : 1)
    guard declarations.tokens.indices.contains(first), declarations.tokens[first].kind == .word
    else { return nil }
    var last = first
    while declarations.isPunctuation(last + 1, "."),
      declarations.tokens.indices.contains(last + 2), declarations.tokens[last + 2].kind == .word
    {
      last += 2
    }
    return first...last
  }

  private func lineStart(of place: Int) -> Int {
    var start = place
    while start > 0, !declarations.beginsLine(start) { start -= 1 }
    return start
  }

  /// Whether a name is one of UIKit, or of what comes with it: `UIView`, `NSLayoutConstraint`, `CALayer`.
  private static func isOfUIKit(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    let isWord = rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    return name.hasPrefix("NSLayout") || Self.withUIKit.contains(name)
      || name != "UIKit" && name.hasPrefix("UI") && rest.first?.isUppercase == true
      || name.hasPrefix("CA") && isWord
  }

  /// Names that Foundation does not have here, and UIKit does.
  private static let withUIKit: Set = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CGAffineTransform", "CGColor", "CGColorSpace",
    "CGContext", "CGGradient", "CGImage",
    "CGMutablePath", "CGPath", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSTextAlignment", "NSTextAttachment",
  ]
}

/// Tests of XCTest, which are listed as methods of no actor: on Linux a bundle with others ends when it is listed.
extension Porting {
  /// Takes the tests of a class on the main actor, or one that is on it by itself, off it, and enters it in their bodies,
  /// which run on the main thread.
  mutating func rewriteMainActor(at place: Int) {
    var next = place + 1
    while declarations.tokens.indices.contains(next),
      declarations.tokens[next].kind == .attribute
        || ["final", "public", "open", "internal", "package", "override", "private"].contains(
          declarations.text(next))
    {
      next += 1
    }
    if declarations.text(next) == "func" {
      guard let type = declarations.type(around: place), Self.isTestCase(type),
        let test = declarations.members(of: type).first(where: { $0.tokens.contains(next) }),
        enterMainActor(in: test)
      else { return }
      remove(place...place)
    } else {
      guard let type = declarations.types.first(where: { $0.nameAt == next + 1 }),
        type.keyword == "class", Self.isTestCase(type)
      else { return }
      for test in declarations.members(of: type) where !test.modifiers.contains("nonisolated") {
        guard let keyword = test.tokens.first(where: { declarations.text($0) == "func" }),
          enterMainActor(in: test)
        else { continue }
        edits.append((offset(keyword)..<offset(keyword), "nonisolated "))
      }
    }
  }

  /// Puts the body of a test on the main actor; false if it is no test that is listed so.
  private mutating func enterMainActor(in member: Declarations.Member) -> Bool {
    guard member.keyword == "func", member.name?.hasPrefix("test") == true,
      member.modifiers.isDisjoint(with: ["static", "class"]),
      let open = member.tokens.first(where: { declarations.isPunctuation($0, "{") }),
      let close = declarations.partner[open]
    else { return false }
    let heading = (member.tokens.lowerBound..<open).map(declarations.text)
    guard !heading.contains("async") else { return false }
    let throwing = heading.contains("throws") ? ("try ", "throws ") : ("", "")
    let start = declarations.tokens[open].range.upperBound
    edits.append(
      (start..<start, " \(throwing.0)MainActor.assumeIsolated { () \(throwing.1)-> Void in"))
    edits.append((offset(close)..<offset(close), "} "))
    changes.append((offset(member.tokens.lowerBound), "test enters the main actor by itself"))
    return true
  }

  private static func isTestCase(_ type: Declarations.TypeScope) -> Bool {
    type.inherited.contains { $0.hasSuffix("TestCase") }
  }
}
