import InterfaceBuilder
import StackScrollCore
import Testing

@Suite struct ImportedScreenTests {
  private func results(_ name: String) throws -> [Result<ImportedScreen, ImportRefusal>] {
    try DocumentFixtures.read(FixtureDocumentTests.text(name)).importedScreens()
  }

  @Test("the closed form places an imported screen where the document says")
  func framesAreRecorded() throws {
    var screens = 0
    for result in try results("scroll-views.storyboard") {
      guard case .success(let imported) = result else { continue }
      screens += 1
      let layout = try imported.screen.layout()
      for (id, frame) in imported.recordedFrames { #expect(layout.frame(of: id) == frame, "\(id)") }
    }
    #expect(screens == 2)
  }

  @Test("pins are distances inwards, and what is not pinned is open")
  func pins() throws {
    let direct = try results("scroll-views.storyboard")[1].get()
    #expect(
      direct.screen.pins == DirectionalEdgeInsets(top: 7, leading: 5, bottom: 9, trailing: 5))
    #expect(direct.screen.attachment == .standard)
    #expect(direct.screen.scrollView.size == Size(width: 355, height: 600))
  }

  @Test("a scroll view around anything but one stack view is refused")
  func refused() throws {
    #expect(throws: ImportRefusal.self) { try results("scroll-views.storyboard")[2].get() }
  }
}
