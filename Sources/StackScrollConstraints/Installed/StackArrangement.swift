import StackScrollCore

/// What a stack view arranges, as far as the constraints it installs depend on it.
///
/// It speaks of items, so that a stack view may stand anywhere: in a screen's tree or in a document.
package struct StackArrangement: Sendable {
  /// One arranged view.
  package struct Member: Sendable {
    /// The view.
    package var item: LayoutItem
    /// Whether the stack view leaves it out.
    package var isHidden: Bool
    /// The size it has of its own; shares are measured by it.
    package var intrinsic: IntrinsicSize
    /// Whether it is as long as what stands in it asks for, where it has no length of its own.
    package var fitsContent: Bool
    /// How strongly it resists being narrower, if it is a text that may have several lines.
    package var textResistance: LayoutPriority?
    /// Where its text stands; without text, the baselines are its top and its bottom.
    package var baselines: Baselines?
    /// The views whose baselines are its own, where those are not known beforehand: the ones inside
    /// it that a stack view answers with.
    package var baselineItems: BaselineItems?
    /// The gap after it, if that is not the spacing.
    package var customSpacing: Double?

    /// Makes a member; what is left out is a plain view's.
    package init(
      _ item: LayoutItem, isHidden: Bool = false, intrinsic: IntrinsicSize = .none,
      fitsContent: Bool = false, textResistance: LayoutPriority? = nil, baselines: Baselines? = nil,
      baselineItems: BaselineItems? = nil, customSpacing: Double? = nil
    ) {
      self.item = item
      self.isHidden = isHidden
      self.intrinsic = intrinsic
      self.fitsContent = fitsContent
      self.textResistance = textResistance
      self.baselines = baselines
      self.baselineItems = baselineItems
      self.customSpacing = customSpacing
    }
  }

  /// Whose baselines count as those of a view that arranges others.
  package struct BaselineItems: Hashable, Sendable {
    /// Whose first baseline it is.
    package var first: LayoutItem
    /// Whose last baseline it is.
    package var last: LayoutItem

    /// Makes a pair.
    package init(first: LayoutItem, last: LayoutItem) {
      self.first = first
      self.last = last
    }
  }

  /// The stack view.
  package var stack: LayoutItem
  /// Its settings; the views and the custom spacings in them do not count, those of ``members`` do.
  package var settings: StackView
  /// What it arranges, in order.
  package var members: [Member]
  /// The side on which leading edges are.
  package var layoutDirection: LayoutDirection
  /// Whether a stack view without arranged views has no length where nothing else settles it.
  package var emptyStack: LayoutPolicy.EmptyStack

  /// Makes an arrangement.
  package init(
    _ stack: LayoutItem, _ settings: StackView, members: [Member],
    layoutDirection: LayoutDirection = .leftToRight,
    emptyStack: LayoutPolicy.EmptyStack = .fitsZero
  ) {
    self.stack = stack
    self.settings = settings
    self.members = members
    self.layoutDirection = layoutDirection
    self.emptyStack = emptyStack
  }

  /// The constraints that the stack view installs.
  ///
  /// - Parameter names: names the guides and spacers that it makes.
  /// - Complexity: O(n) for n members.
  package func constraints(naming names: inout ItemNames) -> [Constraint] {
    var own = ItemNames(taken: [])
    swap(&own, &names)
    var installer = StackInstaller(self, names: consume own)
    installer.install()
    names = installer.names
    return installer.constraints
  }
}

extension StackArrangement.Member {
  /// One of its attributes; a baseline may be that of a view inside it.
  subscript(attribute: LayoutAttribute) -> Anchor {
    switch attribute {
    case .firstBaseline: (baselineItems?.first ?? item)[attribute]
    case .lastBaseline: (baselineItems?.last ?? item)[attribute]
    default: item[attribute]
    }
  }
}
