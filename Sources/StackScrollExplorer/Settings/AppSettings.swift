import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// What an app supports and what of its findings matters: as its settings file says, else its Xcode project.
struct AppSettings {
  /// Where its screens are tried.
  let supported: SupportedWindows
  /// How much findings matter, by the names of laws, where it is not as usual.
  let levels: [String: FindingLevel]
  let waivers: [FindingWaiver]
  /// The languages of the app; nil if nothing is known of them.
  let languages: AppLanguages?
  /// Which devices are tried, and why, where no settings file says so.
  let remark: String?

  /// The version of the system whose devices are tried if nobody says: the last before the newest that is known.
  ///
  /// Source: Apple, "iOS 18 is compatible with these devices", and the same of iPadOS 18.
  static let usualSystem = 18

  /// Puts together what is known.
  ///
  /// - Parameters:
  ///   - file: what a settings file says.
  ///   - place: where the file is; nil if there is none.
  ///   - beside: the languages that have folders beside the files that the settings are for.
  init(
    _ file: SettingsFile, at place: String?, _ project: XcodeProject?,
    beside: Set<AppLanguage>
  ) {
    let system = file.system ?? project?.system.map { min($0, DeviceModel.newestSystem) }
    let families = file.families ?? (file.devices == nil ? project?.families : nil)
    let fillsScreens = file.orientations == nil && project?.fillsScreens ?? false
    let devices =
      file.devices.map(Device.all(named:)) ?? Device.all(running: system ?? Self.usualSystem)
    // An app is mirrored only in a language that it has.
    let isMirrored = project?.languages.map { languages in
      languages.all.union(beside).contains(where: \.isRightToLeft)
    }
    let directions =
      isMirrored ?? true ? SupportedWindows().directions : [LayoutDirection.leftToRight]
    supported = SupportedWindows(
      devices: devices.filter { device in
        let family = DeviceFamily(of: device.name)
        guard families?.contains(family) ?? true else { return false }
        guard device.posture != .splitView || !fillsScreens else { return false }
        guard let postures = file.orientations ?? project?.orientations[family] else { return true }
        return postures.contains(device.posture)
          || device.posture == .splitView && postures.count > 1
      },
      directions: file.directions ?? directions,
      textSizes: file.textSizes ?? SupportedWindows.usualTextSizes,
      turnsPhones: (file.orientations ?? project?.orientations[.iPhone]).map { $0.count > 1 }
        ?? false)
    (levels, waivers, languages) = (file.levels, file.waivers, project?.languages)
    let isSaid = file.system != nil || file.devices != nil
    remark = isSaid ? nil : Self.remark(system, at: place, project)
  }

  private static func remark(
    _ system: Int?, at place: String?, _ project: XcodeProject?
  ) -> String {
    let source =
      if let project, system != nil {
        project.name.printable
      } else if let project, !project.isRead {
        "\(project.name.printable) cannot be read"
      } else if let place {
        "\(place.printable) has no deploymentTarget"
      } else if let project {
        "\(project.name.printable) has no deployment target; see `lint --help`"
      } else {
        "no settings file; see `lint --help`"
      }
    return "tried on the devices of iOS \(system ?? usualSystem) and newer (\(source))"
  }

  /// The names of the laws that nobody asks for.
  var unasked: Set<String> { Set(levels.filter { $0.value == .off }.keys) }
}
