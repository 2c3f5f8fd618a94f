import StackScrollConstraints
import StackScrollCore

/// The window that a scene is in the app, as the constraints behind it.
struct LintedWindow {
  /// The constraints, with insets as the window is laid out.
  let installed: InstalledScreen
  /// What the document holds, and the constraint that it is, in the order of the document.
  let written: [(source: DocumentConstraint, constraint: Constraint)]

  /// Makes the window of a scene; one that contradicts itself is laid out with as little missed as
  /// possible.
  init(
    _ scene: SceneFacts, for purpose: WindowImporter.Purpose = .appConstraints
  ) throws(SceneFailure) {
    let importer = WindowImporter(scene, for: purpose)
    let window: Screen
    let constraints: [Constraint]
    do throws(WindowRefusal) {
      window = try importer.window()
      constraints = try importer.written()
    } catch { throw .refused(error) }
    let limits = SolverLimits()
    let layout =
      (try? window.bestLayout(limits: limits))
      ?? (try? window.missing(nil).bestLayout(limits: limits))
    let installed = window.installed(as: layout)
    self.installed = installed
    written = zip(scene.written, constraints).map { ($0, installed.resolved($1)) }
  }
}
