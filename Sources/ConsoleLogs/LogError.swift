import StackScrollConstraints
import StackScrollCore

/// Why a console log, or one constraint of it, cannot be read.
public struct LogError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is.
  public let position: LogPosition

  /// What can be wrong with a console log.
  public enum Problem: Hashable, Sendable {
    /// There is no constraint in the text, and no line of a trace.
    case nothingToRead
    /// The text is a tree of views with their frames, which has no constraints.
    case description
    /// The text is an exception: the views of a constraint are not in one tree.
    case noCommonAncestor
    /// The quotes are there, and the constraints between them are not.
    case emptied
    /// The system printed `<private>` in place of the constraints.
    case keptPrivate
    /// The text is longer than is read.
    case tooLong(bytes: Int, limit: Int)
    /// There are more constraints than are read.
    case tooManyConstraints(limit: Int)
    /// There are more constraints in a list than are judged together.
    case tooLongList(limit: Int)
    /// The text ends, or the next constraint begins, before this one ends.
    case unfinished
    /// Something else was expected here.
    case expected(Expectation, found: String)
    /// No attribute has this name.
    case unknownAttribute(String)
    /// The number is too large for any screen.
    case numberOutOfRange(String)
    /// The priority is not one of 1 to 1000.
    case priorityOutOfRange(Double)
    /// A place is compared with a length, or places of two axes are compared.
    case incomparable(LayoutAttribute, LayoutAttribute)
  }

  /// What can be missing in a constraint.
  public enum Expectation: Hashable, Sendable {
    /// The class and the address, or the label, of the constraint.
    case handle
    /// What the constraint says.
    case body
    /// A view or a guide.
    case item
    /// A view, a guide or a number.
    case itemOrNumber
    /// A number.
    case number
    /// A view in brackets, or a bar for the superview.
    case node
    /// Nothing more.
    case end
    /// The names that bars and nicknames stand for.
    case names
  }

  /// Makes an error.
  package init(_ problem: Problem, at position: LogPosition) {
    self.problem = problem
    self.position = position
  }
}

/// A place in a text as it was pasted.
public struct LogPosition: Hashable, Sendable {
  /// The line, from 1 on.
  public let line: Int
  /// The character in the line, from 1 on.
  public let column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
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

extension LogError: CustomStringConvertible {
  /// Where, what is wrong, and what to do.
  public var description: String {
    "line \(position.line), column \(position.column): \(words)"
  }

  private var words: String {
    switch problem {
    case .nothingToRead:
      "there is no constraint here; paste the list from \"(\" to \")\" as the console printed it"
    case .description:
      "this is a tree of views with frames (recursiveDescription), which has no constraints; paste the"
        + " list of a conflict, or what `po view.value(forKey: \"_autolayoutTrace\")!` prints"
    case .noCommonAncestor:
      "this is an exception, no conflict: the views of the constraint have no common ancestor; add both"
        + " to the tree (addSubview) before you activate it"
    case .emptied:
      "nothing stands between these quotes: a page took the constraints for markup and left them out;"
        + " take the list from the console, or paste it into the page as code"
    case .keptPrivate:
      "the system printed <private> instead of the list; run the app from Xcode, or let the log show"
        + " private data, and paste it again"
    case .tooLong(let bytes, let limit):
      "the text has \(bytes) bytes, more than the \(limit) that are read; paste one list, or "
        + "raise LogLimits.bytes (--max-bytes)"
    case .tooManyConstraints(let limit):
      "this is one constraint more than the \(limit) that are read; paste one list, or "
        + "raise LogLimits.constraints (--max-constraints)"
    case .tooLongList(let limit):
      "this is one constraint more than the \(limit) that a list may have; paste less of it, or "
        + "raise LogLimits.constraintsOfList (--max-list)"
    case .unfinished:
      "the constraint does not end: it is cut short, or its last \">\" is missing; paste all of it"
    case .expected(let expectation, let found):
      "\(Self.words(for: expectation)) belongs here, and \(Self.quoted(found)) stands here; paste the line"
        + " as the console printed it"
    case .unknownAttribute(let name):
      "\(Self.quoted(name)) is no attribute of a view; write one such as width or leading"
    case .numberOutOfRange(let text):
      "the number \(Self.quoted(text)) is larger than any screen; give a smaller one"
    case .priorityOutOfRange(let number):
      "the priority \(number) is out of range; give one from 1 to 1000"
    case .incomparable(let first, let second):
      "\(first.rawValue) cannot be compared with \(second.rawValue), which is of another kind; tie lengths to lengths,"
        + " and places to places of the same axis"
    }
  }

  private static func words(for expectation: Expectation) -> String {
    switch expectation {
    case .handle: "an address such as 0x600003220a50"
    case .body: "what the constraint says, such as UIView:0x10.width == 20,"
    case .item: "a view, such as UIView:0x10,"
    case .itemOrNumber: "a number or a view, such as UIView:0x10.width,"
    case .number: "a number"
    case .node: "a view in brackets or a bar, such as [UIView:0x10],"
    case .end: "the end of the constraint"
    case .names: "a list of names, such as '|':UIView:0x10,"
    }
  }

  /// A text in quotes, on one line, and cut if it is long.
  private static func quoted(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let limit = 30
    return "\"\(text.prefix(limit).printable)\(text.count > limit ? "..." : "")\""
  }
}
