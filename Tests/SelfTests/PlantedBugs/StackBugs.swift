import StackScrollCore
import StackScrollInvariants

/// Wrong margins, alignments and directions.
enum StackBugs {
  static let all: [PlantedBug] = [
    marginsTwice, marginsForgotten, marginsUnasked, marginsUnmirrored, safeAreaForgotten,
    centerFromTop, trailingAtStart, leadingInMiddle, fillNotFilled, baselineIgnored,
    crossFromHidden,
    notMirrored, mirroredTwice, mirroredInTheWindow, wholePoints, widthFromHeight,
    constantOnOneAxis, farPinForgotten, nestedSpacing, measuredInTheWindow,
  ]

  static let marginsTwice = PlantedBug.stack(
    "margins-counted-twice", "Margins are added once for the stack and once for its views.",
    seen: "layouts where a container and its content guide both add the same margins"
  ) { stack, _ in
    let margins = stack.layoutMargins
    stack.layoutMargins = margins.scaled(by: 2)
  }

  static let marginsForgotten = PlantedBug.stack(
    "margins-forgotten", "Margins that are asked for are left out.",
    seen: "stack replacements that read the flag before it is set"
  ) { stack, _ in stack.isLayoutMarginsRelativeArrangement = false }

  static let marginsUnasked = PlantedBug.stack(
    "margins-never-off", "Margins count although the stack does not use them.",
    seen: "code that reads margins without their flag"
  ) { stack, _ in stack.isLayoutMarginsRelativeArrangement = true }

  static let marginsUnmirrored = PlantedBug.stack(
    "margins-on-the-wrong-side", "Right to left, the leading margin stays on the left.",
    seen: "layouts that keep left and right where leading and trailing are meant"
  ) { stack, direction in
    guard direction == .rightToLeft else { return }
    let margins = stack.layoutMargins
    stack.layoutMargins.leading = margins.trailing
    stack.layoutMargins.trailing = margins.leading
  }

  static let safeAreaForgotten = PlantedBug(
    "margins-under-the-bar", "Margins do not keep clear of the safe area.",
    seen: "stacks that reach below a bar after a change of the safe area", in: \.screenLayout
  ) { screen, rules, prepared in
    try screen.with(content: screen.content.insettingNothingFromSafeArea)
      .layout(by: rules, from: prepared)
  }

  static let centerFromTop = PlantedBug.stack(
    "centre-from-the-top", "Centred views stand at the start of the stack's thickness.",
    seen: "ports of stack views in which centre was a later addition"
  ) { stack, _ in if stack.alignment == .center { stack.alignment = .leading } }

  static let trailingAtStart = PlantedBug.stack(
    "trailing-at-the-start", "Views aligned trailing stand at the leading side.",
    seen: "code that mirrors an alignment which is mirrored already"
  ) { stack, _ in if stack.alignment == .trailing { stack.alignment = .leading } }

  static let leadingInMiddle = PlantedBug.stack(
    "leading-in-the-middle", "Views aligned leading stand in the middle.",
    seen: "stacks that fall back to centre for an alignment they do not know"
  ) { stack, _ in if stack.alignment == .leading { stack.alignment = .center } }

  static let fillNotFilled = PlantedBug.stack(
    "fill-keeps-thickness", "Views aligned to fill keep their own thickness.",
    seen: "stacks that only grow views without a size of their own"
  ) { stack, _ in if stack.alignment == .fill { stack.alignment = .leading } }

  static let baselineIgnored = PlantedBug.stack(
    "baselines-ignored", "Views aligned by a baseline are aligned by their tops.",
    seen: "ports of stack views without text metrics"
  ) { stack, _ in if stack.alignment.isBaseline { stack.alignment = .leading } }

  static let crossFromHidden = PlantedBug.layout(
    "thickness-from-hidden-views", "A hidden view still holds its stack open across the axis.",
    seen: "rows that keep the height of a hidden subtitle"
  ) { layout, row, _ in
    guard row.stack.alignment != .fill else { return }
    let cross = row.axis.perpendicular
    let hidden = row.views.filter(\.view.isHidden).map { $0.view.ownLength(cross) }.max() ?? 0
    guard hidden > row.frame.length(cross) else { return }
    layout = layout.resizing(row.id, to: hidden, along: cross)
  }

  static let notMirrored = PlantedBug.screen(
    "not-mirrored", "Right to left lays out like left to right.",
    seen: "layouts that position by left edges"
  ) { try $0.with(layoutDirection: .leftToRight) }

  static let mirroredTwice = PlantedBug.layout(
    "mirrored-twice", "Right to left, a row is mirrored and then mirrored again.",
    seen: "containers that flip what a flipped container has placed"
  ) { layout, row, screen in
    guard screen.layoutDirection == .rightToLeft else { return }
    let width = layout.contentSize.width
    layout = layout.mapping(frame: { $0.mirrored(in: width) }, size: { $0 })
  }

  static let mirroredInTheWindow = PlantedBug.layout(
    "mirrored-in-the-window", "Right to left, content is mirrored inside the window's width.",
    seen: "scroll views that shift short content to the right side"
  ) { layout, _, screen in
    guard screen.layoutDirection == .rightToLeft else { return }
    let shift = layout.scroll.bounds.width - layout.contentSize.width
    layout = layout.mapping(
      frame: {
        Rect(
          x: $0.minX + shift, y: $0.minY, width: $0.size.width, height: $0.size.height)
      }, size: { $0 })
  }

  static let wholePoints = PlantedBug.leaf(
    "sizes-in-whole-points", "Sizes of labels are rounded up to whole points before layout.",
    seen: "text measured with ceil and laid out with fractions"
  ) { leaf in
    leaf.intrinsic.width = leaf.intrinsic.width.map { $0.rounded(.up) }
    leaf.intrinsic.height = leaf.intrinsic.height.map { $0.rounded(.up) }
  }

  static let widthFromHeight = PlantedBug.screen(
    "share-of-the-wrong-side", "A share of the frame's width is taken of its height.",
    seen: "constraints made with the wrong one of two attributes"
  ) { screen in
    let size = screen.scrollView.size
    let content = screen.content.mapping { length in
      Length(
        length.constraints.map { constraint in
          guard case .fraction(let share, of: let guide) = constraint.target else {
            return constraint
          }
          var wrong = constraint
          wrong.target = .fraction(share * size.height / max(1, size.width), of: guide)
          return wrong
        })
    } leaf: {
      $0
    } stack: {
      $0
    }
    return try screen.with(content: content)
  }

  static let constantOnOneAxis = PlantedBug.layout(
    "bounds-ignored", "A required length of a view gives way to its size.",
    seen: "layouts that stop at the size that fits"
  ) { layout, row, screen in
    guard let first = row.visible.first, !first.view.length(along: row.axis).constraints.isEmpty
    else { return }
    layout = layout.placing(
      row, lengths: row.lengths.enumerated().map { $0 == 0 ? $1 + 1 : $1 }, gaps: row.gaps)
  }

  static let farPinForgotten = PlantedBug.screen(
    "far-pin-forgotten", "The room below or behind the content is left out of its size.",
    seen: "scroll views whose bottom constraint has its constant on the wrong side"
  ) { screen in
    var pins = screen.pins
    pins.bottom = 0
    pins.trailing = 0
    return try screen.with(pins: pins)
  }

  static let nestedSpacing = PlantedBug.screen(
    "inner-stack-adds-a-gap", "A stack inside another takes a gap more than it has.",
    seen: "flattened stacks that count a separator for their own edge"
  ) { screen in
    try screen.with(
      content: screen.content.changingStack { stack in
        stack.arrangedViews = stack.arrangedViews.map { view in
          view.changingStack { inner in
            inner.isLayoutMarginsRelativeArrangement = true
            inner.layoutMargins.bottom += 1
            inner.layoutMargins.trailing += 1
          }
        }
      })
  }

  static let measuredInTheWindow = PlantedBug.layout(
    "measured-in-the-window", "Content is measured no longer than the window along its axis.",
    seen: "content sizes asked for with the viewport as the limit on both axes"
  ) { layout, row, _ in
    layout.scroll.contentSize[row.axis] = min(
      layout.contentSize[row.axis], layout.scroll.bounds[row.axis])
  }
}

extension ContentLayout {
  /// The layout with one view of another length, and the content longer by the difference.
  func resizing(_ id: ViewID, to length: Double, along axis: Axis) -> ContentLayout {
    guard let frame = frame(of: id) else { return self }
    var changed = frame
    changed.size[axis] = length
    var result = self
    result.views = FrameList(
      ids: ids, frames: zip(ids, frames).map { $0 == id ? changed : $1 }, depths: depths)
    result.scroll.contentSize[axis] += length - frame.length(axis)
    return result
  }
}
