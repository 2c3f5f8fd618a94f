/// What the length of a stack view without arranged views is where nothing else settles it.
///
/// Such a stack installs no constraints at all, so its free length is ambiguous; asked for the
/// size that fits it, it answers 0. Both answers are of use, so a screen says which one it means.
///
/// Source: observed on the class: no constraint of any kind for an empty stack. That its fitting
/// length is 0 is inferred from that, not measured.
public enum EmptyStackPolicy: Hashable, Sendable, CaseIterable {
  /// It is 0, as if asked for by the weakest preference there is.
  ///
  /// The default: a column that has just been cleared can be laid out, and can be scrolled.
  case fitsZero
  /// It is ambiguous, as the constraints have it.
  case ambiguous
}
