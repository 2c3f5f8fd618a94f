/// What text a type takes that refuses arbitrary text.
enum TextForm: Sendable {
  /// One of some names.
  case names([String])
  /// Text that a regular expression matches.
  case matching(Gen<String>)
  /// Any text, or more often such text.
  case anyOr(Gen<String>)

  var generator: Gen<String> {
    switch self {
    case .names(let names): .element(of: names)
    case .matching(let generator): generator
    case .anyOr(let generator): .weighted([(1, String.arbitrary), (3, generator)])
    }
  }

  /// The kinds of text that programs keep in text fields, each with forms that are read most widely:
  /// dates, numbers, truth values, addresses, identifiers, colours, versions, languages, bytes, words.
  static let common: [TextForm] = [
    #"(200[0-9]|20[1-3]\d)-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ"#,
    #"(200[0-9]|20[1-3]\d)-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z"#,
    #"(200[0-9]|20[1-3]\d)-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])"#,
    #"(200[0-9]|20[1-3]\d)-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d"#,
    #"([01]\d|2[0-3]):[0-5]\d"#, #"([01]\d|2[0-3]):[0-5]\d:[0-5]\d"#,
    #"0|-?[1-9]\d{0,5}"#, #"0|[1-9]\d{0,8}"#, #"-?(0|[1-9]\d{0,5})\.\d{1,3}"#, "false|true",
    #"https://example\.(com|org)(/[a-z0-9]{1,8}){0,3}"#,
    "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}",
    "#[0-9a-f]{6}", "[0-9a-f]{6}", "#[0-9a-f]{8}", "[0-9a-f]{2}([0-9a-f]{2}){0,15}",
    #"(0|[1-9]\d?)\.(0|[1-9]\d?)\.(0|[1-9]\d?)"#, "(en|de|fr|ja)(-(US|CH|JP))?",
    #"[a-z]{1,8}@example\.(com|org)"#, "([A-Za-z0-9+/]{4}){0,8}", "[a-z]{1,12}", "[A-Z]{3}",
    "[a-z]",
  ].map { .matching(.string(matching: $0)) }
}
