/// One of several parts of a run that together are exactly the whole.
///
/// A shard runs every n-th block of slots. Every case depends on the seed and its slot alone, so
/// nothing is run twice and nothing left out; `Report.merge(_:)` puts the parts together.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 0.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// A run that is not shared out.
  public static let whole = Shard(unchecked: 0, of: 1)

  /// Makes a shard.
  ///
  /// - Throws: `ShardError` unless `0 <= index < count`.
  public init(_ index: Int, of count: Int) throws(ShardError) {
    guard count > 0, index >= 0, index < count else {
      throw ShardError(index: index, count: count)
    }
    self.init(unchecked: index, of: count)
  }

  private init(unchecked index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// "0 of 5".
  public var description: String { "\(index) of \(count)" }

  /// Whether the block at a place belongs to this part.
  func contains(block: Int) -> Bool { block % count == index }
}

/// A part that does not exist.
public struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part that was asked for.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// What is wrong and what to do.
  public var description: String {
    count < 1
      ? "a run cannot be shared by \(count); give a count of at least 1"
      : "there is no shard \(index) of \(count); give one from 0 to \(count - 1)"
  }
}
