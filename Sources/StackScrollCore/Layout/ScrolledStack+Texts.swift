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
  /// - Throws: ``UndecidedStack`` if they do not stand anywhere.
  /// - Complexity: O(n) for n views and words, and one layout of an axis.
  package func fittingTexts() throws(UndecidedStack) -> ScrolledStack {
    guard tree.hasWrappingTexts else { return self }
    let first = try replacing(content.withTextsOnOneLine)
    let widths = try first.lengths(along: .horizontal)
    return try replacing(content.fittingTexts(to: widths, of: first.tree.ids))
  }

  /// The lengths of the views along an axis, in tree order, whatever is wrong with the other axis.
  ///
  /// But a ratio there to a length that only preferences settle here pulls at it, which the rules do not
  /// follow. No text ends its lines anew.
  ///
  /// - Throws: ``UndecidedStack`` if the axis is not settled.
  /// - Complexity: O(n log n) for n views, O(n) where few priorities differ.
  package func lengths(along axis: Axis) throws(UndecidedStack) -> [Double] {
    do throws(AxisFailure) {
      let lengths = try spans(in: axes.layout(along: axis, spans)).map(\.length)
      try expectNoPull(on: axis)
      return lengths
    } catch { throw UndecidedStack() }
  }

  private func expectNoPull(on axis: Axis) throws(AxisFailure) {
    guard axes.hasRatios(axis.perpendicular) else { return }
    do throws(AxisFailure) {
      _ = try spans(in: axes.layout(along: axis.perpendicular, spans))
    } catch {
      if error == .openRatio { throw error }
    }
  }

  private func replacing(_ content: View) throws(UndecidedStack) -> ScrolledStack {
    do throws(ScreenError) { return try with(content: content) } catch { throw UndecidedStack() }
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
      leaf.text?.endLines(at: width(id))
    }
  }
}

extension LabelText {
  /// Ends its lines at some width in points; nowhere if that is nil.
  package mutating func endLines(at width: Double?) {
    preferredMaxLayoutWidth = max(0, min(width ?? 0, ScreenLimits.magnitude))
  }
}
