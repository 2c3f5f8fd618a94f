import PropertyKit
import StackScrollCore

extension Gen where Value == Screen {
  /// Screens of nested stacks, three deep at most, with all that stacks can do.
  ///
  /// Some have no layout: required lengths that contradict each other, or none that settles a view.
  /// Laws discard those; what leads there is kept rare enough that few are.
  public static var screens: Gen { screens(.all) }

  /// Screens of nested stacks that do some of it.
  public static func screens(_ variety: StackVariety) -> Gen {
    screens(variety, isTied: .bool)
  }

  /// Screens of nested stacks, tied across the axis to the scroll view or not.
  package static func screens(_ variety: StackVariety, isTied: Gen<Bool>) -> Gen {
    Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let content = try source.draw(.stacks(variety, depth: variety.depth))
      let isTied = try source.draw(isTied)
      let isMirrored = try source.draw(.bool)
      let inset = try source.draw(.contentInsets)
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: viewport, contentInset: inset),
          content: content.tied(isTied).named(),
          layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }
}

extension Gen where Value == StackDraft {
  /// Stacks of one to five views, some of them stacks.
  package static func stacks(_ variety: StackVariety, depth: Int) -> Gen {
    Gen { source throws(Discard) in
      let axis = try source.draw(.axes)
      let distribution = try source.draw(.element(of: variety.distributions))
      let alignments = variety.alignments.filter { axis == .horizontal || !$0.isBaseline }
      let alignment = try source.draw(.element(of: alignments))
      let spacing = try source.draw(variety.gaps)
      let leaf = Gen<ViewDraft>.leaves(variety)
      let inner: Gen<ViewDraft> =
        depth > 0 && !alignment.isBaseline
        ? .weighted([(4, leaf), (1, .inner(variety, depth: depth - 1))]) : leaf
      let views = try source.draw(.array(of: inner, count: 1...5))
      var stack = StackView(
        axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
      if try source.draw(.rarely(4, if: variety.hasMargins)) {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = try source.draw(.margins)
      }
      return StackDraft(stack: stack, views: views)
    }
  }
}

extension Gen where Value == ViewDraft {
  /// Stacks inside stacks.
  package static func inner(_ variety: StackVariety, depth: Int) -> Gen {
    Gen { source throws(Discard) in
      var draft = try source.draw(.stacks(variety, depth: depth))
      draft.isHidden = try source.draw(.rarely(8, if: variety.hasHiddenViews))
      draft.gap = try source.draw(.customGaps(variety))
      return .stack(draft)
    }
  }

  /// Leaves, one in seven with a required share of the frame.
  package static func leaves(_ variety: StackVariety) -> Gen {
    Gen { source throws(Discard) in
      let leaf = try source.draw(Gen<Leaf>.leaves(variety))
      let isHidden = try source.draw(.rarely(8, if: variety.hasHiddenViews))
      let gap = try source.draw(.customGaps(variety))
      var lengths: [Axis: Length] = [:]
      if try source.draw(.rarely(7, if: variety.hasShares)) {
        let share = try source.draw(.element(of: [1.0, 0.5, 1.0 / 3.0, 0.25]))
        let axis: Axis = try source.draw(.bool) ? .vertical : .horizontal
        lengths[axis] = .fraction(share, of: .frameLayoutGuide)
      } else if try source.draw(.rarely(7, if: variety.hasBounds)) {
        lengths[try source.draw(.axes)] = try source.draw(.bounds)
      }
      return .leaf(
        leaf, width: lengths[.horizontal] ?? .intrinsic, height: lengths[.vertical] ?? .intrinsic,
        isHidden: isHidden, gap: gap)
    }
  }
}

extension Gen where Value == Double? {
  /// The gap after a view, where it is not the stack's.
  package static func customGaps(_ variety: StackVariety) -> Gen {
    Gen { source throws(Discard) in
      try source.draw(.rarely(6, if: variety.hasCustomSpacings))
        ? try source.draw(variety.gaps) : nil
    }
  }
}

extension Gen where Value == DirectionalEdgeInsets {
  /// Margins of 0 to 50 points on each side.
  package static var margins: Gen {
    Gen { source throws(Discard) in
      DirectionalEdgeInsets(
        top: try source.draw(.spacings), leading: try source.draw(.spacings),
        bottom: try source.draw(.spacings), trailing: try source.draw(.spacings))
    }
  }
}
