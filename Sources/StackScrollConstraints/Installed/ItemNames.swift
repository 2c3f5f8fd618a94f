/// Hands out names for items that are no views, none of them taken.
///
/// A stack view makes guides and spacers that nobody named. What they are called must tell whose
/// they are, and must differ from every view, whatever views are called.
public struct ItemNames: Sendable {
  private var taken: Set<String>

  /// Starts with the names that are in use.
  public init(taken: some Sequence<String>) {
    self.taken = Set(taken)
  }

  /// An item of that name, followed by as many primes as it takes to be the only one.
  public mutating func item(_ name: String, className: String) -> LayoutItem {
    var free = name
    while !taken.insert(free).inserted { free += "'" }
    return LayoutItem(free, className: className)
  }
}
