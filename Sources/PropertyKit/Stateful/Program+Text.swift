extension Program: CustomStringConvertible {
  /// The steps, numbered, one a line; a result that a later step refers to has its name before it.
  public var description: String {
    let used = references
    let width = "\(commands.count)".count
    let lines = steps.map { step in
      let number = "\(step.result.step)"
      let room = String(repeating: " ", count: width - number.count)
      let name = used.contains(step.result) ? "\(step.result) = " : ""
      return "\(room)\(number). \(name)\(step.command)"
    }
    return lines.isEmpty ? "no steps" : lines.joined(separator: "\n")
  }

  /// The names that occur in the commands.
  private var references: Set<Reference> {
    commands.reduce(into: []) { $0.formUnion(Self.references(in: $1)) }
  }

  private static func references(in value: Any) -> [Reference] {
    if let reference = value as? Reference { return [reference] }
    return Mirror(reflecting: value).children.flatMap { references(in: $0.value) }
  }
}

extension Program: CounterexampleRepresentable {
  /// The steps, numbered.
  public var counterexamplePicture: String { description }

  /// The program as Swift source, with its names declared before it.
  ///
  /// Machines and commands are written as Swift prints them, which is source for enums and structs
  /// of numbers and texts; others can say their own by being `CounterexampleRepresentable`.
  public var counterexampleSource: String {
    let names = references.sorted().map { "let \($0) = Reference(step: \($0.step))\n" }.joined()
    let list = commands.map(Self.source).joined(separator: ", ")
    return "\(names)Program(\(Self.source(of: start)), [\(list)])"
  }

  private static func source(of value: some Any) -> String {
    if let known = value as? any CounterexampleRepresentable { return known.counterexampleSource }
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return "\(isCase ? "." : "")\(value)"
  }
}
