import PropertyKit
import StackScrollExplorer

extension Command {
  /// What this tool does beside what every catalogue's tool does.
  static let ofSelfTests: [Command] = [.assumptions, .scoreboard, .hostile, .exact, .widths]
}

extension CommandOption {
  static let screens = CommandOption("screens", form: "--screens N")
}

extension RunDefaults {
  /// The seed of trials on many random screens.
  static let trialSeed: Seed = 1
}

extension ArgumentList {
  /// Where the screens of a trial come from.
  func trialSeed() throws(UsageError) -> Seed {
    has(.seed) ? try seed() : RunDefaults.trialSeed
  }
}
