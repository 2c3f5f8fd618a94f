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

  /// A scene that could not be looked at.
  public struct Failure: Hashable, Sendable {
    /// The outermost view of the scene.
    public let root: DocumentPlace
    /// Why not.
    public let error: ConstraintLayoutError
  }

  /// How much is looked for before a scene is given up as hopeless.
  public struct Limits: Hashable, Sendable {
    /// The most conflicts of each kind in a scene.
    public var conflicts = 10
    /// The most constraints that are tried for each length that is open.
    public var remedies = 24

    /// The limits that are used unless told otherwise.
    public init() {}
  }

  /// Looks at every scene of a document; one without Auto Layout has nothing to find.
  ///
  /// - Complexity: a few layouts a scene, and a few more for each scroll view in it.
  public init(_ document: InterfaceDocument, limits: Limits = Limits()) {
    var findings: [LintFinding] = []
    var failures: [Failure] = []
    for scene in document.scenes where document.usesAutoLayout {
      let constraints = SceneConstraints(document, scene)
      do throws(ConstraintLayoutError) {
        var lint = SceneLint(constraints, limits)
        try lint.run()
        findings += lint.findings
      } catch {
        failures.append(Failure(root: document.views[scene.root].place, error: error))
      }
    }
    self.findings = findings.enumerated()
      .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
      .map(\.element)
    self.failures = failures
  }
}
