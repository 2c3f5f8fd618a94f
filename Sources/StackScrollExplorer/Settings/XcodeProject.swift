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

  /// The names of the projects in a folder.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
  }

  /// Reads the projects of a folder; nil if it has none.
  init?(in folder: String) {
    let names = Self.names(in: folder)
    guard let first = names.first else { return nil }
    name = first
    var objects: [String: [String: Any]] = [:]
    for name in names {
      let plist = Self.plist(at: "\(folder)/\(name)/project.pbxproj")
      let more = (plist["objects"] as? [String: Any] ?? [:]).compactMapValues {
        $0 as? [String: Any]
      }
      objects.merge(more) { one, _ in one }
    }
    isRead = !objects.isEmpty
    let targets = BuildTarget.all(in: objects)
    let apps = targets.contains(where: \.isApp) ? targets.filter(\.isApp) : targets
    func values(_ key: String, of targets: [BuildTarget]) -> [String] {
      targets.flatMap { $0.values(of: key) }
    }
    let infos = values("INFOPLIST_FILE", of: apps).compactMap { Self.path($0, in: folder) }
      .map(Self.plist)
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

  /// A property list in any of its formats; empty if it cannot be read.
  private static func plist(at path: String) -> [String: Any] {
    guard let data = try? InputFiles.data(at: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil))
      as? [String: Any] ?? [:]
  }

  /// The path of a file that a target names; nil if it hangs on settings.
  private static func path(_ path: String, in folder: String) -> String? {
    let roots = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/"]
    let root = roots.first(where: path.hasPrefix) ?? ""
    let rest = path.dropFirst(root.count)
    return rest.contains("$") ? nil : rest.hasPrefix("/") ? String(rest) : "\(folder)/\(rest)"
  }
}

/// A target of a project that is no test, with its settings in each configuration.
private struct BuildTarget {
  let isApp: Bool
  private let own: [[String: Any]]
  /// What holds where the target says nothing.
  private let project: [[String: Any]]

  /// The targets for phones and tablets.
  static func all(in objects: [String: [String: Any]]) -> [BuildTarget] {
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
        project: project)
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
}

extension Collection {
  /// Nil if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
