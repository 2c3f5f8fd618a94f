import StackScrollConstraints
import StackScrollCore

/// What in a document will not do what it seems meant to.
///
/// Only what follows from constraints counts: recorded frames are no evidence here, and leaves are
/// taken to be of any size.
public struct DocumentLint: Sendable {
  /// What was found, in the order of lines.
  public let findings: [LintFinding]
  /// The scenes that could not be looked at, and why.
  public let failures: [Failure]
  /// The lines of constraints that contradict others only by what the document does not tell.
  package let guesses: Set<Int>

  /// A scene that could not be looked at.
  public struct Failure: Hashable, Sendable {
    /// The outermost view of the scene.
    public let root: DocumentPlace
    /// Why not.
    public let error: SceneFailure
  }

  /// How much is looked for before a scene is given up.
  public struct Limits: Hashable, Sendable {
    /// The most conflicts of each kind in a scene.
    public var conflicts = 10
    /// The most constraints that are tried for each length that is open.
    public var remedies = 24
    /// The most texts of a scene that are tried longer, rows that are tried hidden, and scroll views that are scrolled.
    public var texts = 100

    /// The limits that are used unless told otherwise.
    public init() {}
  }
}

extension InterfaceDocument {
  /// Looks for faults in every scene; a document without Auto Layout has none to find.
  ///
  /// - Complexity: a few layouts a scene, and a few more for each scroll view in it.
  public func lint(limits: DocumentLint.Limits = .init()) -> DocumentLint {
    guard usesAutoLayout else { return DocumentLint(findings: [], failures: [], guesses: []) }
    let recorded = RecordedInsets.collected(from: self)
    var findings: [LintFinding] = []
    var failures: [DocumentLint.Failure] = []
    var guesses: Set<Int> = []
    for scene in scenes {
      do throws(SceneFailure) {
        let lint = try SceneLint(lookingAt: SceneFacts(self, scene, recorded), limits)
        findings += lint.findings
        guesses.formUnion(lint.guesses)
      } catch {
        failures.append(DocumentLint.Failure(root: views[scene.root].place, error: error))
      }
    }
    return DocumentLint(
      findings: findings.enumerated()
        .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
        .map(\.element),
      failures: failures, guesses: guesses)
  }
}

extension InterfaceDocument {
  /// The constraints that the engine has for a scene: what is written, what stack views install, and
  /// what frames, masks, sizes and insets say.
  ///
  /// - Complexity: a layout of the scene, which settles its insets.
  package func constraintSystem(of scene: DocumentScene) throws(SceneFailure) -> ConstraintSystem {
    try LintedScreen(SceneFacts(self, scene, .collected(from: self))).installed.tree.system
  }
}
