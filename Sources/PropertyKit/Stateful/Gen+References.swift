extension Gen where Value == Reference {
  /// The name of something that an earlier step made, one of those that the model keeps.
  ///
  /// The choice that is recorded is the number of the step. When shrinking deletes a step, every
  /// greater number falls by one; a name that is gone gives way to the next older one. With no names
  /// at all the command is left out of the program; outside of a program the case is discarded.
  public static func reference(among names: some Sequence<Reference>) -> Gen {
    let names = names.sorted()
    return Gen { source throws(Discard) in
      guard let last = names.last else { return try source.refuseStep() }
      let limit = UInt64(clamping: last.step - 1)
      let index = try source.choose(.index, limit: limit) { source in
        UInt64(clamping: names[Int(source.random.upTo(UInt64(names.count - 1)))].step - 1)
      }
      let name = names.last { $0.step - 1 <= index } ?? names[0]
      guard source.allowsRetries || name.step - 1 == index else {
        throw Discard.filterExhausted(attempts: 1)
      }
      return name
    }
  }
}

extension Gen where Value == Int {
  /// A position in a collection that has so many elements, such as the index of a view to remove.
  ///
  /// The choice that is recorded is an index: when shrinking deletes the step that inserted an
  /// element, positions behind it fall. With no elements the case, or the command, is given up; in
  /// a command draw it last, so that what follows keeps its meaning.
  public static func position(in count: Int) -> Gen {
    Gen { source throws(Discard) in
      guard count > 0 else { throw Discard.nothingToChooseFrom }
      let limit = UInt64(count - 1)
      return Int(try source.choose(.index, limit: limit) { $0.random.upTo(limit) })
    }
  }
}

extension Source {
  /// Stands in for a reference where there is nothing to refer to.
  ///
  /// Inside a step it takes a choice all the same, so that a replay stays in step; the step is then
  /// left out. The name it gives is never used.
  fileprivate mutating func refuseStep() throws(Discard) -> Reference {
    guard isStepRefused != nil, allowsRetries else { throw Discard.nothingToChooseFrom }
    isStepRefused = true
    _ = try choose(.index, limit: .max) { _ in 0 }
    return Reference(step: 0)
  }
}
