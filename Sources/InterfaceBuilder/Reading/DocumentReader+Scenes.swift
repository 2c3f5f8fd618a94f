// Which trees of views there are, what they are called, and which bars are over them.

extension DocumentReader {
  /// The trees of views in document order.
  func scenes() -> [DocumentScene] {
    let roots = rootsOfViews()
    let members = Dictionary(grouping: views.indices) { roots[$0] }
    let guidesOfRoots = Dictionary(grouping: guides.indices) { roots[guides[$0].owner] }
    let constraintsOfRoots = Dictionary(grouping: constraints.indices) {
      roots[view(of: constraints[$0].first.item)]
    }
    let controllers = controllersOfRoots()
    let elementOfView = viewOfElement.indices.filter { viewOfElement[$0] != nil }
    let bars = ControllerBars(list)
    return members.keys.sorted().map { root in
      let controller = controllers[root]
      let element = elementOfView[root]
      return DocumentScene(
        root: root, views: members[root] ?? [], guides: guidesOfRoots[root] ?? [],
        constraints: constraintsOfRoots[root] ?? [], name: name(root, controller),
        bars: bars.bars(over: controller ?? element),
        role: controller != nil
          ? .controllerView : views[root].list == nil ? .freeStanding : .partOfList,
        isFreeform: bars.isFreeform(controller ?? element),
        isEmbedded: bars.isEmbedded(controller ?? element),
        hidesStatusBar: bars.hidesStatusBar(controller ?? element))
    }
  }

  private func controllersOfRoots() -> [Int: Int] {
    Dictionary(
      rootsOfControllers().map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
  }

  private func name(_ root: Int, _ controller: Int?) -> String {
    if let attributes = controller.map({ list[$0].attributes }) {
      let name =
        attributes["title"] ?? attributes["customClass"] ?? attributes["storyboardIdentifier"]
      if let name { return name }
    }
    return views[root].label ?? views[root].customClass ?? views[root].kind.element
  }
}

/// The bars that controllers put over each other, as far as their connections tell.
private struct ControllerBars {
  private let list: ElementList
  /// The bars that were chosen for the canvas, by the element that has them; nil for none.
  private var explicitTop: [Int: Bool] = [:]
  private var explicitBottom: [Int: DocumentBars.BottomBar?] = [:]
  /// What has a bar at the top that lets nothing shine through.
  private var opaqueTop: Set<Int> = []
  /// The controllers with a navigation bar that lets nothing shine through.
  private var opaqueNavigation: Set<Int> = []
  private var freeform: Set<Int> = []
  private var withoutStatusBar: Set<Int> = []
  private var embedded: Set<String> = []
  private var hasNavigationBar: Set<String> = []
  private var hasOpaqueBar: Set<String> = []
  private var hasTabBar: Set<String> = []

  init(_ list: ElementList) {
    self.list = list
    var segues: [(from: Int, to: String, kind: String)] = []
    for (index, element) in list.elements.enumerated() {
      if element.name == "segue", let to = element.attributes["destination"],
        let from = controller(around: index)
      {
        segues.append((from, to, element.attributes["kind"] ?? ""))
      }
      readMetrics(element)
    }
    followSegues(segues)
  }

  /// The bars over a controller, or over a view that stands for itself.
  func bars(over element: Int) -> DocumentBars {
    let id = list[element].attributes["id"] ?? ""
    let hidesTabBar = list[element].attributes["hidesBottomBarWhenPushed"] == "YES"
    let reachesUnder = list[element].attributes["extendedLayoutIncludesOpaqueBars"] == "YES"
    return DocumentBars(
      hasNavigationBar: explicitTop[element] ?? hasNavigationBar.contains(id),
      isOpaque: !reachesUnder
        && (explicitTop[element] == nil
          ? hasOpaqueBar.contains(id) : opaqueTop.contains(element)),
      bottomBar: explicitBottom[element]
        ?? (hasTabBar.contains(id) && !hidesTabBar ? .tabBar : nil))
  }

  /// Whether the size of a controller or a view was chosen for the canvas.
  func isFreeform(_ element: Int) -> Bool { freeform.contains(element) }

  /// Whether a container of another controller holds a controller.
  func isEmbedded(_ element: Int) -> Bool {
    list[element].attributes["id"].map(embedded.contains) ?? false
  }

  /// Whether the status bar was turned off for the canvas.
  func hidesStatusBar(_ element: Int) -> Bool { withoutStatusBar.contains(element) }

  /// Bars and sizes that were chosen for the canvas, or their absence.
  private mutating func readMetrics(_ element: ElementList.Element) {
    guard let owner = element.parent else { return }
    let isThere = element.name != "nil"
    switch element.attributes["key"] {
    case "simulatedTopBarMetrics"?:
      explicitTop[owner] = isThere
      if isThere, element.attributes["translucent"] == "NO" { opaqueTop.insert(owner) }
    case "simulatedBottomBarMetrics"?:
      let bar: DocumentBars.BottomBar? =
        element.name.lowercased().contains("toolbar") ? .toolbar : .tabBar
      explicitBottom[owner] = .some(isThere ? bar : nil)
    case "navigationBar"? where element.attributes["translucent"] == "NO":
      opaqueNavigation.insert(owner)
    case "simulatedDestinationMetrics"?, "freeformSize"?: if isThere { freeform.insert(owner) }
    case "simulatedStatusBarMetrics"?: if !isThere { withoutStatusBar.insert(owner) }
    default: break
    }
  }

  private func controller(around index: Int) -> Int? {
    var element = list[index].parent
    while let current = element {
      if list[current].name.hasSuffix("ontroller") { return current }
      element = list[current].parent
    }
    return nil
  }

  /// A bar is over the controllers that a bar's controller holds, and over those pushed on them; one
  /// that was chosen for the canvas is, too.
  private mutating func followSegues(_ segues: [(from: Int, to: String, kind: String)]) {
    for segue in segues where segue.kind == "relationship" {
      switch list[segue.from].name {
      case "navigationController":
        if list[segue.from].attributes["navigationBarHidden"] != "YES" {
          hasNavigationBar.insert(segue.to)
          if opaqueNavigation.contains(segue.from) { hasOpaqueBar.insert(segue.to) }
        }
      case "tabBarController": hasTabBar.insert(segue.to)
      default: break
      }
    }
    embedded = Set(segues.lazy.filter { $0.kind == "embed" }.map(\.to))
    var next: [String: [String]] = [:]
    for segue in segues where Self.passesBarsOn.contains(segue.kind) {
      guard let from = list[segue.from].attributes["id"] else { continue }
      next[from, default: []].append(segue.to)
    }
    for (element, isThere) in explicitTop where isThere {
      guard let id = list[element].attributes["id"] else { continue }
      hasNavigationBar.insert(id)
      if opaqueTop.contains(element) { hasOpaqueBar.insert(id) }
    }
    Self.spread(&hasNavigationBar, along: next)
    Self.spread(&hasOpaqueBar, along: next)
    Self.spread(&hasTabBar, along: next)
  }

  /// Adds whatever can be reached.
  private static func spread(_ reached: inout Set<String>, along next: [String: [String]]) {
    var open = Array(reached)
    while let current = open.popLast() {
      for target in next[current] ?? [] where reached.insert(target).inserted {
        open.append(target)
      }
    }
  }

  private static let passesBarsOn: Set<String> = ["relationship", "show", "push"]
}
