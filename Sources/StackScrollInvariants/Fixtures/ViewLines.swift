import Foundation
import StackScrollCore

/// The lines of a screen file in which its views are described.
package struct ViewLines: Sendable {
  private let lines: [String: Int]
  /// The line of what has no description of its own.
  private let other: Int

  /// Reads where the views of a file stand in its text.
  ///
  /// - Complexity: O(n log n) for n bytes, however many views are asked for.
  package init(_ data: Data) {
    let offsets = JSONParser.objects(in: data).sorted { $0.value < $1.value }
    var (line, place) = (1, data.startIndex)
    lines = offsets.reduce(into: [:]) { lines, object in
      let end = data.startIndex + object.value
      line += data[place..<end].count { $0 == UInt8(ascii: "\n") }
      (lines[object.key], place) = (line, end)
    }
    other = JSONParser.position(of: [ScrollViewScreen.key], isOfKey: false, in: data).line
  }

  /// The line of a view: of one that fills the screen it is that of its scroll view in the short form, if no
  /// other has the name; else the first.
  package subscript(view: ViewID) -> Int { lines[view.name] ?? other }
}
