/// What the rules about folders and names still let pass; it shrinks until it is empty.
///
/// Whoever ends a pair takes its line out, or the test says that the line has no pair.
enum OpenPairs {
  static let folders: [String] = [
    // StackScrollExplorer
    "StackScrollExplorer: . <-> Arguments",
    "StackScrollExplorer: . <-> Assumptions",
    "StackScrollExplorer: . <-> Documents",
    "StackScrollExplorer: . <-> Explain",
    "StackScrollExplorer: . <-> Explore",
    "StackScrollExplorer: . <-> Keep",
    "StackScrollExplorer: . <-> Replay",
    "StackScrollExplorer: . <-> Scoreboard",
    "StackScrollExplorer: . <-> Screens",
    "StackScrollExplorer: . <-> Shards",
    "StackScrollExplorer: . <-> Terminal",
    "StackScrollExplorer: . <-> Words",
    "StackScrollExplorer: Arguments <-> Documents",
    "StackScrollExplorer: Arguments <-> Keep",
    "StackScrollExplorer: Arguments <-> Shards",
    "StackScrollExplorer: Documents <-> Words",
    "StackScrollExplorer: Explain <-> Replay",
    "StackScrollExplorer: Explain <-> Words",
    "StackScrollExplorer: Explore <-> Keep",
    "StackScrollExplorer: Explore <-> Words",
    "StackScrollExplorer: Keep <-> Replay",
    "StackScrollExplorer: Keep <-> Screens",
    "StackScrollExplorer: Keep <-> Words",
    "StackScrollExplorer: Replay <-> Screens",
    "StackScrollExplorer: Replay <-> Words",
    "StackScrollExplorer: Shards <-> Words",
  ]

  /// Names of top-level types that are declared more than once.
  static let names: [String] = []
}
