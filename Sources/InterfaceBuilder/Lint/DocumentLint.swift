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

  /// How much is looked for before a scene is given up.
  public struct Limits: Hashable, Sendable {
    /// The most conflicts of each kind in a scene.
    public var conflicts = 10
    /// The most constraints that are tried for each length that is open.
    public var remedies = 24

    /// The limits that are used unless told otherwise.
    public init() {}
  }
}

extension InterfaceDocument {
  /// Looks for faults in every scene; a document without Auto Layout has none to find.
  ///
  /// - Complexity: a few layouts a scene, and a few more for each scroll view in it.
  public func lint(limits: DocumentLint.Limits = .init()) -> DocumentLint {
    guard usesAutoLayout else { return DocumentLint(findings: [], failures: []) }
    let recorded = RecordedInsets.collected(from: self)
    var findings: [LintFinding] = []
    var failures: [DocumentLint.Failure] = []
    for scene in scenes {
      do throws(ConstraintLayoutError) {
        var lint = SceneLint(SceneConstraints(self, scene, recorded), limits)
        try lint.run()
        findings += lint.findings
      } catch {
        failures.append(DocumentLint.Failure(root: views[scene.root].place, error: error))
      }
    }
    return DocumentLint(
      findings: findings.enumerated()
        .sorted { ($0.element.place.line, $0.offset) < ($1.element.place.line, $1.offset) }
        .map(\.element),
      failures: failures)
  }
}

// What the canvas decided on, and the app decides on anew.

extension SceneConstraints {
  /// The constraints with lengths that only the canvas gave held no more than they are in the app.
  ///
  /// A row of a table is as high as its content, and a view that nobody shows yet as large as who
  /// loads it wants. No contradiction may come of the size that was chosen for drawing them.
  var systemOffCanvas: ConstraintSystem {
    var elastic: [Anchor: LayoutPriority] = [:]
    for number in scene.views {
      let view = document.views[number]
      if view.kind.isRow {
        elastic[Anchor(items.view(number), .height)] = ScenePriority.rowHeight
      } else if number == scene.root, view.flags.contains(.isFreeStanding) {
        for axis in Axis.allCases {
          elastic[Anchor(items.view(number), axis.length)] = ScenePriority.sizeGivenLater
        }
      }
    }
    var system = system
    for (index, constraint) in system.constraints.enumerated() {
      guard constraint.second == nil, constraint.isFrame,
        let priority = elastic[constraint.first]
      else { continue }
      system.constraints[index].priority = priority
    }
    return system
  }

}

extension Constraint {
  /// Whether the frame of an element asks for it.
  fileprivate var isFrame: Bool {
    if case .document = origin { !isWritten } else { false }
  }
}
