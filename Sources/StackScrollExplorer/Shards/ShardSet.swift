/// The results of one run that were found, by invariant and part.
struct ShardSet {
  let run: RunIdentity
  private let firstPath: String
  private var results: [String: [Int: (path: String, result: ShardResult)]] = [:]

  /// Begins with a result, which says what run it is.
  init(_ result: ShardResult, at path: String) {
    run = result.header.run
    firstPath = path
    results[result.header.invariant] = [result.header.shard: (path, result)]
  }

  /// Adds a result; one that is there already changes nothing.
  ///
  /// - Throws: `ResultError` if it is of another run, or says something else.
  mutating func add(_ result: ShardResult, at path: String) throws(ResultError) {
    let header = result.header
    guard header.run == run else {
      throw ResultError(
        path: path, damage: .otherRun(header.run, first: run, firstPath: firstPath))
    }
    if let other = results[header.invariant]?[header.shard] {
      guard other.result == result else {
        throw ResultError(path: path, damage: .contradicts(other.path))
      }
      return
    }
    results[header.invariant, default: [:]][header.shard] = (path, result)
  }

  /// For each part that is not there or not whole, the invariants that it lacks.
  ///
  /// - Complexity: O(n m) for n parts and m invariants.
  var missing: [(shard: Int, invariants: [String])] {
    (0..<run.shards).compactMap { shard in
      let lacking = run.invariants.filter { results[$0]?[shard] == nil }
      return lacking.isEmpty ? nil : (shard, lacking)
    }
  }

  /// The results of an invariant, in the order of parts, and where they were found.
  subscript(invariant: String) -> [(path: String, result: ShardResult)] {
    (results[invariant] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}
