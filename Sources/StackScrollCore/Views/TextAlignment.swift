/// Where a text stands in a label that is wider.
package enum TextAlignment: String, Hashable, Sendable {
  /// Where lines begin.
  case natural
  case left, center, right
  /// From one end to the other.
  case justified
}
