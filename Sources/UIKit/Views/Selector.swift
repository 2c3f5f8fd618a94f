/// A method that an object is told to run, in the place of `#selector`, which needs the Objective-C
/// runtime: `Selector(Self.tapped)` for `#selector(tapped(_:))`.
///
/// Subclasses that override the method are asked.
public struct Selector: Sendable {
  /// Runs the method of a target, with a sender where it takes one; does nothing for another class.
  let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: Any) -> Void

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
  ) {
    perform = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// A method that is told the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {
    perform = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// A method that is told the sender and an event; the event is one of which nothing is told.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    perform = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = UIEvent() as? Event
      else { return }
      method(target)(sender, event)
    }
  }

  /// A method of which the answer is not asked for.
  @_disfavoredOverload
  public init<Target: AnyObject, Answer>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Answer
  ) {
    perform = { target, _ in (target as? Target).map { _ = method($0)() } }
  }

  /// A method that is told the sender, of which the answer is not asked for.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Answer>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Answer
  ) {
    perform = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      _ = method(target)(sender)
    }
  }

  /// A method of which the answer is not asked for.
  public init<Target: AnyObject, Answer>(
    answering method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Answer
  ) { self.init(method) }
}

/// A target and its method; the target is not kept alive.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: Any) { target.map { action.perform($0, sender) } }
}
