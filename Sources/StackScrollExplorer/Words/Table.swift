/// Rows of two columns, the second of which is set in lines.
enum Table {
  /// A row, two spaces in, with two spaces between the columns.
  static func row(_ first: String, _ second: String, width: Int) -> [String] {
    let indent = first.count + 4
    let lines = Paragraph.lines(second, width: width, indent: indent)
    guard let top = lines.first else { return ["  " + first] }
    return ["  " + first + top.dropFirst(first.count + 2)] + lines.dropFirst()
  }
}
