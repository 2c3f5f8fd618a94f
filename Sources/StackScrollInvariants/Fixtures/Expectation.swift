import StackScrollConstraints
import StackScrollCore

/// What the layout of a screen must be: frames of views, and what scroll views show.
package struct Expectation: Hashable, Sendable {
  /// What a scroll view shows; what is nil is not checked.
  package struct Content: Hashable, Sendable {
    /// The size of the content.
    package var contentSize: Size?
    /// The offset that shows the end.
    package var offsetToEnd: Point?
    /// The insets that count for scrolling.
    package var adjustedContentInset: EdgeInsets?
    /// The axes that scroll.
    package var scrolls: Set<Axis>?
  }

  /// Where views stand in the screen, by name; those not named are not checked.
  package let frames: [ViewID: Rect]
  /// What the first scroll view shows.
  package let content: Content
  /// What scroll views show, by name; those not named are not checked.
  package let contents: [ViewID: Content]

  /// Reads a layout: whoever keeps it has checked the numbers.
  package init(_ layout: Layout) {
    let contents = layout.scrollViews.compactMap { id in
      layout.content(of: id).map { (id, Content($0)) }
    }
    frames = layout.framesByID()
    content = contents.count == 1 ? contents[0].1 : Content()
    self.contents = contents.count == 1 ? [:] : Dictionary(uniqueKeysWithValues: contents)
  }

  private init(content: Content, frames: [ViewID: Rect], contents: [ViewID: Content]) {
    (self.content, self.frames, self.contents) = (content, frames, contents)
  }

  /// Every difference of a layout in words; none if it is as expected.
  func differences(
    from layout: Layout, under model: LayoutModel, within tolerance: Tolerance,
    _ style: NumberStyle
  ) -> [String] {
    let found = layout.framesByID()
    let first = layout.scrollViews.first.map { ($0, content) }
    let named = contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let readings =
      ((first.map { [$0] } ?? []) + named).flatMap { id, content in
        content.readings(of: id, in: layout.content(of: id), model)
      }
      + frames.sorted { $0.key < $1.key }.map { id, frame in
        (Quantity.frame(id), found[id].map(Reading.frame), Reading.frame(frame))
      }
    return readings.compactMap { quantity, found, expected in
      let found = found ?? .none
      guard !found.equals(expected, within: tolerance) else { return nil }
      return Evidence(quantity, found, .equal, expected).text(style)
    }
  }
}

extension Expectation.Content {
  fileprivate init(_ layout: ContentLayout) {
    contentSize = layout.contentSize
    offsetToEnd = layout.offsetToEnd
    adjustedContentInset = layout.scroll.adjustedContentInset
    scrolls = Set(Axis.allCases.filter { layout.scrolls($0) })
  }

  /// What is checked, what it is in a layout, and what it must be.
  fileprivate func readings(
    of id: ViewID, in held: ContentLayout?, _ model: LayoutModel
  ) -> [(Quantity, Reading?, Reading)] {
    func quantity(_ name: String, _ kind: Quantity.Kind, _ axis: Axis? = nil) -> Quantity {
      .other(.init("\(name) of \(id.description)", kind, of: [id], along: axis))
    }
    var readings: [(Quantity, Reading?, Reading)] = []
    for axis in Axis.allCases {
      if let contentSize {
        let found = held.map { Reading.number($0.contentSize[axis]) }
        readings.append((quantity("content", .length, axis), found, .number(contentSize[axis])))
      }
      if let offsetToEnd {
        let found = held.map { Reading.number(model.offsetToEnd($0)[axis]) }
        readings.append(
          (quantity("offset to the end", .offset, axis), found, .number(offsetToEnd[axis])))
      }
      if let scrolls {
        let found = held.map { Reading.truth(model.scrolls($0, axis)) }
        readings.append(
          (quantity("scrolling", .verdict, axis), found, .truth(scrolls.contains(axis))))
      }
    }
    if let adjustedContentInset {
      let found = held.map { Reading.insets($0.scroll.adjustedContentInset) }
      readings.append(
        (quantity("adjusted content insets", .insets), found, .insets(adjustedContentInset)))
    }
    return readings
  }
}

extension Expectation: HasFields {
  static let fields = Fields<Expectation>(
    definition: "expected", Expectation.init(content:frames:contents:),
    Field(inline: \.content, Content.fields),
    Field("frames", \.frames, .byView(.object), default: [:]),
    Field("contents", \.contents, .byView(.object), default: [:]))
}

extension Expectation.Content: HasFields {
  static let fields = Fields<Expectation.Content>(
    check: { content in
      let (size, end, inset) = (
        content.contentSize, content.offsetToEnd, content.adjustedContentInset ?? .zero
      )
      let lengths = [size?.width, size?.height].compactMap(\.self)
      let offsets = [end?.x, end?.y, inset.top, inset.left, inset.bottom, inset.right]
      let limit = ScreenLimits.magnitude
      guard lengths.allSatisfy({ (0...limit).contains($0) }),
        offsets.compactMap(\.self).allSatisfy({ (-limit...limit).contains($0) })
      else {
        throw FixtureError(
          .refused(
            "no content is that large; write a length from 0 to \(NumberText(limit)), and an offset"
              + " or inset of that at most"), at: [])
      }
    },
    Expectation.Content.init(contentSize:offsetToEnd:adjustedContentInset:scrolls:),
    Field(optional: "contentSize", \.contentSize, .object),
    Field(optional: "offsetToEnd", \.offsetToEnd, .object),
    Field(optional: "adjustedContentInset", \.adjustedContentInset, .object),
    Field(optional: "scrolls", \.scrolls, .object(of: axes)))

  private static let axes = Fields<Set<Axis>>(
    { Set(($0 ? [.horizontal] : []) + ($1 ? [.vertical] : [])) },
    Field("horizontal", { $0.contains(.horizontal) }, .bool),
    Field("vertical", { $0.contains(.vertical) }, .bool))
}

extension Format where Value == PixelGrid {
  /// How many pixels there are to a point.
  static var pixelScale: Format {
    Format(
      json: { .number($0.scale) },
      read: { json throws(FixtureError) in
        let scale = try json.number()
        do { return try PixelGrid(scale: scale) } catch {
          throw FixtureError(.refused("\(error)"), at: [])
        }
      },
      source: { "try PixelGrid(scale: \(SourceText.number($0.scale)))" },
      schema: {
        .object([
          "type": .string("number"), "minimum": .number(PixelGrid.scales.lowerBound),
          "maximum": .number(PixelGrid.scales.upperBound),
        ])
      })
  }
}

extension PixelGrid {
  /// How far a number may be from one that was rounded to these pixels: by one of them.
  var tolerance: Tolerance { .pixels(scale: scale) }
}
