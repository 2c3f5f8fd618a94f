// Texts that wrap are laid out twice: on one line each, and then with their lines ending at the
// width that came out. The second layout may give a text another width; its lines stay as they are.
//
// Source: UILabel documentation, `preferredMaxLayoutWidth`; WWDC 2015, session 219, Mysteries of Auto
// Layout, Part 2; observed on the class: after a first layout a label of several lines asks for its
// size again, once.

extension ScrolledStack {
  /// The screen whose texts end their lines where a first layout has their edges; itself if no text
  /// wraps.
  ///
  /// - Parameter place: where views stand along the horizontal axis of a screen without such texts.
  /// - Throws: ``StackError`` if they do not stand anywhere.
  /// - Complexity: O(n) for n views and words, and one placement.
  package func fittingTexts(
    _ place: (ScrolledStack) throws(StackError) -> AxisPlacement = { screen throws(StackError) in
      try screen.placement(along: .horizontal)
    }
  ) throws(StackError) -> ScrolledStack {
    guard tree.hasWrappingTexts else { return self }
    let placement = try place(try replacing(content.withTextsOnOneLine))
    return try replacing(content.fittingTexts(to: placement.lengths, of: placement.ids))
  }

  /// The screen with its texts fitted; with one line for each where a first layout does not settle
  /// their widths.
  var textsFitted: ScrolledStack {
    guard tree.hasWrappingTexts else { return self }
    return (try? fittingTexts()) ?? (try? replacing(content.withTextsOnOneLine)) ?? self
  }

  private func replacing(_ content: View) throws(StackError) -> ScrolledStack {
    do throws(ScreenError) { return try with(content: content) } catch {
      throw .notWellFormed(error)
    }
  }
}

extension View {
  /// The view whose texts are measured where people like text of a size.
  ///
  /// - Complexity: O(n) for n views and characters.
  package func measuringTexts(for category: ContentSizeCategory) -> View {
    guard hasLeaf(where: { $0.text?.font?.textStyle != nil }) else { return self }
    return mappingTexts { _, text, leaf in leaf.text = text.measured(for: category) }
  }

  /// The view whose texts are on one line each, however narrow.
  package var withTextsOnOneLine: View { endingLines { _ in nil } }

  /// The view whose texts that wrap end their lines at the widths of a first layout.
  ///
  /// - Complexity: O(n) for n views.
  package func fittingTexts(to widths: [Double], of ids: [ViewID]) -> View {
    let widths = Dictionary(zip(ids, widths), uniquingKeysWith: { first, _ in first })
    return endingLines { widths[$0] }
  }

  /// The view whose texts that wrap end their lines at some width; nowhere where it is nil.
  private func endingLines(at width: (ViewID) -> Double?) -> View {
    mappingTexts { id, text, leaf in
      guard text.wrapsInLayout else { return }
      leaf.text?.preferredMaxLayoutWidth = max(0, min(width(id) ?? 0, ScreenLimits.magnitude))
    }
  }
}
