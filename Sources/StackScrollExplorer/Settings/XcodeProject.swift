import Foundation
import StackScrollConstraints
import StackScrollInvariants

/// What Xcode projects say about where their apps run; nil for what they do not.
struct XcodeProject {
  /// What the first of them is called.
  let name: String
  /// Whether what is in them could be read.
  let isRead: Bool
  /// The oldest version of the system that a target runs on, without updates.
  private(set) var system: Int?
  private(set) var families: Set<DeviceFamily>?
  private(set) var orientations: [DeviceFamily: Set<Device.Posture>] = [:]
  private(set) var languages: AppLanguages?
  /// Whether its apps are never shown in a part of a screen.
  ///
  /// Source: Apple, TN3192, on `UIRequiresFullScreen`.
  private(set) var fillsScreens = false

  private static let suffix = ".xcodeproj"

  /// The names of the projects in a folder.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Reads the projects of a folder; nil if it has none.
  init?(in folder: String) {
    let names = Self.names(in: folder)
    guard let first = names.first else { return nil }
    name = first
    let projects = names.map { name in
      let plist = Self.plist(at: "\(folder)/\(name)/project.pbxproj")
      let objects = (plist["objects"] as? [String: Any] ?? [:]).compactMapValues {
        $0 as? [String: Any]
      }
      return (name: String(name.dropLast(Self.suffix.count)), objects: objects)
    }
    isRead = projects.contains { !$0.objects.isEmpty }
    let targets = projects.flatMap { BuildTarget.all(in: $0.objects, of: $0.name, at: folder) }
    let apps = targets.contains(where: \.isApp) ? targets.filter(\.isApp) : targets
    func values(_ key: String, of targets: [BuildTarget]) -> [String] {
      targets.flatMap { $0.values(of: key) }
    }
    let infosOfApps = apps.map { app in
      app.values(of: "INFOPLIST_FILE").compactMap(app.path).map(Self.plist)
    }
    let infos = infosOfApps.flatMap { $0 }
    let versions =
      values("IPHONEOS_DEPLOYMENT_TARGET", of: targets)
      + infos.compactMap { $0["MinimumOSVersion"] as? String }
    system = versions.compactMap(SettingsFile.majorVersion).min()
    var numbers = values("TARGETED_DEVICE_FAMILY", of: apps).flatMap { value -> [String] in
      value.split { ", ".contains($0) }.map(String.init)
    }
    if numbers.isEmpty {
      for info in infos { numbers += (info["UIDeviceFamily"] as? [Any] ?? []).map { "\($0)" } }
    }
    families = Set(numbers.compactMap { ["1": DeviceFamily.iPhone, "2": .iPad][$0] }).nonEmpty
    for family in DeviceFamily.allCases {
      orientations[family] = Self.orientations(of: family, apps, infos).nonEmpty
    }
    let fullScreen = "UIRequiresFullScreen"
    fillsScreens =
      !apps.isEmpty
      && zip(apps, infosOfApps).allSatisfy { app, infos in
        app.values(of: "INFOPLIST_KEY_\(fullScreen)").contains("YES")
          || infos.contains { ($0["\(fullScreen)~ipad"] ?? $0[fullScreen]) as? Bool ?? false }
      }
    languages = Self.languages(of: projects.flatMap(\.objects.values), infos)
  }

  /// How devices are held for which apps say so; empty if they do not say.
  private static func orientations(
    of family: DeviceFamily, _ apps: [BuildTarget], _ infos: [[String: Any]]
  ) -> Set<Device.Posture> {
    let key = "UISupportedInterfaceOrientations"
    var names: [String] = []
    for app in apps {
      let own = app.values(of: "INFOPLIST_KEY_\(key)_\(family)")
      for value in own.nonEmpty ?? app.values(of: "INFOPLIST_KEY_\(key)") {
        names += value.split(separator: " ").map(String.init)
      }
    }
    for info in infos {
      let value = info["\(key)~\(family.rawValue.lowercased())"] ?? info[key]
      names += value as? [String] ?? []
    }
    return Set(
      names.compactMap { name -> Device.Posture? in
        if name.hasPrefix("UIInterfaceOrientationPortrait") { return .portrait }
        return name.hasPrefix("UIInterfaceOrientationLandscape") ? .landscape : nil
      })
  }

  /// The languages that projects name; nil if they name none.
  private static func languages(
    of objects: [[String: Any]], _ infos: [[String: Any]]
  ) -> AppLanguages? {
    let projects = objects.filter { $0["isa"] as? String == "PBXProject" }
    guard let regions = projects.flatMap({ $0["knownRegions"] as? [String] ?? [] }).nonEmpty
    else { return nil }
    let more = infos.flatMap { $0["CFBundleLocalizations"] as? [String] ?? [] }
    let development = projects.lazy.compactMap { $0["developmentRegion"] as? String }
      .compactMap(AppLanguage.init).first
    return AppLanguages(
      all: Set((regions + more).compactMap(AppLanguage.init)), development: development)
  }

  /// A property list in any of its formats; empty if it cannot be read.
  private static func plist(at path: String) -> [String: Any] {
    guard let data = try? InputFiles.data(at: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil))
      as? [String: Any] ?? [:]
  }
}

/// A target of a project that is no test, with its settings in each configuration.
private struct BuildTarget {
  let isApp: Bool
  private let own: [[String: Any]]
  /// What holds where the target says nothing.
  private let project: [[String: Any]]
  /// What Xcode itself sets.
  private let names: [String: String]
  /// The folder of the project.
  private let folder: String

  /// The targets for phones and tablets.
  ///
  /// - Parameters:
  ///   - name: what the project is called.
  ///   - folder: the folder that it is in.
  static func all(
    in objects: [String: [String: Any]], of name: String, at folder: String
  ) -> [BuildTarget] {
    func settings(of object: [String: Any]) -> [[String: Any]] {
      let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
      return (list["buildConfigurations"] as? [String] ?? []).compactMap {
        objects[$0]?["buildSettings"] as? [String: Any]
      }
    }
    func all(_ isa: String) -> [[String: Any]] {
      objects.values.filter { $0["isa"] as? String == isa }
    }
    let project = all("PBXProject").flatMap(settings)
    return all("PBXNativeTarget").compactMap { target in
      let type = target["productType"] as? String ?? ""
      let result = BuildTarget(
        isApp: type == "com.apple.product-type.application", own: settings(of: target),
        project: project,
        names: [
          "SRCROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": name,
          "TARGET_NAME": target["name"] as? String ?? "",
        ], folder: folder)
      let isElsewhere = result.values(of: "SDKROOT").contains {
        !["iphoneos", "auto"].contains($0)
      }
      return type.contains("test") || isElsewhere ? nil : result
    }
  }

  /// The values of a setting, also of those for one SDK.
  func values(of key: String) -> [String] {
    func values(_ settings: [[String: Any]]) -> [String] {
      settings.flatMap { settings in
        settings.filter { $0.key == key || $0.key.hasPrefix("\(key)[sdk=iphone") }
          .compactMap { $0.value as? String }
      }
    }
    return values(own).nonEmpty ?? values(project)
  }

  /// The path of a file, in which settings may be named, such as `$(TARGET_NAME)`; nil if that hangs on what is not
  /// known.
  func path(_ text: String) -> String? {
    var path = text
    for _ in 0..<Self.mostNamed {
      guard let match = path.firstMatch(of: /\$\((\w+)\)|\$\{(\w+)\}/) else { break }
      let key = String(match.1 ?? match.2 ?? "")
      guard let value = names[key] ?? values(of: key).first else { return nil }
      path.replaceSubrange(match.range, with: value)
    }
    guard !path.contains("$") else { return nil }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// How many settings a path names at most, and they in turn.
  private static let mostNamed = 16
}

extension Collection {
  /// Nil if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
