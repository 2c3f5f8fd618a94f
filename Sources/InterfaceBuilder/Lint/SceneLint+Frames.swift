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
  /// frame is open as it sees it is reported, unless a stack view places it.
  ///
  /// - Complexity: one layout, and only if a frame is open.
  mutating func lookAtFrames(
    _ placed: [Int], _ open: SceneOpenings
  ) throws(ConstraintLayoutError) {
    var lost: [Int] = []
    for number in placed where try !openParts(number, open).isEmpty { lost.append(number) }
    guard !lost.isEmpty, let frames = try seenFrames(of: lost.flatMap(chain)) else { return }
    for number in lost {
      for outer in chain(number) {
        var parts: [FramePart] = []
        for part in try openParts(outer, frames.open) where try frames.isOpen(part, of: outer) {
          parts.append(part)
        }
        guard parts.isEmpty else {
          reportFrame(parts, of: outer)
          break
        }
      }
    }
  }

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

  private mutating func reportFrame(_ parts: [FramePart], of number: Int) {
    let place = document.views[number].place
    guard !findings.contains(where: { $0.rule == .openFrame && $0.place == place }) else { return }
    report(.openFrame(parts), at: place)
  }

  /// What is open of a frame on the axes on which what it stands in has a length.
  private func openParts(
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
  /// Finds out what is open of frames as seen from their superviews; nil if nothing can be laid out.
  private func seenFrames(of numbers: [Int]) throws(ConstraintLayoutError) -> SeenFrames? {
    let numbers = Set(numbers).sorted()
    var (system, names) = (system, window.installed.tree.names)
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
    guard let gap = gaps[Anchor(scene.item(number), part.attribute)] else { return true }
    return try open.isOpen(gap.item, gap.attribute)
  }
}
