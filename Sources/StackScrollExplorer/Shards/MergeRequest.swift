/// Which results to put together, and what to do with what they come to.
struct MergeRequest {
  /// Files and folders.
  let paths: [String]
  /// What an exploration would be told beside what the results say.
  private let options: [String]

  init(_ list: ArgumentList) throws(UsageError) {
    paths = try list.uniqueNames()
    guard !paths.isEmpty else { throw list.error(.nothingToMerge) }
    try list.refuseFile(.write, at: list.value(of: .write))
    try list.refuseFile(.report, at: list.value(of: .report))
    options = Command.merge.options.compactMap { option in
      list.value(of: option).map { option.takesValue ? "\(option.flag)=\($0)" : option.flag }
    }
  }

  /// The arguments with which `explore` is the run that was shared out.
  func arguments(for run: RunIdentity) -> [String] {
    ["--seed=\(run.seed)", "--cases=\(run.cases)"] + options + ["--"] + run.invariants
  }
}
