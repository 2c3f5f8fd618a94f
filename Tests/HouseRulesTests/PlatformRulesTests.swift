import Foundation
import TestSupport
import Testing

/// What keeps the package loadable and compilable on a Mac, as far as the text of its files shows it.
///
/// `Tests/Mac/check.py` compiles the rest.
@Suite struct PlatformRulesTests {
  /// What a Mac does not build.
  private static let linuxAlone = [
    "Sources/UIKit/", "Sources/TestingUIKit/", "Sources/ViewCode/", "Sources/ViewCodeTesting/",
    "Tests/UIKitTests/", "Benchmarks/Sources/viewcode/",
  ]

  /// A condition about platforms and the places where it may stand, from the table of the page.
  struct AllowedCondition: Hashable {
    let condition: String
    let places: [String]
  }

  @Test func `no two paths differ by case alone`() throws {
    #expect(try Self.sameButForCase(Repository.paths()).isEmpty)
    #expect(
      Self.sameButForCase(["Sources/A/x.swift", "Sources/a/y.swift"]) == ["Sources/A, Sources/a"])
  }

  @Test func `no two targets or products have names that differ by case alone`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let names = manifest.matches(of: /name: "(\w+)"/).map { String($0.1) }
    #expect(names.contains("stackscroll") && names.contains("StackScrollKit"))
    // The package itself is a name of its own kind.
    let others = names.filter { $0 != "StackScroll" }
    #expect(Self.sameButForCase(others).isEmpty)
  }

  @Test func `platforms differ where the page says so, and nowhere else`() throws {
    let allowed = try Self.allowedConditions()
    #expect(allowed.count > 8)
    for (path, text) in try Self.swiftFiles() {
      #expect(Self.faults(in: text, at: path, allowed) == [])
    }
  }

  @Test(arguments: [
    ("import Glibc", "names a C library"),
    ("#if canImport(Glibc)\n#endif", "canImport(Glibc) is not in the table"),
    ("#if os(Linux)\n#endif", "os(Linux) is not in the table"),
    ("import UIKit", "UIKit is imported without a condition"),
    ("import FoundationXML", "FoundationXML is imported without a condition"),
    ("open(\"/proc/self/exe\")", "/proc is Linux's"),
    ("usage.ru_maxrss > 1 << 20", "ru_maxrss has another unit on a Mac"),
    ("let process = Process()", "programs are started by TestSupport"),
  ])
  func `each rule finds what it is for`(line: String, fault: String) throws {
    let allowed = try Self.allowedConditions()
    #expect(Self.faults(in: line, at: "Tests/CoreTests/A.swift", allowed) == [fault])
  }

  // MARK: The rules

  /// What the lines have that the rules look at.
  private static let words = [
    "import ", "Glibc", "Darwin", "/proc", "ru_maxrss", "Process()", "#if", "#elseif",
  ]

  /// What is wrong with a file of Swift.
  private static func faults(
    in text: String, at path: String, _ allowed: Set<AllowedCondition>
  ) -> [String] {
    var faults: [String] = []
    func refuse(_ fault: String, unless isAllowed: Bool) {
      if !isAllowed, !faults.contains(fault) { faults.append(fault) }
    }
    let isOfSystem = path.hasPrefix("Sources/SystemCalls/")
    let isOfChildren = path.hasPrefix("Sources/PropertyKit/Isolation/")
    let isForLinux = linuxAlone.contains { path.hasPrefix($0) }
    // Most lines have none of the words, and need no pattern.
    for line in text.split(separator: "\n") where words.contains(where: line.contains) {
      if line.contains(/\bimport (Glibc|Darwin|Musl)\b/) || line.contains(/\b(Glibc|Darwin)\.\w/) {
        refuse("names a C library", unless: isOfSystem)
      }
      if let name = line.firstMatch(of: /^(?:\w+ )*import (UIKit|Foundation[A-Z]\w+)$/)?.1 {
        refuse("\(name) is imported without a condition", unless: isForLinux)
      }
      if line.contains("/proc") {
        let isLinux = isForLinux || path == "Sources/SystemCalls/Linux.swift"
        refuse("/proc is Linux's", unless: isOfChildren || isLinux)
      }
      if line.contains("ru_maxrss") {
        refuse("ru_maxrss has another unit on a Mac", unless: isOfSystem)
      }
      if line.contains(/\bProcess\(\)/) {
        let isProgram = !path.hasPrefix("Tests/") || path.hasPrefix("Tests/TestSupport/")
        refuse("programs are started by TestSupport", unless: isProgram)
      }
      guard line.contains(/^ *\#(if|elseif)/) else { continue }
      for match in line.matches(of: /!?(canImport|os|targetEnvironment)\(\w+\)/) {
        let condition = String(match.0)
        let isAllowed = allowed.contains { entry in
          entry.condition == condition.trimmingPrefix("!")
            && entry.places.contains { path == $0 || path.hasPrefix("\($0)/") }
        }
        refuse("\(condition) is not in the table", unless: isAllowed)
      }
    }
    return faults
  }

  /// Paths, or folders of them, that a disk which folds case takes for one.
  private static func sameButForCase(_ paths: [String]) -> [String] {
    var spellings: [String: Set<String>] = [:]
    for path in paths {
      var place = ""
      for part in path.split(separator: "/") {
        place += place.isEmpty ? "\(part)" : "/\(part)"
        spellings[place.lowercased(), default: []].insert(place)
      }
    }
    return spellings.values.filter { $0.count > 1 }.map { $0.sorted().joined(separator: ", ") }
      .sorted()
  }

  /// The table of conditions, one entry for each condition of a row.
  private static func allowedConditions() throws -> Set<AllowedCondition> {
    var allowed: Set<AllowedCondition> = []
    for line in try Repository.text(of: "Documentation/Platforms.md").split(separator: "\n") {
      let cells = line.split(separator: "|").map { cell in
        cell.matches(of: /`!?([^`]+)`/).map { String($0.1) }
      }
      guard cells.count == 3 else { continue }
      for condition in cells[0] where condition.contains(/^(canImport|os)\(/) {
        allowed.insert(AllowedCondition(condition: condition, places: cells[1]))
      }
    }
    return allowed
  }

  // MARK: The files

  /// All Swift but the declarations that stand for a Mac's.
  private static func swiftFiles() throws -> [(path: String, text: String)] {
    try Repository.paths().filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Mac/")
        && !$0.hasSuffix("PlatformRulesTests.swift")
        && !$0.contains(".docc/")
    }.map { ($0, try Repository.text(of: $0)) }
  }
}
