import StackScrollInvariants

/// A value that was found, as it is shown: why, the picture, the source.
struct CounterexampleText {
  let width: Int

  func lines(of subject: any Subject, message: String?) -> [String] {
    var lines: [String] = []
    if let message {
      lines += Paragraph.lines(message.printable, width: width, indent: 2) + [""]
    }
    lines += Paragraph.indented(subject.counterexamplePicture.printable, by: 2)
    lines += ["", "  As Swift:"]
    lines += Paragraph.indented(subject.counterexampleSource.printable, by: 4)
    return lines
  }
}
