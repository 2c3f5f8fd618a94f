import StackScrollConstraints
import StackScrollCore

// What becomes of texts that are longer than they were drawn.

extension SceneLint {
  /// Looks at titles in held widths, at texts that code fills, and at rows that do not grow with theirs.
  ///
  /// - Complexity: a layout for each text that code fills, for each row of them, and for each text of any number of
  ///   lines in a row.
  mutating func lookAtTexts(_ layout: ConstraintLayout) throws(ConstraintLayoutError) {
    lookForCutTitles()
    try lookForTextsOfNoOrder(layout)
    try lookForTextsWithoutEnd(layout)
    try lookForRowsThatDoNotGrow()
  }

  /// Reports buttons that are held narrower than their titles.
  ///
  /// A title of several lines, one beside an image and the one that Interface Builder gives every button need less,
  /// and a class of the app may show it otherwise.
  private mutating func lookForCutTitles() {
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      let view = document.views[number]
      guard let title = view.title, title != Self.titleOfNewButtons, view.customClass == nil,
        !view.flags.contains(.hasConfiguredTitle), let font = view.font ?? Self.fontOfButtons(view),
        let held = scene.written.first(where: { isHeldWidth($0, of: number) })
      else { continue }
      let text = LabelText(title, font: font, numberOfLines: 1)
      let needed = text.size(fitting: 0).width
      guard held.constant < Self.clearlyCut * needed else { continue }
      report(.cutTitle(given: held.constant, needed: needed), at: view.place)
    }
  }

  private func isHeldWidth(_ source: DocumentConstraint, of number: Int) -> Bool {
    source.first == DocumentConstraint.Side(item: .view(number), attribute: .width)
      && source.second == nil && source.relation != .greaterThanOrEqual
      && source.priority == .required && !source.isPlaceholder
      && !(source.place.id.map(document.connected.contains) ?? false)
  }

  /// The font of a button of which the document gives none; nil if one of another platform is written.
  private static func fontOfButtons(_ view: DocumentView) -> Font? {
    view.fontSize == nil ? .systemFont(ofSize: usualButtonSize) : nil
  }

  private static let titleOfNewButtons = "Button"
  private static let usualButtonSize = 15.0
  /// Widths are estimated, so a title is cut for sure only if this share of it has no room.
  private static let clearlyCut = 0.88

  /// Notes texts that code fills, of which nothing decides which is cut where they are long.
  private mutating func lookForTextsOfNoOrder(
    _ full: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    for (around, views) in textsBesideEachOther {
      let holder = Anchor(scene.interior(around), .width)
      guard let room = try full.value(of: holder) else { continue }
      let anchors = views.map { Anchor(scene.item($0), .width) }
      let long = system.withOwnLengths(
        Dictionary(anchors.map { ($0, room) }, uniquingKeysWith: { first, _ in first }))
      guard let layout = try long.solved(), let now = try layout.value(of: holder),
        DocumentVerification.tolerance.isEqual(room, now)
      else { continue }
      let open = try layout.openings(of: anchors)
      var sharing: [DocumentPlace] = []
      for number in views where try open.isOpen(scene.item(number), .width) {
        sharing.append(document.views[number].place)
      }
      if sharing.count > 1 { report(.cutByNone(sharing), at: sharing[0]) }
    }
  }

  /// The labels of one line in one view that code fills, where constraints tie some of them to each other or a stack
  /// view puts them in a row.
  private var textsBesideEachOther: [(around: Int, views: [Int])] {
    var texts: [Int: [Int]] = [:]
    for number in filledTexts {
      guard let around = document.views[number].superview else { continue }
      texts[around, default: []].append(number)
    }
    return texts.sorted { $0.key < $1.key }.compactMap { around, views in
      let stack = document.views[around].stack
      let inRow = stack.map { $0.axis == .horizontal && $0.distribution == .fill }
      let tied =
        inRow.map { $0 ? views : [] }
        ?? views.filter { one in
          scene.written.contains { source in
            [source.first, source.second].contains { $0?.item == .view(one) }
              && source.first.attribute.axis == .horizontal
              && views.contains { other in
                other != one
                  && [source.first, source.second].contains { $0?.item == .view(other) }
              }
          }
        }
      return tied.count > 1 ? (around, tied) : nil
    }
  }

  /// The labels of one line that outlets are connected to.
  private var filledTexts: [Int] {
    let texts = scene.scene.views.filter { number in
      let view = document.views[number]
      return view.kind.element == "label" && view.numberOfLines == 1
        && document.connected.contains(view.id) && !scene.geometry.leftOut.contains(number)
    }
    return Array(texts.prefix(limits.texts))
  }

  /// Notes texts that code fills and that run under what stands beside them if they are longer.
  private mutating func lookForTextsWithoutEnd(
    _ full: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    for number in filledTexts + filledFields where isPlaced(number) && !isCentred(number) {
      guard let around = document.views[number].superview else { continue }
      let (item, holder) = (scene.item(number), Anchor(scene.interior(around), .width))
      guard let room = try full.value(of: holder) else { continue }
      let long = system.withOwnLengths([Anchor(item, .width): 2 * room])
      guard let layout = try long.solved(), let now = try layout.value(of: holder),
        DocumentVerification.tolerance.isEqual(room, now),
        let right = try layout.value(of: Anchor(item, .right)),
        let before = try full.value(of: Anchor(item, .right))
      else { continue }
      let own = scene.geometry.frame(number)
      for other in shownSubviews(around) where other != number && hasInk(other) {
        let frame = scene.geometry.frame(other)
        let shared = min(frame.maxY, own.maxY) - max(frame.minY, own.minY)
        guard frame.minX > own.maxX, shared > own.size.height / 2,
          let left = try layout.value(of: Anchor(scene.item(other), .left)),
          left < right - Self.letter, left >= before
        else { continue }
        report(.textRunsOn(under: document.views[other].place), at: document.views[number].place)
        break
      }
    }
  }

  /// The fields that outlets are connected to, which are as wide as what is typed where nothing else is said.
  private var filledFields: [Int] {
    let fields = scene.scene.views.filter { number in
      document.views[number].kind.element == "textField"
        && document.connected.contains(document.views[number].id)
        && !scene.geometry.leftOut.contains(number)
    }
    return Array(fields.prefix(limits.texts))
  }

  /// Whether constraints hold the middle of a view, so that it grows to both sides.
  private func isCentred(_ number: Int) -> Bool {
    scene.written.contains { source in
      [source.first, source.second].contains {
        $0 == DocumentConstraint.Side(item: .view(number), attribute: .centerX)
      }
    }
  }

  /// Whether a view shows something of its own, so that a text under it is lost.
  private func hasInk(_ number: Int) -> Bool {
    let kind = document.views[number].kind
    return kind.role != .decoration || kind.element == "imageView"
      || shownSubviews(number).contains(where: hasInk)
  }

  /// About the width of a letter, in points.
  private static let letter = 8.0

  /// Notes the first text of any number of lines in a row that does not grow with it.
  ///
  /// A row, or a table, to which the document gives a height is meant to have it.
  private mutating func lookForRowsThatDoNotGrow() throws(ConstraintLayoutError) {
    let root = scene.scene.root
    guard document.views[root].kind.isRow, !hasGivenHeight(root) else { return }
    let height = Self.manyLines + scene.geometry.frame(root).size.height
    var found: [(place: DocumentPlace, holding: [LintParty])] = []
    let texts = scene.scene.views.filter { number in
      let view = document.views[number]
      return view.kind.element == "label" && view.numberOfLines == 0
        && !scene.geometry.leftOut.contains(number)
    }
    for number in texts.prefix(limits.texts) {
      let view = document.views[number]
      let own = Anchor(scene.item(number), .height)
      guard let layout = try system.withOwnLengths([own: height]).solved(),
        let text = try layout.value(of: own),
        let row = try layout.value(of: Anchor(scene.item(root), .height)),
        min(text, row) < height - 1
      else { continue }
      let holding = screen.written.filter { source, constraint in
        source.first == DocumentConstraint.Side(item: .view(number), attribute: .height)
          && source.second == nil && source.relation != .greaterThanOrEqual
          && source.priority >= .defaultHigh
      }
      found.append((view.place, holding.map { parties.party($0.constraint) }))
    }
    guard let first = found.first else { return }
    report(
      .textCannotGrow(
        first.holding, row: document.views[root].place, with: found.dropFirst().map(\.place)),
      at: first.place)
  }

  /// Whether the document gives a row a height that it has in the app: rows of prototypes have that of the table.
  private func hasGivenHeight(_ row: Int) -> Bool {
    guard let table = document.views[row].list else { return false }
    let flags = document.views[table].flags
    return flags.contains(.hasRowHeight)
      || flags.contains(.hasStaticRows) && document.views[row].flags.contains(.hasRowHeight)
  }

  /// More lines than a row is drawn with, in points.
  private static let manyLines = 400.0
}
