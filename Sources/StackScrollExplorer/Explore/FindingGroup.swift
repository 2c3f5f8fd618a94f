import StackScrollInvariants

/// Laws that one and the same smallest case breaks; or a single invariant.
///
/// One bug breaks many laws. A reader wants to see its screen once.
struct FindingGroup {
  /// What is grouped; the first stands for all.
  private(set) var trials: [Trial]

  /// The trials in order, those of new findings with an equal smallest case put together.
  static func groups(of trials: [Trial]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for trial in trials {
      let key = Key(trial)
      if let key, let place = places[key] {
        groups[place].trials.append(trial)
      } else {
        if let key { places[key] = groups.count }
        groups.append(FindingGroup(trials: [trial]))
      }
    }
    return groups
  }

  /// What a smallest case is told by; claims that are refuted as expected have none.
  private struct Key: Hashable {
    let type: String
    let json: JSONValue

    init?(_ trial: Trial) {
      guard trial.judgement == .newFinding, let subject = trial.report?.counterexample?.value
      else { return nil }
      type = Swift.type(of: subject).formatName
      json = .object(subject.json)
    }
  }
}
