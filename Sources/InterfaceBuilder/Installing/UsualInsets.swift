import StackScrollCore

/// The insets that are usual for a scene: what its device, its bars and its sort make of them.
///
/// Source: observed on recorded frames; UIView documentation, `safeAreaInsets` and `layoutMargins`.
struct UsualInsets {
  /// The safe area of the root.
  private(set) var safeArea = EdgeInsets.zero
  /// The sides at which nothing tells the safe area.
  private(set) var gaps: [BoxEdge: InsetGap] = [:]

  private let geometry: RecordedGeometry
  private var document: InterfaceDocument { geometry.document }
  private var scene: DocumentScene { geometry.scene }
  private var root: DocumentView { document.views[scene.root] }

  init(_ geometry: RecordedGeometry) {
    self.geometry = geometry
    findSafeArea()
  }

  /// Whether the safe area reaches into the margins of the root: with old tools only if it has a
  /// guide for it.
  var reachesIntoRoot: Bool {
    document.toolsVersion ?? 0 >= Self.toolsOfSafeAreas
      || rootGuides.contains { document.guides[$0].kind == .safeArea }
  }

  /// Whether the safe area reaches into the margins of the views in the root: only if the root has a
  /// guide.
  var reachesIntoViews: Bool { document.usesSafeAreas && !rootGuides.isEmpty }

  private var rootGuides: [Int] {
    scene.guides.filter { document.guides[$0].owner == scene.root }
  }

  /// What is in a list is laid out apart from bars, and so is a row of a table.
  private mutating func findSafeArea() {
    guard scene.role != .partOfList, !root.kind.isRow,
      reachesIntoRoot || !rootGuides.isEmpty
    else { return }
    guard let system = document.device.systemInsets(tools: document.toolsVersion) else {
      for edge in BoxEdge.allCases { gaps[edge] = .unknownDevice }
      return
    }
    let countsTwice =
      document.device.hasRoundedScreen
      && Self.toolsThatCountTwice.contains(document.toolsVersion ?? 0)
    safeArea = countsTwice ? system + system : system
    if hidesStatusBar { safeArea.top = 0 }
    let missing = missingHeight
    if scene.bars.isOpaque, scene.isFreeform || missing ?? 0 <= Self.pixel {
      safeArea.top = 0
      safeArea.bottom += bottomBar + heightBelowScreen
    } else if scene.role == .freeStanding || scene.isFreeform || scene.isEmbedded
      || missing == nil
    {
      placeFreely()
    } else if let missing, missing > Self.pixel {
      placeBelow(missing)
    } else {
      addBars(navigationBar: navigationBar)
    }
  }

  /// Old tools draw a controller without a status bar if it was turned off; what stands in a xib
  /// keeps it, and newer tools go by the device.
  private var hidesStatusBar: Bool {
    scene.hidesStatusBar && scene.role == .controllerView
      && document.toolsVersion ?? 0 < Self.toolsThatDrawParts
  }

  /// How much lower the root is than the screen; nil if it is not as wide, or higher.
  private var missingHeight: Double? {
    guard let screen = document.device.screen else { return 0 }
    let size = root.recordedFrame.size
    guard (size.width - screen.width).magnitude <= Self.pixel else { return nil }
    let missing = screen.height - size.height
    return missing >= -Self.pixel ? max(0, missing) : nil
  }

  /// How far the root reaches below the screen: it was recorded as high as the screen, and lower.
  private var heightBelowScreen: Double {
    let frame = root.recordedFrame
    let screens = document.device.screen.map { [$0.height] } ?? Self.screenHeights
    return screens.contains(frame.size.height) ? max(0, frame.minY) : 0
  }

  private var hasGuidesForBars: Bool {
    scene.guides.contains { document.guides[$0].kind == .top }
  }

  /// Whether the root is as large as the screen.
  private var isScreen: Bool { missingHeight.map { $0 <= Self.pixel } ?? false }

  /// A view of any size, or one in a container: it is drawn as if it were a screen.
  ///
  /// Old tools took a small one for a part of a screen, unless it has guides for bars; one in a
  /// container ends above the lower edge.
  private mutating func placeFreely() {
    let tools = document.toolsVersion ?? 0
    if !document.device.hasRoundedScreen, tools < Self.toolsThatDrawParts,
      root.recordedFrame.size.height < Self.smallestScreen,
      !(scene.isFreeform && hasGuidesForBars)
    {
      safeArea.top = 0
    }
    if scene.isEmbedded || Self.toolsWithoutLowerInset.contains(tools), !isScreen {
      safeArea.bottom = 0
    }
    let isBelowBar = (missingHeight ?? 0) >= Self.smallestBar
    if scene.bars.hasNavigationBar && isBelowBar {
      safeArea.top = 0
    } else {
      addBars(navigationBar: navigationBar)
    }
  }

  /// A controller whose view is as wide as the screen and lower: in a sheet, or beside opaque bars,
  /// which may be those of a controller in another document.
  private mutating func placeBelow(_ missing: Double) {
    let tabBar = Self.tabBar + safeArea.bottom
    let aboveSheet = safeArea.top + Self.gapAboveSheets
    if missing < navigationBar || (missing - aboveSheet).magnitude <= 1 {
      safeArea.top = 0
      addBars(navigationBar: Self.navigationBarOfSheets)
    } else if (missing - tabBar).magnitude <= 1 {
      safeArea.bottom = 0
      if scene.bars.hasNavigationBar { safeArea.top += navigationBar }
    } else if isBarAbove(missing - tabBar) {
      safeArea.top = 0
      safeArea.bottom = 0
    } else if scene.bars.hasNavigationBar || isBarAbove(missing) {
      safeArea.top = 0
      safeArea.bottom += bottomBar
    } else {
      gaps[.top] = .partOfScreen
      gaps[.bottom] = .partOfScreen
    }
  }

  /// Whether a height is that of a navigation bar and what the system takes above it.
  private func isBarAbove(_ height: Double) -> Bool {
    (height - navigationBar - safeArea.top).magnitude <= 1
  }

  private mutating func addBars(navigationBar: Double) {
    if scene.bars.hasNavigationBar { safeArea.top += navigationBar }
    safeArea.bottom += bottomBar
  }

  private var isCompact: Bool { document.device.sizeClasses.vertical == .compact }

  private var navigationBar: Double {
    if document.device.isPad, document.toolsVersion ?? 0 >= Self.toolsOfHigherBars { return 50 }
    let isRecent = Self.toolsOfRecentBars.contains(document.toolsVersion ?? 0)
    return isCompact ? 32 : isRecent ? 54 : 44
  }

  /// A television shows no bar at the bottom.
  private var bottomBar: Double {
    guard !document.device.isTelevision else { return 0 }
    return switch scene.bars.bottomBar {
    case nil: 0
    case .toolbar: isCompact ? 32 : 44
    case .tabBar: isCompact ? 32 : Self.tabBar
    }
  }

  private static let pixel = 0.6
  /// A lower root was taken for a part of a screen by old tools.
  private static let smallestScreen = 480.0
  private static let smallestBar = 44.0
  /// The screens of old tools, whose documents name no device.
  private static let screenHeights = [480.0, 568, 600, 667, 736]
  private static let tabBar = 49.0
  private static let navigationBarOfSheets = 56.0
  private static let toolsThatDrawParts = 15000.0
  /// Larger versions are marks of trial versions, which do not.
  private static let toolsThatCountTwice = 23700.0..<30000
  private static let toolsOfSafeAreas = 13000.0
  private static let toolsOfHigherBars = 14000.0
  private static let toolsOfRecentBars = 24000.0..<30000
  private static let gapAboveSheets = 10.0
  /// What left out the inset at the bottom of a view that is no screen.
  private static let toolsWithoutLowerInset = 17600.0..<19000
}

// Margins.

extension UsualInsets {
  /// The margins of a view that has none of its own in the document, without the safe area.
  func margins(of number: Int) -> EdgeInsets {
    if let cell = cell(of: number) { return margins(of: number, inRow: cell) }
    guard number == scene.root, scene.role != .partOfList else { return Self.plain }
    if document.device.isTelevision, document.toolsVersion ?? 0 >= Self.toolsOfSafeAreas {
      return .zero
    }
    let side = document.device.sideMargin(width: geometry.frame(number).size.width)
    return EdgeInsets(left: side, right: side)
  }

  /// The row of a table that a view is, or is the content of.
  private func cell(of number: Int) -> Int? {
    let view = document.views[number]
    if view.kind.isRow, !view.kind.isCellContent { return number }
    guard let superview = view.superview, document.views[superview].kind.element == "tableViewCell",
      view.kind.isCellContent || document.views[superview].subviews == [number]
    else { return view.kind.isCellContent ? number : nil }
    return superview
  }

  /// A row keeps its own distance from its edges: what a separator takes of its content is part of
  /// that, and so is an accessory, beside which a plain margin is left.
  private func margins(of number: Int, inRow cell: Int) -> EdgeInsets {
    if let tools = document.toolsVersion, tools < Self.toolsOfWideRows {
      return document.views[number].kind.isCellContent
        ? Self.plain : EdgeInsets(top: 8, left: 15, bottom: 8, right: 15)
    }
    let side = rowSide(cell)
    let above = Self.toolsOfRecentBars.contains(document.toolsVersion ?? 0) ? 15.0 : 11
    var margins = EdgeInsets(top: above, left: side, bottom: above, right: side)
    let (row, content) = (geometry.frame(cell).size, geometry.frame(number).size)
    if !document.device.isPad {
      let (beside, below) = (row.width - content.width, row.height - content.height)
      if beside > 0 { margins.right = max(Self.plain.right, margins.right - beside) }
      if below > 0 { margins.bottom = max(Self.plain.bottom, margins.bottom - below) }
    }
    if isRecordedBesideGroup(cell) { margins.right += 2 * side }
    return margins
  }

  /// Whether a row was recorded as wide as its table, though the table sets its groups in from its
  /// sides: what is in the row was laid out in a narrower one.
  private func isRecordedBesideGroup(_ cell: Int) -> Bool {
    guard let list = document.views[cell].list.map({ document.views[$0] }),
      list.flags.contains(.isInsetGrouped)
    else { return false }
    return geometry.frame(cell).size.width > list.recordedFrame.size.width - Self.pixel
  }

  /// A table on a wide screen has wide margins, unless it is as narrow as the narrowest phone; older
  /// tools went by the width of a row alone.
  private func rowSide(_ cell: Int) -> Double {
    let (device, tools) = (document.device, document.toolsVersion ?? 0)
    if device.name == "retina4_0", tools < Self.toolsOfWideMargins { return 15 }
    let list = document.views[cell].list.map { document.views[$0] }
    let width = list?.recordedFrame.size.width ?? geometry.frame(cell).size.width
    if tools < Self.toolsOfScreenMargins { return device.sideMargin(width: width) }
    if scene.role == .freeStanding, !device.hasRoundedScreen, tools < Self.toolsOfWideMargins {
      return 15
    }
    let screen = device.screen?.width ?? width
    guard device.isPad || width > Self.narrowestScreen else { return 16 }
    return screen >= Self.screenOfWideRows ? 20 : device.sideMargin(width: screen)
  }

  private static let plain = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private static let toolsOfWideRows = 13500.0
  /// From here on the margins of rows follow the screen.
  private static let toolsOfScreenMargins = 14800.0
  /// Before, rows of xibs had narrower margins on screens without rounded corners.
  private static let toolsOfWideMargins = 17000.0
  private static let narrowestScreen = 320.0
  private static let screenOfWideRows = 390.0
}
