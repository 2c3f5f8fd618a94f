import StackScrollConstraints
import StackScrollCore

// Whether views stand anywhere.

extension SceneLint {
  /// The numbers of a view's frame, and the lengths of what it stands in.
  func frameAnchors(_ number: Int) -> [Anchor] {
    let own = FramePart.allCases.map { Anchor(scene.item(number), $0.attribute) }
    guard let superview = document.views[number].superview else { return own }
    let around = scene.interior(superview)
    return own + Axis.allCases.map { Anchor(around, $0.length) }
  }

  /// Reports views of which nothing settles the frame, unless that is so of what they stand in.
  ///
  /// A view that stands still in another that does not is no fault of its own: the outer one whose
  /// frame is open as it sees it is reported, unless a stack view places it. What is open only while
  /// leaves are as long as they were drawn is a matter of pixels. Of a document that lacks frames or
  /// views nothing is said.
  ///
  /// - Complexity: two layouts, and only if a frame is open; a few more where several are.
  mutating func lookAtFrames(
    _ placed: [Int], _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    guard !document.notes.contains(where: \.isGap) else { return }
    var lost: [Int] = []
    for number in placed where try !openParts(number, open).isEmpty { lost.append(number) }
    guard !lost.isEmpty else { return }
    let filled = system.adding(lengthsOfClasses)
    let numbers = lost.flatMap(chain)
    guard let frames = try seenFrames(of: numbers, in: filled),
      let short = try seenFrames(of: numbers, in: shortened(filled))
    else { return }
    var found: [OpenFrame] = []
    for number in lost {
      for outer in chain(number) {
        var parts: [FramePart] = []
        let openIfShorter = try openParts(outer, short.open)
        for part in try openParts(outer, frames.open) where openIfShorter.contains(part) {
          if try frames.isOpen(part, of: outer), try short.isOpen(part, of: outer) {
            parts.append(part)
          }
        }
        guard parts.isEmpty else {
          let frame = OpenFrame(number: outer, parts: parts)
          if !found.contains(frame) { found.append(frame) }
          break
        }
      }
    }
    try reportFewest(found, in: filled)
  }

  /// A view and what is open of its frame.
  private struct OpenFrame: Hashable {
    let number: Int
    let parts: [FramePart]
  }

  /// Of views that are open together reports the one with which most of them are settled.
  private mutating func reportFewest(
    _ found: [OpenFrame], in system: ConstraintSystem
  ) throws(ConstraintLayoutError) {
    var (rest, system) = (found, system)
    while let first = rest.first {
      let superview = document.views[first.number].superview
      let together = rest.filter { document.views[$0.number].superview == superview }
        .prefix(limits.conflicts)
      var best = (frame: first, rest: rest.filter { $0 != first }, system: system)
      if together.count > 1 {
        for frame in together {
          let settled = system.adding(settling(frame))
          guard let layout = try settled.solved() else { continue }
          let open = try layout.openings(of: rest.flatMap { frameAnchors($0.number) })
          var still: [OpenFrame] = []
          for other in rest where other != frame {
            if try !openParts(other.number, open).isEmpty { still.append(other) }
          }
          let isNearerToCause =
            still.count == best.rest.count && subviews(frame) > subviews(best.frame)
          if still.count < best.rest.count || isNearerToCause { best = (frame, still, settled) }
        }
      }
      let others = rest.filter { $0 != best.frame && !best.rest.contains($0) }
      let inside = try openInside([best.frame] + others, in: system)
      leaveOpen(
        .frame(best.frame.parts), at: cause(of: best.frame, inside), settledBy: settling(best.frame)
      )
      (rest, system) = (best.rest, best.system)
    }
  }

  /// How many views a view holds: of two that are open together it is the one with more in it that lacks a
  /// constraint, as a rule.
  private func subviews(_ frame: OpenFrame) -> Int { document.views[frame.number].subviews.count }

  /// The view in which a length is left open: that of a stack view follows from what it arranges, if only
  /// one of that is open.
  private func cause(of frame: OpenFrame, _ inside: [Int]) -> Int {
    var cause = frame.number
    while frame.parts.count == 1, frame.parts[0].attribute.isLength,
      document.views[cause].stack != nil
    {
      let open = shownSubviews(cause).filter(inside.contains)
      guard open.count == 1 else { break }
      cause = open[0]
    }
    return cause
  }

  /// The views in others whose lengths are open too.
  private func openInside(
    _ frames: [OpenFrame], in system: ConstraintSystem
  ) throws(ConstraintLayoutError) -> [Int] {
    let inside = scene.scene.views.filter { view in
      frames.contains { scene.geometry.isInside(view, $0.number) }
        && !scene.geometry.leftOut.contains(view)
    }
    guard !inside.isEmpty, let layout = try system.solved() else { return [] }
    func lengths(_ number: Int) -> [Anchor] {
      Axis.allCases.map { Anchor(scene.item(number), $0.length) }
    }
    let open = try layout.openings(of: inside.flatMap(lengths))
    var found: [Int] = []
    for number in inside {
      for anchor in lengths(number) where try open.isOpen(anchor.item, anchor.attribute) {
        if found.last != number { found.append(number) }
      }
    }
    return found
  }

  /// Constraints that hold a frame as it was drawn.
  private func settling(_ frame: OpenFrame) -> [Constraint] {
    guard let superview = document.views[frame.number].superview else { return [] }
    let (item, around) = (scene.item(frame.number), scene.interior(superview))
    let drawn = scene.geometry.frame(frame.number)
    return frame.parts.map { part in
      Constraint(
        Anchor(item, part.attribute), .equal,
        part.attribute.isLength ? nil : Anchor(around, part.attribute),
        constant: part.attribute.isLength
          ? drawn.size[part.axis] : part == .x ? drawn.minX : drawn.minY)
    }
  }

  /// Lengths for what may have one of its own in the app: a view of a class of the app, or a stack view that
  /// code fills.
  var lengthsOfClasses: [Constraint] {
    scene.scene.views.flatMap { number -> [Constraint] in
      let view = document.views[number]
      guard view.subviews.isEmpty, view.customClass != nil || view.stack != nil else { return [] }
      return Axis.allCases.filter { axis in
        scene.ownLength(number, axis) == nil && !isFilling(number, axis)
      }.map { axis in
        Constraint(
          Anchor(scene.item(number), axis.length), .equal,
          constant: scene.geometry.frame(number).size[axis], priority: .defaultLow,
          origin: .intrinsicSize(ViewID(view.id)))
      }
    }
  }

  /// Whether a view is pinned at an edge and was drawn over most of what it stands in: then it has its
  /// length from there.
  private func isFilling(_ number: Int, _ axis: Axis) -> Bool {
    guard let superview = document.views[number].superview else { return false }
    let around = scene.geometry.frame(superview).size[axis]
    return scene.geometry.frame(number).size[axis] > Self.fillingShare * around
      && scene.written.contains { constraint in
        [constraint.first, constraint.second].contains { side in
          guard let side, case .view(number) = side.item else { return false }
          return side.attribute.axis == axis && BoxEdge.named(by: side.attribute) != nil
        }
      }
  }

  private static let fillingShare = 0.6

  /// A view and those around it, as far as no stack view places them.
  private func chain(_ number: Int) -> [Int] {
    var chain: [Int] = []
    var current = number
    while let superview = document.views[current].superview, isPlaced(current) {
      chain.append(current)
      current = superview
    }
    return chain
  }

  /// What is open of a frame on the axes on which what it stands in has a length.
  func openParts(
    _ number: Int, _ open: SceneOpenings
  ) throws(ConstraintLayoutError) -> [FramePart] {
    guard let superview = document.views[number].superview else { return [] }
    let around = scene.interior(superview)
    var parts: [FramePart] = []
    for part in FramePart.allCases {
      guard try !open.isOpen(around, part.axis.length),
        try open.isOpen(scene.item(number), part.attribute)
      else { continue }
      parts.append(part)
    }
    return parts
  }
}

extension SceneLint {
  /// Reports what is left open, each with the views of which nothing tells the frame only because of it:
  /// those that Interface Builder calls ambiguous, too.
  ///
  /// - Complexity: a layout for each that is left open, and one more.
  mutating func reportWhatIsLeftOpen() throws(ConstraintLayoutError) {
    guard !leftOpen.isEmpty else { return }
    var system = system
    var open = try openViews(in: system)
    for left in leftOpen {
      system = system.adding(left.settledBy)
      let still = try openViews(in: system)
      let follows = open.filter { $0 != left.view && !still.contains($0) }
      report(
        left.fact(with: follows.map { document.views[$0].place }),
        at: document.views[left.view].place)
      open = still
    }
  }

  /// The views of which something of the frame is open as it is seen from their superviews.
  func openViews(in system: ConstraintSystem) throws(ConstraintLayoutError) -> [Int] {
    let shown = scene.scene.views.filter { number in
      number != scene.scene.root && !scene.geometry.leftOut.contains(number)
        && !document.views[number].flags.contains(.silencesAmbiguity)
    }
    guard let frames = try seenFrames(of: shown, in: system) else { return [] }
    var found: [Int] = []
    for number in shown {
      for part in FramePart.allCases where found.last != number {
        if try frames.isOpen(part, of: number) { found.append(number) }
      }
    }
    return found
  }

  /// Finds out what is open of frames as seen from their superviews; nil if nothing can be laid out.
  private func seenFrames(
    of numbers: [Int], in system: ConstraintSystem
  ) throws(ConstraintLayoutError) -> SeenFrames? {
    let numbers = Set(numbers).sorted()
    var (system, names) = (system, screen.installed.tree.names)
    var gaps: [Anchor: Anchor] = [:]
    for number in numbers {
      guard let superview = document.views[number].superview else { continue }
      let around = scene.interior(superview)
      for (near, far) in [(LayoutAttribute.left, LayoutAttribute.right), (.top, .bottom)] {
        let edge = Anchor(scene.item(number), near)
        let gap = names.item(document.views[number].id + ".gap", className: "UILayoutGuide")
        system.constraints += [
          Constraint(Anchor(gap, near), .equal, Anchor(around, near), constant: -SeenFrames.reach),
          Constraint(Anchor(gap, far), .equal, edge),
        ]
        gaps[edge] = Anchor(gap, near.axis.length)
      }
    }
    guard let layout = try system.solved() else { return nil }
    let open = try layout.openings(of: numbers.flatMap(frameAnchors) + gaps.values)
    return SeenFrames(open: open, scene: scene, gaps: gaps)
  }
}

/// What is open of frames as it is seen from the superview.
///
/// For each edge a helper reaches from far before the superview to it: its length is open if the
/// edge is.
private struct SeenFrames {
  let open: SceneOpenings
  fileprivate let scene: SceneFacts
  /// The lengths of the helpers, by the edges that they reach.
  fileprivate let gaps: [Anchor: Anchor]

  /// Further than views stand outside of what they stand in, so that no helper is shorter than 0.
  fileprivate static let reach = 100_000.0

  /// Whether a part of a frame is open; lengths are the same from everywhere.
  func isOpen(_ part: FramePart, of number: Int) throws(ConstraintLayoutError) -> Bool {
    let own = Anchor(scene.item(number), part.attribute)
    let seen = gaps[own] ?? own
    return try open.isOpen(seen.item, seen.attribute)
  }
}

extension DocumentNote {
  /// Whether it tells of something that constraints need and the document does not have.
  var isGap: Bool {
    switch fact {
    case .danglingReference, .missingFrame, .acrossRoots: true
    case .unknownView, .unknownWord, .duplicateID, .withoutAutoLayout: false
    }
  }
}
