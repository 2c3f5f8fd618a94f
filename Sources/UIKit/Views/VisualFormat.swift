internal import Foundation

extension NSLayoutConstraint {
  /// Makes the conditions that a line of letters draws, such as `"H:|-[name]-8-[image(>=20@750)]|"`.
  ///
  /// Where a gap has no length it is 8 points between views, and 20 to the superview; the class leaves
  /// these to the system. What cannot be read gives no conditions, where the class stops the app; a
  /// name that no view has is also told by the views that are given.
  ///
  /// Source: Auto Layout Guide, Visual Format Language.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options, metrics ?? [:], views)
    if let made = reader.read() { return made }
    if let name = reader.unknownView { tell(format, without: name, views) }
    return []
  }

  /// Takes note that a format names a view that is not among those that it is given, by these.
  private static func tell(_ format: String, without name: String, _ views: [String: Any]) {
    let given = views.sorted { $0.key < $1.key }
    let misuse = Misuse(
      .unknownViewOfFormat,
      "The visual format \(format.debugDescription) names \(name): UIKit raises "
        + "NSInvalidArgumentException, \"Unable to parse constraint format: \(name) is not a key in the "
        + "views dictionary\". The dictionary has \(given.map(\.key).joined(separator: ", ")); add "
        + "\(name), or name one of these.", [])
    UIView.tell(misuse, by: given.map { $0.value as? UIView })
  }

  /// What else holds between the views of a format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles from left to right are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles from top to bottom are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing, as usual.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

/// Reads a line of letters that draws conditions.
@MainActor private struct VisualFormat {
  private var rest: Substring
  private var isVertical = false
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []
  /// The name that no view has, if that is why the line cannot be read.
  private(set) var unknownView: String?

  /// A comparison with a number, or with the length of a view.
  private struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  /// The superview, or a view.
  private enum Place {
    case superview
    case view(UIView)
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    rest = Substring(format.filter { $0 != " " })
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  /// The conditions; nil if the line cannot be read.
  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: Place?
    var all: [UIView] = []
    if take("|") { last = .superview }
    while !rest.isEmpty {
      var gap: [Condition]? = last == nil ? nil : [Condition()]
      if take("-") {
        guard last != nil else { return nil }
        if rest.first == "[" || rest.first == "|" {
          gap = nil
        } else {
          guard let conditions = conditions(), take("-") else { return nil }
          gap = conditions
        }
        if gap == nil {
          let isSuperview: Bool = if case .superview? = last { true } else { rest.first == "|" }
          gap = [Condition(constant: isSuperview ? 20 : 8)]
        }
      }
      if take("|") {
        guard case .view(let view)? = last, let superview = view.superview else { return nil }
        tie(gap ?? [], from: view, far, to: superview, far)
        guard rest.isEmpty else { return nil }
        break
      }
      guard take("[") else { return nil }
      let name = name()
      guard let view = views[name] as? UIView else {
        if !name.isEmpty, views[name] == nil { unknownView = name }
        return nil
      }
      if take("(") {
        rest = "(" + rest
        guard let lengths = conditions() else { return nil }
        for length in lengths { hold(view, length) }
      }
      guard take("]") else { return nil }
      switch last {
      case .superview?:
        guard let superview = view.superview else { return nil }
        tie(gap ?? [], from: superview, near, to: view, near)
      case .view(let before)?: tie(gap ?? [], from: before, far, to: view, near)
      case nil: break
      }
      all.append(view)
      last = .view(view)
    }
    align(all)
    return made
  }

  private var near: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var far: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  private mutating func tie(
    _ gaps: [Condition], from first: UIView, _ firstEdge: NSLayoutConstraint.Attribute,
    to second: UIView, _ secondEdge: NSLayoutConstraint.Attribute
  ) {
    // The later edge is the earlier one and the gap, except where positions count from the right.
    let isBackwards = !isVertical && options.contains(.directionRightToLeft)
    for gap in gaps {
      let (later, edge, earlier, other) =
        isBackwards
        ? (first, firstEdge, second, secondEdge) : (second, secondEdge, first, firstEdge)
      add(
        NSLayoutConstraint(
          item: later, attribute: edge, relatedBy: gap.relation, toItem: earlier, attribute: other,
          multiplier: 1, constant: gap.constant), gap.priority)
    }
  }

  private mutating func hold(_ view: UIView, _ length: Condition) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    add(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: length.relation, toItem: length.view,
        attribute: length.view == nil ? .notAnAttribute : attribute, multiplier: length.multiplier,
        constant: length.constant), length.priority)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func align(_ all: [UIView]) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (first, second) in zip(all, all.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }

  // Letters.

  private mutating func take(_ letters: String) -> Bool {
    guard rest.hasPrefix(letters) else { return false }
    rest = rest.dropFirst(letters.count)
    return true
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// One condition, or several between brackets.
  private mutating func conditions() -> [Condition]? {
    guard take("(") else { return condition().map { [$0] } }
    var conditions: [Condition] = []
    repeat {
      guard let next = condition() else { return nil }
      conditions.append(next)
    } while take(",")
    return take(")") ? conditions : nil
  }

  private mutating func condition() -> Condition? {
    var condition = Condition()
    if take(">=") {
      condition.relation = .greaterThanOrEqual
    } else if take("<=") {
      condition.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let word = name()
    if let view = views[word] as? UIView {
      condition.view = view
    } else {
      guard let number = number(word) else { return nil }
      condition.constant = isNegative ? -number : number
    }
    if take("@") {
      guard let priority = number(name()) else { return nil }
      condition.priority = UILayoutPriority(Float(priority))
    }
    return condition
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    default: return nil
    }
  }
}
