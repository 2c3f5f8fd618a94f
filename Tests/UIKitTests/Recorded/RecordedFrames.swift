import Foundation
import StackScrollCore
import UIKit
import ViewCodeTesting

/// A recorded frame beside where the module puts the view.
struct ComparedFrame: Sendable {
  /// The case.
  let showing: RecordedFile.Showing
  let recorded: RecordedFile.Frame
  /// The frame with sizes of texts given, on pixels where these are known.
  let given: CGRect
  /// The same with texts estimated; nil where no text of the screen is.
  let estimated: CGRect?

  /// How far the recorded numbers are from what was found at most, in points.
  func distance(from found: CGRect) -> Double {
    let numbers = [found.minX, found.minY, found.width, found.height].map { Double($0) }
    return zip(recorded.numbers, numbers).compactMap { recorded, found in
      recorded.map { abs($0 - found) }
    }.max() ?? 0
  }
}

/// How many frames of a file are where they were recorded.
struct RecordedCounts: Sendable {
  var frames = 0
  /// Of these, with sizes of texts given.
  var equal = 0
  /// The frames of screens with a text that is estimated.
  var estimated = 0
  /// Of these, within half a point.
  var estimatedNear = 0

  mutating func add(_ other: RecordedCounts) {
    frames += other.frames
    equal += other.equal
    estimated += other.estimated
    estimatedNear += other.estimatedNear
  }
}

extension RecordedFile {
  /// What is taken for the same number: what UIKit prints has three decimals.
  static let printed = 0.002
  /// What is near, in points.
  static let near = 0.5

  /// What two numbers may differ by with sizes of texts given, in points.
  var tolerance: Double { pixels == nil ? Self.near : Self.printed }

  /// Shows every case, with sizes of texts given and with texts estimated.
  @MainActor func compared() async -> [ComparedFrame] {
    var compared: [ComparedFrame] = []
    for screen in screens {
      for showing in screen.shown {
        let hasEstimates = screen.parts.contains { part in
          !(part.text ?? "").isEmpty && showing.sizes[part.id] != nil
        }
        let given = await frames(of: screen, showing, texts: .given)
        let estimated =
          hasEstimates ? await frames(of: screen, showing, texts: .estimated) : nil
        for (number, frame) in showing.frames.enumerated() {
          compared.append(
            ComparedFrame(
              showing: showing, recorded: frame, given: given[number],
              estimated: estimated?[number]))
        }
      }
    }
    return compared
  }

  @MainActor private func frames(
    of screen: Screen, _ showing: Showing, texts: RecordedFileController.Texts
  ) async -> [CGRect] {
    let controller = RecordedFileController(screen, showing, pixels: pixels, texts: texts)
    let shown = await ShownController(
      controller,
      in: WindowSettings(
        width: Double(showing.size.width), height: Double(showing.size.height),
        safeAreaInsets: showing.safeArea, contentSizeCategory: showing.category,
        pixels: pixels))
    return showing.frames.map { shown.controller.frame($0) ?? .null }
  }

  /// A number with the decimals that UIKit prints.
  private static func told(_ number: Double) -> String {
    "\(NumberText((number * 1000).rounded() / 1000))"
  }

  /// What does not hold: frames that differ and are not listed, and those that are and agree.
  func faults(_ compared: [ComparedFrame]) -> [String] {
    compared.compactMap { frame in
      let agrees = frame.distance(from: frame.given) <= tolerance
      let place = "\(name), \(frame.showing.name), \(frame.recorded.key)"
      let recorded = frame.recorded.numbers.map { $0.map(Self.told) ?? "?" }
      switch (agrees, frame.showing.differs[frame.recorded.key]) {
      case (true, nil), (false, .some): return nil
      case (false, nil):
        let (at, size) = (frame.given.origin, frame.given.size)
        let found = [at.x, at.y, size.width, size.height].map { Self.told(Double($0)) }
        return "\(place): recorded at [\(recorded.joined(separator: ", "))], and stands at "
          + "[\(found.joined(separator: ", "))]"
      case (true, let kind?):
        return "\(place): agrees now; take it out of \"differs\", where it has the reason \(kind)"
      }
    }
  }

  func counts(_ compared: [ComparedFrame]) -> RecordedCounts {
    var counts = RecordedCounts()
    for frame in compared {
      counts.frames += 1
      if frame.distance(from: frame.given) <= tolerance { counts.equal += 1 }
      guard let estimated = frame.estimated else { continue }
      counts.estimated += 1
      if frame.distance(from: estimated) <= Self.near { counts.estimatedNear += 1 }
    }
    return counts
  }
}
