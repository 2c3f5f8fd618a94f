import Foundation

/// A language that an app, or a document of it, has texts in.
struct AppLanguage: Hashable {
  /// The code of the language alone: `zh`.
  let code: String
  /// Whether people read it from right to left, and iOS mirrors an app in it.
  ///
  /// Source: Unicode Standard Annex 9, and CLDR, which knows the usual script of a language.
  let isRightToLeft: Bool

  /// The language of a folder or a region of a project; nil for `Base` and `mul`, which are those of others.
  ///
  /// Old projects name languages in English.
  init?(_ name: String) {
    guard name != Self.base, name != Self.several else { return nil }
    let english = Locale(identifier: "en")
    let code = Locale.LanguageCode.isoLanguageCodes.first {
      english.localizedString(forLanguageCode: $0.identifier) == name
    }
    let language = Locale.Language(identifier: code?.identifier ?? name)
    self.code = language.languageCode?.identifier ?? name
    isRightToLeft = language.script.map { Self.scripts.contains($0.identifier) } ?? false
  }

  /// Whether texts are shorter in it than in others, whose translations they are.
  ///
  /// Source: W3C, "Text size in translation": English and Chinese texts are compact, and get longer in other languages;
  /// Japanese and Korean, whose signs stand for syllables or words as well, were chosen.
  var isShort: Bool { ["zh", "yue", "ja", "ko"].contains(code) }

  /// What a folder is called for the language in which an app is written.
  static let base = "Base"
  /// What a folder is called for tables of several languages.
  static let several = "mul"

  private static let scripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}

/// The languages of an app, as its Xcode project names them.
struct AppLanguages {
  let all: Set<AppLanguage>
  /// The one in which it is written; nil if that is not said.
  let development: AppLanguage?
}
