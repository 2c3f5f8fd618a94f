extension Gen where Value == Bool {
  /// Both truth values; false is the simpler one.
  @inlinable
  public static var bool: Gen {
    Gen { source throws(Discard) in
      try source.choose(.branch, limit: 1) { $0.random.next() >> 63 } == 1
    }
  }
}
