extension Source {
  /// Makes a value with an initialiser that refuses bad input; a refusal discards the case.
  ///
  /// For generators of values that cannot be drawn right every time. A run that discards too much
  /// says so, with the reason that the initialiser gave.
  public func making<Value>(_ make: () throws -> Value) throws(Discard) -> Value {
    do { return try make() } catch { throw .precondition("\(error)") }
  }
}
