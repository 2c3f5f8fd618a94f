import Foundation
import InterfaceBuilder
import PropertyTesting
import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import SystemCalls

@testable import ConsoleLogs
@testable import PropertyKit
@testable import SelfTool
@testable import StackScrollExplorer
@testable import StackScrollInvariants

/// Errors of one type: one of each of its cases, and what a user reads of each.
struct ErrorExamples: Sendable {
  let name: String
  /// How many cases the type has; nil for a structure.
  let caseCount: Int?
  let examples: [(error: any Sendable, text: String)]

  /// Examples of an error that is a structure, or whose cases are those of another type.
  init<Failure: Sendable>(_ examples: [Failure], _ text: (Failure) -> String = { "\($0)" }) {
    name = "\(Failure.self)"
    caseCount = Self.caseCount(of: Failure.self)
    self.examples = examples.map { ($0, text($0)) }
  }

  /// The names of the cases that have an example.
  var cases: Set<String> {
    Set(examples.map { Mirror(reflecting: $0.error).children.first?.label ?? "\($0.error)" })
  }

  /// How many cases an enumeration has, as the compiler wrote it down; nil for what is none.
  ///
  /// An exhaustive switch over cases would compile although no example has the new case.
  ///
  /// Source: Swift's ABI, TypeMetadata.rst: kind 0x201 is an enumeration, whose nominal type
  /// descriptor has the numbers of its cases in its sixth and seventh words.
  private static func caseCount(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == 0x201 else { return nil }
    guard let descriptor = UnsafePointer<UInt32>(bitPattern: metadata[1]) else { return nil }
    return Int(descriptor[5] & 0xFF_FFFF) + Int(descriptor[6])
  }
}

extension ErrorExamples {
  /// Every error of the package that a user can read.
  static let all: [ErrorExamples] =
    [
      ErrorExamples(screen), ErrorExamples(edit), ErrorExamples(published),
      ErrorExamples(solver), ErrorExamples(constraintProblem), ErrorExamples(constraint),
      ErrorExamples(windowEdit), ErrorExamples(windowLayout),
      ErrorExamples(UnwrittenRule.Reason.allCases.map { UnwrittenRule(stack: "row", reason: $0) }),
    ] + documents + logs + engine + commands

  private static let spot = ErrorLocation(.view("row"), .spacing)
  private static let rule = Constraint(
    Anchor(LayoutItem("row"), .width), .equal, Anchor(LayoutItem("card"), .width))

  static let screen: [ScreenError] = [
    .notFinite(spot, .infinity), .negative(spot, -1), .scaleOutOfRange(spot, 0, allowed: 0.1...100),
    .outOfRange(spot, 1e12, limit: 1e9), .priorityOutOfRange(spot, 0), .baselinesInColumn("row"),
    .containerInScreen("row"), .givenByLayout(spot), .emptyID(position: 7), .duplicateID("row"),
    .nestedTooDeeply("row", limit: 100), .tooManyViews("row", limit: 100),
    .textTooLong("row", limit: 100), .unknownItem("row", constraint: 7),
    .constraint(index: 7, on: ["row", "card"], .differentAxes), .variation(7, .noSuchView("row")),
  ]
  static let edit: [EditError] = [
    .noSuchView("row"), .notAStack("row"), .notALeaf("row"), .notArranged("row"),
    .indexOutOfRange(7, in: "row", allowed: 0...3), .notAScrollView("row"), .noScrollView,
    .noSuchConstraint(.index(7)), .notOfVariations,
  ]
  static let published: [PublishedScreenError] = [
    .countOutOfRange(.tabCount, 7, allowed: 0...5), .notWellFormed(screen[0]),
  ]
  static let solver: [SolverError] = [
    .unknownVariable(7), .unknownRow(slot: 7, generation: 1),
    .coefficient(1e12, variable: 7, allowed: 1...2), .constant(1e12, limit: 1e9), .priority(-1),
    .tooManyVariables(limit: 7), .tooManyRows(limit: 7), .tooManyTerms(limit: 7), .overflow,
    .tooManyPivots(limit: 7), .notSolved,
  ]
  static let constraintProblem: [ConstraintProblem] = [
    .placeAgainstLength, .differentAxes, .multiplier(.infinity), .constant(.infinity), .priority(0),
    .outOfRange(1e12, limit: 1e9),
  ]
  static let constraint: [ConstraintLayoutError] = [
    .constraint(rule, index: 7, .differentAxes), .metrics(LayoutItem("row")), .unknownConstraint(7),
    .refused(rule, index: 7, solver[3]), .solver(solver[9]),
  ]
  static let windowEdit: [ScreenEditError] = [
    .refused(edit[0]), .notWellFormed(screen[0]), .noLayout(.restless(nil)),
  ]
  static let windowLayout: [LayoutError] = [
    open, .contradictory([.vertical], Conflict(constraints: [rule], lengths: [], remedies: nil)),
    .unwritten(UnwrittenRule(stack: "row", reason: .textOfTallestView)), .restless(nil),
    .restless(RestlessInset(view: "row", scrollView: "card", edge: "top", values: [7, 0])),
    .solver(constraint[0]),
  ]

  /// A window whose view nothing holds.
  private static var open: LayoutError {
    do throws(LayoutError) {
      let root = View("root", subviews: [View("row")])
      let size = Size(width: 9, height: 9)
      guard let window = try? Screen(size: size, root: root) else { return .restless(nil) }
      _ = try window.layout()
      return .restless(nil)
    } catch { return error }
  }
}

// MARK: Documents and logs

extension ErrorExamples {
  private static let place = DocumentPlace(element: "label", id: "row", line: 7)

  private static let documentProblems: [DocumentError.Problem] = [
    .tooLarge(bytes: 7, limit: 5), .tooManyElements(limit: 7), .tooDeep(limit: 7), .notUnicode,
    .documentType,
    .notXML(.empty), .notADocument(root: "row"), .otherPlatform("row"), .missingAttribute("row"),
    .notANumber(attribute: "row", text: "x"),
    .outOfRange(attribute: "row", text: "1e12", limit: 1e9), .notAFile,
    .fileSystem("it is missing; check the path"),
  ]
  private static let faults: [XMLFault] = [
    .empty, .unfinished("row"), .wrongEnd(open: "row"), .attribute, .other,
  ]
  private static let windowRefusals: [ImportRefusal] = [
    .withoutAutoLayout(place), .stripLength(place), .refused(place, screen[0]),
  ]
  private static let scenes: [SceneFailure] = [
    .refused(windowRefusals[0]), .unsolved(windowLayout[1]),
  ]
  private static let logProblems: [LogError.Problem] = [
    .nothingToRead, .description, .noCommonAncestor, .emptied, .keptPrivate,
    .tooLong(bytes: 7, limit: 5),
    .tooManyConstraints(limit: 7), .tooLongList(limit: 7), .unfinished,
    .expected(.number, found: "row"), .unknownAttribute("row"), .numberOutOfRange("1e12"),
    .priorityOutOfRange(0), .incomparable(.width, .top),
  ]
  private static let expectations: [LogError.Expectation] = [
    .handle, .body, .item, .itemOrNumber, .number, .node, .end, .names,
  ]
  private static let position = LogPosition(line: 7, column: 3)
  private static let explanations: [ExplainError] = [
    .log(LogError(.unfinished, at: position)), .layout(constraint[0], at: position),
  ]

  fileprivate static let documents = [
    ErrorExamples(documentProblems) { "\(DocumentError($0, line: 7))" },
    ErrorExamples(faults) { "\(DocumentError(.notXML($0), line: 7))" },
    ErrorExamples(documentProblems.map { DocumentError($0, element: place) }),
    ErrorExamples(windowRefusals), ErrorExamples(scenes),
  ]
  fileprivate static let logs = [
    ErrorExamples(logProblems) { "\(LogError($0, at: position))" },
    ErrorExamples(expectations) { "\(LogError(.expected($0, found: "row"), at: position))" },
    ErrorExamples(logProblems.map { LogError($0, at: position) }),
    ErrorExamples(explanations, ExplainText.words),
  ]
}

// MARK: The engine

extension ErrorExamples {
  private static let tokens: [ReplayTokenError] = [
    .empty, .unknownPrefix("row"), .badCharacter(position: 7), .truncated, .checksumMismatch,
    .numberTooLarge, .tooLong(7),
  ]
  private static let shard = ShardError(index: 7, count: 3)
  private static let environment: [EnvironmentError] = [
    .notANumber(.cases, "row", least: 1), .notASeed("row"), .notAToken(.empty),
    .neitherOnNorOff(.isolation, "row"), .noSuchShard(shard), .halfAShard,
  ]
  private static let merges: [MergeError] = [
    .nothingToMerge, .differentRuns(.whole, .whole), .missingShards([7]),
  ]
  private static let stored: [StoredFailureError] = [
    .unreadable, .foreign, .truncated, .badToken(.empty),
  ]
  private static let forAll: [ForAllError] = [.noCurrentTest, .noReport, .noParent]
  private static let sweeps: [SweepError] = [
    .scaleOutOfRange(7), .tooManyPoints(0...7, scale: 2),
  ]
  private static let catalogues: [CatalogueError] = [.duplicateName("row"), .badName("ROW")]

  fileprivate static let engine = [
    ErrorExamples(tokens), ErrorExamples([shard]), ErrorExamples(environment),
    ErrorExamples(merges), ErrorExamples(stored), ErrorExamples(forAll), ErrorExamples(sweeps),
    ErrorExamples(catalogues),
  ]
}

// MARK: Commands

extension ErrorExamples {
  private static let fixtures: [FixtureError.Problem] = [
    .notJSON("a comma is missing; add it"), .tooLarge(bytes: 7, limit: 5), .missingKey("row"),
    .unknownKey("row", known: ["id"]), .wrongValue(expected: "a number", found: "true"),
    .refused("\(screen[0])"), .unknownInvariant("row"),
    .fileSystem("it is missing; check the path"),
  ]
  private static let usage: [UsageError.Problem] = [
    .unknownCommand("row", nearest: nil, known: ["help"]), .unknownOption("--row", nearest: nil),
    .optionBeforeCommand("--cases"), .repeatedOption(.cases), .missingValue(.cases),
    .unexpectedValue(.help, "row"), .notANumber(.seed, "row", allowed: 1...3),
    .outOfRange(.cases, "7", allowed: 1...3), .unknownInvariant("row", nearest: nil),
    .repeatedName("row"), .emptyName, .unexpectedName("row"),
    .nothingHasWords(["row"]),
    .nothingToReplay, .notAFolder(.write, "row"), .unusableCatalogue("\(catalogues[0])"),
    .refused(AssumptionsText.noLaw), .refused(AssumptionsText.isFalseAnyway("row")),
    .refused(ScoreboardText.unknown("row", nearest: nil)),
    .noDocument, .noSource, .notForShards(.write, isOfTime: true, isOfMerge: true),
    .nowhereForResults,
    .notAShard("row"), .noShard, .shardVariables(.arrayWithGaps), .nothingToMerge, .emptyCatalogue,
    .missingName(.screenFile), .notARange(.cases, "row"), .severalScreens(.cases),
    .missingOption(.cases), .unknownShell("row"), .unknownFormat("row"),
  ]
  private static let expected: [UsageError.Expected] = [.screenFile, .finding, .fixture, .shell]
  private static let variables: [ShardVariables.Problem] = [
    .notANumber(.testIndex, "row"), .missing(.testIndex, beside: .testCount),
    .noSuchShard(.testIndex, index: 7, count: 3), .arrayWithGaps,
  ]
  private static var runs: (RunIdentity, RunIdentity) {
    func run(_ program: String) -> RunIdentity? {
      try? JSONDecoder().decode(
        RunIdentity.self,
        from: Data(
          #"{"program": "\#(program)", "seed": 1, "cases": 2, "shards": 3, "invariants": []}"#.utf8
        ))
    }
    guard let one = run("row"), let other = run("card") else { fatalError("no run") }
    return (one, other)
  }
  private static let damages: [ResultError.Damage] = [
    .cutOff(line: 7), .changed(line: 7), .foreign(line: 7), .unreadable(line: 7, "row"),
    .otherFormat(7), .tooLarge(7), .notAFile, .noResults, .placeIsTaken,
    .fileSystem("it is missing; check the path"),
    .otherRun(runs.0, first: runs.1, firstPath: "card"), .otherProgram("row", here: "card"),
    .contradicts("row"), .doesNotFailHere("row"),
  ]
  private static let reports: [ReportError.Problem] = [
    .isSomethingElse, .system("the disk is full; make room and run again"),
  ]
  private static let ports: [PortError] = [.notText, .tooLong(7), .sharedName("row"), .isSource]
  private static let findings: [FindingError] = [
    .unreadable(FixtureError(.missingKey("row"), at: []).onLine(7)),
    .badToken("row", .truncated),
  ]

  fileprivate static let commands = [
    ErrorExamples(fixtures) { "\(FixtureError($0, at: ["row"]))" },
    ErrorExamples(fixtures.map { FixtureError($0, at: ["row"]) }),
    ErrorExamples(usage, UsageErrorText.text),
    ErrorExamples(usage.map { UsageError($0, in: nil) }) { UsageErrorText.text(of: $0.problem) },
    ErrorExamples(expected) { UsageErrorText.text(of: .missingName($0)) },
    ErrorExamples(variables) { UsageErrorText.text(of: .shardVariables($0)) },
    ErrorExamples(damages) { ResultErrorText.text(of: ResultError(path: "row", damage: $0)) },
    ErrorExamples(
      damages.map { ResultError(path: "row", damage: $0) }, ResultErrorText.text),
    ErrorExamples(reports) { ReportError(path: "row", problem: $0).words },
    ErrorExamples(reports.map { ReportError(path: "row", problem: $0) }, \.words),
    ErrorExamples(findings) { $0.words(onLine: 7) }, ErrorExamples(ports),
    ErrorExamples(
      (1...80).map {
        FileWriter.Refusal(URL(fileURLWithPath: "/row"), SystemError(code: $0))
      }),
  ]
}
