extension ReportText {
  /// A text of several lines in which nothing speaks to a terminal or to a build server.
  ///
  /// What a case prints, and what it names, must not: letters that are not seen, and the marks with which
  /// commands of build servers begin (`::` at the start of a line, `##[` and `##vso[` anywhere), are written as
  /// `\u{1B}`, as in Swift source. The commands of the tool do the same.
  package static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var isStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = scalars[(index + 1)...]
      let isCommand =
        (isStart && scalar == ":" && next.first == ":")
        || (scalar == "#" && result.last == "#" && (next.first == "[" || next.starts(with: vso)))
      if isCommand || (scalar != "\n" && scalar != "\t" && isUnseen(scalar)) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
        isStart = false
      } else {
        result.append(scalar)
        isStart = scalar == "\n" || (isStart && scalar.properties.isWhitespace)
      }
    }
    return String(result)
  }

  private static var vso: String.UnicodeScalarView { "vso[".unicodeScalars }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // A joiner is part of the letter that it joins.
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}
