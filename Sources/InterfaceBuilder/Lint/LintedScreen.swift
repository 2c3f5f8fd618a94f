import StackScrollConstraints
import StackScrollCore

/// The screen that a scene is in the app, as the constraints behind it.
struct LintedScreen {
  /// The constraints, with insets as the screen is laid out.
  let installed: InstalledScreen
  /// What the document holds, and the constraint that it is, in the order of the document.
  let written: [(source: DocumentConstraint, constraint: Constraint)]

  /// Makes the screen of a scene; one that contradicts itself is laid out with as little missed as
  /// possible.
  init(
    _ scene: SceneFacts, for purpose: ScreenImporter.Purpose = .appConstraints
  ) throws(SceneFailure) {
    let importer = ScreenImporter(scene, for: purpose)
    let screen: Screen
    let constraints: [Constraint]
    do throws(ImportRefusal) {
      screen = try importer.screen()
      constraints = try importer.written()
    } catch { throw .refused(error) }
    let limits = SolverLimits()
    let layout =
      (try? screen.bestLayout(limits: limits))
      ?? (try? screen.missing(nil).bestLayout(limits: limits))
    let installed = screen.installed(as: layout)
    self.installed = installed
    written = zip(scene.written, constraints).map { ($0, installed.resolved($1)) }
  }
}
