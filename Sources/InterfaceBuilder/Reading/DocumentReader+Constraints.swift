import StackScrollConstraints
import StackScrollCore

// The conditions of a document.

extension DocumentReader {
  /// Marks the views that no constraint names: when a document is compiled, they get constraints that
  /// hold them where they were drawn.
  ///
  /// Source: Xcode's "IB auto generated at build time for view with fixed frame", which is the identifier
  /// of such constraints (`NSIBPrototypingLayoutConstraint`) in console logs.
  mutating func fixFramesOfUnconstrained() {
    var named: Set<Int> = []
    for constraint in constraints {
      for side in [constraint.first, constraint.second].compactMap(\.self) {
        switch side.item {
        case .view(let number): named.insert(number)
        case .guide(let number): named.insert(guides[number].owner)
        }
      }
    }
    for (number, view) in views.enumerated() {
      guard let superview = view.superview, views[superview].stack == nil,
        !named.contains(number),
        view.flags.isDisjoint(with: [.isAmbiguous, .hasNoRecordedFrame])
      else { continue }
      views[number].flags.insert(.hasFixedFrame)
    }
  }

  /// Reads every constraint that is in force on the device.
  mutating func readConstraints() throws(DocumentError) {
    let roots = rootsOfViews()
    for index in list.elements.indices
    where list[index].name == "constraint" && !isExcluded[index] {
      guard list.parent(of: index)?.name == "constraints", let owner = viewAround[index]
      else { continue }
      let id = list[index].attributes["id"] ?? ""
      let isVarying =
        varied.varying.elements.contains(index) || varied.varying.identifiers.contains(id)
      guard
        let constraint = try constraint(attributes(index), owner: owner, isVarying: isVarying)
      else { continue }
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      let involved = Set(sides.map { roots[view(of: $0.item)] })
      guard involved.count == 1 else {
        notes.append(DocumentNote(.acrossRoots, at: constraint.place))
        continue
      }
      constraints.append(constraint)
    }
  }

  /// The outermost view around each view.
  func rootsOfViews() -> [Int] {
    var roots: [Int] = []
    for (number, view) in views.enumerated() {
      roots.append(view.superview.map { roots[$0] } ?? number)
    }
    return roots
  }

  /// The view that an item is or belongs to.
  func view(of item: DocumentConstraint.Item) -> Int {
    switch item {
    case .view(let number): number
    case .guide(let number): guides[number].owner
    }
  }

  private mutating func constraint(
    _ attributes: AttributeReader, owner: Int, isVarying: Bool
  ) throws(DocumentError) -> DocumentConstraint? {
    guard let first = side("first", of: attributes, owner: owner) else { return nil }
    var second: DocumentConstraint.Side?
    if attributes["secondItem"] != nil || attributes["secondAttribute"] != nil {
      guard let side = side("second", of: attributes, owner: owner) else { return nil }
      second = side
    }
    guard isComparable(first.attribute, second?.attribute) else { return meaningless(attributes) }
    return DocumentConstraint(
      id: attributes["id"] ?? "", place: attributes.place, owner: owner, first: first,
      relation: word("relation", of: attributes, among: AttributeWords.relations) ?? .equal,
      second: second, multiplier: try attributes.multiplier(),
      constant: try attributes.number("constant") ?? 0,
      priority: try attributes.priority("priority", default: .required),
      identifier: attributes["identifier"], isPlaceholder: attributes.flag("placeholder"),
      isVarying: isVarying)
  }

  /// Whether two attributes can be compared: lengths with all lengths, places along one axis.
  private func isComparable(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> Bool {
    guard let second else { return first.isLength }
    return first.isLength == second.isLength && (first.isLength || first.axis == second.axis)
  }

  private mutating func meaningless(_ attributes: AttributeReader) -> DocumentConstraint? {
    let name = attributes["secondAttribute"] == nil ? "firstAttribute" : "secondAttribute"
    notes.append(
      DocumentNote(
        .unknownWord(attribute: name, word: attributes[name] ?? ""), at: attributes.place))
    return nil
  }

  private mutating func side(
    _ which: String, of attributes: AttributeReader, owner: Int
  ) -> DocumentConstraint.Side? {
    var item = DocumentConstraint.Item.view(owner)
    if let id = attributes[which + "Item"] {
      guard let known = items[id] else {
        if !varied.excluded.contains(id) {
          notes.append(DocumentNote(.danglingReference(id), at: attributes.place))
        }
        return nil
      }
      item = known
    }
    let word = attributes[which + "Attribute"] ?? ""
    guard let attribute = AttributeWords.attribute(word) else {
      notes.append(
        DocumentNote(
          .unknownWord(attribute: which + "Attribute", word: word), at: attributes.place))
      return nil
    }
    return DocumentConstraint.Side(item: item, attribute: attribute)
  }
}
