/// A device as it is sold.
package struct DeviceModel: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// The newest version of iOS or iPadOS that it runs, in all its updates.
  package let newestSystem: Int

  /// The newest version of all.
  package static let newestSystem = 26

  /// Every device that has one of the published windows.
  package static let all: [DeviceModel] = screens.flatMap(\.self)

  /// The devices with the same screen as one; that one alone if it is not known.
  static func all(with name: String) -> [DeviceModel] {
    screens.first { $0.contains { $0.name == name } } ?? [DeviceModel(name: name, newestSystem: 0)]
  }

  private static func models(_ system: Int = newestSystem, _ names: String...) -> [DeviceModel] {
    names.map { DeviceModel(name: $0, newestSystem: system) }
  }

  /// The devices by screens: the one first that a screen is called after, then those that run newer systems.
  ///
  /// Display Zoom is that of a screen of 375 x 667 points, which is the smallest that it makes: as of an iPhone SE of
  /// the 1st generation.
  ///
  /// Source: Apple, "iOS 26 is compatible with these devices", and the same of iPadOS 26 and of the versions down
  /// to 12; Apple, "Technical Specifications" of the devices, for their screens.
  private static let screens: [[DeviceModel]] = [
    models(15, "iPhone SE (1st generation)") + models(12, "iPhone 5s")
      + models(26, "iPhone SE (3rd generation) in Display Zoom"),
    models(
      26, "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro", "iPhone 16"),
    models(26, "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"),
    models(26, "iPhone SE (3rd generation)", "iPhone SE (2nd generation)") + models(16, "iPhone 8")
      + models(15, "iPhone 7", "iPhone 6s") + models(12, "iPhone 6"),
    models(16, "iPhone 8 Plus") + models(15, "iPhone 7 Plus", "iPhone 6s Plus")
      + models(12, "iPhone 6 Plus"),
    models(16, "iPhone X") + models(18, "iPhone XS") + models(26, "iPhone 11 Pro"),
    models(26, "iPhone 13 mini", "iPhone 12 mini"),
    models(
      26, "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"),
    models(26, "iPhone 11") + models(18, "iPhone XR"),
    models(26, "iPhone 11 Pro Max") + models(18, "iPhone XS Max"),
    models(26, "iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"),
    models(26, "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 16 Plus"),
    models(26, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"), models(26, "iPhone Air"),
    models(26, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    models(26, "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
    models(16, "iPad Pro 9.7-inch", "iPad (5th generation)") + models(17, "iPad (6th generation)")
      + models(26, "iPad mini (5th generation)") + models(15, "iPad mini 4", "iPad Air 2"),
    models(26, "iPad (9th generation)", "iPad (8th generation)")
      + models(18, "iPad (7th generation)"),
    models(
      26, "iPad Air 11-inch", "iPad Air (5th generation)", "iPad Air (4th generation)",
      "iPad (10th generation)", "iPad (A16)"),
    models(17, "iPad Pro 10.5-inch") + models(26, "iPad Air (3rd generation)"),
    models(26, "iPad Pro 11-inch"), models(26, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    models(26, "iPad Pro 12.9-inch", "iPad Air 13-inch"),
  ]
}
