/// One run of a runner: finds failures, shrinks them, and tells what was found.
struct Run {
  let runner: CaseRunner
  /// How many blocks run at the same time.
  let workers: Int
  /// Called between blocks and between evaluations; may stop the run.
  let observe: (Progress) -> RunControl

  /// What was found elsewhere.
  private let records: Records

  private var settings: Settings { runner.settings }

  init(runner: CaseRunner, workers: Int, observe: @escaping (Progress) -> RunControl) {
    self.runner = runner
    self.workers = workers
    self.observe = observe
    records = Records(runner)
  }

  /// Everything a report says, but for the values.
  func findings() -> Findings {
    let again = runner.failuresAgain()
    var findings = runner.allCases().map(count) ?? sample()
    let ledger = findings.ledger
    func smallest(of failure: BlockResult.SlotFailure, isSmallest: Bool) -> ShrunkFailure {
      runner.smallest(of: failure, isSmallest: isSmallest) { evaluations in
        observe(ledger.progress(shrinkEvaluations: evaluations)) == .proceed
      }
    }
    findings.failures = ledger.failures.map { failure in
      records.smallest(of: failure) ?? smallest(of: failure, isSmallest: findings.extent == .all)
    }
    let found = Set(ledger.failures.map(\.failure.kind))
    findings.kept = again.filter { !found.contains($0.failure.kind) }.map {
      var kept = smallest(of: $0, isSmallest: false)
      kept.isKept = true
      return kept
    }
    return findings
  }

  /// Runs random cases, more than were asked for only if a share that is demanded is undecided.
  private func sample() -> Findings {
    var findings = Findings(ledger: Ledger(settings))
    var slots: Range<Int>? = 0..<settings.cases
    while let round = slots, !findings.wasStopped {
      run(round, into: &findings, workers: workers, runner.runSlots)
      slots = findings.ledger.nextRound(after: round, runner.subjects)
    }
    return findings
  }

  /// Runs all cases of a small space, or the smallest ones.
  private func count(through cases: AllCases) -> Findings {
    var findings = Findings(ledger: Ledger(settings), extent: cases.extent)
    run(0..<cases.scripts.count, into: &findings, workers: 1) { slots in
      runner.run(Array(cases.scripts[slots]), firstSlot: slots.lowerBound)
    }
    return findings
  }

  /// Runs the blocks of a range, some at a time, and folds them in order.
  private func run(
    _ slots: Range<Int>, into findings: inout Findings, workers: Int,
    _ runHere: (Range<Int>) -> BlockResult
  ) {
    func runSlots(_ slots: Range<Int>) -> BlockResult { records[slots] ?? runHere(slots) }
    var blocks = Blocks(of: slots, shard: settings.shard, length: runner.blockLength)
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

/// What a run found, without the values.
struct Findings {
  var ledger: Ledger
  /// Which of all cases were run.
  var extent = Extent.sample
  /// The failures, shrunk, in the order they were found.
  var failures: [ShrunkFailure] = []
  /// Failures of further kinds that an earlier run has kept and that fail again, shrunk.
  var kept: [ShrunkFailure] = []
  /// Whether whoever watched stopped the run before its end.
  var wasStopped = false
  /// The results of the blocks, kept by shards so that they can be merged.
  var blocks: [BlockResult] = []

  init(ledger: Ledger, extent: Extent = .sample) {
    self.ledger = ledger
    self.extent = extent
  }
}
