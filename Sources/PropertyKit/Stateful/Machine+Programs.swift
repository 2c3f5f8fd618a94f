extension Machine {
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
  fileprivate mutating func command<M: Machine>(
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
  private mutating func allowedCommand<M: Machine>(for state: M) throws(Discard) -> M.Command? {
    let outer = isStepRefused
    isStepRefused = false
    defer { isStepRefused = outer }
    do throws(Discard) {
      let command = try state.commands.draw(&self)
      return isStepRefused == false && state.allows(command) ? command : nil
    } catch {
      if case .tooManyChoices = error { throw error }
      return nil
    }
  }
}
