import StackScrollConstraints
import StackScrollCore

extension Oracle {
  /// What a place or a length of an item is in a layout.
  enum LayoutValue {
    case least(ViewID, Axis)
    case length(ViewID, Axis)
    case content(Axis)

    func value(in frames: [ViewID: Rect], _ layout: Layout) -> Double? {
      switch self {
      case .least(let id, let axis): frames[id]?.min(axis)
      case .length(let id, let axis): frames[id]?.length(axis)
      case .content(let axis): layout.contentSize[axis]
      }
    }
  }

  /// Everything that must be settled on some axes.
  func anchors(along axes: [Axis]) -> [(Anchor, LayoutValue)] {
    axes.flatMap { axis in
      let (least, length) = (axis == .horizontal ? LayoutAttribute.left : .top, axis.length)
      let views = installed.views.flatMap { view in
        [
          (view[least], LayoutValue.least(ViewID(view.id), axis)),
          (view[length], LayoutValue.length(ViewID(view.id), axis)),
        ]
      }
      return views + [(installed.contentLayoutGuide[length], .content(axis))]
    }
  }

  /// The views that their stack hides.
  var hiddenViews: Set<ViewID> {
    Set(screen.shownStacks.flatMap(\.stack.arrangedViews).filter(\.isHidden).map(\.id))
  }

  /// The constraints along some axes, without those that distribute centres where views are
  /// squeezed.
  func system(along axes: [Axis], squeezing layout: Layout?) -> ConstraintSystem {
    guard let layout else { return system(along: axes, without: []) }
    let centred = centredStacks()
    guard !centred.isEmpty else { return system(along: axes, without: []) }
    let frames = layout.framesByID()
    let squeezed = centred.filter { $0.isPacked(in: frames) }
    return system(along: axes, without: Set(squeezed.map(\.id)))
  }

  /// The constraints along some axes, without those that distribute the centres of some stacks.
  func system(along axes: [Axis], without stacks: Set<ViewID>) -> ConstraintSystem {
    var system = installed.system
    system.constraints = system.constraints.filter { constraint in
      guard axes.contains(constraint.first.attribute.axis) else { return false }
      guard case .stackView(let stack) = constraint.origin, stacks.contains(stack) else {
        return true
      }
      return constraint.identifier != InstalledIdentifier.distributingEdge.rawValue
        || constraint.priority == .required
    }
    return system
  }

  /// The stacks that show three views or more, their centres distributed.
  func centredStacks() -> [CentredStack] {
    screen.shownStacks.filter(\.distributesCentres)
      .map { CentredStack(id: $0.id, stack: $0.stack, visible: $0.visible, screen.layoutDirection) }
  }

  /// A stack that distributes centres.
  struct CentredStack {
    let id: ViewID
    private let axis: Axis
    private let gaps: [(near: ViewID, far: ViewID, least: Double, hanging: ViewID?)]

    init(id: ViewID, stack: StackView, visible: [View], _ direction: LayoutDirection) {
      self.id = id
      axis = stack.axis
      let isMirrored = axis == .horizontal && direction == .rightToLeft
      gaps = zip(visible, visible.dropFirst()).map { view, next in
        var gap = stack.customSpacing(after: view.id) ?? stack.spacing
        let isByText = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        if isByText {
          gap -= (view.leaf?.baselines?.last ?? 0) + (next.leaf?.baselines?.first ?? 0)
        }
        let hanging = isByText && next.leaf?.baselines == nil ? next.id : nil
        return isMirrored ? (next.id, view.id, gap, hanging) : (view.id, next.id, gap, hanging)
      }
    }

    /// Whether no gap is longer than it must be.
    func isPacked(in frames: [ViewID: Rect]) -> Bool {
      gaps.allSatisfy { gap in
        guard let near = frames[gap.near], let far = frames[gap.far] else { return false }
        // Without text, the whole view hangs from the baseline.
        let hanging = gap.hanging.flatMap { frames[$0]?.length(axis) } ?? 0
        return far.min(axis) - near.max(axis) <= gap.least - hanging + 1e-6
      }
    }
  }
}
