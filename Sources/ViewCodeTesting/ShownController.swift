internal import Foundation
public import PropertyKit
internal import StackScrollConstraints
public import StackScrollCore
internal import StackScrollInvariants
public import UIKit

/// A controller in a window of its own, which is tapped, dragged and turned as if by hand.
///
/// Each step is done, and then the screen comes to rest: what was sent to the main queue runs in the
/// order in which it was sent, then what is pending is laid out, until two turns in a row leave nothing.
/// What is sent with a delay, and timers, are not waited for.
///
/// ```swift
/// let shown = await ShownController(TabStripViewController(), in: WindowSettings(width: 320))
/// try await shown.tap("view")
/// #expect(shown.controller.strip.contentSize.width <= 320)
/// ```
@MainActor public final class ShownController<Controller: UIViewController> {
  /// The controller.
  public let controller: Controller
  /// The window that shows it.
  public let window: UIWindow
  /// What was done so far, as Swift source.
  public private(set) var steps: [String]
  private var isRestless = false
  private var unrest: Unrest?
  /// What bars covered before the last turn.
  private var insetsBeforeTurn: EdgeInsets?
  /// The window that was last found to obey laws, as it was laid out, and those laws.
  var checked: (window: StackScrollCore.Screen, laws: Set<ScreenLaw>)?

  /// Shows a controller and lets it come to rest.
  public convenience init(
    _ controller: Controller, in settings: WindowSettings = WindowSettings()
  ) async {
    await self.init(controller, in: settings, made: "controller")
  }

  /// - Parameter made: what the controller is called in the steps.
  init(_ controller: Controller, in settings: WindowSettings, made: String) async {
    self.controller = controller
    steps = [
      "let shown = await ShownController(\(made), in: \(settings.source))"
    ]
    window = UIWindow(
      frame: CGRect(
        x: 0, y: 0, width: settings.size.width, height: settings.size.height))
    window.around.safeAreaInsets = settings.safeAreaInsets.edges
    window.around.layoutDirection = settings.layoutDirection
    window.around.contentSizeCategory = settings.contentSizeCategory
    window.screen.pixels = settings.pixels
    window.screen.systemVersion = settings.systemVersion
    window.makeCurrent()
    window.rootViewController = controller
    window.isHidden = false
    await settle()
  }

  /// How often the main queue is waited for at most before something is said to go on without end.
  public static var turns: Int { 32 }

  /// Waits until nothing is left to run on the main queue and to lay out.
  public func settle() async {
    (isRestless, unrest) = (false, nil)
    var quietTurns = 0
    var before: [PlacedView] = []
    for turn in 1...Self.turns {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      quietTurns = window.isPending ? 0 : quietTurns + 1
      window.runPass()
      if quietTurns == 2 { return }
      if turn == Self.turns - 1 { before = window.placedViews }
    }
    isRestless = window.isPending
    unrest = isRestless ? Unrest(before: before, after: window.placedViews) : nil
  }

  // What is done.

  /// Taps a view, by its name, where that acts on such a tap.
  ///
  /// - Throws: ``ViewCodeError`` if there is no such view, or nothing of it can be tapped.
  public func tap(_ name: String, fingers: Int = 1, taps: Int = 1) async throws(ViewCodeError) {
    try await tap(try view(name), fingers: fingers, taps: taps)
  }

  /// Taps a view where it acts on such a tap.
  ///
  /// - Throws: ``ViewCodeError`` if it cannot be tapped anywhere.
  public func tap(
    _ view: UIView, fingers: Int = 1, taps: Int = 1
  ) async throws(ViewCodeError) {
    guard let point = place(in: view, fingers: fingers, taps: taps) else {
      throw .cannotBeTapped(name(of: view))
    }
    note(
      "try await shown.tap(\(name(of: view).debugDescription)"
        + (fingers == 1 ? "" : ", fingers: \(fingers)") + (taps == 1 ? "" : ", taps: \(taps)")
        + ")")
    window.makeCurrent()
    window.tap(at: point, touches: fingers, taps: taps)
    await settle()
  }

  /// Drags what a scroll view shows by a distance.
  ///
  /// - Throws: ``ViewCodeError`` if there is no scroll view of that name.
  public func drag(
    _ name: String, byX x: Double = 0, y: Double = 0
  ) async throws(ViewCodeError) {
    guard let scrollView = try view(name) as? UIScrollView else { throw .noScrollView(name) }
    await drag(scrollView, x, y)
  }

  private func drag(_ scrollView: UIScrollView, _ x: Double, _ y: Double) async {
    note(
      "try await shown.drag(\(name(of: scrollView).debugDescription), byX: \(NumberText(x)), y: "
        + "\(NumberText(y)))")
    scrollView.drag(by: CGPoint(x: x, y: y))
    await settle()
  }

  /// Has width and height change places.
  ///
  /// The status bar of a phone is gone on its side, and what keeps clear of the camera and the home indicator
  /// is at other edges: 47 points at the top and 34 at the bottom become 47 at both sides and 21 at the bottom.
  /// A tablet keeps its bars.
  public func rotate() async {
    note("await shown.rotate()")
    let insets = window.around.safeAreaInsets
    let size = Size(width: window.frame.width, height: window.frame.height)
    window.around.safeAreaInsets = insetsBeforeTurn ?? insets.turned(from: size)
    insetsBeforeTurn = insets
    window.resize(to: CGSize(width: window.frame.height, height: window.frame.width))
    await settle()
  }

  /// Has a keyboard come, or go if its height is 0.
  ///
  /// It moves the keyboard layout guides and posts the notifications of keyboards, to controllers
  /// and views of this window alone. What is typed comes to nobody when it has gone.
  public func setKeyboardHeight(_ height: Double) async {
    note("await shown.setKeyboardHeight(\(NumberText(height)))")
    if height <= 0 { _ = window.firstResponder?.resignFirstResponder() }
    window.setKeyboardHeight(height)
    await settle()
  }

  /// Types letters at the end of the text that has the keyboard.
  ///
  /// - Throws: ``ViewCodeError`` if none has it.
  public func type(_ letters: String) async throws(ViewCodeError) {
    let responder = window.firstResponder
    guard responder is UITextField || responder is UITextView else { throw .nothingToTypeInto }
    note("try await shown.type(\(letters.debugDescription))")
    (responder as? UITextField)?.type(letters)
    (responder as? UITextView)?.type(letters)
    await settle()
  }

  /// Presses the return key of the text field that has the keyboard.
  ///
  /// - Throws: ``ViewCodeError`` if none has it.
  public func pressReturn() async throws(ViewCodeError) {
    guard let field = window.firstResponder as? UITextField else { throw .nothingToTypeInto }
    note("try await shown.pressReturn()")
    field.pressReturn()
    await settle()
  }

  /// Has people like text of another size.
  public func setContentSizeCategory(_ category: ContentSizeCategory) async {
    note("await shown.setContentSizeCategory(.\(category))")
    window.around.contentSizeCategory = category
    await settle()
  }

  /// Does what was drawn; nothing if there is nothing to do it to.
  public func perform(_ gesture: DrawnGesture) async throws {
    switch gesture {
    case .tap(let number):
      let targets = tapTargets
      guard !targets.isEmpty else { return }
      let target = targets[number % targets.count]
      try await tap(target.view, fingers: target.touches, taps: target.taps)
    case .drag(let number, by: let distance):
      let targets = views.compactMap { $0 as? UIScrollView }.flatMap { view in
        Axis.allCases.filter(view.isScrollable).map { (view, $0) }
      }
      guard !targets.isEmpty else { return }
      let (view, axis) = targets[number % targets.count]
      await drag(view, axis == .horizontal ? distance : 0, axis == .vertical ? distance : 0)
    case .rotate: await rotate()
    case .setKeyboardHeight(let height):
      // No keyboard comes where nothing can be typed into.
      guard window.around.keyboardHeight > 0 || views.contains(where: \.takesText) else { return }
      let share = height / DrawnGesture.usualKeyboard
      await setKeyboardHeight((share * window.usualKeyboardHeight).rounded())
    case .setContentSizeCategory(let category): await setContentSizeCategory(category)
    }
  }

  private func note(_ step: String) {
    steps.append(step)
    window.step += 1
    // What an app does with insets while there is no keyboard is its own business.
    if window.around.keyboardHeight == 0 { window.insetsWithoutKeyboard = [:] }
  }

  // What is there.

  /// The views of the window, in tree order.
  public var views: [UIView] {
    var views: [UIView] = []
    var open: [UIView] = [window]
    while let view = open.popLast() {
      views.append(view)
      open += view.subviews.reversed()
    }
    return views
  }

  /// What a view is called: the property of the controller, or of a view, that has it; else its accessibility
  /// identifier, its title or text, or its class and a number.
  public func name(of view: UIView) -> String {
    ViewNames(window)[view] ?? "\(Swift.type(of: view))"
  }

  private func name(of place: PlacedView) -> String { place.view.map(name) ?? "a view" }

  /// The view of a name.
  ///
  /// - Throws: ``ViewCodeError`` if there is none.
  public func view(_ name: String) throws(ViewCodeError) -> UIView {
    let names = ViewNames(window)
    guard let view = views.first(where: { names[$0] == name }) else {
      throw .noView(name, among: views.compactMap { names[$0] })
    }
    return view
  }

  /// The views that act on taps and can be tapped.
  private var tapTargets: [(view: UIView, touches: Int, taps: Int)] {
    views.flatMap { view in
      view.tapsThatAct.filter { place(in: view, fingers: $0.touches, taps: $0.taps) != nil }
        .map { (view, $0.touches, $0.taps) }
    }
  }

  /// A point of the window at which a view acts on a tap: its middle, if it is there.
  private func place(in view: UIView, fingers: Int, taps: Int) -> CGPoint? {
    let shares = [0.5, 0.25, 0.75, 0.05, 0.95]
    for y in shares {
      for x in shares {
        let bounds = view.bounds
        let point = view.convert(
          CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), to: nil)
        if window.tapReceiver(at: point, touches: fingers, taps: taps) === view { return point }
      }
    }
    return nil
  }

  // What is shown.

  /// The screen as a window value, its views by their names.
  ///
  /// - Throws: `ScreenError` if something of it is no number.
  package func value() throws(ScreenError) -> Screen {
    let names = ViewNames(window)
    return try window.value { names[$0] }.window
  }

  /// Why the screen has no layout; nil if it has one.
  public var layoutProblem: Failure? {
    if isRestless {
      return Failure(
        kind: "restless",
        message:
          "After \(Self.turns) turns of the main queue the screen still changes\(words(of: unrest))."
      )
    }
    switch window.fault {
    case nil: return nil
    case .misuse(let kind)?:
      return Failure(kind: kind.rawValue, message: window.toldMisuse?.text(naming: name(of:)) ?? "")
    case .restless(let passes)?:
      return Failure(
        kind: "restless",
        message: "After \(passes) layouts in a row views still ask for another one"
          + "\(words(of: window.unrest)).")
    case .notWellFormed(let error)?:
      return Failure(kind: "not well formed", message: "\((try? value()) == nil ? error : error)")
    case .noLayout(let error)?:
      var named = error
      do throws(LayoutError) { _ = try (try? value())?.layout() } catch { named = error }
      return Failure(kind: named.kind, message: "\(named)")
    }
  }

  /// What moves without an end, and what to do.
  private func words(of unrest: Unrest?) -> String {
    switch unrest {
    case nil: return ""
    case .asks(let place)?:
      return
        ": \(name(of: place)) asks for one whenever it is laid out. Call setNeedsLayout() only where "
        + "something has changed"
    case .moves(let was, let now)?:
      let isContent = was.frame == now.frame
      func words(_ place: PlacedView) -> String {
        let size = isContent ? place.contentSize ?? .zero : place.frame.size
        let extent = "\(number(size.width)) x \(number(size.height))"
        return isContent
          ? extent : "(\(number(place.frame.minX)), \(number(place.frame.minY))) \(extent)"
      }
      return
        ": \(isContent ? "the content of " : "")\(name(of: now)) is \(words(was)) after one and "
        + "\(words(now)) after the next. Set it from what does not change with it"
    }
  }

  /// The screen drawn with characters, and the frames of its views; empty if it has no layout.
  public var drawing: String {
    guard let value = try? value(), let layout = try? value.bestLayout().layout else { return "" }
    return layout.drawing()
  }

  /// Throws unless a condition holds, with the picture of the screen and what was done so far.
  ///
  /// - Throws: `Failure`, of which the words of the claim are the kind.
  public func require(_ condition: Bool, _ claim: String, _ found: String = "") throws {
    if !condition { throw told(Failure(kind: claim, message: found)) }
  }

  /// A failure with the law that it is of, the picture and the steps.
  func told(_ failure: Failure, of law: ScreenLaw? = nil) -> Failure {
    let kind = failure.kind == law?.rawValue ? "" : failure.kind
    let heading = [kind, failure.message].filter { !$0.isEmpty }.joined(separator: ": ")
    let name = law.map { ["law: \($0)"] } ?? []
    return Failure(
      kind: failure.kind,
      message: ([heading] + name + ["", drawing, "", "what was done:"] + steps)
        .joined(separator: "\n"))
  }
}

extension LayoutError {
  /// What is wrong, without the views.
  fileprivate var kind: String {
    switch self {
    case .ambiguous: "ambiguous layout"
    case .contradictory: "contradictory layout"
    case .unwritten: "unwritten rule"
    case .restless: "restless insets"
    case .solver: "the solver gave up"
    }
  }
}
