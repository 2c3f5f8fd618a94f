import Foundation
import StackScrollCore
import StackScrollInvariants

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// What the real classes made of a fixture.
@MainActor
public struct Recording {
  /// Where the views stand, in the coordinates of the content.
  public let frames: [ViewID: Rect]
  /// The size of the content.
  public let contentSize: Size
  private let document: JSONValue

  /// Lays a fixture out.
  ///
  /// - Parameter data: a file of `Fixtures/Screens`.
  public init(of data: Data) throws(Unrecordable) {
    let fixture: LayoutFixture
    do throws(FixtureError) {
      document = try JSONValue(parsing: data)
      fixture = try LayoutFixture(parsing: data)
    } catch {
      throw .notAFixture("\(error)")
    }
    let screen = fixture.screen
    guard screen.scrollView.safeAreaInsets == .zero else { throw .hasSafeArea }
    guard screen.policy == .standard else { throw .hasPolicy }
    do throws(LayoutError) { _ = try screen.layout() } catch { throw .hasNoLayout("\(error)") }
    let built = try ScreenBuilder(screen)
    built.scrollView.layoutIfNeeded()
    var frames: [ViewID: Rect] = [:]
    for (id, view) in built.views {
      let frame = view.convert(view.bounds, to: built.scrollView)
      frames[id] = Rect(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }
    self.frames = frames
    let size = built.scrollView.contentSize
    contentSize = Size(width: size.width, height: size.height)
  }

  /// The fixture with the recorded frames and content size in place of the expected ones.
  public func text() throws(FixtureError) -> String {
    guard case .object(var keys) = document, case .object(var expected)? = keys["expected"] else {
      return try document.text()
    }
    expected["contentSize"] = .object([
      "width": .number(contentSize.width), "height": .number(contentSize.height),
    ])
    expected["frames"] = .object(
      Dictionary(
        uniqueKeysWithValues: frames.map { id, frame in
          let numbers = [
            "x": frame.origin.x, "y": frame.origin.y, "width": frame.size.width,
            "height": frame.size.height,
          ]
          return (id.name, .object(numbers.mapValues(JSONValue.number)))
        }))
    keys["expected"] = .object(expected)
    return try JSONValue.object(keys).text()
  }
}
