import Foundation
import SelfTests
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// Every error that a user can read says where, says what to do, and advises only what there is.
@Suite struct ErrorLawTests {
  @Test(arguments: ErrorExamples.all.indices)
  func `there is an example of every case`(index: Int) {
    let type = ErrorExamples.all[index]
    guard let count = type.caseCount else { return }
    #expect(type.cases.count == count, "\(type.name): \(type.cases.sorted())")
  }

  /// Errors that no user reads: they are turned into one that is read, or into a verdict.
  static let internalErrors: Set = [
    // Why a layout takes whole costs; it is then made with them.
    "SummaryRefusal",
    // The words of `import` for what is refused, which are those of the refusal.
    "Refusal",
    // What a law found, and why a case failed or does not count: outcomes, not errors.
    "Evidence", "Failure", "Discard",
    // Between a process and its child; the case is then one that ended its process.
    "Damage", "IsolationError",
    // Why the system refused a call; `SystemReason` has its words.
    "SystemError",
    // Why a regular expression draws nothing: the reason of a discard.
    "PatternError",
    // Why the rules of stacks leave a screen to the solver, which says what is wrong.
    "AxisFailure", "UndecidedStack",
    // A remark on a line of a source that is ported.
    "Obstacle",
    // Cases of errors that have examples of their own.
    "Problem",
    // Of view code, whose module is only where there is no UIKit.
    "LayoutFault", "ViewCodeError",
  ]

  @Test func `every type of error has examples`() throws {
    let declared = try NSRegularExpression(pattern: #"(?:enum|struct|class) (\w+)[^{\n]*\bError\b"#)
    let sources = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(sources) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in declared.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
      }
    }
    #expect(names.count > 30)
    let shown = Set(ErrorExamples.all.map(\.name))
    #expect(names.subtracting(shown).subtracting(Self.internalErrors) == [])
    #expect(Self.internalErrors.subtracting(names) == [])
  }

  private static let texts = ErrorExamples.all.flatMap { type in
    type.examples.map { (name: type.name, error: $0.error as any Sendable, text: $0.text) }
  }

  @Test func `every error says what to do`() {
    for (name, error, text) in Self.texts {
      #expect(ErrorText.saysWhatToDo(text), "\(name).\(error): \(text)")
    }
  }

  /// The texts and numbers that an error comes with, however deep.
  private static func facts(of value: Any) -> [String] {
    switch value {
    case let text as String: return [text]
    case let number as Int: return [number, number + 1].map(String.init)
    case let number as Double: return ["\(number)", NumberText(number).description]
    default: return Mirror(reflecting: value).children.flatMap { facts(of: $0.value) }
    }
  }

  @Test func `every error names what it is about`() {
    for (name, error, text) in Self.texts {
      let facts = Self.facts(of: error)
      let isNamed = facts.isEmpty || facts.contains { !$0.isEmpty && text.contains($0) }
      #expect(isNamed, "\(name).\(error): \(text)")
    }
  }

  @Test func `no error speaks of an option or a command that there is not`() {
    let options = Set(Command.all.flatMap(\.allOptions).map(\.flag))
    let commands = Set(Command.all.map(\.name))
    // Options that an example gives, and the end of options.
    let given: Set = ["--", "--row", "--help", "--version"]
    for (name, error, text) in Self.texts {
      for word in text.split(whereSeparator: { " \"`;,.=".contains($0) }) {
        guard word.hasPrefix("--") else { continue }
        #expect(options.union(given).contains(String(word)), "\(name).\(error): \(text)")
      }
      for quoted in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where !quoted.offset.isMultiple(of: 2) {
        var words = quoted.element.split(separator: " ")
        if words.first == "stackscroll" { words.removeFirst() }
        let first = words.first.map(String.init) ?? ""
        #expect(
          commands.union(options).union(["swift", "po"]).contains(first),
          "\(name).\(error): \(text)")
      }
    }
  }
}
