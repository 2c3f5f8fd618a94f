import StackScrollCore

/// A window as a device has it: a whole screen, or a share of one.
///
/// Source: Human Interface Guidelines, "Layout", device screen dimensions and multitasking sizes; the
/// safe areas are those of the simulators: what status bar, camera and home indicator cover.
package struct Device: Hashable, Sendable {
  /// What the device is called; where several have the same window, the first of those that are meant.
  package private(set) var name: String
  /// The size of the window in points.
  package let size: Size
  /// What the system covers of it, from each edge.
  package let safeAreaInsets: EdgeInsets
  /// How it is held, or how much of the screen the window has.
  package let posture: Posture
  /// The year in which the last device with such a screen came out.
  let year: Int
  /// The devices that have such a window.
  private let models: [DeviceModel]

  /// How a window stands on a screen.
  package enum Posture: String, Hashable, Sendable {
    case portrait, landscape
    case splitView = "Split View"
  }

  /// The pixels of a point on the screen that a window of a size is on: 2 on tablets and on the phones with
  /// 320 x 480, 320 x 568, 375 x 667 and 414 x 896 points, and 3 on other phones.
  ///
  /// A window is a phone's if its sides are less than 500 and 1,000 points (chosen: no tablet has one like it,
  /// and every phone has).
  ///
  /// Source: Human Interface Guidelines, "Layout", device screen dimensions; a screen of 414 x 896 is that of
  /// two phones, an LCD with 2 and one with 3, and counts as the LCD, of which more were sold.
  package static func pixels(of size: Size) -> PixelGrid {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let coarse = [(320.0, 480.0), (320, 568), (375, 667), (414, 896)]
    return short < 500 && long < 1000 && !coarse.contains { $0 == (short, long) } ? .x3 : .x2
  }

  /// The edits that put a window there, as far as it is not there already.
  package func edits(of window: Screen) -> [Edit] {
    (window.size == size ? [] : [.resize(size)])
      + (window.safeAreaInsets == safeAreaInsets ? [] : [.setSafeAreaInsets(safeAreaInsets)])
  }

  /// The name and the size: `iPhone SE (1st generation), 320 × 568`.
  package var words: String {
    let held = posture == .portrait ? "" : ", \(posture.rawValue)"
    return "\(name)\(held), \(NumberText(size.width)) × \(NumberText(size.height))"
  }

  /// Every published window, the extreme ones first: the smallest phone, one with rounded corners
  /// held both ways, the smallest share of a tablet, and the largest tablet.
  package static let all: [Device] = {
    let portraits = screens.map { Device(portrait: $0) }
    let landscapes = screens.map { Device(landscape: $0) }
    let first = [portraits[0], portraits[1], landscapes[1], landscapes[0]]
    let wide = [portraits[2], landscapes[2]]
    return first + shares.prefix(1) + wide + portraits.dropFirst(3) + landscapes.dropFirst(3)
      + shares.dropFirst()
  }()

  /// The windows of devices that run a version of the system, each called after the first of them.
  package static func all(running system: Int) -> [Device] {
    all.compactMap { device in
      device.called(device.models.first { $0.newestSystem >= system }?.name)
    }
  }

  /// The windows of devices with some names, each called by the first of them that it has.
  package static func all(named names: [String]) -> [Device] {
    all.compactMap { device in
      device.called(names.first { name in device.models.contains { $0.name == name } })
    }
  }

  private func called(_ name: String?) -> Device? {
    var device = self
    device.name = name ?? self.name
    return name == nil ? nil : device
  }

  /// Those that are held in a way, the newest first, phones before tablets of the same year.
  package static func newest(_ posture: Posture, of devices: [Device]) -> [Device] {
    devices.filter { $0.posture == posture }.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      return (-one.year, one.isTablet ? 1 : 0, $0.offset)
        < (-other.year, other.isTablet ? 1 : 0, $1.offset)
    }.map(\.element)
  }

  private var isTablet: Bool { name.hasPrefix("iPad") }

  /// The whole screen of a device, held upright; the first of all for a name that is none.
  package static func named(_ name: String) -> Device {
    all.first { $0.name == name && $0.posture == .portrait } ?? all[0]
  }

  /// A screen as it is held upright, and what the system covers at its top and bottom then.
  private typealias Upright = (
    name: String, width: Double, height: Double, top: Double, bottom: Double, year: Int
  )

  private init(portrait screen: Upright) {
    name = screen.name
    size = Size(width: screen.width, height: screen.height)
    safeAreaInsets = EdgeInsets(top: screen.top, bottom: screen.bottom)
    posture = .portrait
    year = screen.year
    models = DeviceModel.all(with: screen.name)
  }

  /// Held sideways, a phone has no status bar, and the camera is at one side: both leave as much free.
  private init(landscape screen: Upright) {
    name = screen.name
    size = Size(width: screen.height, height: screen.width)
    let isTablet = screen.width >= 744
    let isRound = screen.bottom > 0
    safeAreaInsets =
      isTablet
      ? EdgeInsets(top: screen.top, bottom: screen.bottom)
      : isRound ? EdgeInsets(left: screen.top, bottom: 21, right: screen.top) : .zero
    posture = .landscape
    year = screen.year
    models = DeviceModel.all(with: screen.name)
  }

  private init(share name: String, _ width: Double, _ height: Double, _ bottom: Double) {
    self.name = name
    size = Size(width: width, height: height)
    safeAreaInsets = EdgeInsets(top: bottom > 0 ? 24 : 20, bottom: bottom)
    posture = .splitView
    year = Self.screens.first { $0.name == name }?.year ?? 0
    models = DeviceModel.all(with: name)
  }

  private static let screens: [Upright] = [
    ("iPhone SE (1st generation)", 320, 568, 20, 0, 2016), ("iPhone 15", 393, 852, 59, 34, 2024),
    ("iPad Pro 13-inch (M4)", 1032, 1376, 24, 20, 2025),
    ("iPhone SE (3rd generation)", 375, 667, 20, 0, 2022), ("iPhone 8 Plus", 414, 736, 20, 0, 2017),
    ("iPhone X", 375, 812, 44, 34, 2019), ("iPhone 13 mini", 375, 812, 50, 34, 2021),
    ("iPhone 14", 390, 844, 47, 34, 2025), ("iPhone 11", 414, 896, 48, 34, 2019),
    ("iPhone 11 Pro Max", 414, 896, 44, 34, 2019), ("iPhone 14 Plus", 428, 926, 47, 34, 2022),
    ("iPhone 15 Plus", 430, 932, 59, 34, 2024), ("iPhone 16 Pro", 402, 874, 62, 34, 2025),
    ("iPhone Air", 420, 912, 68, 34, 2025), ("iPhone 16 Pro Max", 440, 956, 62, 34, 2025),
    ("iPad mini (6th generation)", 744, 1133, 24, 20, 2024),
    ("iPad Pro 9.7-inch", 768, 1024, 20, 0, 2018),
    ("iPad (9th generation)", 810, 1080, 20, 0, 2021),
    ("iPad Air 11-inch", 820, 1180, 24, 20, 2025),
    ("iPad Pro 10.5-inch", 834, 1112, 20, 0, 2019), ("iPad Pro 11-inch", 834, 1194, 24, 20, 2022),
    ("iPad Pro 11-inch (M4)", 834, 1210, 24, 20, 2025),
    ("iPad Pro 12.9-inch", 1024, 1366, 24, 20, 2022),
  ]

  /// The widths of a window beside another, as the table of the guidelines has them.
  private static let shares: [Device] = [
    ("iPad Pro 9.7-inch", 320, 1024, 0), ("iPad Pro 9.7-inch", 438, 1024, 0),
    ("iPad Pro 9.7-inch", 507, 768, 0), ("iPad Pro 9.7-inch", 694, 768, 0),
    ("iPad Pro 10.5-inch", 504, 1112, 0), ("iPad Pro 10.5-inch", 551, 834, 0),
    ("iPad Pro 10.5-inch", 782, 834, 0), ("iPad Pro 12.9-inch", 375, 1366, 20),
    ("iPad Pro 12.9-inch", 639, 1366, 20), ("iPad Pro 12.9-inch", 678, 1024, 20),
    ("iPad Pro 12.9-inch", 981, 1024, 20),
  ].map { Device(share: $0, $1, $2, $3) }
}
