import StackScrollConstraints
import StackScrollCore

/// A scene of a document as a screen.
public struct ImportedScreen: Sendable {
  /// What the document calls the scene.
  public let about: String
  /// The identifier of the outermost view in the document.
  package let id: String
  /// The outermost view, as messages name it.
  public let place: DocumentPlace
  /// The screen: its views are called by their identifiers in the document, and its constraints know
  /// the lines that they stand on.
  public let screen: Screen
  /// The elements that its views were made of.
  public let places: [ViewID: DocumentPlace]
  /// The rectangles that constraints saw of the views when the document was saved, in the coordinates
  /// of the outermost one while nothing is scrolled; of views that stacks leave out there is none.
  package let recordedFrames: [ViewID: Rect]
  /// The leaves of which only the length that they were drawn with is known, and on which axes.
  ///
  /// They keep that length as strongly as one of their own, or where they have none, as far as
  /// nothing else settles it.
  public let drawnLengths: [ViewID: Set<Axis>]
  /// The views whose frames are what the document says, until their superviews grow.
  package let fixedFrames: Set<ViewID>
  /// The views of which nobody is to be told if they are ambiguous, and all that is in them.
  package let silenced: Set<ViewID>
  /// The views whose recorded frames are marked as out of date.
  package let misplaced: Set<ViewID>
  /// The views that outlets are connected to: code may change what they show.
  package let connectedViews: Set<ViewID>
  /// The views of which nothing shows where they end: plain ones and stack views, without a background or clipping.
  package let seeThrough: Set<ViewID>
  /// Where texts stand in labels that are wider.
  package let textAlignments: [ViewID: TextAlignment]
  /// What is seen of buttons of which no more than a title and an image is.
  package let buttonContents: [ViewID: ButtonContent]
  /// Texts in fonts that are not known, as wide as in the font of the system: no more than an estimate.
  package let estimatedTexts: [ViewID: LabelText]
  /// The views that show nothing: plain ones without a background that nothing else is known of.
  package let invisibleViews: Set<ViewID>
  /// The lines of constraints that outlets are connected to, and of placeholders: code may change their
  /// constants, or puts others in their place.
  package let connectedConstraints: Set<Int>
  /// The views that code of a class places: constraints that are removed when the document is built tie them in a
  /// view of that class.
  package let placedByClasses: Set<ViewID>
  /// The constraints that do not hold where views were drawn, by some points at least, each with the
  /// constant with which it would.
  package let contradicted: [DocumentPlace: Double]
  /// Whether the document holds no frame for some view, as those that Xcode 8 saved: how large its
  /// leaves are is not known.
  package let lacksFrames: Bool
  /// The leaves that scroll what they show: text views, unless that is turned off.
  package let scrollingLeaves: Set<ViewID>
  /// Whether it was drawn on a tablet.
  package let isForTablets: Bool
  /// Whether it was drawn for a television, whose screen has one size in points.
  ///
  /// Source: Human Interface Guidelines, "Designing for tvOS".
  package let isForTelevision: Bool
  /// Whether something else than the screen decides on its size: it is a view of a xib without a
  /// controller, a part of a list, or held by a container.
  package let isPart: Bool
  /// Whether it is a row of a table, which is as high as its content.
  package let isRow: Bool
  /// The size classes for which no variation of the screen says what the document has for them.
  public let variationsLeftOut: [SizeClasses]

  init(_ scene: SceneFacts, measuresTexts: Bool) throws(ImportRefusal) {
    (screen, variationsLeftOut) = try scene.variedScreen(measuresTexts)
    let root = scene.document.views[scene.scene.root]
    about = scene.scene.name
    id = root.id
    place = root.place
    var places: [ViewID: DocumentPlace] = [:]
    var recorded: [ViewID: Rect] = [:]
    var drawn: [ViewID: Set<Axis>] = [:]
    var fixed: Set<ViewID> = []
    var silenced: Set<ViewID> = []
    for number in scene.scene.views {
      let view = scene.document.views[number]
      let id = ViewID(view.id)
      places[id] = view.place
      if !scene.geometry.leftOut.contains(number) {
        recorded[id] = scene.geometry.alignmentRect(number)
      }
      let isRoot = number == scene.scene.root
      // What no outlet reaches stays where it was drawn.
      let isPlaced =
        view.flags.contains(.isPlacedAsDrawn) && !scene.document.connected.contains(view.id)
      if !isRoot, !isPlaced, view.flags.contains(.hasFixedFrame), !scene.isContentOfCell(number) {
        fixed.insert(id)
      }
      let around = view.superview.map { ViewID(scene.document.views[$0].id) }
      let isAroundSilenced = !isRoot && around.map(silenced.contains) ?? false
      let isLeftToCode =
        view.kind.isScrollView && !view.subviews.isEmpty
        && Axis.allCases.contains { scene.isLeftToCode(contentOf: number, $0) }
      if view.flags.contains(.silencesAmbiguity) || isAroundSilenced || isLeftToCode {
        silenced.insert(id)
      }
      let isText = measuresTexts && scene.measuredText(number) != nil
      let axes = isText ? [] : Axis.allCases.filter { scene.isDrawn(number, $0) }
      if !axes.isEmpty { drawn[id] = Set(axes) }
    }
    (self.places, recordedFrames, drawnLengths) = (places, recorded, drawn)
    (fixedFrames, self.silenced) = (fixed, silenced)
    func views(where holds: (DocumentView) -> Bool) -> Set<ViewID> {
      Set(
        scene.scene.views.lazy.map { scene.document.views[$0] }.filter(holds)
          .map { ViewID($0.id) })
    }
    func hasNoLook(_ view: DocumentView) -> Bool {
      view.customClass == nil && !view.flags.contains(.hasBackground)
        && !scene.document.connected.contains(view.id)
    }
    misplaced = views { $0.flags.contains(.isMisplaced) }
    connectedViews = Set(places.keys.filter { scene.document.connected.contains($0.name) })
    connectedConstraints = Set(
      scene.written.filter { constraint in
        constraint.isPlaceholder
          || constraint.place.id.map(scene.document.connected.contains) ?? false
      }.map(\.place.line))
    placedByClasses = Set(
      scene.written.filter(\.isPlaceholder).flatMap { constraint in
        [constraint.first, constraint.second].compactMap { side -> ViewID? in
          guard case .view(let number)? = side?.item,
            let around = scene.document.views[number].superview,
            scene.document.views[around].customClass != nil
          else { return nil }
          return ViewID(scene.document.views[number].id)
        }
      })
    seeThrough = views { view in
      ["view", "stackView"].contains(view.kind.element) && hasNoLook(view)
        && !view.flags.contains(.clipsSubviews)
    }
    textAlignments = Dictionary(
      scene.scene.views.map { scene.document.views[$0] }
        .filter { $0.textAlignment != .natural }.map { (ViewID($0.id), $0.textAlignment) },
      uniquingKeysWith: { $1 })
    buttonContents = Dictionary(
      scene.scene.views.map { scene.document.views[$0] }
        .compactMap { view in view.buttonContent.map { (ViewID(view.id), $0) } },
      uniquingKeysWith: { $1 })
    estimatedTexts = Dictionary(
      scene.scene.views.compactMap { number -> (ViewID, LabelText)? in
        let view = scene.document.views[number]
        guard let text = view.text, !text.isEmpty, let size = view.fontSize,
          text.utf8.count <= ScreenLimits.textLength, scene.measuredText(number) == nil,
          !scene.document.connected.contains(view.id)
        else { return nil }
        return (
          ViewID(view.id),
          LabelText(
            text, font: .systemFont(ofSize: size), numberOfLines: max(0, view.numberOfLines))
        )
      }, uniquingKeysWith: { $1 })
    invisibleViews = views {
      $0.kind.element == "view" && $0.subviews.isEmpty && hasNoLook($0)
    }
    contradicted = scene.contradictedConstraints
    scrollingLeaves = views {
      $0.kind.element == "textView" && !$0.flags.contains(.hasIntrinsicHeight)
    }
    isForTablets = scene.document.isForTablets
    isForTelevision = scene.document.device.isTelevision
    lacksFrames = scene.scene.views.contains {
      scene.document.views[$0].flags.contains(.hasNoRecordedFrame)
    }
    isPart =
      scene.scene.role == .partOfList || root.flags.contains(.isFreeStanding)
      || scene.scene.isEmbedded
    isRow = root.kind.isRow
  }
}

extension ImportedScreen {
  /// The layout to draw: the only one, or the best where constraints leave something open or miss each
  /// other by as little as possible; nil if there is none.
  package var drawnLayout: Layout? {
    (try? screen.layout()) ?? (try? screen.bestLayout().layout)
      ?? (try? screen.missing(nil).bestLayout().layout)
  }

  /// The view that an element is, or that a constraint on its line speaks of.
  package func view(at place: DocumentPlace) -> ViewID? {
    if let id = place.id.map({ ViewID($0) }), places[id] != nil { return id }
    let constraint = screen.constraints.first { constraint in
      if case .document(_, place.line) = constraint.origin { true } else { false }
    }
    return constraint.map { ViewID($0.first.item.id) }
  }
}

extension InterfaceDocument {
  /// Every scene of the document as a screen, or with the reason why it is none.
  ///
  /// Fonts and images are not in a document, so leaves are as long as they were drawn. What holds
  /// other views has no length but those of its constraints, and a row of a table is as high as its
  /// content.
  ///
  /// - Parameter measuresTexts: whether labels in the font of the system are texts of their strings, as
  ///   large as estimated: then the screen can be laid out where people like text of another size.
  /// - Complexity: O(n) for n views and constraints, and for each constraint the depth of its views.
  public func importedScreens(
    measuresTexts: Bool = false
  ) -> [Result<ImportedScreen, ImportRefusal>] {
    let recorded = RecordedInsets.collected(from: self)
    return scenes.map { scene in
      Result { () throws(ImportRefusal) in
        try ImportedScreen(SceneFacts(self, scene, recorded), measuresTexts: measuresTexts)
      }
    }
  }
}

extension SceneFacts {
  /// The text of a label of no class of its own in the font of the system, whose size nobody has set.
  func measuredText(_ number: Int) -> LabelText? {
    let view = document.views[number]
    guard view.customClass == nil, view.placeholderSize == PlaceholderSize(),
      !view.flags.contains(.shrinksText), !isDrawnAsLine(number), let text = view.labelText,
      text.string?.utf8.count ?? 0 <= ScreenLimits.textLength
    else { return nil }
    // A font that is not written may be one that grows, for which a fixed height has no room.
    guard view.fontSize == nil, let string = view.text, isHeld(number, .height) else { return text }
    return LabelText(
      string, font: .preferredFont(forTextStyle: .body), numberOfLines: max(0, view.numberOfLines),
      preferredMaxLayoutWidth: view.preferredMaxLayoutWidth)
  }

  /// Whether a constant holds a length of a view.
  private func isHeld(_ number: Int, _ length: LayoutAttribute) -> Bool {
    written.contains { constraint in
      constraint.second == nil && constraint.relation == .equal
        && constraint.first.attribute == length && constraint.first.item == .view(number)
    }
  }

  /// The same of a label that was recorded with more than one line, if such labels are measured.
  func wrappingText(_ number: Int) -> LabelText? {
    guard measuresTexts, document.views[number].numberOfLines != 1,
      let text = measuredText(number),
      geometry.alignmentRect(number).size.height > 1.5 * text.lineHeight
    else { return nil }
    return text
  }

  /// The required constraints that do not hold in frames that are up to date, and not for the sake of a
  /// font or a bar, with the constants with which they would.
  fileprivate var contradictedConstraints: [DocumentPlace: Double] {
    let record = RecordedPlaces(self)
    let found = written.compactMap { constraint -> (DocumentPlace, Double)? in
      let sides = [constraint.first, constraint.second].compactMap { $0?.item }
      let isUnknown = sides.contains { item in
        guard case .view(let number) = item else { return false }
        return geometry.leftOut.contains(number)
          || document.views[number].flags.contains(.isMisplaced)
      }
      guard !isUnknown, record.isBroken(constraint),
        let drawn = record.constantAsDrawn(of: constraint),
        (drawn - constraint.constant).magnitude > Self.clearlyElsewhere
      else { return nil }
      return (constraint.place, drawn)
    }
    return Dictionary(found) { first, _ in first }
  }

  /// More than fonts that are not here move a view, in points.
  private static let clearlyElsewhere = 8.0

  /// Whether a length of a leaf was read off its frame.
  fileprivate func isDrawn(_ number: Int, _ axis: Axis) -> Bool {
    let view = document.views[number]
    guard view.subviews.isEmpty, number != scene.root, view.imageSize == nil else { return false }
    return ownLength(number, axis) ?? canvasLength(number, axis) != nil
  }
}

extension SceneFacts {
  /// The scene as a screen with what is different in other size classes, and the classes for which that
  /// cannot be said.
  fileprivate func variedScreen(
    _ measuresTexts: Bool
  ) throws(ImportRefusal) -> (Screen, [SizeClasses]) {
    let screen = try ScreenImporter(self, for: .app, measuresTexts: measuresTexts).screen()
    var edits: [SizeClasses: [Edit]] = [:]
    var leftOut: [SizeClasses] = []
    for classes in SizeClasses.all {
      guard let other = document.inOtherClasses[classes] else { continue }
      let root = document.views[scene.root].id
      guard let scene = other.scenes.first(where: { other.views[$0.root].id == root }),
        let varied = try? ScreenImporter(
          SceneFacts(other, scene, .collected(from: other)), for: .app,
          measuresTexts: measuresTexts
        ).screen(), let found = screen.edits(to: varied)
      else {
        leftOut.append(classes)
        continue
      }
      edits[classes] = found
    }
    let own = document.device.sizeClasses
    let given = own == SizeClasses(of: screen.size) ? SizeClasses() : own
    let variations = Variation.all(edits)
    guard !variations.isEmpty else { return (screen, leftOut) }
    do throws(ScreenError) {
      return (try screen.with(sizeClasses: given, variations: variations), leftOut)
    } catch {
      return (screen, SizeClasses.all.filter { edits[$0] != nil })
    }
  }
}

/// Why a scene of a document is no screen.
public enum ImportRefusal: Error, Hashable, Sendable {
  /// The document was saved without Auto Layout: frames are all there is.
  case withoutAutoLayout(DocumentPlace)
  /// A constraint on the length or the middle of what bars cover: a screen has its edges only.
  case stripLength(DocumentPlace)
  /// The values make no screen.
  case refused(DocumentPlace, ScreenError)
}

/// Why a scene cannot be laid out.
public enum SceneFailure: Error, Hashable, Sendable {
  /// It is no screen.
  case refused(ImportRefusal)
  /// The screen has no layout.
  case unsolved(LayoutError)
}

extension Screen {
  /// The screen with some of what people wrote at a level of its own, just below required.
  ///
  /// - Parameter lines: the lines of the document that it stands on; nil for all.
  func missing(_ lines: Set<Int>?) -> Screen {
    let lowered = constraints.map { constraint in
      guard constraint.priority == .required,
        case .document(element: "constraint", let line) = constraint.origin,
        lines?.contains(line) ?? true
      else { return constraint }
      var lowered = constraint
      lowered.priority = ScenePriority.missedConstraint
      return lowered
    }
    return (try? with(constraints: lowered)) ?? self
  }
}
