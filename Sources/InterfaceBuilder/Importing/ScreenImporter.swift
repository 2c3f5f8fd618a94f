import StackScrollConstraints
import StackScrollCore

/// Makes a screen of a scroll view and what is inside.
struct ScreenImporter {
  let scene: SceneFacts
  let scrollView: Int
  /// Whether a constraint that a screen has no exact word for is left over.
  let isExact: Bool
  /// The constraints that are not yet part of the screen, by the view inside that they are on.
  private(set) var rest: [Int: [DocumentConstraint]] = [:]
  /// The elements that have a part in it.
  private var parts: Set<DocumentPlace> = []
  /// The axes on which another frame would need other numbers.
  private var fixedAxes: Set<Axis> = []

  /// The leaves whose own size was read off their frame.
  private var readLengths: [ViewID: ImportedScreen.ReadLength] = [:]

  init(_ scene: SceneFacts, scrollView: Int, isExact: Bool) {
    self.scene = scene
    self.scrollView = scrollView
    self.isExact = isExact
    for constraint in scene.written {
      if let axis = fixedAxis(constraint) { fixedAxes.insert(axis) }
      let inside = [constraint.first, constraint.second].compactMap { side -> Int? in
        guard case .view(let number)? = side?.item, scene.geometry.isInside(number, scrollView)
        else { return nil }
        return number
      }
      guard let view = inside.first else { continue }
      rest[view, default: []].append(constraint)
      parts.insert(constraint.place)
    }
    for number in scene.scene.views
    where number == scrollView || scene.geometry.isInside(number, scrollView) {
      parts.insert(scene.document.views[number].place)
    }
  }

  var views: [DocumentView] { scene.document.views }

  /// The screen; every constraint on what is inside must be part of it.
  mutating func screen() throws(ImportRefusal) -> ImportedScreen {
    let place = views[scrollView].place
    guard views[scrollView].subviews.count == 1, let content = views[scrollView].subviews.first,
      views[content].stack != nil
    else { throw .notOneStack(place) }
    let (attachment, pins) = takePins(of: content)
    let root = try view(content, depth: 1)
    try checkRest()
    do throws(ScreenError) {
      let screen = try Screen(
        scrollView: ScrollView(size: scene.geometry.frame(scrollView).size), content: root,
        pins: pins, attachment: attachment)
      return ImportedScreen(
        about: "\(scene.scene.name): \(views[scrollView].label ?? "scroll view")",
        id: views[scrollView].id, place: place, parts: parts, screen: screen,
        recordedFrames: recordedFrames(), fixedAxes: fixedAxes, wrapping: wrapping,
        readLengths: readLengths)
    } catch {
      throw .refused(place, error)
    }
  }

  /// Nothing that is written about what is inside may be left over.
  private func checkRest() throws(ImportRefusal) {
    let left = rest.values.joined().sorted { $0.place.line < $1.place.line }
    let sums = left.filter(isSumWithFrame)
    guard sums.isEmpty else { throw .sumsWithFrame(sums.map(\.place)) }
    guard left.isEmpty else { throw .constraints(left.map(\.place)) }
  }

  private var wrapping: Set<ViewID> {
    let inside = scene.scene.views.filter { scene.geometry.isInside($0, scrollView) }
    return Set(
      inside.map { views[$0] }.filter { $0.kind.element == "label" && $0.numberOfLines != 1 }
        .map { ViewID($0.id) })
  }

  private func recordedFrames() -> [ViewID: Rect] {
    let origin = scene.geometry.frame(scrollView).origin
    var frames: [ViewID: Rect] = [:]
    for number in scene.scene.views
    where scene.geometry.isInside(number, scrollView) && !scene.geometry.leftOut.contains(number) {
      let frame = scene.geometry.alignmentRect(number)
      frames[ViewID(views[number].id)] = Rect(
        origin: Point(x: frame.minX - origin.x, y: frame.minY - origin.y), size: frame.size)
    }
    return frames
  }

  /// A view with its lengths and all that is inside.
  ///
  /// It goes no deeper than a screen may.
  private mutating func view(_ number: Int, depth: Int) throws(ImportRefusal) -> View {
    let source = views[number]
    guard depth <= Screen.Limits.maximumNesting else {
      throw .refused(
        source.place,
        .nestedTooDeeply(ViewID(source.id), limit: Screen.Limits.maximumNesting))
    }
    let width = takeLength(of: number, .horizontal)
    let height = takeLength(of: number, .vertical)
    let isHidden = source.flags.contains(.isHidden)
    guard let attributes = source.stack else {
      guard source.subviews.isEmpty else { throw .viewInside(source.place) }
      return View(
        ViewID(source.id), width: width, height: height,
        leaf: leaf(number, [.horizontal: width, .vertical: height]), isHidden: isHidden)
    }
    var stack = scene.settings(attributes, margins: scene.insets.margins[number] ?? .zero)
    for subview in source.subviews { stack.append(try view(subview, depth: depth + 1)) }
    return View(ViewID(source.id), width: width, height: height, stack: stack, isHidden: isHidden)
  }

  private mutating func leaf(_ number: Int, _ lengths: [Axis: Length]) -> Leaf {
    var intrinsic = IntrinsicSize.none
    for axis in Axis.allCases where !(isExact && lengths[axis]?.isGiven ?? false) {
      intrinsic[axis] = scene.ownLength(number, axis)
    }
    noteReadLengths(number, intrinsic)
    return Leaf(
      intrinsic: intrinsic, hugging: views[number].hugging,
      compressionResistance: views[number].compressionResistance,
      baselines: scene.baselines(number))
  }

  /// A placeholder is written down, and an image as large as it was drawn is known.
  private mutating func noteReadLengths(_ number: Int, _ own: IntrinsicSize) {
    let view = views[number]
    let isKnown: [Axis: Bool] = [
      .horizontal: view.flags.contains(.isAsWideAsImage),
      .vertical: view.flags.contains(.isAsHighAsImage),
    ]
    let axes = Axis.allCases.filter { axis in
      view.placeholderSize[axis] == .own && isKnown[axis] != true
        && own[axis] != nil
    }
    guard !axes.isEmpty, !scene.geometry.leftOut.contains(number) else { return }
    readLengths[ViewID(view.id)] = .init(
      place: view.place, axes: Set(axes),
      lineHeight: TextBaselines.lineHeight(of: view, scale: scene.document.device.scale))
  }

  /// Takes the constraints on a view for which something is made out of the rest.
  mutating func take<Part>(on view: Int, _ part: (DocumentConstraint) -> Part?) -> [Part] {
    var parts: [Part] = []
    rest[view]?.removeAll { constraint in
      guard let made = part(constraint) else { return false }
      parts.append(made)
      return true
    }
    return parts
  }
}

extension Length {
  /// Whether it is required to be some number, or some part of the frame, whatever the view is like.
  fileprivate var isGiven: Bool {
    constraints.contains { condition in
      switch condition.target {
      case .constant, .fraction: condition.relation == .equal && condition.priority == .required
      case .ratio: false
      }
    }
  }
}
