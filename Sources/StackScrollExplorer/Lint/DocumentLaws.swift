import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Checks the laws of windows on the scenes of a document: on devices, in both directions, and with
/// texts of other sizes.
struct DocumentLaws {
  /// The views that are laid out for a scene at most, so that the findings are the same on every
  /// machine; 0 leaves the laws out.
  let budget: Int
  /// Whether the texts of the document are there in other languages, and so may be longer.
  var isTranslated = true
  /// What the app supports; nil if nothing is known of it.
  var settings: AppSettings?

  /// The laws that need no budget: constraints alone say whether they hold.
  static let ofConstraints = ScreenLaw.allCases.filter { $0.doors == [.lint] }

  /// Whether documents are looked at for a law, so that not to find it says something.
  func wereAsked(_ law: String) -> Bool {
    budget > 0 || Self.ofConstraints.contains { $0.rawValue == law }
  }

  /// The laws that the document breaks, also those that follow from a finding on the same views.
  func broken(in document: InterfaceDocument, besides lint: DocumentLint) -> [BrokenLaw] {
    guard budget > 0, document.usesAutoLayout else { return [] }
    return document.importedScreens(measuresTexts: true).flatMap { result -> [BrokenLaw] in
      guard case .success(let scene) = result, !scene.lacksFrames else { return [] }
      let drawing = DesignIntent.Drawing(
        lengths: scene.drawnLengths, fixedFrames: scene.fixedFrames, silenced: scene.silenced,
        frames: scene.recordedFrames.filter { !scene.misplaced.contains($0.key) },
        misplaced: scene.recordedFrames.filter { scene.misplaced.contains($0.key) },
        constantsAsDrawn: Dictionary(
          scene.contradicted.map { ($0.key.line, $0.value) }, uniquingKeysWith: max),
        changedByCode: scene.connectedConstraints,
        filledByCode: scene.connectedViews, invisible: scene.invisibleViews,
        seeThrough: scene.seeThrough, textAlignments: scene.textAlignments,
        buttonContents: scene.buttonContents,
        estimatedTexts: scene.estimatedTexts, isTranslated: isTranslated,
        turnsPhones: settings?.supported.turnsPhones ?? false,
        scrollingLeaves: scene.scrollingLeaves,
        isPart: scene.isPart, isRow: scene.isRow, isForTablets: scene.isForTablets)
      let screen = scene.screen.asLoaded(isPart: scene.isPart).lowering(lint.guesses).yielding {
        view, leaf in
        guard let axes = scene.drawnLengths[view] else { return (0, []) }
        return switch scene.places[view]?.element {
        case "textField" where axes.contains(.horizontal): (Screen.fieldsYieldBy, [])
        case "label" where axes.contains(.horizontal): (Screen.labelsYieldBy, [])
        case "button", "segmentedControl":
          axes.contains(.horizontal) && leaf.isStretchedFirst ? (Screen.labelsYieldBy, []) : (0, [])
        case "textView" where !scene.scrollingLeaves.contains(view): (0, [])
        case "view", "scrollView", "tableView", "collectionView", "textView":
          (0, axes.filter { leaf.hugging[$0] <= .defaultLow })
        default: (0, [])
        }
      }
      var range = scene.isForTelevision ? WindowRange(exactly: screen.size) : WindowRange()
      if !scene.isForTelevision, let settings { range.supported = settings.supported }
      func findings(in screen: Screen) -> [WindowFinding] {
        WindowSweep(
          of: screen, leavingOut: Set((settings?.unasked ?? []).compactMap(ScreenLaw.init)),
          drawing: drawing, in: range,
          budget: budget
        ).findings()
      }
      let (fitted, asDrawn) = (screen.fitted(isPart: scene.isPart), screen.asDrawn)
      var found = findings(in: fitted)
      if scene.isPart, fitted != asDrawn, found.contains(where: \.isAsGiven) {
        // What holds as it was drawn is what code makes it.
        let drawn = findings(in: asDrawn)
        if drawn.count(where: \.isAsGiven) < found.count(where: \.isAsGiven) {
          found =
            drawn
            + found.filter { cut in
              scene.isRow && cut.isCutAcross && !drawn.contains { $0.views == cut.views }
            }
        }
      }
      if scene.isPart, !scene.isRow, fitted != asDrawn, found.isEmpty, !scene.contradicted.isEmpty {
        // Nothing in it may ask for the size that it was drawn with.
        found = findings(in: asDrawn).filter(\.isOfMovedView)
      }
      found.removeAll { $0.views.first.map(scene.placedByClasses.contains) ?? false }
      return found.map { BrokenLaw($0, in: scene, of: document) }
    }
  }
}

extension Screen {
  /// The screen in which a side that is shorter than any device's is as long as its views ask for.
  ///
  /// Such a view is part of a screen, and what it was drawn with is no more than a guess; but a layout or
  /// a table, and not its texts, decides how wide it is at least. What is no screen itself, and lower than a phone that
  /// is held upright, such as the header of a list, is as high as its content.
  ///
  /// Source: UILayoutPriority documentation, `fittingSizeLevel`.
  fileprivate func asLoaded(isPart: Bool) -> Screen {
    let isLow = isPart && max(size.width, size.height) < WindowRange.lowestUpright
    let parts = Axis.allCases.filter {
      size[$0] < DesignIntent.shortestWindow || isLow && $0 == .vertical
    }
    guard !parts.isEmpty else { return self }
    var priorities = fittingPriorities
    for axis in parts { priorities[axis] = min(priorities[axis], 50) }
    let width = Constraint(
      Anchor(LayoutItem(root.id.name), .width), .greaterThanOrEqual, constant: size.width,
      priority: Self.drawnWidth, origin: .frame)
    let least = parts.contains(.horizontal) ? [width] : []
    return (try? with(fittingPriorities: priorities, constraints: constraints + least)) ?? self
  }

  /// Stronger than content that hugs as usual, weaker than content that resists.
  private static let drawnWidth: LayoutPriority = 500
}

extension Screen {
  /// The screen in which a part of a screen is of another size than it was drawn with, if it contradicts
  /// that: who loads it gives it one.
  fileprivate func fitted(isPart: Bool) -> Screen {
    guard isPart, (try? layout()) == nil else { return self }
    return (try? with(fittingPriorities: AxisPriorities(Self.givenLater))) ?? self
  }

  /// The screen in which a part of a screen is as large as it was drawn.
  fileprivate var asDrawn: Screen {
    (try? with(fittingPriorities: AxisPriorities(.required))) ?? self
  }

  /// Stronger than any length of a leaf, weaker than what people write.
  private static let givenLater: LayoutPriority = 999.5

  /// The screen in which constraints on some lines of its document give way.
  fileprivate func lowering(_ lines: Set<Int>) -> Screen {
    guard !lines.isEmpty else { return self }
    let lowered = constraints.map { constraint in
      guard case .document(_, let line) = constraint.origin, lines.contains(line) else {
        return constraint
      }
      var lowered = constraint
      lowered.priority = 999
      return lowered
    }
    return (try? with(constraints: lowered)) ?? self
  }

  /// The screen in which leaves give way of which only the length is known that they were drawn with.
  ///
  /// A text field was stretched to its width, as a rule, and so was a label in a font that is not known,
  /// or a button that hugs less than labels do: they make room for what is known to be as wide;
  /// a plain view or one that scrolls, whatever its class, has as a rule no length of its own at all,
  /// unless somebody made it hug one.
  ///
  /// - Parameter facts: how much less a view resists to be narrower, and along which axes it has no length
  ///   of its own.
  fileprivate func yielding(
    _ facts: (ViewID, Leaf) -> (yieldsBy: Double, isOpen: Set<Axis>)
  ) -> Screen {
    let root = self.root.mappingLeaves { view, leaf in
      var leaf = leaf
      let (yieldsBy, isOpen) = facts(view, leaf)
      if yieldsBy > 0 {
        leaf.compressionResistance.horizontal = LayoutPriority(
          max(1, leaf.compressionResistance.horizontal.rawValue - yieldsBy))
      }
      for axis in isOpen {
        leaf.compressionResistance[axis] = Self.open
        leaf.hugging[axis] = Self.open
      }
      return leaf
    }
    return (try? with(root: root)) ?? self
  }

  /// As much as between the priorities of content that resists as usual and of content that hugs as
  /// usual, so that leaves keep their order among each other.
  fileprivate static let fieldsYieldBy =
    LayoutPriority.defaultHigh.rawValue - LayoutPriority.defaultLow.rawValue
  /// About half of that: beside a field a label keeps its width, and no view has the priority that it is
  /// left with, as one has that somebody gave 500.
  fileprivate static let labelsYieldBy = 0.49 * fieldsYieldBy
  /// Weaker than what a view asks for that has a length of its own.
  private static let open: LayoutPriority = 60
}

extension Leaf {
  /// Whether it is made wider before labels are, and nobody made it resist to be narrower more than others.
  fileprivate var isStretchedFirst: Bool {
    hugging.horizontal <= .defaultLow && compressionResistance.horizontal <= .defaultHigh
  }
}

extension WindowFinding {
  /// Whether it shows in the screen as it was drawn.
  fileprivate var isAsGiven: Bool { session.edits.isEmpty }

  /// Whether a view stands where no constant puts it that it was drawn with.
  fileprivate var isOfMovedView: Bool {
    remedy?.lineAsDrawn != nil && law != .layoutIsDetermined
  }

  /// Whether all that it is about stands in a view.
  fileprivate func isInside(_ id: String?) -> Bool {
    let around = session.start.root.arrangedInside.first { $0.id.name == id }
    return around.map { views.allSatisfy($0.holds) } ?? false
  }

  /// Whether a line of text has no room across in the screen as it was drawn, whatever its height.
  fileprivate var isCutAcross: Bool {
    isAsGiven && law == .textIsNotCut && evidence.axis == .horizontal
  }
}

extension [BrokenLaw] {
  /// Those that do not follow from a finding.
  func unexplained(by findings: [LintFinding]) -> [BrokenLaw] {
    filter { broken in !findings.contains { $0.explains(broken) } }
  }
}

extension LintFinding {
  /// Whether it is a content that never scrolls and has room all the same, in every window that was tried.
  ///
  /// A scroll view is also put around what fits, so that code can move it clear of the keyboard.
  func hasRoom(among broken: [BrokenLaw]) -> Bool {
    guard case .neverScrolls = fact else { return false }
    return !broken.contains { other in
      let law = other.finding.law
      return law != .growingContentScrolls && law != .touchTargetsReach44
        && (explains(other) || other.scene == scene && other.finding.isInside(place.id))
    }
  }

  /// Whether a law cannot hold where this was found, so that to say it would be to say it twice.
  fileprivate func explains(_ broken: BrokenLaw) -> Bool {
    guard broken.scene == scene else { return false }
    let law = broken.finding.law
    let isSettling = law == .layoutIsDetermined || law == .hidingKeepsTheLayout
    let isShared = !Set([place] + related).isDisjoint(with: [broken.place] + broken.related)
    return switch fact {
    case .conflict: isSettling || isShared || law == .partHasRoom
    case .openContentSize, .openFrame: isSettling || isShared
    case .hiddenRow: isSettling
    case .sharedByOrder, .sharedByNone: isSettling || isShared && law == .noViewIsSqueezed
    case .neverScrolls:
      law == .growingContentScrolls || isShared
        || (law == .everyViewCanBeShown || law == .endShowsTheLastView)
          && broken.finding.isInside(place.id)
    case .scrollsAcross: law == .contentFitsAcross
    case .weakPin: isShared
    case .cutTitle: isShared && law == .textIsNotCut
    case .conflictOnceScrolled: isShared && isSettling
    case .openAsDrawn, .cutByNone, .textRunsOn, .textCannotGrow, .hiddenByCode, .mixedEdges,
      .idleConstraints:
      false
    }
  }
}

extension LintFinding {
  /// Whether it is a note of views on which a law of what is settled is broken, which says more.
  func isSaid(by broken: [BrokenLaw]) -> Bool {
    isNote
      && broken.contains { law in
        law.finding.law == .layoutIsDetermined
          && !Set([place] + related).isDisjoint(with: [law.place] + law.related)
      }
  }
}

/// A law that a scene of a document breaks.
struct BrokenLaw {
  /// What the document calls the scene.
  let scene: String
  /// The constraint that is otherwise than it was drawn, if that mends it, else the first element that it is
  /// about, or the outermost one of the scene.
  let place: DocumentPlace
  /// The other elements that have a part in it, and the constraint that mends it if it is changed.
  let related: [DocumentPlace]
  /// What was found, and where.
  let finding: WindowFinding
  /// What was found in words, with the names of the document.
  let message: StyledText
  /// What the document calls a view, as short as it can be told.
  let name: @Sendable (ViewID) -> String?
  /// What it has in common with the same fault in other places.
  let shape: String
  /// The change of the document that mends it; empty if there is none, or it has no place in one.
  let changes: [DocumentChange]

  fileprivate init(
    _ finding: WindowFinding, in scene: ImportedScreen, of document: InterfaceDocument
  ) {
    changes =
      finding.remedy.flatMap { document.changes(for: $0.edits, of: finding.session.start) } ?? []
    let mended = finding.remedy?.lineAsDrawn
    let named =
      scene.contradicted.keys.filter { $0.line == mended }
      + (finding.views + finding.following.flatMap(\.views)).compactMap { scene.places[$0] }
    self.scene = scene.about
    place = named.first ?? scene.place
    related = Array(named.dropFirst())
    self.finding = finding
    shape = finding.shape { scene.places[$0]?.element }
    let name: @Sendable (ViewID) -> String? = { [places = scene.places] in places[$0]?.shortName }
    self.name = name
    let first = finding.views.first
    message = StyledText { style in
      finding.message(
        style,
        naming: { view in
          scene.places[view].map { view == first ? $0.identified : "\($0)" }
        }, shortly: name)
    }
  }
}
