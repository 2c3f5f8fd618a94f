import StackScrollConstraints
import StackScrollCore

// Edits of a screen, and what findings ask for, as changes of the document.

extension InterfaceDocument {
  /// The changes of the document that come to the same as edits of a screen that was made of it; nil if one of the
  /// edits has no place in a document.
  ///
  /// - Parameter screen: the screen that is edited; its constraints know the lines that they stand on.
  /// - Complexity: O(n) for n elements and each edit.
  package func changes(for edits: [Edit], of screen: Screen) -> [DocumentChange]? {
    var changes: [DocumentChange?] = []
    var rest = edits[...]
    while let edit = rest.popFirst() {
      guard case .removeConstraint(.index(let index)) = edit else {
        changes.append(change(for: edit, of: screen))
        continue
      }
      guard case .addConstraint(let new)? = rest.popFirst(),
        let old = source(of: index, in: screen),
        let replaced = replacing(old.constraint, old.source, with: new)
      else { return nil }
      changes += replaced
    }
    return changes.contains(nil) ? nil : changes.compactMap(\.self)
  }

  private func change(for edit: Edit, of screen: Screen) -> DocumentChange? {
    func set(_ name: String, _ value: Double, _ view: ViewID) -> DocumentChange? {
      place(of: view).map { .set(name, to: "\(NumberText(value))", of: $0) }
    }
    func named(_ axis: Axis, _ what: String) -> String { "\(axis)\(what)Priority" }
    switch edit {
    case .setPriority(let priority, of: .index(let index)):
      return source(of: index, in: screen).map {
        .set("priority", to: "\(NumberText(priority.rawValue))", of: $0.source.place)
      }
    case .setConstant(let constant, of: .index(let index)):
      return source(of: index, in: screen).map {
        .set("constant", to: "\(NumberText(constant))", of: $0.source.place)
      }
    case .setNumberOfLines(let lines, of: let view):
      guard let place = place(of: view), place.element == "label" else { return nil }
      return .set("numberOfLines", to: "\(lines)", of: place)
    case .setHugging(let priority, let axis, of: let view):
      return set(named(axis, "Hugging"), priority.rawValue, view)
    case .setCompressionResistance(let priority, let axis, of: let view):
      return set(named(axis, "CompressionResistance"), priority.rawValue, view)
    case .addConstraint(let constraint): return adding(constraint)
    default: return nil
    }
  }

  /// A constraint of a screen, and what it was made of.
  private func source(
    of index: Int, in screen: Screen
  ) -> (constraint: Constraint, source: DocumentConstraint)? {
    guard screen.constraints.indices.contains(index),
      case .document(element: "constraint", let line) = screen.constraints[index].origin
    else { return nil }
    let found = constraints.filter { $0.place.line == line }
    return found.count == 1 ? (screen.constraints[index], found[0]) : nil
  }

  /// What differs between two constraints, in the tag of the first.
  private func replacing(
    _ old: Constraint, _ source: DocumentConstraint, with new: Constraint
  ) -> [DocumentChange]? {
    guard old.multiplier == new.multiplier, (old.second == nil) == (new.second == nil) else {
      return nil
    }
    var changes: [DocumentChange] = []
    func set(_ name: String, _ value: String) {
      changes.append(.set(name, to: value, of: source.place))
    }
    if old.relation != new.relation {
      guard let word = Self.word(new.relation) else { return nil }
      set("relation", word)
    }
    for (which, old, new) in [("first", old.first, new.first), ("second", old.second, new.second)] {
      guard let old, let new, old != new else { continue }
      guard let id = identifier(of: new.item) else { return nil }
      if old.item != new.item { set("\(which)Item", id) }
      if old.attribute != new.attribute { set("\(which)Attribute", new.attribute.rawValue) }
    }
    if old.constant != new.constant { set("constant", "\(NumberText(new.constant))") }
    if old.priority != new.priority { set("priority", "\(NumberText(new.priority.rawValue))") }
    return changes.isEmpty ? nil : changes
  }

  /// A constraint more, in the innermost view that holds what it ties.
  private func adding(_ constraint: Constraint) -> DocumentChange? {
    let sides = [constraint.first, constraint.second].compactMap(\.self)
    let numbers = sides.compactMap { side in views.firstIndex { $0.id == side.item.viewName } }
    guard numbers.count == sides.count, let first = numbers.first,
      let relation = Self.word(constraint.relation)
    else { return nil }
    let all = numbers.dropFirst().reduce(line(from: first)) { common, number in
      let line = line(from: number)
      return common.filter(line.contains)
    }
    guard let owner = all.first,
      views[owner].place.id == views[owner].id
    else { return nil }
    var attributes: [DocumentChange.Attribute] = []
    func add(_ name: String, _ value: String) {
      attributes.append(DocumentChange.Attribute(name: name, value: value))
    }
    for (which, side) in zip(["first", "second"], sides) {
      guard let id = identifier(of: side.item) else { return nil }
      if which == "second" || id != views[owner].id { add("\(which)Item", id) }
      add("\(which)Attribute", side.attribute.rawValue)
      if which == "first", constraint.relation != .equal { add("relation", relation) }
    }
    if constraint.multiplier != 1 { add("multiplier", "\(NumberText(constraint.multiplier))") }
    if constraint.priority < .required {
      add("priority", "\(NumberText(constraint.priority.rawValue))")
    }
    if constraint.constant != 0 { add("constant", "\(NumberText(constraint.constant))") }
    return .add(constraint: attributes, to: views[owner].place)
  }

  /// A view and those around it, from the inside.
  private func line(from number: Int) -> [Int] {
    Array(sequence(first: number) { views[$0].superview })
  }

  /// Where a view is written; nil if the document has not its name.
  private func place(of view: ViewID) -> DocumentPlace? {
    views.first { $0.id == view.name && $0.place.id == $0.id }?.place
  }

  /// What a document calls an item; nil if it does not name it.
  private func identifier(of item: LayoutItem) -> String? {
    guard let number = views.firstIndex(where: { $0.id == item.viewName }),
      views[number].place.id == views[number].id
    else { return nil }
    guard let guide = item.viewGuide else { return item.id }
    let kind: DocumentGuide.Kind =
      switch guide {
      case .safeAreaLayoutGuide: .safeArea
      case .layoutMarginsGuide: .layoutMargins
      case .readableContentGuide: .readableContent
      case .keyboardLayoutGuide: .keyboard
      case .contentLayoutGuide: .content
      case .frameLayoutGuide: .frame
      }
    return guides.first { $0.kind == kind && $0.owner == number && $0.place.id == $0.id }?.id
  }

  private static func word(_ relation: Constraint.Relation) -> String? {
    AttributeWords.relations.first { $0.value == relation }?.key
  }
}

extension LintFinding {
  /// The change that mends it, as far as one can be told from the constraints alone; empty if none can.
  public var changes: [DocumentChange] {
    func lowering(_ party: LintParty?, to priority: String) -> [DocumentChange] {
      guard let party, party.constraint.isWritten, let place = party.place else { return [] }
      return [.set("priority", to: priority, of: place)]
    }
    return switch fact {
    case .conflict(_, _, let remedies): lowering(remedies.first, to: "999")
    case .hiddenRow(_, let parties): lowering(parties.first { $0.place == place }, to: "999")
    // As high as the frame as long as its content is not higher, which is what such a tie is for.
    case .neverScrolls(_, let ties, let mayGrow): mayGrow ? lowering(ties.first, to: "250") : []
    // Stronger than content, weaker than a size that code gives the view around it.
    case .weakPin(let pin, _, _): lowering(pin, to: "999")
    default: []
    }
  }
}
