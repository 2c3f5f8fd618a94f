import StackScrollConstraints
import StackScrollCore

/// One of the four numbers of a frame.
public enum FramePart: String, Hashable, Sendable, CaseIterable {
  /// The left edge, in the superview.
  case x
  /// The top edge, in the superview.
  case y
  /// The horizontal length.
  case width
  /// The vertical length.
  case height

  /// The axis on which it is measured.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// The attribute of an item that it is.
  var attribute: LayoutAttribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}

extension Rect {
  /// One of its four numbers.
  package subscript(part: FramePart) -> Double {
    switch part {
    case .x: minX
    case .y: minY
    case .width: size.width
    case .height: size.height
    }
  }
}

/// A view that constraints place elsewhere than the document says.
package struct FrameDifference: Hashable, Sendable {
  /// Why the two can differ.
  package enum Cause: Hashable, Sendable {
    /// The required constraints of the scene contradict each other, and the engine drops one.
    case contradiction
    /// Nothing settles the numbers that differ.
    case ambiguity
    /// The recorded frames do not fulfil a required constraint on the view: one of them is out of
    /// date.
    case staleRecord(constraint: DocumentPlace)
    /// It is tied to a view whose frame is marked as out of date.
    case misplacedNeighbour(DocumentPlace)
    /// It is tied to a margin or a guide whose inset neither the document nor its frames tell.
    case guessedInset(DocumentPlace)
    /// It is tied to a baseline, and fonts are not in the document.
    case guessedBaseline
    /// It has no length of its own, and the recorded one was made up by the canvas.
    case madeUpLength
    /// It is tied to another view that stands elsewhere too.
    case follows(DocumentPlace)
    /// None of these.
    case unknown
  }

  /// The number of the view in the document.
  package let view: Int
  /// The view, as messages name it.
  package let place: DocumentPlace
  /// The frame in the document.
  package let recorded: Rect
  /// The frame that constraints ask for.
  package let found: Rect
  /// The numbers that differ.
  package let parts: [FramePart]
  /// The likely reason.
  package let cause: Cause
}

/// Whether the content of a scroll view is settled, by its constraints and by the document.
package struct ScrollViewFinding: Hashable, Sendable {
  /// The number of the view in the document.
  package let view: Int
  /// The view, as messages name it.
  package let place: DocumentPlace
  /// Whether the document marks it as ambiguous.
  package let isMarkedAmbiguous: Bool
  /// The axes on which constraints leave the length of the content open.
  package let openAxes: [Axis]

  /// Whether the two agree.
  package var agrees: Bool { isMarkedAmbiguous != openAxes.isEmpty }
}
