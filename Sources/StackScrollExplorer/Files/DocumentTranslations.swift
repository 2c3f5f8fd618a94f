import Foundation

/// The translations of a document, as Xcode keeps them.
enum DocumentTranslations {
  /// Whether the texts of a document are there in another language, and may be longer in it: it is in a folder of a
  /// language, and one of another language beside that has a table of its texts, or the document itself.
  ///
  /// Texts that are not translated are as long as they were drawn, and those of a language that is short no longer.
  ///
  /// Source: Xcode documentation, "Supporting multiple languages in your app": `Base.lproj/Main.storyboard` and
  /// `fr.lproj/Main.strings`, or `mul.lproj/Main.xcstrings`.
  /// - Parameter app: the languages of the app; nil if they are not known.
  /// - Complexity: O(n) for n folders of languages.
  static func lengthen(_ path: String, in app: AppLanguages?) -> Bool {
    let document = URL(fileURLWithPath: path)
    let folder = document.deletingLastPathComponent()
    guard folder.pathExtension == suffix else { return false }
    let name = document.deletingPathExtension().lastPathComponent
    let around = folder.deletingLastPathComponent()
    let own = languages(of: folder.lastPathComponent, in: app)?.first
    return folders(in: around.path).contains { other in
      guard other != folder.lastPathComponent,
        ["strings", "xcstrings", "storyboard", "xib"].contains(where: {
          FileManager.default.fileExists(
            atPath: around.appendingPathComponent("\(other)/\(name).\($0)").path)
        })
      else { return false }
      // Of a language that is not known its texts may be longer.
      return languages(of: other, in: app).map { languages in
        languages.contains { $0.code != own?.code && !$0.isShort }
      } ?? true
    }
  }

  /// The languages that have a folder beside the documents of a folder.
  static func languages(beside folder: String) -> Set<AppLanguage> {
    let folder = URL(fileURLWithPath: folder)
    let around = folder.pathExtension == suffix ? folder.deletingLastPathComponent() : folder
    return Set(folders(in: around.path).flatMap { languages(of: $0, in: nil) ?? [] })
  }

  private static let suffix = "lproj"

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".\(suffix)") }
  }

  /// The languages of a folder; nil if they are not known.
  private static func languages(of folder: String, in app: AppLanguages?) -> Set<AppLanguage>? {
    switch String(folder.dropLast(suffix.count + 1)) {
    case AppLanguage.several: app?.all
    case AppLanguage.base: app?.development.map { [$0] }
    case let name: AppLanguage(name).map { [$0] }
    }
  }
}
