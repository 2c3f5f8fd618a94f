import StackScrollConstraints
import StackScrollCore

extension ImportedScreen {
  /// The screen if each length that was read off a leaf is its own: it moves with the leaf.
  ///
  /// Where nothing can be laid out, nothing was stretched.
  func ofKnownLengths() throws(ImportRefusal) -> ImportedScreen {
    guard let layout = try? screen.solvedLayout() else { return self }
    let known = ofLineHeights
    let unknown = readLengths.flatMap { id, read in
      read.axes.filter { axis in
        guard let length = layout.frame(of: id)?.size[axis] else { return false }
        return !isOwn(id, axis, length)
          && (axis == .horizontal || !known.isAsHighAsItsLine(id, read))
      }.map { UnknownLength(place: read.place, axis: $0) }
    }
    guard unknown.isEmpty else {
      throw .unknownLengths(
        unknown.sorted {
          ($0.place.line, $0.axis == .horizontal ? 0 : 1)
            < ($1.place.line, $1.axis == .horizontal ? 0 : 1)
        })
    }
    return known
  }

  /// The screen with labels of one line as high as a line of their text, where they were drawn higher
  /// and that height is not their own.
  private var ofLineHeights: ImportedScreen {
    guard let layout = try? screen.solvedLayout() else { return self }
    let content = screen.content.mappingLeaves { id, leaf in
      guard let read = readLengths[id], let line = read.lineHeight, read.axes.contains(.vertical),
        let height = layout.frame(of: id)?.size.height,
        height > line - DocumentVerification.tolerance.absolute, !isOwn(id, .vertical, height)
      else { return leaf }
      var own = leaf
      own.intrinsic.height = line
      return own
    }
    var known = self
    if let screen = try? screen.with(content: content) { known.screen = screen }
    return known
  }

  private func isAsHighAsItsLine(_ id: ViewID, _ read: ReadLength) -> Bool {
    var isSo = false
    _ = screen.content.mappingLeaves { other, leaf in
      if other == id { isSo = leaf.intrinsic.height == read.lineHeight }
      return leaf
    }
    return isSo
  }

  /// Whether a length in the layout moves with that of the leaf, either way.
  private func isOwn(_ id: ViewID, _ axis: Axis, _ length: Double) -> Bool {
    Self.factors.allSatisfy { follows(id, axis, $0, from: length) }
  }

  /// A leaf that is stretched does not shrink with its own length, one that is squeezed does not
  /// grow.
  private static let factors = [0.5, 1.5]

  /// Whether a leaf is longer or shorter in the layout when its own length is.
  private func follows(
    _ id: ViewID, _ axis: Axis, _ factor: Double, from length: Double
  ) -> Bool {
    let content = screen.content.mappingLeaves { other, leaf in
      guard other == id, let own = leaf.intrinsic[axis] else { return leaf }
      var changed = leaf
      changed.intrinsic[axis] = own * factor + (factor > 1 ? 8 : 0)
      return changed
    }
    guard let layout = try? screen.with(content: content).solvedLayout(),
      let changed = layout.frame(of: id)
    else { return false }
    return !DocumentVerification.tolerance.isEqual(changed.size[axis], length)
  }

  /// The screen with those own lengths only that its frames are evidence of.
  ///
  /// A leaf that is stretched is as long as it was drawn, whatever it asks for: it is taken to ask
  /// for half of that. Which ones are shows where all of them ask for half. A label of several lines
  /// gives way before others do, since it wraps. A label of one line that was drawn higher is as high
  /// as a line.
  package func screenOfOwnLengths() throws(ScreenError) -> Screen {
    try ofLineHeights.screenOfShortLeaves()
  }

  private func screenOfShortLeaves() throws(ScreenError) -> Screen {
    let shorter = try screen.with(content: screen.content.mappingLeaves { halved($1) })
    guard let layout = try? shorter.layout() else { return try screen.with(content: wrapped) }
    return try screen.with(
      content: wrapped.mappingLeaves { id, leaf in
        guard let frame = layout.frame(of: id) else { return leaf }
        return halved(leaf) { axis, half in
          frame.size[axis] > half + DocumentVerification.tolerance.absolute
        }
      })
  }

  /// The leaf with half of each own length for which that is to be so.
  private func halved(
    _ leaf: Leaf, where isHalved: (Axis, Double) -> Bool = { _, _ in true }
  ) -> Leaf {
    var changed = leaf
    for axis in Axis.allCases {
      guard let half = leaf.intrinsic[axis].map({ $0 / 2 }), isHalved(axis, half) else { continue }
      changed.intrinsic[axis] = half
    }
    return changed
  }

  /// The content, in which labels that wrap resist less than usual in width.
  private var wrapped: View {
    screen.content.mappingLeaves { id, leaf in
      guard wrapping.contains(id) else { return leaf }
      var yielding = leaf
      yielding.compressionResistance.horizontal = min(
        leaf.compressionResistance.horizontal, Self.yielding)
      return yielding
    }
  }

  /// Just below what is usual.
  private static let yielding = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)
}
