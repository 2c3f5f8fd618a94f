import StackScrollCore
import StackScrollInvariants

/// Wrong sizes of texts.
enum TextBugs {
  static let all: [PlantedBug] = [
    oneLine, windowWide, oneLineWidth, trailingSpace, widthsInRowsByContent,
  ]

  static let oneLine = PlantedBug.screen(
    "text-on-one-line", "Every text is as high as one line, however narrow it comes out.",
    seen: "labels measured once, without a width"
  ) { screen in
    try screen.with(
      content: screen.content.changingTexts { text, _ in text.preferredMaxLayoutWidth = 0 })
  }

  static let windowWide = PlantedBug.screen(
    "text-as-wide-as-the-window", "Lines end at the window's width, not at the text's own.",
    seen: "heights of rows that are worked out from the screen's width"
  ) { screen in
    try screen.with(
      content: screen.content.changingTexts { text, _ in
        text.preferredMaxLayoutWidth = screen.scrollView.size.width
      })
  }

  static let oneLineWidth = PlantedBug.screen(
    "text-as-wide-as-one-line", "A text of several lines still asks for the width of one.",
    seen: "labels whose height alone is measured again"
  ) { screen in
    let frames = try screen.layout().framesByID()
    return try screen.with(
      content: screen.content.measuringTexts { text, id in
        let width = text.preferredMaxLayoutWidth ?? frames[id]?.size.width ?? 0
        return Size(
          width: text.intrinsicSize.width, height: text.size(fitting: width).height)
      })
  }

  static let trailingSpace = PlantedBug.screen(
    "text-with-trailing-spaces", "A line must have room for the space behind its last word too.",
    seen: "word wrapping that takes a word and its space for one"
  ) { screen in
    try screen.with(
      content: screen.content.changingTexts { text, _ in
        text.words = text.words.map { $0 + text.space }
        text.space = 0
      })
  }

  static let widthsInRowsByContent = PlantedBug.leaf(
    "text-widths-in-rows-by-content",
    "Texts of several lines share a row as others do: the first takes what is too much.",
    seen: "stack replacements without UISV-text-width-disambiguation"
  ) { $0.isMultilineText = false }
}
