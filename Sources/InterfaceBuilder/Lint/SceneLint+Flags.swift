import StackScrollConstraints
import StackScrollCore

// What Interface Builder flagged as ambiguous, and recorded frames hide.

extension SceneLint {
  /// The views flagged as ambiguous of which nothing settles the frame once leaves are shorter, or longer, than
  /// they were drawn.
  ///
  /// Recorded lengths add up to the room that there was, so by them no view is stretched; the flag says that one is.
  /// Where the constraints settle the frame with other lengths too, the flag is out of date, as it mostly is beside
  /// recorded frames that are: Interface Builder takes it away when the document is laid out next, the app never sees
  /// it, and nothing is said of it.
  ///
  /// - Parameter named: the elements of which something was found already.
  /// - Complexity: two layouts, if a view is flagged.
  func flaggedViews(
    in system: ConstraintSystem, besides named: Set<DocumentPlace>
  ) throws(ConstraintLayoutError) -> [(view: Int, parts: [FramePart])] {
    let flagged = scene.scene.views.filter { number in
      let flags = document.views[number].flags
      return flags.contains(.isAmbiguous) && number != scene.scene.root
        && flags.isDisjoint(with: [.isMisplaced, .silencesAmbiguity])
        && !scene.geometry.leftOut.contains(number)
        && !named.contains(document.views[number].place)
    }
    guard !flagged.isEmpty else { return [] }
    let anchors = flagged.flatMap(frameAnchors)
    var openings: [SceneOpenings] = []
    for factor in Self.otherLengths {
      guard let layout = try system.withOwnLengths({ $0 * factor }).solved() else { return [] }
      openings.append(try layout.openings(of: anchors))
    }
    var found: [(view: Int, parts: [FramePart])] = []
    for number in flagged {
      var parts = FramePart.allCases
      for open in openings {
        let still = try openParts(number, open)
        parts.removeAll { !still.contains($0) }
      }
      if !parts.isEmpty { found.append((number, parts)) }
    }
    // A view whose length is open moves the others; where none is, what moves them was found already.
    guard let first = found.firstIndex(where: { $0.parts.contains(where: \.attribute.isLength) })
    else { return [] }
    return [found[first]] + found[..<first] + found[(first + 1)...]
  }

  /// How many times as long leaves are tried.
  private static let otherLengths = [0.8, 1.2]
}
