import StackScrollInvariants

/// What every command needs: whom it talks to, under which name, and about which catalogue.
struct Session {
  let name: String
  /// The laws about screens, which commands speak of.
  let catalogue: Catalogue
  /// What the tool tests itself with.
  let selfTests: SelfTestSuite
  let terminal: any Terminal

  /// - Parameter name: the name of the tool, as whoever started it wrote it.
  init(
    name: String, catalogue: Catalogue, selfTests: SelfTestSuite = .none, terminal: any Terminal
  ) {
    self.name = name.printable
    self.catalogue = catalogue
    self.selfTests = selfTests
    self.terminal = PrintableTerminal(terminal)
  }

  /// Everything that a kept case or a token may name: the catalogue and the laws of the self tests.
  var everything: Catalogue { selfTests.joined(to: catalogue) }

  /// The invariants that a command line is about: those of the catalogue, or the laws that test the
  /// tool itself, behind the canaries.
  func catalogue(for list: ArgumentList) throws(UsageError) -> Catalogue {
    guard list.has(.selfTests) else { return catalogue }
    guard !selfTests.laws.isEmpty else { throw list.error(.noSelfTests) }
    let canaries = catalogue.invariants.filter { $0.role == .canary }
    return Catalogue(unchecked: canaries + selfTests.laws)
  }

  /// The widths that text is set to; narrower or wider terminals get the nearer one.
  static let widths = 80...100
  /// The width where nobody knows the terminal's, so that files are the same everywhere.
  static let usualWidth = 90

  /// How many columns text may have.
  var width: Int {
    guard terminal.isInteractive, let columns = terminal.columns else { return Self.usualWidth }
    return min(max(columns, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// How words are emphasised.
  var style: TextStyle {
    TextStyle(isColoured: terminal.isInteractive && terminal.allowsColour)
  }

  /// Writes lines to the output.
  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    terminal.write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes text to the output, and ends its line.
  func say(_ text: String) { say([text]) }

  /// Writes an error: the name of the tool, and what is wrong.
  func complain(_ text: String) {
    terminal.writeError("\(name): \(text)\n")
  }

  /// Writes a line below an error.
  func hint(_ text: String) {
    terminal.writeError("\(text)\n")
  }
}
