import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Everything the pages of a report say.
package enum PageText {
  /// How pages tell numbers; what stands beside them as JSON lines has all digits.
  private static let style = NumberStyle.rounded

  static let runAgain = "Run it again"
  static let asSwift = "As a Swift value"
  static let matrix = "On devices"
  static let refutedIsGood =
    "What is shown is a claim that is known to be false. Every run must refute it again, and this one did."
  static let endOfContent = "Where the end is"
  static let predictedEnd = "What the code computes before layout"
  static let gestures = "Step by step"
  static let frames = "The numbers"
  static let intervals = "Where it fails"
  static let nearest = "The nearest case that passes"
  static let smallestCase = "The smallest case that fails in the same way"
  static let why = "Why the frames are so"
  static let trail = "How it was shrunk"
  static let keeps = "Keep it"
  static let start = "start"
  static let mended = "with the change"
  static let outside = "pale: outside the window"
  static let assumes = "Assumes:"
  static let breaksHere = "breaks here"
  static let noPicture = "There is no layout to draw."
  static let nothingFound = "Nothing was found that breaks a law."
  static let distorted = "Not to scale: one axis is stretched so that it can be seen."
  package static let modelNotUIKit = "A model of layout is checked, not UIKit."

  /// The role of an entry, as a badge.
  static func badge(of trial: Trial) -> String {
    trial.judgement == .refuted
      ? "refuted, as it should be" : VerdictText.word(for: trial.judgement).lowercased()
  }

  /// What the command to copy runs: where a case on a device is shown, that is another one.
  static func replay(_ finding: Finding) -> String {
    finding.believable == nil ? "Replay this case" : "Replay the smallest case"
  }

  static func whyFalse(_ reason: String) -> String { "Why it is false: \(reason)" }

  static func otherLaws(_ count: Int) -> String {
    "The same case also breaks \(count == 1 ? "one more" : "\(count) more"):"
  }

  /// The heading of the findings, with how many ways there were to find them.
  static func findings(_ findings: [Finding]) -> String {
    let invariants = Set(findings.flatMap { $0.witnesses.map(\.id) }).count
    return ReportText.count(findings.count, "smallest case")
      + (invariants == findings.count ? "" : ", breaking \(invariants) invariants")
  }

  /// What a letter in a picture stands for.
  static func legend(_ mark: Scene.Mark) -> String {
    switch mark.kind {
    case .view: mark.id.map { "\($0.label(limit: 40)), as laid out" } ?? legend(.a)
    case .expectedView: mark.id.map { "\($0.label(limit: 40)), as expected" } ?? legend(.b)
    case .window: "the window, where it was scrolled to"
    case .expectedWindow: "the window, where it should be"
    }
  }

  /// What the two arrows show, where no view is marked.
  static func legend(_ letter: Scene.Letter) -> String {
    letter == .a ? "what was found" : "what was expected"
  }

  /// The window, the content and the offset, below a picture.
  static func facts(of layout: ContentLayout) -> String {
    let (bounds, offset) = (layout.scroll.bounds, layout.contentOffset)
    return "Window \(bounds.text(style)) at \(offset.text(style)), content"
      + " \(layout.contentSize.text(style)), offsets it can rest at:"
      + " \(layout.offsetsText(style, dots: "…"))."
  }

  /// What can be read off the picture of a moment: of a window, what each scroll view does, and what
  /// is covered.
  static func facts(of moment: Moment) -> String? {
    guard let layout = moment.layout else { return nil }
    guard let whole = moment.wholeLayout, !whole.isOneScrollView else { return facts(of: layout) }
    let contents = whole.scrollViews.compactMap { id in
      whole.content(of: id).map { "\(id): \(facts(of: $0))" }
    }
    let covers = moment.covers.map { cover in
      "\(cover.kind == .bar ? "A bar" : "The keyboard") covers \(cover.area.text(style))."
    }
    return (["Window \(layout.scroll.bounds.text(style))."] + contents + covers).joined(
      separator: " ")
  }

  /// What a reader hears who does not see the picture.
  static func title(of layout: ContentLayout, _ message: String?) -> String {
    "\(facts(of: layout))\(message.map { " \($0)" } ?? "")"
  }

  static func moreViews(_ count: Int) -> String {
    "and \(ReportText.count(count, "more view"))"
  }

  static func omittedFrames(_ count: Int) -> String {
    "\(ReportText.count(count, "step")) in between not shown"
  }

  // MARK: Intervals

  static func interval(_ found: FailingIntervals) -> String {
    let name = found.dimension.rawValue
    let others = found.intervals.count - 1
    let more = others > 0 ? " The interval below is one of \(found.intervals.count)." : ""
    return "Over every pixel of \(name) from \(range(of: found)), \(found.scale) to a point:"
      + " \(found.badPoints) fail, \(found.goodPoints) pass.\(more)"
  }

  /// The lengths that make no difference, in one sentence.
  static func everywhere(_ found: [FailingIntervals]) -> String {
    let list = found.map { "\($0.dimension.rawValue) (\(range(of: $0)))" }
    return "It fails whatever these are: \(list.joined(separator: ", "))."
  }

  private static func range(of found: FailingIntervals) -> String {
    words(found.swept)
  }

  static func closeUp(_ range: ClosedRange<Double>) -> String {
    "Close up, from \(words(range)):"
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    style.texts([range.lowerBound, range.upperBound]).joined(separator: " to ")
  }

  /// The four numbers of an interval, each with its name; those that there are.
  static func ends(of interval: FailingInterval) -> [(name: String, value: String)] {
    let texts = interval.texts(style)
    return [
      ("last good", texts.lastGood), ("first bad", texts.firstBad), ("last bad", texts.lastBad),
      ("next good", texts.nextGood),
    ]
    .compactMap { name, text in text.map { (name, $0) } }
  }

  static func piece(_ piece: FailurePiece, of dimension: SweptDimension) -> String {
    let place =
      piece.first == piece.last
      ? "At \(style.text(piece.first))" : "From \(words(piece.first...piece.last))"
    let error = piece.error.map { "; off by \($0(style))" } ?? ""
    return "\(place): \(piece.message(style))\(error)."
  }

  /// What a slider is for.
  static func slider(_ range: ClosedRange<Double>, along axis: Axis) -> String {
    "The screen in each \(coordinates(along: axis).length) from \(words(range))"
  }

  static func sliderLabel(_ axis: Axis) -> String {
    axis == .horizontal ? "Width of the window: " : "Height of the window: "
  }

  static func noLayout(_ lengths: ClosedRange<Double>, _ reason: String) -> String {
    lengths.lowerBound == lengths.upperBound
      ? "There is no layout at \(style.text(lengths.lowerBound)): \(reason)"
      : "There is no layout from \(words(lengths)). In one of these: \(reason)"
  }

  static func sampled(_ lengths: ClosedRange<Double>) -> String {
    "From \(words(lengths)) layouts were only sampled: they lie on no lines that are known."
  }

  static let leftOut = "This is not drawn: the screen has too many pieces."

  static func difference(_ difference: JSONDifference) -> String {
    "It passes with one difference: \(difference)."
  }

  // MARK: Shrinking

  static func drawn(_ found: Counterexample<any Subject>, _ original: (any Subject)?) -> String {
    let start = original.map { ", with \(size(of: $0))" } ?? ""
    return "Drawn as case \(found.caseIndex + 1)\(start);"
      + " \(ReportText.text(of: found.shrinking)) to \(size(of: found.value))."
  }

  static func size(of subject: any Subject) -> String {
    let views = ReportText.count(subject.viewCount, "view")
    return subject.stepCount == 0
      ? views : "\(views) and \(ReportText.count(subject.stepCount, "step"))"
  }

  static let trailColumns = ["pass", "proposed", "tried", "simpler"]

  // MARK: Laws

  static let lawColumns = ["law", "cases", "assumes"]

  static func cases(of trial: Trial) -> String {
    let discarded = trial.report?.discarded ?? 0
    let all = trial.report?.extent == .all ? "all " : ""
    return "\(all)\(trial.cases)\(discarded > 0 ? " (\(discarded) discarded)" : "")"
  }

  static func laws(_ count: Int) -> String {
    count == 1 ? "One law holds" : "\(count) laws hold"
  }

  static let lawsIntroduction =
    "Each with what it assumes of a screen, and the smallest screen that breaks it without."
  static let assumesNothing = "nothing"

  static func assumptions(_ law: WeakenedLaw) -> String {
    let count = ReportText.count(law.trial.invariant.assumptions.count, "assumption")
    let needed = law.dropped.count { if case .needed = $0.result { true } else { false } }
    return needed == 0 ? count : "\(count), \(needed) needed"
  }

  /// What happens to a law without an assumption.
  static func without(_ dropped: DroppedAssumption, of law: WeakenedLaw) -> String {
    switch dropped.result {
    case .needed(let found): "Without it: \(law.trial.invariant.message(found, style))."
    case .notNeeded(let cases, _): "Not missed in \(ReportText.count(cases, "case"))."
    case .definesTheLaw: "It says what the law is about."
    case .undecided: "Without it too few cases count."
    }
  }

  // MARK: Coverage

  static func coverage(_ coverage: ScreenCoverage) -> String {
    "Covered: \(CoverageText.share(coverage))"
  }

  static let coverageIntroduction =
    "The kinds of screens on which laws that hold passed, \(CoverageText.net). Each number counts"
    + " reading directions, numbers of views and hidden ones."
  static let lineColumn = "axis, alignment"
  static let everyPairMet = "Each feature was met together with each other."

  static func gaps(_ count: Int) -> String {
    "Never met: \(count == 1 ? "one feature or pair" : "\(count) features or pairs")"
  }

  // MARK: The foot

  static func run(_ run: ReportedRun) -> String {
    "\(run.tool) \(run.version), seed \(run.seed), \(ReportText.count(run.caseCount, "case")) for each law: "
  }

  static let besides = "The same as JSON lines: "
  static let sizes = ". Every case on the screens of devices: "
  static let rest = "What else was run"
  static let restColumns = ["invariant", "verdict", "cases"]
  static let contentsColumns = ["", "breaks", "what was found", "views", "steps"]
  static let frameColumns = [
    "view", "x", "y", "width", "height", "beyond left", "top", "right", "bottom",
  ]

  static func fails(_ message: String) -> String { "It fails: \(message)." }

  static func kept(at path: String) -> String { "Kept as \(path.printable)." }

  /// A number with the arithmetic that it comes of.
  static func arithmetic(_ formula: Formula) -> String {
    let (arithmetic, result) = formula.told(style)
    if case .number = formula { return arithmetic }
    return "\(arithmetic) = \(result)"
  }

  /// What the start and the length along an axis are called.
  static func coordinates(along axis: Axis) -> (start: String, length: String) {
    axis == .horizontal ? ("x", "width") : ("y", "height")
  }

  // MARK: Screens and sizes

  static let matrixIntroduction =
    "Each case that was found, in a scroll view as large as the screen of a phone or a tablet. The law is"
    + " asked again on each."
  static let backToIndex = "Back to the findings"
  static let smallest = "smallest case"
  static let asDrawn = "as it was drawn"
  static let asMet = "as one meets it"
  static let deviceColumn = "device, in points"
  static let holdsCell = "✓"
  static let failsCell = "✗"
  static let failsWord = "fails"
  static let silentCell = "–"

  static func badCells(_ count: Int, of all: Int, _ id: String, _ name: String) -> String {
    "\(id), \(name): fails on \(count) of \(all) devices"
  }
}
