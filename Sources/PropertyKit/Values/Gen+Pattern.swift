extension Gen where Value == String {
  /// Texts that a regular expression matches as a whole: `.string(matching: "[A-Z]{2}-[0-9]{4}")`.
  ///
  /// The simplest text takes the first alternative, the fewest repetitions and the first character of
  /// a class as it is written, so `[0-9a-f]{2}` becomes `00`.
  ///
  /// | what | written |
  /// |---|---|
  /// | classes | `[a-z0-9_]`, `[^/]`, `.`, `\d`, `\w`, `\s`, `\D`, `\W`, `\S` |
  /// | characters | themselves, `\.`, `\n`, `\t`, `\r`, `\f`, `\x41`, `\u00E9`, `\u{1F642}` |
  /// | alternatives and groups | `a\|b`, `(…)`, `(?:…)`, `(?<name>…)` |
  /// | repetitions | `?`, `*`, `+`, `{3}`, `{2,}`, `{2,5}`, each also lazy, as `*?` |
  /// | anchors | `^` where an alternative of the whole begins, `$` where one ends |
  ///
  /// `\d`, `\w` and `\s` draw ASCII. A dot and what a class excludes draw printable ASCII and
  /// five characters beyond it. Other syntax, such as `\1`, `(?=…)` or `\b`, draws nothing: every
  /// case is discarded, with a reason that names what is not supported and where. A pattern is
  /// almost always written out in the test, so this is no function that throws: a mistake in it is
  /// seen in the first run, and the generator can stand anywhere.
  /// - Parameters:
  ///   - pattern: the regular expression.
  ///   - extraRepeats: how many times more than the least a repetition without an end is drawn.
  public static func string(matching pattern: String, extraRepeats: Int = 16) -> Gen {
    var parser = PatternParser(pattern, extraRepeats: max(0, extraRepeats))
    do throws(PatternError) {
      return try parser.parse().generator
    } catch {
      let reason = error.description
      return Gen { _ throws(Discard) in throw .cannotDraw(reason) }
    }
  }
}
