/// What the rules about folders and names still let pass; it shrinks until it is empty.
///
/// Whoever ends a pair takes its line out, or the test says that the line has no pair.
enum OpenPairs {
  static let folders: [String] = []

  /// Names of top-level types that are declared more than once.
  static let names: [String] = []
}
