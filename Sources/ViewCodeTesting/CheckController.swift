public import PropertyKit
internal import PropertyTesting
public import Testing
public import UIKit

/// Checks a controller in drawn windows, under drawn taps, drags, rotations, keyboards and sizes of
/// text, inside a Swift Testing test.
///
/// Each case makes the controller anew and shows it. The laws of any screen and the claims are checked
/// then, and after each gesture. A failure is shrunk; it names views by the properties that have
/// them, or by what they say, draws the screen and tells what was done as Swift source, in which `make()` is the
/// closure that makes the controller.
///
/// Cases run in another run of the same test, so a controller that traps is a failure like any other;
/// what claims change outside of themselves is not seen by the test. They run in the process of the
/// test if the variable `PROPERTY_ISOLATION` is `off`, and in tests with arguments.
///
/// ```swift
/// @Test func `the strip scrolls with more than three tabs`() async throws {
///   try await checkController(TabStripViewController.init) { shown in
///     let strip = shown.controller.strip
///     try shown.require(strip.contentSize.width <= strip.bounds.width, "nothing scrolls")
///   }
/// }
/// ```
///
/// - Parameters:
///   - make: makes the controller.
///   - range: which windows and gestures are drawn.
///   - settings: the limits of the run.
///   - laws: what holds of the screen after each step: the laws of any screen, all, or some.
///   - sourceLocation: where a failure is shown.
///   - claims: what else must hold.
/// - Returns: the report, for tests that look at it.
/// - Throws: what `forAll` throws; `Failure` for a law that has another door.
@discardableResult
public func checkController<Controller: UIViewController>(
  _ make: @escaping @MainActor @Sendable () -> Controller, range: CaseRange = CaseRange(),
  settings: Settings = Settings(), laws: Set<ScreenLaw> = .anyScreen,
  sourceLocation: SourceLocation = #_sourceLocation,
  claims: @escaping @MainActor @Sendable (ShownController<Controller>) async throws -> Void = {
    _ in
  }
) async throws -> Report<ControllerCase> {
  try laws.requireThisDoor()
  return try await forAllInWorker(
    .cases(in: range), settings: settings, sourceLocation: sourceLocation,
    request: { Array($0.numbers.map { "\($0)" }.joined(separator: " ").utf8) },
    value: { bytes in
      let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      return ControllerCase(numbers: numbers.compactMap { Double($0) })
    },
    steps: { $0.source },
    { try await run($0, make, laws, claims) })
}

@MainActor private func run<Controller: UIViewController>(
  _ drawn: ControllerCase, _ make: @MainActor @Sendable () -> Controller,
  _ laws: Set<ScreenLaw>,
  _ claims: @MainActor @Sendable (ShownController<Controller>) async throws -> Void
) async throws {
  let shown = await ShownController(make(), in: drawn.window, made: "make()")
  try shown.require(laws: laws)
  try await claims(shown)
  for gesture in drawn.gestures {
    try await shown.perform(gesture)
    try shown.require(laws: laws)
    try await claims(shown)
  }
}
