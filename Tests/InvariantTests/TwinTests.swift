import PropertyKit
import StackScrollCore
import StackScrollInvariants
import Testing

/// Layouts that are wrong on purpose: a catalogue that misses them would miss real bugs.
@Suite struct TwinTests {
  static let twins: [LayoutModel] = [
    .twin("spacing counted after the last view") { twin in
      twin.layout = { screen in
        var layout = try screen.layout()
        if case .stack(let stack) = screen.content.content, !stack.arrangedViews.isEmpty {
          layout.scroll.contentSize[stack.axis] += stack.spacing
        }
        return layout
      }
    },
    .twin("each width rounded, then summed") { twin in
      twin.layout = { screen in
        var layout = try screen.layout()
        guard case .stack(let stack) = screen.content.content else { return layout }
        let views = zip(layout.depths, layout.frames).filter { $0.0 == 1 }.map(\.1)
        let gaps = stack.spacing * Double(max(0, views.count - 1))
        layout.scroll.contentSize[stack.axis] =
          views.map { $0.length(stack.axis).rounded() }.reduce(gaps, +)
        return layout
      }
    },
    .twin("inset ignored in scroll-to-end") { twin in
      twin.offsetToEnd = { layout in
        var layout = layout
        layout.scroll.contentInset = .zero
        return layout.offsetToEnd
      }
    },
    .twin("scrolls when the content just fits") { twin in
      twin.scrolls = { layout, axis in
        let range = layout.offsetRange(axis)
        return !Tolerance.standard.isLess(range.upperBound, than: range.lowerBound)
      }
    },
  ]

  @Test(arguments: twins.indices)
  func `every wrong layout is caught by some law`(index: Int) throws {
    let twin = Self.twins[index]
    let laws = Catalogue.standard.invariants.filter { !$0.mustFail }
    let caught = laws.filter { law in
      law.explore(settings: Settings(seed: 3, cases: 200), model: twin).counterexample != nil
    }
    print("\(twin.name): caught by \(caught.map(\.id).joined(separator: ", "))")
    #expect(!caught.isEmpty, "no law noticed: \(twin.name)")
  }

  @Test func `the scroll threshold is caught on the smallest strip`() throws {
    let law = try #require(Catalogue.standard["tabs-scroll-past-three"])
    let found = law.explore(model: try #require(Self.twins.last)).counterexample
    #expect(found?.value as? TabStrip == (try TabStrip(frameWidth: 1, tabCount: 1)))
  }

  @Test func `the standard model is no twin`() {
    #expect(LayoutModel.standard.name == "standard")
  }
}
