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

  /// The picture, what each scroll view shows, and why the first views stand where they do, if the rules of
  /// stacks lay them out.
  func account(of file: ScreenFile, _ layout: Layout) -> [String] {
    title(of: file) + [""]
      + Paragraph.indented(layout.drawing(numbers: numbers).ownLines, by: 2) + [""]
      + layout.scrollViews.flatMap { id in layout.content(of: id).map { lines(of: id, $0) } ?? [] }
      + ["  both axes are determined"] + summary(of: file.screen)
  }

  /// What a scroll view shows on each axis.
  private func lines(of id: ViewID, _ content: ContentLayout) -> [String] {
    ["  \(id)"]
      + Axis.allCases.flatMap { axis in
        let lengths = numbers.texts([content.contentSize[axis], content.scroll.bounds[axis]])
        let inset = content.scroll.adjustedContentInset
        let ends = numbers.texts([inset.near(axis), inset.far(axis)])
        let insets =
          inset.near(axis) == 0 && inset.far(axis) == 0 ? "" : ", insets \(ends[0]) and \(ends[1])"
        let scrolls = scrolling(of: content, axis)
        return Paragraph.lines(
          "\(name(axis))\(scrolls): content \(lengths[0]) in \(lengths[1])\(insets)",
          width: session.width, indent: 4, hanging: Self.indent + 2)
      }
  }

  /// The arithmetic behind the first views, or that constraints decide.
  private func summary(of screen: Screen) -> [String] {
    guard let reasons = screen.reasons(ofFirst: Self.explainedViews) else {
      return ["", "Laid out by constraints: --why VIEW lists those that hold a view."]
    }
    let lines = reasons.ids.flatMap { summary(of: $0, reasons[$0]) }
    let more = reasons.viewCount - reasons.ids.count
    return ["", "Why (--why VIEW adds rules and sources):"] + lines.map { "  \($0)" }
      + (more > 0 ? ["  and \(more) more views"] : [])
  }

  /// What each axis comes to where one of them comes to nothing: the numbers of the other stand.
  ///
  /// - Parameter error: why there is no layout; a conflict, which is long to find, is told from it.
  func unsettled(_ file: ScreenFile, _ error: LayoutError) -> [String] {
    let told = if case .contradictory(let axes, _) = error { axes } else { [Axis]() }
    return title(of: file) + [""]
      + Axis.allCases.flatMap { axis -> [String] in
        let isTold = told.contains(axis)
        guard let problem = isTold ? error : file.screen.problem(along: axis) else {
          return ["  \(name(axis))determined"] + places(in: file.screen, along: axis)
        }
        let lines = Paragraph.lines("\(problem)", width: session.width, indent: Self.indent)
        return ["  \(name(axis))\(session.style.bad("NO LAYOUT"))"] + lines
      }
  }

  /// Where the views stand on an axis that is determined.
  private func places(in screen: Screen, along axis: Axis) -> [String] {
    guard let layout = try? screen.bestLayout(along: [axis]).layout else { return [] }
    let (edge, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
    let indent = String(repeating: " ", count: Self.indent)
    let names = layout.ids.map { "\($0)" }
    let width = names.reduce(0) { max($0, $1.count) }
    let rows = layout.ids.indices.prefix(Self.explainedViews).map { place in
      let (name, frame) = (names[place], layout.frames[place])
      let content = layout.content(of: layout.ids[place]).map {
        "  content \(numbers.text($0.contentSize[axis]))"
      }
      return "\(indent)\(name.padded(to: width))  \(edge) \(numbers.text(frame.min(axis)))"
        + "  \(length) \(numbers.text(frame.length(axis)))" + (content ?? "")
    }
    let more = layout.ids.count - rows.count
    return rows + (more > 0 ? ["\(indent)and \(more) more views"] : [])
  }

  /// Whether an axis of a content scrolls, and how far.
  private func scrolling(of layout: ContentLayout, _ axis: Axis) -> String {
    let range = layout.offsetRange(axis)
    let ends = numbers.texts([range.lowerBound, range.upperBound])
    return layout.scrolls(axis)
      ? "scrolls from \(ends[0]) to \(ends[1])"
      : "does not scroll"
  }

  /// A line for each number of a view: what it comes to, and the arithmetic.
  private func summary(of id: ViewID, _ reasons: [FrameReason]) -> [String] {
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

  /// The constraints that hold a view, and those that gave way.
  private func held(_ view: HeldView) -> [String] {
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

  /// A view in full: its frame, and for each number the rule and its source, or the constraints that hold
  /// it.
  func account(of view: ViewReasons) -> [String] {
    ["\(session.style.strong("\(view.id)"))  \(view.frame.text(numbers))", ""]
      + view.rules.flatMap { why in
        Paragraph.lines(why.text(numbers).ownLines, width: session.width, hanging: 2)
      } + (view.constraints.map(held) ?? [])
  }

  static func noSuchView(_ id: ViewID, nearest: String?) -> String {
    "no view is named \(id.name.quoted)"
      + (nearest.map { "; did you mean \"\($0.printable)\"?" }
        ?? "; run `layout` without --why, which lists them")
  }

  private func title(of file: ScreenFile) -> [String] {
    let about = file.about.isEmpty ? "" : ": \(file.about.printable)"
    return Paragraph.lines(
      session.style.strong(path.printable) + about, width: session.width, hanging: 2)
  }

  private func name(_ axis: Axis) -> String { "\(axis)".padded(to: Self.indent - 2) }

  private static let indent = 14
}
