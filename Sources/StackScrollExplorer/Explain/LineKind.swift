import ConsoleLogs

/// Who made a constraint of a log, as far as its class and its name tell.
enum LineKind: Hashable {
  /// A stack view, for a view that is hidden.
  case hiding
  /// A stack view, for what it arranges.
  case stackView
  /// The system, for the size that a view has at the moment.
  case encapsulated
  /// The system, to ask for the smallest size.
  case fitting
  /// The system, of how a view stretches with its superview.
  case autoresizing
  /// The system, for a layout guide.
  case guide
  /// The system, for something else.
  case system
  /// The author of the screen.
  case written

  init(_ line: LogLine) {
    let name = line.identifier ?? ""
    if name == "UISV-hiding" {
      self = .hiding
    } else if name.hasPrefix("UISV-") || name.hasPrefix("NSStackView") {
      self = .stackView
    } else if name.contains("Encapsulated-Layout") {
      self = .encapsulated
    } else if name.hasPrefix("fittingSize") || name.contains("TemporaryLayout") {
      self = .fitting
    } else if line.isAutoresizing {
      self = .autoresizing
    } else if name.contains("Guide-") || name.contains("-guide-") {
      self = .guide
    } else if line.isOfSystem {
      self = .system
    } else {
      self = .written
    }
  }
}

extension LogLine {
  /// How classes and names of views begin that only the system makes.
  private static let prefixes = [
    "_UI", "UIKB", "TUI", "UIInput", "UIKeyboard", "UIRemoteKeyboard", "SystemInput",
  ]

  /// Whether its class, its name or one of its items shows that the system made it.
  fileprivate var isOfSystem: Bool {
    let items = conditions.flatMap {
      [$0.constraint.first, $0.constraint.second].compactMap { $0 }
    }
    let names = [className] + items.map(\.item.className)
    return identifier?.hasPrefix("UI") == true || identifier?.hasPrefix("TUI") == true
      || names.contains { name in Self.prefixes.contains { name.hasPrefix($0) } }
  }
}
