import StackScrollCore

extension StackInstaller {
  /// The gap after each visible view but the last.
  ///
  /// The two equal distributions take it as the least gap. Where views are hidden between two
  /// others, half of it stands on each side of them.
  mutating func space() {
    var before: Member?
    var hidden: [Member] = []
    for member in arrangement.members {
      if member.isHidden {
        hidden.append(member)
        continue
      }
      if let before {
        if hidden.isEmpty || isEqual || isBaselineRelative {
          space(before, member)
          center(hidden, between: before, member)
        } else {
          space(before, hidden, member)
        }
      }
      before = member
      hidden = []
    }
  }

  /// What the gap after a view is, or at least is.
  func gap(after member: Member) -> Double { member.customSpacing ?? settings.spacing }

  /// The gap between two visible neighbours from edge to edge.
  func edgeGap(_ member: Member, _ next: Member) -> Double {
    guard isBaselineRelative else { return gap(after: member) }
    let below = member.baselines?.last ?? 0
    let above = next.baselines?.first ?? next.requiredHeight ?? 0
    return gap(after: member) - below - above
  }

  /// Whether the distribution shares what is too much among gaps or centres.
  var isEqual: Bool {
    settings.distribution == .equalSpacing || settings.distribution == .equalCentering
  }

  private var isBaselineRelative: Bool {
    settings.isBaselineRelativeArrangement && axis == .vertical
  }

  private mutating func space(_ member: Member, _ next: Member) {
    let (near, far) =
      isBaselineRelative
      ? (LayoutAttribute.firstBaseline, LayoutAttribute.lastBaseline) : (axis.near, axis.far)
    add(
      .spacing, next.item[near], isEqual ? .greaterThanOrEqual : .equal, member.item[far],
      constant: gap(after: member))
  }

  private mutating func space(_ member: Member, _ hidden: [Member], _ next: Member) {
    var half = gap(after: member) / 2
    var edge = member.item[axis.far]
    for view in hidden {
      add(.spacing, view.item[axis.near], edge, constant: half)
      edge = view.item[axis.far]
      half = 0
    }
    add(.spacing, next.item[axis.near], edge, constant: gap(after: member) / 2)
  }

  /// Puts hidden views in the middle of a gap whose length is not known beforehand.
  private mutating func center(_ hidden: [Member], between member: Member, _ next: Member) {
    guard !hidden.isEmpty else { return }
    let reach = max(0, -edgeGap(member, next))
    let gap = names.item("\(arrangement.stack.id).hidden gap", className: "_UILayoutSpacer")
    add(.spacing, gap[axis.near], member.item[axis.far], constant: -reach)
    add(.spacing, next.item[axis.near], gap[axis.far])
    for view in hidden {
      add(.spacing, view.item[axis.near], gap[axis.center], constant: reach / 2)
    }
  }
}
