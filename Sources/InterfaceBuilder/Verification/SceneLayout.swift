import StackScrollConstraints
import StackScrollCore

/// The frames that the constraints of a scene ask for.
struct SceneLayout {
  /// The frames in the superviews, by the numbers of the views.
  private(set) var frames: [Int: Rect] = [:]
  /// The numbers of frames that nothing settles.
  private(set) var open: [Int: Set<FramePart>] = [:]
  /// The axes on which the content of a scroll view is open, by the number of the view.
  private(set) var openContents: [Int: [Axis]] = [:]
  /// Why the constraints cannot all hold, if they cannot.
  private(set) var conflict: Conflict?
  /// What the constraints come to with the lengths that the canvas gave.
  private(set) var solution: ScreenSolution?

  /// Lays out the screen that a scene is.
  ///
  /// Where constraints contradict each other, the engine drops one of its own choosing. The recorded
  /// frames show which: it is among those that they miss. Where they do not, as little as possible of
  /// what is written is missed.
  ///
  /// What has no length of its own keeps the one that the canvas gave it, as far as nothing else
  /// settles it: what is open shows without that.
  ///
  /// - Parameter tellsOpen: whether to find out what is open.
  static func solved(
    _ scene: SceneFacts, tellsOpen: Bool = true
  ) throws(SceneFailure) -> SceneLayout {
    var found = SceneLayout()
    let bare: Screen?
    let drawn: Screen
    do throws(ImportRefusal) {
      bare = tellsOpen ? try ScreenImporter(scene, for: .constraints).screen() : nil
      drawn = try ScreenImporter(scene, for: .canvas).screen()
    } catch { throw .refused(error) }
    let layers: [() -> Set<Int>?] = [{ [] }, { ScenePriority.missed(by: scene) }, { nil }]
    for layer in layers {
      let missed = layer()
      do throws(LayoutError) {
        if let bare {
          try found.readOpenParts(bare.missing(missed).bestLayout(limits: SolverLimits()), scene)
        }
        found.readFrames(try drawn.missing(missed).bestLayout(limits: SolverLimits()), scene)
        return found
      } catch {
        guard case .contradictory(_, let conflict) = error else { throw .unsolved(error) }
        found.conflict = found.conflict ?? conflict
      }
    }
    return found
  }

  private mutating func readOpenParts(
    _ solution: ScreenSolution, _ scene: SceneFacts
  ) throws(LayoutError) {
    let openAnchors: Set<Anchor>
    do { openAnchors = try solution.open() } catch { throw .solver(error) }
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      let item = scene.item(number)
      for part in FramePart.allCases where openAnchors.contains(item[part.attribute]) {
        open[number, default: []].insert(part)
      }
      guard scene.document.views[number].kind.isScrollView else { continue }
      let content = item.guide(.contentLayoutGuide)
      openContents[number] = Axis.allCases.filter { openAnchors.contains(content[$0.length]) }
    }
  }

  private mutating func readFrames(_ solution: ScreenSolution, _ scene: SceneFacts) {
    // Where the subviews of each view count from.
    var origins: [Int: Point] = [:]
    self.solution = solution
    let places = solution.layout.framesByID()
    for number in scene.scene.views where !scene.geometry.leftOut.contains(number) {
      let view = scene.document.views[number]
      let item = scene.item(number)
      let around = view.superview.flatMap { origins[$0] } ?? .zero
      let frame = places[ViewID(view.id)] ?? .zero
      let rect = frame.outset(by: view.kind.alignmentInsets)
      origins[number] = rect.origin
      if view.kind.isScrollView {
        let content = item.guide(.contentLayoutGuide)
        origins[number] = Point(
          x: solution.value(of: content[.left]) ?? rect.minX,
          y: solution.value(of: content[.top]) ?? rect.minY)
      }
      frames[number] = Rect(
        origin: Point(x: rect.minX - around.x, y: rect.minY - around.y), size: rect.size)
    }
  }
}

extension ScenePriority {
  /// The lines of the required constraints that the recorded frames of a scene miss.
  fileprivate static func missed(by scene: SceneFacts) -> Set<Int> {
    let record = RecordedPlaces(scene)
    return Set(scene.written.filter(record.isBroken).map(\.place.line))
  }
}

extension Rect {
  /// The rectangle from which insets leave this one.
  fileprivate func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top, width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
