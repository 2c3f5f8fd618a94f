/// What a layout answers where the documentation and the published observations leave a choice.
///
/// Each choice has a default and a reason; none is made in silence.
public struct LayoutPolicy: Hashable, Sendable {
  /// What the length of a stack view without arranged views is where nothing else settles it.
  ///
  /// Such a stack installs no constraints at all, so its free length is ambiguous; asked for the
  /// size that fits it, it answers 0. Margins do not count either way: no constraint refers to them.
  ///
  /// Source: observed on the class: no constraint of any kind for an empty stack. That its fitting
  /// length is 0 is inferred from that, not measured.
  public enum EmptyStack: Hashable, Sendable, CaseIterable {
    /// It is 0, as if asked for by the weakest preference there is.
    ///
    /// The default: a column that has just been cleared can be laid out, and can be scrolled.
    case fitsZero
    /// It is ambiguous, as the constraints have it.
    case ambiguous
  }

  /// Who gives way among views that hold their lengths equally.
  ///
  /// Source: UIStackView documentation, `Distribution.fill` ("based on their index in the
  /// arrangedSubviews array"); observed on the class: the lowest index takes all.
  public enum Ties: Hashable, Sendable, CaseIterable {
    /// The view with the lowest index gives way, as documented. The default.
    case lowestIndex
    /// None is preferred, as the constraints alone have it: the layout is ambiguous.
    case ambiguous
  }

  /// Whether a hidden view still holds its stack open across the axis, under fill alignment.
  ///
  /// Source: observed on the class: the constraint UISV-alignment ties hidden views too. Whether
  /// their own lengths count is not published.
  public enum HiddenViews: Hashable, Sendable, CaseIterable {
    /// Its length counts across the axis, if it is more than 0: a leaf's own one, and of a stack the
    /// one that fits its views, whose conditions rest. The default: bugs in shipped apps suggest it.
    case count
    /// It takes no part.
    case areIgnored
  }

  /// The answer for stacks without views.
  public var emptyStack: EmptyStack
  /// The answer for views that give way equally.
  public var ties: Ties
  /// The answer for hidden views across the axis.
  public var hiddenViews: HiddenViews

  /// Makes a policy; what is left out has its default.
  public init(
    emptyStack: EmptyStack = .fitsZero, ties: Ties = .lowestIndex,
    hiddenViews: HiddenViews = .count
  ) {
    self.emptyStack = emptyStack
    self.ties = ties
    self.hiddenViews = hiddenViews
  }

  /// The default of every choice.
  public static let standard = LayoutPolicy()
}
