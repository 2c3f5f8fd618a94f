import Testing

extension Tag {
  /// A suite that takes more than about 10 seconds; `.ci/quick` leaves it out.
  @Tag package static var slow: Self
}
