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

  /// The gap between two visible neighbours from edge to edge, or the least one; nil if it depends
  /// on the layout inside one of them.
  func edgeGap(_ member: Member, _ next: Member) -> Double? {
    guard isBaselineRelative else { return gap(after: member) }
    guard member.baselineItems == nil, next.baselineItems == nil else { return nil }
    return gap(after: member) - (member.baselines?.last ?? 0) - (next.baselines?.first ?? 0)
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
      ? (next[.firstBaseline], member[.lastBaseline])
      : (next.item[axis.near], member.item[axis.far])
    add(
      .spacing, near, isEqual ? .greaterThanOrEqual : .equal, far, constant: gap(after: member))
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
    let name = "\(arrangement.stack.id).hidden gap"
    let reach = reach(over: [(member, next)], of: name)
    let gap = names.item(name, className: "_UILayoutSpacer")
    // It reaches as far beyond either edge, so its middle is theirs.
    begin(gap, at: member.item[axis.far], .spacing, reach)
    end(gap, at: next.item[axis.near], .spacing, reach)
    for view in hidden { add(.spacing, view.item[axis.near], gap[axis.center]) }
  }
}

/// Spacers, which are never shorter than 0, across gaps that may be.
extension StackInstaller {
  /// How far a spacer reaches beyond an edge, so that it has a length even where views overlap.
  enum Reach {
    case points(Double)
    /// As far as it takes, which depends on heights: the length of an item that nothing holds.
    case item(LayoutItem)
  }

  /// How far spacers reach over some gaps: nothing, unless a gap may be negative.
  mutating func reach(over pairs: [(Member, Member)], of spacer: String) -> Reach {
    let gaps = pairs.compactMap { edgeGap($0.0, $0.1) }
    guard gaps.count == pairs.count else {
      return .item(names.item("\(spacer) reach", className: "_UILayoutSpacer"))
    }
    return .points(gaps.reduce(0) { max($0, -$1) })
  }

  /// Lets a spacer begin that far before a place.
  mutating func begin(
    _ spacer: LayoutItem, at place: Anchor, _ identifier: InstalledIdentifier, _ reach: Reach
  ) {
    switch reach {
    case .points(let points): add(identifier, spacer[axis.near], place, constant: -points)
    case .item(let reach):
      let before = beyond(spacer, reach, identifier)
      add(identifier, before[axis.far], place)
      add(identifier, spacer[axis.near], before[axis.near])
    }
  }

  /// Lets a spacer end that far after a place.
  mutating func end(
    _ spacer: LayoutItem, at place: Anchor, _ identifier: InstalledIdentifier, _ reach: Reach
  ) {
    switch reach {
    case .points(let points): add(identifier, spacer[axis.far], place, constant: points)
    case .item(let reach):
      let after = beyond(spacer, reach, identifier)
      add(identifier, after[axis.near], place)
      add(identifier, spacer[axis.far], after[axis.far])
    }
  }

  private mutating func beyond(
    _ spacer: LayoutItem, _ reach: LayoutItem, _ identifier: InstalledIdentifier
  ) -> LayoutItem {
    let part = names.item("\(spacer.id) overlap", className: "_UILayoutSpacer")
    add(identifier, part[axis.length], reach[axis.length])
    return part
  }
}
