/// One run of an experiment: finds failures, shrinks them, and tells what was found.
struct Run {
  let experiment: Experiment
  /// How many blocks run at the same time.
  let workers: Int
  /// Called between blocks and between evaluations; may stop the run.
  let observe: (Progress) -> RunControl

  /// What was found elsewhere.
  private let records: Records

  private var settings: Settings { experiment.settings }

  init(experiment: Experiment, workers: Int, observe: @escaping (Progress) -> RunControl) {
    self.experiment = experiment
    self.workers = workers
    self.observe = observe
    records = Records(experiment)
  }

  /// Everything a report says, but for the values.
  func findings() -> Findings {
    let again = experiment.failuresAgain()
    var findings =
      if !again.failures.isEmpty {
        Findings(failingAgain: again, settings)
      } else if let cases = experiment.allCases() {
        count(through: cases)
      } else {
        sample()
      }
    findings.failures = findings.ledger.failures.map { failure in
      if let known = records.smallest(of: failure) { return known }
      return experiment.smallest(
        of: failure, isSmallest: findings.extent == .all
      ) { evaluations in
        observe(findings.ledger.progress(shrinkEvaluations: evaluations))
      }
    }
    return findings
  }

  /// Runs random cases, more than were asked for only if a share that is demanded is undecided.
  private func sample() -> Findings {
    var findings = Findings(ledger: Ledger(settings))
    var slots: Range<Int>? = 0..<settings.cases
    while let round = slots, !findings.wasStopped {
      run(round, into: &findings, workers: workers, experiment.runSlots)
      slots = findings.ledger.nextRound(after: round, experiment.subjects)
    }
    return findings
  }

  /// Runs all cases of a small space, or the smallest ones.
  private func count(through cases: AllCases) -> Findings {
    var findings = Findings(ledger: Ledger(settings), extent: cases.extent)
    run(0..<cases.scripts.count, into: &findings, workers: 1) { slots in
      experiment.run(Array(cases.scripts[slots]), firstSlot: slots.lowerBound)
    }
    return findings
  }

  /// Runs the blocks of a range, some at a time, and folds them in order.
  private func run(
    _ slots: Range<Int>, into findings: inout Findings, workers: Int,
    _ runHere: (Range<Int>) -> BlockResult
  ) {
    func runSlots(_ slots: Range<Int>) -> BlockResult { records[slots] ?? runHere(slots) }
    var blocks = Blocks(of: slots, shard: settings.shard, length: experiment.blockLength)
    while let first = blocks.next(), findings.ledger.needsSlots(from: first.lowerBound) {
      let others = blocks.next(workers - 1)
      if others.isEmpty {
        add(runSlots(first), to: &findings)
      } else {
        for block in concurrently([first] + others, runSlots) { add(block, to: &findings) }
      }
      let isLast = (others.last ?? first).upperBound == slots.upperBound
      if case .stop = observe(findings.ledger.progress()), findings.ledger.isClean, !isLast {
        findings.wasStopped = true
        return
      }
    }
  }

  private func add(_ block: BlockResult, to findings: inout Findings) {
    findings.ledger.add(block)
    if settings.keepsBlocks { findings.blocks.append(block) }
  }
}

extension Ledger {
  /// How far the run has come.
  fileprivate func progress(shrinkEvaluations: Int = 0) -> Progress {
    Progress(passed: passed, discarded: discarded, shrinkEvaluations: shrinkEvaluations)
  }
}
