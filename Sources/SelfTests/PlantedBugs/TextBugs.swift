import StackScrollCore
import StackScrollInvariants

/// Wrong sizes of texts.
enum TextBugs {
  static let all: [PlantedBug] = [oneLine, windowWide, onceMore, trailingSpace]

  static let oneLine = PlantedBug.screen(
    "text-on-one-line", "Every text is as high as one line, however narrow it comes out.",
    seen: "labels measured once, without a width"
  ) { try $0.changingTexts { text, _ in text.preferredMaxLayoutWidth = 0 } }

  static let windowWide = PlantedBug.screen(
    "text-as-wide-as-the-window", "Lines end at the window's width, not at the text's own.",
    seen: "heights of rows that are worked out from the screen's width"
  ) { screen in
    try screen.changingTexts { text, _ in
      text.preferredMaxLayoutWidth = screen.scrollView.size.width
    }
  }

  static let onceMore = PlantedBug.screen(
    "text-measured-again", "After the second layout lines end anew where that has put the edges.",
    seen: "layouts that are repeated until nothing moves"
  ) { screen in
    let widths = try screen.layout().framesByID()
    return try screen.changingTexts { text, id in
      text.preferredMaxLayoutWidth =
        text.preferredMaxLayoutWidth ?? widths[id]?.size.width ?? 0
    }
  }

  static let trailingSpace = PlantedBug.screen(
    "text-with-trailing-spaces", "A line must have room for the space behind its last word too.",
    seen: "word wrapping that takes a word and its space for one"
  ) { screen in
    try screen.changingTexts { text, _ in
      text.words = text.words.map { $0 + text.space }
      text.space = 0
    }
  }
}
