import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Everything `layout` says.
struct LayoutText {
  let session: Session
  let path: String
  /// How numbers are told.
  let numbers: NumberStyle

  /// How many views are explained in short; the rest can be asked for one by one.
  static let explainedViews = 40

  /// The picture, the numbers and what each axis comes to.
  func account(of file: ScreenFile, _ layout: Layout) -> [String] {
    title(of: file) + [""]
      + Paragraph.indented(layout.drawing(numbers: numbers).ownLines, by: 2) + [""]
      + Axis.allCases.map { verdict(of: file.screen, layout, $0) }
  }

  /// The picture of a window and what its scroll views do.
  func account(of file: WindowFile, _ layout: WindowLayout) -> [String] {
    title(of: path, file.about) + [""]
      + Paragraph.indented(layout.drawing(numbers: numbers).ownLines, by: 2) + [""]
      + layout.scrollViews.flatMap { id -> [String] in
        guard let content = layout.content(of: id) else { return [] }
        return Paragraph.lines(
          "\(id): "
            + Axis.allCases.map { axis in
              let (length, room) = (content.contentSize[axis], content.scroll.bounds[axis])
              let texts = numbers.texts([length, room])
              return "\(axis) \(scrolling(of: content, axis)), content \(texts[0]) in \(texts[1])"
            }.joined(separator: "; "),
          width: session.width, indent: 2, hanging: 2)
      } + ["  both axes are determined"]
  }

  /// What each axis of a window comes to where one of them comes to nothing.
  func unsettled(_ file: WindowFile) -> [String] {
    title(of: path, file.about) + [""]
      + Axis.allCases.flatMap { axis -> [String] in
        guard let problem = file.window.problem(along: axis) else {
          return ["  \(name(axis))determined"]
        }
        let lines = Paragraph.lines("\(problem)", width: session.width, indent: Self.indent)
        return ["  \(name(axis))\(session.style.bad("NO LAYOUT"))"] + lines
      }
  }

  /// Whether an axis of a content scrolls, and how far.
  private func scrolling(of layout: Layout, _ axis: Axis) -> String {
    let range = layout.offsetRange(axis)
    let ends = numbers.texts([range.lowerBound, range.upperBound])
    return layout.scrolls(axis)
      ? "scrolls from \(ends[0]) to \(ends[1])"
      : "does not scroll"
  }

  /// What each axis comes to where one of them comes to nothing: the numbers of the other stand.
  func unsettled(_ file: ScreenFile) -> [String] {
    title(of: file) + [""]
      + Axis.allCases.flatMap { axis -> [String] in
        do throws(LayoutError) {
          return lines(of: try file.screen.solvedPlacement(along: axis))
        } catch {
          let lines = Paragraph.lines(
            "\(error)", width: session.width, indent: Self.indent)
          return ["  \(name(axis))\(session.style.bad("NO LAYOUT"))"] + lines
        }
      }
  }

  /// What an axis comes to, and where the views stand on it.
  private func lines(of placement: AxisPlacement) -> [String] {
    let (edge, length) = placement.axis == .horizontal ? ("x", "width") : ("y", "height")
    let indent = String(repeating: " ", count: Self.indent)
    let names = placement.ids.map { "\($0)" }
    let width = names.reduce(0) { max($0, $1.count) }
    let rows = placement.ids.indices.prefix(Self.explainedViews).map { view in
      "\(indent)\(names[view].padded(to: width))  \(edge) \(numbers.text(placement.edges[view]))"
        + "  \(length) \(numbers.text(placement.lengths[view]))"
    }
    let more = placement.ids.count - rows.count
    return [
      "  \(name(placement.axis))determined: content \(numbers.text(placement.contentLength))"
    ] + rows + (more > 0 ? ["\(indent)and \(more) more views"] : [])
  }

  /// A line for each number of a view: what it comes to, and the arithmetic.
  func summary(of id: ViewID, _ reasons: [FrameReason]) -> [String] {
    ["\(id)"]
      + reasons.flatMap { why in
        let (start, length) = why.axis == .horizontal ? ("x", "width") : ("y", "height")
        return [(start, why.position), (length, why.length)].flatMap { name, reason in
          Paragraph.lines(
            "\(name.padded(to: 6)) = \(reason.resultFirst(numbers))",
            width: session.width, indent: 4, hanging: 9)
        }
      }
  }

  /// The short explanations under their title.
  func reasons(_ lines: [String], more: Int) -> [String] {
    ["", "Why (--why VIEW adds rules and sources):"] + lines.map { "  \($0)" }
      + (more > 0 ? ["  and \(more) more views"] : [])
  }

  /// What stands in place of the explanations where the closed forms have none.
  func solved(_ error: LayoutError) -> [String] {
    Paragraph.lines(
      "By the constraints behind the screen; --why VIEW lists those that hold a view. \(error)",
      width: session.width)
  }

  /// What holds a view where the closed forms cannot tell, and what gave way.
  func held(_ view: HeldView?, _ error: LayoutError) -> [String] {
    Paragraph.lines("\(error)", width: session.width) + (view.map { [""] + held($0) } ?? [])
  }

  /// The constraints that hold a view, and those that gave way.
  func held(_ view: HeldView) -> [String] {
    let missed = view.constraints.filter(\.gaveWay)
    let title =
      view.settledByIndex.isEmpty
      ? "The constraints behind the screen have one solution. What holds the view:"
      : "The constraints behind the screen leave a choice between "
        + "\(ViewID.list(view.settledByIndex)): among equals, the lowest index gives way. What holds "
        + "the view:"
    return Paragraph.lines(title, width: session.width)
      + view.constraints.filter { !$0.gaveWay }.flatMap(lines)
      + (missed.isEmpty ? [] : ["", "What gave way:"] + missed.flatMap(lines))
  }

  private func lines(of held: HeldConstraint) -> [String] {
    let miss = held.gaveWay ? "; missed by \(numbers.text(held.miss)) points" : ""
    let words = held.constraint.words(naming: \.description)
    return Paragraph.lines(
      "\(words)  (\(held.constraint.standing)\(miss))", width: session.width,
      indent: 2, hanging: 2)
  }

  /// A view in full: its frame, and for each number the rule and its source.
  func account(of id: ViewID, _ frame: Rect, _ reasons: [FrameReason]) -> [String] {
    ["\(session.style.strong("\(id)"))  \(frame.text(numbers))", ""]
      + reasons.flatMap { why in
        Paragraph.lines(why.text(numbers).ownLines, width: session.width, hanging: 2)
      }
  }

  static func noSuchView(_ id: ViewID, nearest: String?) -> String {
    "no view is named \(id.name.quoted)"
      + (nearest.map { "; did you mean \"\($0.printable)\"?" }
        ?? "; run `layout` without --why, which lists them")
  }

  private func title(of file: ScreenFile) -> [String] { title(of: path, file.about) }

  private func title(of path: String, _ about: String) -> [String] {
    let about = about.isEmpty ? "" : ": \(about.printable)"
    return Paragraph.lines(
      session.style.strong(path.printable) + about, width: session.width, hanging: 2)
  }

  private func verdict(of screen: Screen, _ layout: Layout, _ axis: Axis) -> String {
    let lengths = numbers.texts([layout.contentSize[axis], screen.scrollView.size[axis]])
    let inset = layout.scroll.adjustedContentInset
    let insets =
      inset.near(axis) == 0 && inset.far(axis) == 0
      ? "" : ", insets \(numbers.text(inset.near(axis))) and \(numbers.text(inset.far(axis)))"
    return
      "  \(name(axis))determined, \(scrolling(of: layout, axis)): content \(lengths[0]) in \(lengths[1])"
      + insets
  }

  private func name(_ axis: Axis) -> String { "\(axis)".padded(to: Self.indent - 2) }

  private static let indent = 14
}
