/// A place in a text as it was pasted.
public struct LogPosition: Hashable, Sendable {
  /// The line, from 1 on.
  public let line: Int
  /// The character in the line, from 1 on.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension LogPosition: Comparable {
  /// Orders places as they are read.
  public static func < (first: LogPosition, second: LogPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
