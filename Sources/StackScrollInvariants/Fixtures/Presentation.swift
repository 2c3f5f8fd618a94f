import StackScrollCore

/// What a file says beside a screen: what covers it, and with which pixels it is shown.
///
/// None of it changes where views stand in the content; it changes how far that scrolls, where it is
/// scrolled to, and by less than a pixel the numbers that are shown.
package struct Presentation: Hashable, Sendable {
  /// How much of the scroll view's height a keyboard covers, in points; the app avoids it.
  let keyboard: Double
  /// Whether the content offset is brought back in range, as it is after the content has shrunk.
  let clampsContentOffset: Bool
  /// The pixels to which frames are rounded; nil for exact ones.
  package let grid: PixelGrid?

  /// Nothing beside the screen.
  package init() { (keyboard, clampsContentOffset, grid) = (0, false, nil) }

  /// - Throws: `ScreenError` if the keyboard has no such height.
  init(keyboard: Double, clampsContentOffset: Bool, grid: PixelGrid?) throws(ScreenError) {
    try ScreenValidation.length(keyboard, ErrorLocation(.screen, .keyboard))
    (self.keyboard, self.clampsContentOffset, self.grid) = (keyboard, clampsContentOffset, grid)
  }

  /// The layout as it is shown: with the keyboard, then rounded, then clamped.
  ///
  /// - Complexity: O(n) for n views.
  package func shown(_ layout: Layout) -> Layout {
    var shown = layout
    if keyboard > 0 { shown = shown.avoidingKeyboard(overlap: keyboard) }
    if let grid { shown = grid.round(shown) }
    return clampsContentOffset ? shown.settled() : shown
  }
}

extension Presentation: HasFields {
  static let fields = Fields<Presentation>(
    called: "try Presentation", Presentation.init(keyboard:clampsContentOffset:grid:),
    Field("keyboard", \.keyboard, .length, default: 0),
    Field("clampsContentOffset", \.clampsContentOffset, .bool, default: false),
    Field(optional: "pixelScale", \.grid, .pixelScale))
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
