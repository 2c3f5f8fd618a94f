import Foundation

/// The translations of a document, as Xcode keeps them.
enum DocumentTranslations {
  /// Whether the texts of a document are there in several languages: it is in a folder of a language, and one of another
  /// language beside that has a table of its texts, or the document itself.
  ///
  /// Texts that are not translated are as long as they were drawn.
  ///
  /// Source: Xcode documentation, "Supporting multiple languages in your app": `Base.lproj/Main.storyboard` and
  /// `fr.lproj/Main.strings`, or `mul.lproj/Main.xcstrings`.
  /// - Complexity: O(n) for n folders of languages.
  static func exist(of path: String) -> Bool {
    let document = URL(fileURLWithPath: path)
    let language = document.deletingLastPathComponent()
    guard language.pathExtension == "lproj" else { return false }
    let name = document.deletingPathExtension().lastPathComponent
    let around = language.deletingLastPathComponent()
    let others = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
    return others.contains { other in
      guard other.hasSuffix(".lproj"), other != language.lastPathComponent else { return false }
      return ["strings", "xcstrings", "storyboard", "xib"].contains {
        FileManager.default.fileExists(
          atPath: around.appendingPathComponent("\(other)/\(name).\($0)").path)
      }
    }
  }
}
