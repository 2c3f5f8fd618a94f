public import Foundation

/// A view that tells others what somebody does with it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it acts.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  private var targets: [(events: Event, action: TargetAction)] = []
  private var actions: [(events: Event, action: UIAction)] = []

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with a frame and something that it does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// What of it holds now.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Tells a target of events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    guard let target else { return }
    targets.append((events, TargetAction(target: target as AnyObject, action: action)))
  }

  /// Tells a target no more of events, or nobody if none is named.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    targets.removeAll { entry in
      (target == nil || entry.action.target === target as AnyObject)
        && !entry.events.isDisjoint(with: events)
    }
  }

  /// Does something at events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Does something at events no more.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }

  /// Does something at events no more.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier }
  }

  /// Whom it tells.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.action.target as? NSObject })
  }

  /// Whether somebody asked for events.
  func hasActions(for events: Event) -> Bool {
    targets.contains { !$0.events.isDisjoint(with: events) }
      || actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Tells a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return }
    TargetAction(target: target as AnyObject, action: action).send(from: self)
  }

  /// Tells whoever asked for events, in the order in which they asked.
  open func sendActions(for events: Event) {
    for target in targets where !target.events.isDisjoint(with: events) {
      target.action.send(from: self)
    }
    for action in actions where !action.events.isDisjoint(with: events) {
      action.action.run(from: self)
    }
  }

  /// Always: one that is not enabled swallows touches.
  package override var isControl: Bool { true }

  override func takeTap(_ taps: Int) {
    guard isEnabled else { return }
    for _ in 0..<taps {
      sendActions(for: .touchDown)
      touched()
    }
  }

  /// Does what a tap does.
  func touched() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  // Kept or taken, and without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isHighlighted = false
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

extension UIControl {
  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or from one to the other.
    case center, top, bottom, fill
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at an edge, or from one to the other.
    case center, left, right, fill, leading, trailing
  }

  /// What somebody does with a control.
  public struct Event: OptionSet, Sendable {
    /// The events.
    public let rawValue: UInt

    /// Makes a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A menu is asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A finger goes up in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is edited changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Anything.
    public static let allEvents = Event(rawValue: .max)
  }

  /// What of a control holds.
  public struct State: OptionSet, Hashable, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It does not act.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }
}
