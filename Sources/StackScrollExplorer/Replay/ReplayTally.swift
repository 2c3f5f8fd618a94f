/// How many files came out how.
struct ReplayTally {
  private(set) var expected = 0
  private(set) var unexpected = 0
  private(set) var unusable = 0

  mutating func add(_ status: ExitStatus) {
    switch status {
    case .success: expected += 1
    case .unexpected: unexpected += 1
    case .unusable, .incomplete: unusable += 1
    case .interrupted: return
    }
  }

  /// The worst that came out.
  var status: ExitStatus {
    if unusable > 0 { return .unusable }
    return unexpected > 0 ? .unexpected : .success
  }
}
