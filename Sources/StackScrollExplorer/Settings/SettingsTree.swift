import Foundation
import StackScrollInvariants

/// The settings of files: those of the nearest folder upwards that holds some, as far as the folder that holds `.git`.
struct SettingsTree {
  /// The settings of a folder with a settings file or a project, or of neither.
  private struct Place {
    let settings: AppSettings
    /// The folder of the settings file.
    let folder: String?
    /// How the settings file is named.
    let file: String?
    /// The files that it is for.
    var paths: [String] = []
  }

  private var places: [Place] = []
  /// The place of each folder with files; nil if its settings cannot be read.
  private var numbers: [String: Int?] = [:]

  /// Reads the settings of the files of a walk; those whose settings cannot be read are left out of it, and that is
  /// told.
  ///
  /// - Parameter laws: the names of the laws there are.
  init(of walk: inout DocumentWalk, laws: [String]) {
    var known: [[String?]: Int?] = [:]
    for path in walk.documents {
      let folder = Self.folder(of: path)
      if numbers[folder] == nil {
        let home = Self.nearest(to: folder) { FixtureFiles.exists("\($0)/\(SettingsFile.name)") }
        let project = Self.nearest(to: folder) { !XcodeProject.names(in: $0).isEmpty }
        let beside = DocumentTranslations.languages(beside: folder)
        let mirrored = beside.contains(where: \.isRightToLeft) ? "mirrored" : nil
        let key = [home, project, mirrored]
        if known[key] == nil {
          let file = home.map { home in
            let file = "\(home)/\(SettingsFile.name)"
            return path.hasPrefix("/") ? file : RelativePath.from(".", to: file)
          }
          do throws(FixtureError) {
            let said = try home.map { home throws(FixtureError) in
              try SettingsFile(in: home, laws: laws)
            }
            let settings = AppSettings(
              said ?? SettingsFile(), at: file, project.flatMap { XcodeProject(in: $0) },
              beside: beside)
            places.append(Place(settings: settings, folder: home, file: file))
            known[key] = places.count - 1
          } catch {
            walk.refuse(file ?? path, "\(error)")
            known[key] = .some(nil)
          }
        }
        numbers[folder] = known[key] ?? nil
      }
      if let number = numbers[folder] ?? nil { places[number].paths.append(path) }
    }
    walk.keep { (numbers[Self.folder(of: $0)] ?? nil) != nil }
  }

  /// The settings of a file that was walked to.
  subscript(path: String) -> AppSettings? {
    (numbers[Self.folder(of: path)] ?? nil).map { places[$0].settings }
  }

  /// The waivers of a file, and its path from the folder of its settings on.
  func waivers(of path: String) -> (waivers: [FindingWaiver], path: String) {
    guard let number = numbers[Self.folder(of: path)] ?? nil, let folder = places[number].folder
    else { return ([], path) }
    return (places[number].settings.waivers, RelativePath.from(folder, to: path))
  }

  /// Whether a law is on for some file.
  func isOn(_ law: String) -> Bool { places.contains { $0.settings.levels[law] != .off } }

  /// Which devices are tried, and why, as far as no settings file says so.
  var remarks: [String] {
    var told: [String] = []
    for place in places {
      if let remark = place.settings.remark, !told.contains(remark) { told.append(remark) }
    }
    let more = told.count - Self.mostRemarks
    return more > 0 ? told.prefix(Self.mostRemarks) + ["and \(more) more such"] : told
  }

  private static let mostRemarks = 2

  /// The waivers that waive nothing, each with the file that it stands in; of those whose files were not all looked
  /// at nothing is known.
  ///
  /// - Parameters:
  ///   - walked: the files and folders that were named.
  ///   - isIdle: whether it is known of a file that a waiver waives nothing in it.
  func idle(
    walked: Set<String>, _ isIdle: (FindingWaiver, String) -> Bool
  ) -> [(path: String, words: String)] {
    let walked = walked.map(Self.absolute)
    return places.flatMap { place in
      guard let folder = place.folder, let file = place.file else { return [(String, String)]() }
      return place.settings.waivers.filter { waiver in
        let all = Self.absolute("\(folder)/\(waiver.file?.folder ?? "")")
        let isWhole =
          waiver.file.map { !$0.hasWildcards } ?? false
          || walked.contains { "\(all)/".hasPrefix($0 == "/" ? "/" : "\($0)/") }
        let paths = place.paths.filter { path in
          waiver.file?.matches(path: RelativePath.from(folder, to: path)) ?? true
        }
        return isWhole && !paths.isEmpty && place.settings.levels[waiver.law] != .off
          && paths.allSatisfy { isIdle(waiver, $0) }
      }.map { (file, $0.idleWords) }
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// The nearest folder that something holds of, from one on upwards.
  private static func nearest(to folder: String, where holds: (String) -> Bool) -> String? {
    var place = folder
    while !holds(place) {
      let above = (place as NSString).deletingLastPathComponent
      if above == place || above.isEmpty || FixtureFiles.exists("\(place)/.git") { return nil }
      place = above
    }
    return place
  }
}
