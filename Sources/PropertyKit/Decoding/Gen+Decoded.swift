extension Gen where Value: Decodable & SendableMetatype {
  /// Values of a `Decodable` type, as its own `init(from:)` makes them of what is drawn.
  ///
  /// ```swift
  /// struct Team: Codable { var lead: Account; var members: [Account]; var budget: Double }
  /// let teams = Gen.decoded(Team.self)
  /// let small = Gen.decoded(Team.self, .field("budget", .double(in: 0...1)))
  /// ```
  ///
  /// Each thing that the type decodes is drawn where it is asked for, so a value shrinks as one of
  /// a generator that draws the fields in the same order:
  ///
  /// - A type that is `Arbitrary` is drawn by its own generator, one that is `CaseIterable` is one of
  ///   `allCases`, and an enum without payloads is one of its cases, whether it is listed or not.
  /// - An enum with payloads is one of its cases; those that hold the enum again come last.
  /// - What is decoded "if present" and optionals are nil three times in ten, nil the simplest.
  /// - A list, set or dictionary has up to 20 elements, one inside another up to 8, then 4 and 2.
  /// - A type that holds itself is drawn again up to `size` times in a value; then optionals are
  ///   nil, lists empty and enums the case that ends soonest.
  /// - Where a value or a field is tried as one type after another, as in `IntOrString`, or read
  ///   with `try?`, one of the attempts that lead to a value is drawn. Where a type refuses arbitrary text, texts it takes
  ///   are looked for: names of its cases and keys, numbers, dates, addresses and the like.
  ///
  /// What the initialiser refuses discards the case, with its reason; a run that discards too much
  /// says so. The type's own `init(from:)` is also called a few times to find all this out.
  /// - Parameters:
  ///   - type: the type to draw.
  ///   - overrides: what is drawn for single fields or types instead.
  ///   - size: how often a type inside of itself may be drawn in a value; below 0 counts as 0.
  public static func decoded(
    _ type: Value.Type = Value.self, _ overrides: DecodedOverride..., size: Int = 32
  ) -> Gen {
    decoded(type, overrides: overrides, size: size)
  }

  /// Values of a `Decodable` type, with a list of overrides; see `decoded(_:_:size:)`.
  public static func decoded(
    _ type: Value.Type = Value.self, overrides: [DecodedOverride], size: Int = 32
  ) -> Gen {
    let plan = DecodingPlan(overrides: overrides, size: max(0, size))
    return Gen { source throws(Discard) in
      if let mistake = plan.mistake(in: Value.self) { throw .cannotDraw(mistake) }
      let drawing = DecodingDraw(plan, mode: .drawing)
      drawing.exchange(&source)
      defer { drawing.exchange(&source) }
      return try drawing.root(Value.self)
    }
  }
}
