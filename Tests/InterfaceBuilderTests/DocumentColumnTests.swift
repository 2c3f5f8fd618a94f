import InterfaceBuilder
import PublishedScreens
import StackScrollConstraints
import StackScrollCore
import Testing

/// The published image column, read from a document of the same numbers, and its gestures played.
@Suite struct DocumentColumnTests {
  private static let gestures: [ImageColumn.Action] = [
    .heart(height: 120), .star(height: 120), .clear,
  ]

  /// The column of the document in a screen of a height; nil for the recorded one.
  private func column(height: Double? = nil) throws -> ImageColumn {
    let document = try DocumentFixtures.read(FixtureDocumentTests.text("image-column.storyboard"))
    let imported = try #require(document.importedScreens().first).get()
    func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
    let views = all(imported.screen.root)
    let scrollView = try #require(views.first { $0.container?.scrollView != nil })
    let content = try #require(all(scrollView).first { $0.stack != nil })
    let stack = try #require(content.stack)
    let images = try zip(["heart", "star"], [ImageColumn.Image.Kind.heart, .star]).map { id, kind in
      ImageColumn.Image(kind, size: try #require(imported.recordedFrames[ViewID(id)]).size)
    }
    let viewport = try #require(imported.recordedFrames[scrollView.id]).size
    let bottom = try #require(
      imported.screen.constraints.first { constraint in
        constraint.first.attribute == .bottom && constraint.constant != 0
          && constraint.items.contains { $0.id == content.id.name }
      })
    return try ImageColumn(
      viewport: Size(width: viewport.width, height: height ?? viewport.height), images: images,
      spacing: stack.spacing, distribution: stack.distribution, alignment: stack.alignment,
      pinBottom: abs(bottom.constant))
  }

  /// All lists of so many gestures, in the order of the alphabet.
  private func lists(of length: Int) -> [[ImageColumn.Action]] {
    length == 0
      ? [[]] : lists(of: length - 1).flatMap { list in Self.gestures.map { list + [$0] } }
  }

  /// How far the last gesture scrolls beyond the end; 0 where it does not scroll.
  private func error(_ list: [ImageColumn.Action], from start: ImageColumn) throws -> Double {
    guard let last = list.last, let image = last.addedImage else { return 0 }
    let before = try list.dropLast().reduce(start) { try $0.performing($1) }
    let predicted = try before.prediction(adding: image).rawOffset
    guard predicted > 0 else { return 0 }
    return predicted - (try before.performing(last).screen.layout().offsetToEnd.y)
  }

  /// The first list, shorter ones before longer ones, after which the prediction is wrong.
  private func firstWrong(
    from start: ImageColumn, upTo length: Int
  ) throws -> (list: [ImageColumn.Action], error: Double)? {
    for count in 1...length {
      for list in lists(of: count) {
        let error = try error(list, from: start)
        if error != 0 { return (list, error) }
      }
    }
    return nil
  }

  @Test("at the recorded size the prediction is right for every list of gestures")
  func recorded() throws {
    let start = try column()
    #expect(start.viewport == Size(width: 343, height: 496.5))
    #expect(start.pinBottom == 20 && start.spacing == 8)
    #expect(try firstWrong(from: start, upTo: 5) == nil)
  }

  @Test("the guard hides that after a clear the raw prediction is off by 8")
  func hidden() throws {
    let cleared = try column().performing(.clear)
    let heart = ImageColumn.Image(.heart)
    let prediction = try cleared.prediction(adding: heart)
    #expect(prediction.rawOffset < 0)
    #expect(prediction.error(in: try cleared.adding(heart).screen.layout().content) == 8)
  }

  @Test("below 148 it is wrong, by 148 - B and from 140 down by 8, first on clear and heart")
  func interval() throws {
    for height in stride(from: 120, through: 160, by: 0.5) {
      let wrong = try firstWrong(from: column(height: height), upTo: 2)
      let expected = height >= 148 ? 0 : min(8, 148 - height)
      #expect(wrong?.error ?? 0 == expected, "\(height)")
      #expect(wrong == nil || wrong?.list == [.clear, .heart(height: 120)], "\(height)")
    }
  }
}
