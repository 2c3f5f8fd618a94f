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
    let bars = ControllerBars(list)
    return members.keys.sorted().map { root in
      let controller = controllers[root]
      return DocumentScene(
        root: root, views: members[root] ?? [], guides: guidesOfRoots[root] ?? [],
        constraints: constraintsOfRoots[root] ?? [], name: name(root, controller),
        bars: controller.map { bars.bars(over: $0) } ?? DocumentBars())
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
  private var explicit: [Int: (top: Bool?, bottom: Bool?)] = [:]
  private var hasNavigationBar: Set<String> = []
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

  /// The bars over a controller.
  func bars(over controller: Int) -> DocumentBars {
    let id = list[controller].attributes["id"] ?? ""
    let told = explicit[controller]
    return DocumentBars(
      hasNavigationBar: told?.top ?? hasNavigationBar.contains(id),
      hasBottomBar: told?.bottom ?? hasTabBar.contains(id))
  }

  /// Bars that were chosen for the canvas, or their absence.
  private mutating func readMetrics(_ element: ElementList.Element) {
    guard let controller = element.parent else { return }
    let isThere = element.name != "nil"
    switch element.attributes["key"] {
    case "simulatedTopBarMetrics"?: explicit[controller, default: (nil, nil)].top = isThere
    case "simulatedBottomBarMetrics"?:
      explicit[controller, default: (nil, nil)].bottom = isThere
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

  /// A bar is over the controllers that a bar's controller holds, and over those pushed on them.
  private mutating func followSegues(_ segues: [(from: Int, to: String, kind: String)]) {
    for segue in segues where segue.kind == "relationship" {
      switch list[segue.from].name {
      case "navigationController": hasNavigationBar.insert(segue.to)
      case "tabBarController": hasTabBar.insert(segue.to)
      default: break
      }
    }
    var next: [String: [String]] = [:]
    for segue in segues where Self.passesBarsOn.contains(segue.kind) {
      guard let from = list[segue.from].attributes["id"] else { continue }
      next[from, default: []].append(segue.to)
    }
    Self.spread(&hasNavigationBar, along: next)
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
