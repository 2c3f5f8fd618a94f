/// The bounds within which a screen can be laid out well.
public enum ScreenLimits {
  /// How many levels views may nest, the content view being the first.
  ///
  /// No design comes near it, and values of this depth can be copied and compared on a small
  /// thread stack.
  public static let maximumNesting = 256

  /// So many pieces of a range of lengths are told one by one; most screens have one.
  public static let pieces = 64

  /// How many views a screen may hold.
  ///
  /// It keeps the memory of one layout below about a gigabyte.
  public static let maximumViews = 2_000_000

  /// The largest number a screen may give, in points.
  ///
  /// Up to here neighbouring doubles are closer than a millionth of a point, and sums over
  /// ``maximumViews`` cannot overflow.
  public static let magnitude = 1e9

  /// How many bytes the string of a text may have in UTF-8.
  ///
  /// Nobody reads so long a label, and measuring it takes a few milliseconds.
  public static let textLength = 100_000

  /// How often a screen is laid out before its insets must stay the same.
  ///
  /// Insets grow smaller the further views move inside, so two passes are the rule.
  public static let passes = 8

  /// The most pairs of views of one view that are looked at for what they cover of each other.
  ///
  /// Where n views all meet they are n * n / 2, and more than these tell nothing that the first do not.
  package static let meetingPairs = 1_000_000
}
