import StackScrollCore
import StackScrollInvariants

/// Wrong insets, safe areas and keyboards.
enum InsetBugs {
  static let all: [PlantedBug] = [
    safeAreaOfShort, bounceIgnored, alwaysTaken, neverTaken, controllersIgnored, automaticTaken,
    bounceCounted, bounceAddsSafeArea, keyboardTwice, insetsTakenOff,
  ]

  static let safeAreaOfShort = PlantedBug.geometry(
    "safe-area-of-fitting-content",
    "The safe area counts where content fits the window but not it.",
    seen: "short forms that can be scrolled by the height of a bar"
  ) {
    let room = $1.size.height - $1.safeAreaInsets.top - $1.safeAreaInsets.bottom
    if $0.contentSize.height > room { $0.appliedSafeArea.top = $1.safeAreaInsets.top }
  }

  static let bounceIgnored = PlantedBug.scrollView(
    "bounce-ignored", "That content always bounces does not switch its safe area on.",
    seen: "short lists below a bar"
  ) { $0.alwaysBounceVertical = false }

  static let alwaysTaken = PlantedBug.scrollView(
    "always-like-scrollable-axes", "A safe area that always counts does so only where it scrolls.",
    seen: "an enumeration that is compared with one case only"
  ) {
    if $0.contentInsetAdjustmentBehavior == .always {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    }
  }

  static let neverTaken = PlantedBug.scrollView(
    "never-like-scrollable-axes", "A safe area that never counts does so where it scrolls.",
    seen: "insets that come back after a rotation"
  ) {
    if $0.contentInsetAdjustmentBehavior == .never {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    }
  }

  static let controllersIgnored = PlantedBug.scrollView(
    "controllers-ignored", "Bars of a controller do not count for short content.",
    seen: "first rows that start under a navigation bar"
  ) { $0.controllerEmbedding = .standalone }

  static let automaticTaken = PlantedBug.scrollView(
    "automatic-like-always", "A safe area that counts automatically counts always.",
    seen: "scroll views that scroll in an empty sheet"
  ) {
    if $0.contentInsetAdjustmentBehavior == .automatic {
      $0.contentInsetAdjustmentBehavior = .always
    }
  }

  static let bounceCounted = PlantedBug.geometry(
    "bounce-counted", "Long content that bounces gets a point more to scroll.",
    seen: "content made one point longer than the window so that it bounces"
  ) {
    if $1.alwaysBounceVertical, $0.contentSize.height > $0.bounds.height {
      $0.contentInset.bottom += 1
    }
  }

  static let bounceAddsSafeArea = PlantedBug.geometry(
    "bounce-adds-the-safe-area", "Bouncing adds the safe area whatever is asked for.",
    seen: "insets that are recomputed when bouncing is switched on"
  ) { if $1.alwaysBounceHorizontal { $0.appliedSafeArea.left = $1.safeAreaInsets.left + 1 } }

  static let keyboardTwice = PlantedBug(
    "keyboard-and-safe-area", "Above a keyboard the safe area it covers is counted again.",
    seen: "keyboard handlers that set the inset to the keyboard's height",
    in: \.scrolling.avoidKeyboard
  ) { layout, overlap in
    var layout = layout
    layout.scroll.contentInset.bottom += overlap
    return layout
  }

  static let insetsTakenOff = PlantedBug.geometry(
    "insets-taken-off-the-content", "The content is smaller by the inset around it.",
    seen: "content sizes read from a view that is laid out inside the insets"
  ) { $0.contentSize.height -= $1.contentInset.top }
}
