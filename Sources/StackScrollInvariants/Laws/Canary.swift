import PropertyKit
import StackScrollCore

/// The law that is false on purpose.
enum Canary {
  static let all: [Invariant] = [tabsNeverScroll]

  static let tabsNeverScroll = Invariant(
    "canary-tabs-never-scroll", "No number of tabs ever scrolls.", role: .canary,
    drawing: TabDraw.published
  ) { strip, law in
    try law.layout(strip.screen).expect(.scrolls(.horizontal), equals: false)
  }
}
