import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Which screens to check, how far around each, and where to keep what fails.
struct CheckRequest {
  /// The screen files.
  let files: [String]
  /// How many variations each law must pass.
  let cases: Int
  /// Where the variations come from.
  let seed: Seed
  /// The widths of the window, nil for the usual ones.
  let widths: ClosedRange<Double>?
  /// The heights of the window, nil for the usual ones.
  let heights: ClosedRange<Double>?
  /// The one case to look at again, nil for a whole check.
  let replay: NamedToken?
  /// Where failures are kept, nil for nowhere.
  let folder: String?

  /// How many variations there are if nobody says.
  static let usualCases = 1000

  init(_ list: ArgumentList, catalogue: Catalogue) throws(UsageError) {
    files = try list.uniqueNames()
    guard !files.isEmpty else { throw list.error(.missingName(.screenFile)) }
    cases =
      try list.number(.cases, in: 1...ExploreRequest.maximumCases).map { Int($0) }
      ?? Self.usualCases
    seed = try list.number(.seed, in: 0...UInt64.max).map { Seed($0) } ?? ExploreRequest.usualSeed
    widths = try list.lengths(.widths)
    heights = try list.lengths(.heights)
    replay = try Self.replay(list)
    if replay != nil, files.count > 1 { throw list.error(.severalScreens(.replay)) }
    folder = list.value(of: .write)
    try list.refuseFile(.write, at: folder)
  }

  /// How far a screen is varied.
  func range(around screen: Screen) -> VariationRange {
    var range = VariationRange(around: screen)
    if let widths { range.widths = widths }
    if let heights { range.heights = heights }
    return range
  }

  private static func replay(_ list: ArgumentList) throws(UsageError) -> NamedToken? {
    guard let text = list.value(of: .replay) else { return nil }
    guard let token = NamedToken(text) else { throw list.error(.notAReplay(text)) }
    return token
  }
}

extension ArgumentList {
  /// A range of lengths in points, written "320-1376" or "390"; nil if the option is not there.
  func lengths(_ option: CommandOption) throws(UsageError) -> ClosedRange<Double>? {
    guard let text = value(of: option) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    let allowed = 0...Screen.Limits.magnitude
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1],
      allowed.contains(first), allowed.contains(last), first <= last
    else { throw error(.notARange(option, text)) }
    return first...last
  }
}
