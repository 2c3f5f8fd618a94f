extension MachineModel {
  /// Programs from this state on.
  ///
  /// An ordinary generator: a program is a flag and a command for each step, and a last flag. A
  /// command that is not allowed is drawn again; in a replay it is left out instead, with all the
  /// choices it read, so that shrinking may delete the step that made it possible.
  /// - Parameters:
  ///   - maximumSteps: how long a program may be; below 0 counts as 0.
  ///   - attempts: how many commands in a row may be refused before the program ends early.
  public func programs(maximumSteps: Int = 30, attempts: Int = 100) -> Gen<Program<Self>> {
    Gen<Program<Self>> { source throws(Discard) in
      source.openSpan(.list, at: source.mark)
      defer { source.closeSpan() }
      var program = Program(self)
      var state = self
      let limit = max(0, maximumSteps)
      var greatest = source.isFresh ? source.plannedCount(from: 0, to: limit) : limit
      while true {
        let start = source.mark
        guard try source.oneMoreStep(program.commands.count < greatest) else { return program }
        if let command = try source.command(for: state, attempts: attempts, since: start) {
          state.advance(by: program.append(command))
        } else {
          source.forget(since: start)
          if source.isFresh { greatest = 0 }
        }
      }
    }
  }
}

extension Source {
  /// Draws the flag before a step; where there can be none it is recorded all the same.
  fileprivate mutating func oneMoreStep(_ isPossible: Bool) throws(Discard) -> Bool {
    guard isPossible else {
      try chooseForced(.more, index: 0)
      return false
    }
    return try choose(.more, limit: 1) { _ in 1 } == 1
  }

  /// Draws an allowed command; nil if there is none.
  ///
  /// A fresh one is drawn a number of times, a repeated one once. Where all programs are counted
  /// through, one that is not allowed discards the case, or one program would count many times.
  fileprivate mutating func command<M: MachineModel>(
    for state: M, attempts: Int, since start: Int
  ) throws(Discard) -> M.Command? {
    openSpan(.element, at: start)
    defer { closeSpan() }
    let mark = mark
    for _ in 0..<(isFresh ? max(1, attempts) : 1) {
      if let command = try allowedCommand(for: state) { return command }
      guard allowsRetries else { throw Discard.filterExhausted(attempts: 1) }
      if isFresh { forget(since: mark) }
    }
    return nil
  }

  /// Draws one command; nil if it is not allowed or could not be drawn.
  private mutating func allowedCommand<M: MachineModel>(for state: M) throws(Discard) -> M.Command?
  {
    let outer = isStepRefused
    isStepRefused = false
    defer { isStepRefused = outer }
    do throws(Discard) {
      let command = try state.commands.draw(&self)
      return isStepRefused == false && state.allows(command) ? command : nil
    } catch {
      if error.isEndless { throw error }
      return nil
    }
  }
}

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

// For a leading dot where commands are wanted, as in `Gen+Leading.swift`.
extension Gen {
  /// `Gen<Int>.position(in:)`.
  @_disfavoredOverload
  public static func position(in count: Int) -> UnmappedGen<Int> {
    UnmappedGen(.position(in: count))
  }

  /// `Gen<Reference>.reference(among:)`.
  @_disfavoredOverload
  public static func reference(among names: some Sequence<Reference>) -> UnmappedGen<Reference> {
    UnmappedGen(.reference(among: names))
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
