import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Screens that are laid out from a prepared one, held to the layouts that they have by themselves.
package enum PreparedTrial {
  /// What comes of a session: its start is prepared, and its end is laid out from there, as it is, in three widths and
  /// with bars.
  package static func outcome(
    of session: EditSession, checking checks: SettledAxes.Checks = .all
  ) throws -> Outcome {
    let prepared = PreparedScreen(session.start, looksBeside: true, checking: checks)
    let edited = try session.end()
    let sizes = [320.0, 667, 1024].map { Size(width: $0, height: edited.size.height) }
    var others = try sizes.map { try edited.with(size: $0) }
    others.append(try edited.with(safeAreaInsets: EdgeInsets(top: 47, bottom: 34)))
    return .holds(
      if: ([edited] + others).allSatisfy { $0.isLaidOutAlike(from: prepared) },
      otherwise: "another layout, or another reason for none")
  }
}

/// The pieces of a screen, held to the layouts that it has by itself.
package struct PieceTrial: Sendable {
  /// The pieces.
  package let pieces: [LayoutPiece]
  /// What is not so in a width in which a piece was looked at; nil if all is.
  package private(set) var fault: String?
  private let screen: Screen

  /// Finds the pieces of the widths in a range, and looks at some widths of each: at its ends, and evenly in between.
  ///
  /// - Parameter count: how many widths of all pieces are looked at, beside the ends.
  package init(_ screen: Screen, in widths: ClosedRange<Double>, count: Int) {
    self.screen = screen
    pieces = screen.pieces(along: .horizontal, in: widths)
    let whole = widths.upperBound - widths.lowerBound
    for piece in pieces where fault == nil {
      let length = piece.lengths.upperBound - piece.lengths.lowerBound
      let steps = max(1, Int(Double(count) * length / whole))
      for step in 0...steps where fault == nil {
        fault = self.fault(
          of: piece, at: piece.lengths.lowerBound + length * Double(step) / Double(steps))
      }
    }
  }

  private func fault(of piece: LayoutPiece, at width: Double) -> String? {
    let width = min(width, piece.lengths.upperBound)
    let due = try? screen.with(size: Size(width: width, height: screen.size.height))
      .layoutByConstraints()
    switch piece.content {
    case .lines:
      guard let due, let found = piece.frames(at: width) else { return "no layout \(width) wide" }
      return zip(due.frames, found).allSatisfy { $0.isNear($1) }
        ? nil : "another layout \(width) wide"
    case .none(.contradictory): return due == nil ? nil : "a layout \(width) wide"
    case .none, .sampled: return nil
    }
  }
}

extension LayoutPiece {
  /// What it is, in a word.
  package var word: String {
    switch content {
    case .lines: "lines"
    case .none(.contradictory): "conflict"
    case .none: "none where it was tried"
    case .sampled: "sampled"
    }
  }
}

extension Screen {
  /// Whether it has the same layout by itself and from a prepared screen, or none for the same reason.
  fileprivate func isLaidOutAlike(from prepared: PreparedScreen) -> Bool {
    let due = Result { () throws(LayoutError) in try layoutByConstraints() }
    let found = Result { () throws(LayoutError) in try layoutByConstraints(from: prepared) }
    switch (due, found) {
    case (.success(let due), .success(let found)):
      return due.ids == found.ids && zip(due.frames, found.frames).allSatisfy { $0.isNear($1) }
    case (.failure(.restless(let due?)), .failure(.restless(let found?))):
      // A thousandth of a point may be rounded to another hundredth.
      return due.view == found.view && due.edge == found.edge
        && zip(due.values, found.values).allSatisfy { Tolerance(absolute: 1e-6).isEqual($0, $1) }
    case (.failure(let due), .failure(let found)): return "\(due)" == "\(found)"
    default: return false
    }
  }
}

extension Rect {
  /// Whether another is the same but for a millionth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY),
    ]
    return pairs.allSatisfy { Tolerance(absolute: 1e-6).isEqual($0, $1) }
  }
}
