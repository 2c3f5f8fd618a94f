/// A recipe for values: draws choices from a source and builds a value of them.
///
/// It needs no shrinker. The engine records what a generator drew and looks for a
/// simpler list of choices that fails in the same way, so a shrunk value is always one that the
/// generator could have made.
///
/// ```swift
/// let points = Gen { source in
///   Point(x: try source.draw(.double(in: 0...390)), y: try source.draw(.double(in: 0...58)))
/// }
/// ```
public struct Gen<Value>: Sendable {
  /// Draws one value.
  @usableFromInline let draw: @Sendable (inout Source) throws(Discard) -> Value
  /// Draws many values; nil if that is done one by one.
  @usableFromInline let bulk: Bulk<Value>?

  /// Makes a generator from a function that draws what it needs.
  ///
  /// The function may draw any number of times and decide by what it drew.
  @inlinable
  public init(_ draw: @escaping @Sendable (inout Source) throws(Discard) -> Value) {
    self.draw = draw
    bulk = nil
  }

  /// Makes a generator from a function that draws what it needs and may throw errors of any type.
  ///
  /// An error other than a `Discard`, such as that of an initialiser which refuses bad input, discards
  /// the case, with what the error says as the reason.
  @inlinable @_disfavoredOverload
  public init(_ draw: @escaping @Sendable (inout Source) throws -> Value) {
    self.init { source throws(Discard) in
      do { return try draw(&source) } catch { throw Discard(of: error) }
    }
  }

  @inlinable
  init(bulk: Bulk<Value>, _ draw: @escaping @Sendable (inout Source) throws(Discard) -> Value) {
    self.draw = draw
    self.bulk = bulk
  }

  /// The generator of one value only.
  @inlinable
  public static func always(_ value: Value) -> Gen where Value: Sendable {
    Gen { _ throws(Discard) in value }
  }

  /// Applies a function to every generated value.
  @inlinable
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Gen<New> {
    Gen<New> { source throws(Discard) in transform(try draw(&source)) }
  }

  /// Draws a value, then draws from the generator that depends on it (monadic bind).
  ///
  /// Both parts shrink together: the engine lowers the choices of the first and reads the rest
  /// again.
  @inlinable
  public func flatMap<New>(_ next: @escaping @Sendable (Value) -> Gen<New>) -> Gen<New> {
    Gen<New> { source throws(Discard) in try next(try draw(&source)).draw(&source) }
  }

  /// Keeps only values that satisfy a condition, and gives the case up after a bounded search.
  ///
  /// Prefer a generator that makes good values in the first place: each refused value costs a draw.
  /// - Parameters:
  ///   - attempts: how many values in a row may be refused.
  ///   - isIncluded: whether a value is kept.
  @inlinable
  public func filter(
    attempts: Int = 100, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Gen {
    Gen { source throws(Discard) in
      let (mark, identifiers) = (source.mark, source.identifiers)
      for _ in 0..<Swift.max(1, attempts) {
        let value = try draw(&source)
        if isIncluded(value) { return value }
        guard source.allowsRetries else { throw Discard.filterExhausted(attempts: 1) }
        source.forget(since: mark)
        source.identifiers = identifiers
      }
      throw Discard.filterExhausted(attempts: Swift.max(1, attempts))
    }
  }

  /// Several generators drawn one after the other, as a tuple.
  @inlinable
  public static func zip<each Part>(
    _ parts: repeat Gen<each Part>
  ) -> Gen where Value == (repeat each Part) {
    Gen { source throws(Discard) in
      (repeat try (each parts).draw(&source))
    }
  }
}

extension Source {
  /// Draws a value from a generator.
  ///
  /// Throws `Discard` when the generator gives the case up.
  @inlinable
  public mutating func draw<Value>(_ generator: Gen<Value>) throws(Discard) -> Value {
    try generator.draw(&self)
  }
}

extension Source {
  /// Makes a value with an initialiser that refuses bad input; a refusal discards the case.
  ///
  /// For generators whose functions throw `Discard` alone.
  package func making<Value>(_ make: () throws -> Value) throws(Discard) -> Value {
    do { return try make() } catch { throw Discard(of: error) }
  }
}

extension Gen {
  /// Values as a run draws them, to look at: small ones first, as in the first cases of a run.
  ///
  /// Cases that the generator discards are left out.
  ///
  /// - Parameters:
  ///   - count: how many cases are drawn; numbers below 0 count as 0.
  ///   - seed: where they come from; a run with this seed draws values like these.
  public func sample(_ count: Int = 10, seed: Seed = 0) -> [Value] {
    let settings = Settings(seed: seed, cases: count)
    return (0..<settings.cases).compactMap { slot in
      var source = settings.source(slot: slot, attempt: 0, recording: false)
      return try? draw(&source)
    }
  }
}
