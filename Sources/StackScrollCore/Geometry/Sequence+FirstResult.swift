extension Sequence {
  /// The first result that is not nil: each element is asked once, and none behind the one that has it.
  ///
  /// `lazy.compactMap(_:).first` asks the element that has it twice, so that a search through a tree asks
  /// 2ⁿ times for a view n levels deep.
  package func firstResult<Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
