import PropertyKit

extension Problem {
  static let earlierCodecs: [Problem] = [
    Problem(
      "csv", kind: "codecs", smallest: [["\n"]],
      .array(
        of: .array(of: .string(of: .element(of: Array("a,\"\n")), count: 0...6), count: 1...4),
        count: 0...4)
    ) { rows in
      rowsOfCSV(csv(rows)) == rows
    }
  ]
}

/// Writes rows; a newline alone does not cause quotes.
private func csv(_ rows: [[String]]) -> String {
  rows.map { fields in
    fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
      return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }.joined()
}

private func rowsOfCSV(_ text: String) -> [[String]] {
  var (rows, row, field, isQuoted) = ([[String]](), [String](), "", false)
  var rest = Array(text)[...]
  while let character = rest.popFirst() {
    switch (character, isQuoted) {
    case ("\"", true) where rest.first == "\"": field.append(rest.removeFirst())
    case ("\"", _): isQuoted.toggle()
    case (",", false):
      row.append(field)
      field = ""
    case ("\n", false):
      rows.append(row + [field])
      (row, field) = ([], "")
    default: field.append(character)
    }
  }
  return rows
}
