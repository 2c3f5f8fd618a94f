/// How deep a view nests and how many views it holds, counted no further than the limits.
///
/// Values share what they copy, so a few lines can describe more views than there is memory.
/// Counting from the leaves up, once for each view made, notices it before anything walks there.
struct TreeExtent: Hashable, Sendable {
  /// Levels from this view to its deepest leaf, this one counted.
  let levels: Int
  /// Views from this one down, this one counted.
  let views: Int

  /// The extent of a view without arranged views.
  static let leaf = TreeExtent(levels: 1, views: 1)

  private init(levels: Int, views: Int) {
    self.levels = levels
    self.views = views
  }

  /// The extent of a stack around some views.
  init(around arranged: [View]) {
    var levels = 0
    var views = 0
    for view in arranged {
      levels = Swift.max(levels, view.extent.levels)
      views = Swift.min(views + view.extent.views, Screen.Limits.maximumViews)
    }
    self.init(
      levels: Swift.min(levels, Screen.Limits.maximumNesting) + 1, views: views + 1)
  }

  /// Whether a screen may hold the view.
  var isWithinLimits: Bool {
    levels <= Screen.Limits.maximumNesting && views <= Screen.Limits.maximumViews
  }
}
