import Foundation

/// Rows of a table: the first cell to the left, the others to the right.
public func row(_ cells: String...) -> String {
  cells.enumerated().map { place, cell in
    let room = String(repeating: " ", count: max(0, (place == 0 ? 26 : 14) - cell.count))
    return place == 0 ? cell + room : room + cell
  }.joined(separator: "  ")
}

/// A number with as many digits as matter.
public func number(_ value: Double) -> String {
  value >= 1000 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
}

/// Says what is wrong and ends the program.
public func endWith(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}
