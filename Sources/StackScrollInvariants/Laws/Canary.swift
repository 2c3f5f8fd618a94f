import PropertyKit
import StackScrollCore

/// The law that is false on purpose.
enum Canary {
  static let all: [Invariant] = [tabsNeverScroll]

  static let tabsNeverScroll = Invariant(
    "canary-tabs-never-scroll", "No number of tabs ever scrolls.", role: .canary,
    drawing: TabDraw.published
  ) { strip, model in
    let layout = try model.frames(of: strip.screen)
    return .holds(
      if: !model.scrolls(layout, .horizontal), otherwise: "\(strip.tabCount) tabs scroll")
  }
}
