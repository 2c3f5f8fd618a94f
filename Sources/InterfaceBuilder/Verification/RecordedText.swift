import StackScrollConstraints
import StackScrollCore

/// A label of a document that has recorded a length of its own: evidence of how large texts are.
@_spi(Measuring) public struct RecordedText: Sendable {
  /// The label, as messages name it.
  @_spi(Measuring) public let place: DocumentPlace
  /// Its string, its font and how many lines it may have.
  @_spi(Measuring) public let text: LabelText
  /// The size that was recorded.
  @_spi(Measuring) public let size: Size
  /// The size by the metrics of the font, rounded up to a pixel: on one line where the recorded width
  /// is the label's own, and else with lines that end there.
  @_spi(Measuring) public let measuredSize: Size
  /// Whether the recorded width is that of the text, and nothing else decides on it.
  @_spi(Measuring) public let isWidthOwn: Bool
  /// Whether the recorded height is.
  @_spi(Measuring) public let isHeightOwn: Bool

  /// Whether its lines end at the width that the document gives it, and its height follows.
  @_spi(Measuring) public var wraps: Bool { text.numberOfLines != 1 && isHeightOwn && !isWidthOwn }
}

extension InterfaceDocument {
  /// The labels in the font of the system that have recorded a length of their own.
  ///
  /// A length is a label's own if the label gets longer and shorter with it. Left out are labels of
  /// classes of their own, which may draw otherwise, documents of tools before 9000, whose system had
  /// another font, and those for televisions, whose fonts are larger.
  ///
  /// - Complexity: a layout of each scene, and up to two more for each label where the basis of the first does
  ///   not tell how it grows.
  @_spi(Measuring) public func recordedTexts() -> [RecordedText] { recordedTexts { _ in true } }

  /// Those of some labels.
  func recordedTexts(of isMeant: (DocumentView) -> Bool) -> [RecordedText] {
    guard usesAutoLayout, toolsVersion ?? 0 >= Self.toolsOfFont, !device.isTelevision else {
      return []
    }
    let recorded = RecordedInsets.collected(from: self)
    return scenes.flatMap { SceneFacts(self, $0, recorded).recordedTexts(of: isMeant) }
  }

  private static let toolsOfFont = 9000.0
}

extension SceneFacts {
  /// The labels of the scene that have recorded a length of their own.
  fileprivate func recordedTexts(of isMeant: (DocumentView) -> Bool) -> [RecordedText] {
    let labels = scene.views.filter {
      isCompared($0) && isMeant(document.views[$0]) && document.views[$0].customClass == nil
        && !(document.views[$0].labelText?.words.isEmpty ?? true)
    }
    guard !labels.isEmpty,
      let layout = try? SceneLayout.solved(self, tellsOpen: false)
    else { return [] }
    var lengths: OwnLengths?
    if let solution = layout.solution, layout.conflict == nil {
      lengths = OwnLengths(of: labels.map { ViewID(document.views[$0].id) }, in: solution)
    }
    return labels.compactMap { recordedText($0, layout, lengths) }
  }

  private func recordedText(
    _ number: Int, _ layout: SceneLayout, _ lengths: OwnLengths?
  ) -> RecordedText? {
    let view = document.views[number]
    guard let text = view.labelText else { return nil }
    var own = Set(Axis.allCases)
    for change in Self.changes {
      let changed = changing(Change(ownLength: change, leaf: number)).size(
        of: number, layout, lengths)
      own = own.filter { axis in
        guard let length = layout.frames[number]?.size[axis], let other = changed?[axis] else {
          return false
        }
        let tolerance = DocumentVerification.tolerance
        return tolerance.isEqual(length, view.recordedFrame.size[axis])
          && tolerance.isEqual(other, change(view.recordedFrame.size[axis]))
      }
      if own.isEmpty { return nil }
    }
    let size = view.recordedFrame.size
    let measured = text.size(fitting: own.contains(.horizontal) ? 0 : size.width)
    let rounded = { (length: Double) in
      (length * document.device.scale).rounded(.up) / document.device.scale
    }
    return RecordedText(
      place: view.place, text: text, size: size,
      measuredSize: Size(width: rounded(measured.width), height: rounded(measured.height)),
      isWidthOwn: own.contains(.horizontal), isHeightOwn: own.contains(.vertical))
  }

  /// How large a leaf is whose lengths of its own are those of this scene.
  ///
  /// - Parameters:
  ///   - layout: the layout of a scene that differs in these alone.
  ///   - lengths: the lengths that leaves have of their own in that.
  private func size(of number: Int, _ layout: SceneLayout, _ lengths: OwnLengths?) -> Size? {
    var own = Size.zero
    for axis in Axis.allCases {
      own[axis] = max(0, ownLength(number, axis) ?? canvasLength(number, axis) ?? 0)
    }
    guard let size = layout.frames[number]?.size,
      let growth = lengths?.growth(of: ViewID(document.views[number].id), to: own)
    else { return (try? SceneLayout.solved(self, tellsOpen: false))?.frames[number]?.size }
    return Size(width: size.width + growth.width, height: size.height + growth.height)
  }

  /// What is stretched does not shrink with its own length, what is squeezed does not grow.
  private static let changes: [@Sendable (Double) -> Double] = [{ $0 * 0.5 }, { $0 * 1.5 + 8 }]
}
