public import Foundation
internal import StackScrollCore

extension UIResponder {
  /// A keyboard is about to come, or to change its size while it is there.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// A keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// A keyboard is about to come, to go, or to change its size.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A keyboard has come, gone, or changed its size.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The rectangle of the window that a keyboard covers before, as a value.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The rectangle of the window that a keyboard covers afterwards, as a value.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes, in seconds, as a number.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves, as a number.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this app's, as a number.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIWindow {
  /// Has a keyboard of a height come, change or go, and tells who wants to know.
  ///
  /// The frames are those of the window, which fills its screen here. The object of notifications is
  /// the screen of the window: controllers and views in other windows do not get them.
  ///
  /// Source: UIResponder documentation, `keyboardWillShowNotification` and its neighbours.
  package func setKeyboardHeight(_ height: Double) {
    let height = max(0, height)
    guard height != around.keyboardHeight else { return }
    moveKeyboard(from: keyboardFrame(around.keyboardHeight), to: height)
  }

  /// Tells who wants to know that a keyboard is elsewhere in a window of another size.
  func keyboardMoved(from frame: CGRect) {
    guard around.keyboardHeight > 0 else { return }
    moveKeyboard(from: frame, to: around.keyboardHeight)
  }

  func keyboardFrame(_ height: Double) -> CGRect {
    CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Whether a keyboard comes to what can be typed into, or goes with it.
  package var isKeyboardPending: Bool {
    (firstResponder?.wantsKeyboard ?? false) ? around.keyboardHeight == 0 : hasKeyboardOfResponder
  }

  /// How high a keyboard is.
  package var usualKeyboardHeight: Double {
    Size(width: size.width, height: size.height).usualKeyboardHeight
  }

  /// Shows a keyboard while something can be typed into.
  func followFirstResponder() {
    guard isKeyboardPending else { return }
    hasKeyboardOfResponder = firstResponder?.wantsKeyboard ?? false
    guard hasKeyboardOfResponder else { return setKeyboardHeight(0) }
    setKeyboardHeight(usualKeyboardHeight)
  }

  /// Takes note of the insets at the bottom of scroll views, which a keyboard is to change and to leave
  /// as they were.
  private func rememberInsets() {
    insetsWithoutKeyboard = [:]
    var open: [UIView] = [self]
    while let view = open.popLast() {
      if let scrollView = view as? UIScrollView {
        insetsWithoutKeyboard[ObjectIdentifier(scrollView)] = scrollView.contentInset.bottom
      }
      open += view.subviews
    }
  }

  private func moveKeyboard(from old: CGRect, to height: Double) {
    let isHiding = height == 0
    if old.height == 0 { rememberInsets() }
    // A keyboard that goes keeps its size and leaves the window downwards.
    let end =
      isHiding
      ? CGRect(x: 0, y: size.height, width: size.width, height: old.height) : keyboardFrame(height)
    let begin =
      old.height == 0 ? CGRect(x: 0, y: size.height, width: size.width, height: height) : old
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      isHiding
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
    around.keyboardHeight = height
    layoutIfNeeded()
    post(
      isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }
}

/// What objects have asked to hear of notifications; what gone ones asked for is forgotten when others come.
///
/// A lock guards it: an object may ask to hear no more while it goes, whatever thread that is on. Then nothing may
/// refer to it weakly any more, so it is known by its identity alone.
private final class Observers: @unchecked Sendable {
  struct Entry {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: Notification.Name?
    let token: any NSObjectProtocol
  }

  static let all = Observers()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  /// How many objects there must be for gone ones to be looked for.
  private var most = 16

  func add(_ entry: Entry, of observer: AnyObject) {
    lock.withLock {
      if entries.count >= most {
        for id in entries.keys { forget(id) { $0.observer == nil } }
        most = 2 * entries.count + 16
      }
      forget(ObjectIdentifier(observer)) { $0.observer == nil }
      entries[ObjectIdentifier(observer), default: []].append(entry)
    }
  }

  func remove(_ id: ObjectIdentifier, where isMeant: (Entry) -> Bool) {
    lock.withLock { forget(id, where: isMeant) }
  }

  private func forget(_ id: ObjectIdentifier, where isMeant: (Entry) -> Bool) {
    guard let all = entries[id] else { return }
    for entry in all where isMeant(entry) { entry.center.removeObserver(entry.token as Any) }
    let rest = all.filter { !isMeant($0) }
    entries[id] = rest.isEmpty ? nil : rest
  }
}

extension NotificationCenter {
  /// Has a method of an object called at notifications.
  ///
  /// Controllers and views that are in a window get what is posted for a screen only if it is theirs:
  /// Foundation's center is one for all windows.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    nonisolated(unsafe) let target = TargetAction(target: observer, action: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let deliver: @MainActor @Sendable () -> Void = {
        if let screen = notification.object as? UIScreen,
          let responder = target.target as? UIResponder, let window = responder.ownWindow,
          window.screen !== screen
        {
          return
        }
        target.send(from: notification)
      }
      if Thread.isMainThread {
        MainActor.assumeIsolated(deliver)
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(deliver) }
      }
    }
    Observers.all.add(
      Observers.Entry(observer: observer, center: self, name: name, token: token), of: observer)
  }

  /// Has nothing of an object called any more; an object may ask for that while it goes, on any thread.
  public func removeObserver(_ observer: AnyObject) {
    Observers.all.remove(ObjectIdentifier(observer)) { $0.center === self }
    removeObserver(observer as Any)
  }

  /// Has nothing of an object called any more at notifications of a name, or at any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    Observers.all.remove(ObjectIdentifier(observer)) {
      $0.center === self && (name == nil || $0.name == name)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

extension Timer {
  /// Has a method of an object called after some seconds, once or again and again.
  ///
  /// The object is kept until the timer ends. Timers are not waited for when a screen comes to rest.
  @preconcurrency @MainActor @discardableResult public class func scheduledTimer(
    timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: seconds, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { selector.perform(target, timer) }
    }
  }
}

extension UIView {
  /// Whether text can be typed into it, so that a keyboard comes.
  package var takesText: Bool { !isHidden && canBecomeFirstResponder && wantsKeyboard }

  /// How far up from its bottom the keyboard covers it, in points.
  package var heightUnderKeyboard: CGFloat {
    guard let window else { return 0 }
    let frame = convert(bounds, to: nil)
    return max(0, frame.maxY - max(frame.minY, window.bounds.height - window.around.keyboardHeight))
  }
}
