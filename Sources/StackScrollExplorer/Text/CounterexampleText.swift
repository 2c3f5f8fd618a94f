import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// A value that was found, as it is shown: why, the picture, the source.
package struct CounterexampleText {
  let width: Int
  /// How numbers are told, but for those of the source.
  let numbers: NumberStyle

  package init(width: Int, numbers: NumberStyle) {
    self.width = width
    self.numbers = numbers
  }

  package func lines(of subject: any Subject, message: String?) -> [String] {
    var lines: [String] = []
    if let message {
      lines += Paragraph.lines(message.ownLines, width: width, indent: 2) + [""]
    }
    let picture = subject.picture(numbers).ownLines
    lines +=
      picture.count > 1
      ? Paragraph.indented(picture, by: 2)
      : Paragraph.lines(picture, width: width, indent: 2)  // Why there is none.
    lines += ["", "  As Swift:"]
    lines += Paragraph.indented(ReportText.lines(ofSource: subject.counterexampleSource), by: 4)
    return lines
  }
}
