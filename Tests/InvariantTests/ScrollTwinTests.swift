import PropertyKit
import StackScrollCore
import StackScrollInvariants
import Testing

/// For each law of scrolling a layout that breaks it on purpose: a law that cannot fail says nothing.
@Suite struct ScrollTwinTests {
  /// A wrong layout, and the law that must notice it.
  struct Twin: Sendable, CustomTestStringConvertible {
    let law: String
    let model: LayoutModel

    var testDescription: String { "\(law): \(model.name)" }

    init(_ law: String, _ name: String, _ change: (inout LayoutModel) -> Void) {
      self.law = law
      self.model = .twin(name, change: change)
    }

    /// A twin whose layouts have another geometry.
    static func geometry(
      _ law: String, _ name: String,
      _ change: @escaping @Sendable (inout ScrollGeometry, ScrollView) -> Void
    ) -> Twin {
      Twin(law, name) { twin in
        twin.layout = { screen in
          var layout = try screen.layout()
          change(&layout.scroll, screen.scrollView)
          return layout
        }
      }
    }

    /// A twin that lays every screen out as if its scroll view were another.
    static func scrollView(
      _ law: String, _ name: String, _ change: @escaping @Sendable (inout ScrollView) -> Void
    ) -> Twin {
      Twin(law, name) { twin in
        twin.layout = { screen in
          var scrollView = screen.scrollView
          change(&scrollView)
          return try screen.with(scrollView: scrollView).layout()
        }
      }
    }
  }

  @Test(arguments: insets + ranges + targets + predictions)
  func `the law catches the layout that breaks it`(twin: Twin) throws {
    let law = try #require(Catalogue.standard[twin.law])
    let settings = Settings(seed: 5, cases: 500)
    #expect(law.explore(settings: settings, model: twin.model).counterexample != nil)
    #expect(law.explore(settings: settings).counterexample == nil)
  }

  @Test func `every law of scrolling has a layout that breaks it`() {
    let all = Catalogue.standard.invariants.map(\.id)
    let first = all.firstIndex(of: "safe-area-needs-long-content") ?? 0
    let last = all.firstIndex(of: "prediction-keeps-what-was-removed") ?? 0
    let broken = (Self.insets + Self.ranges + Self.targets + Self.predictions).map(\.law)
    #expect(Set(all[first...last]).subtracting(broken).isEmpty)
    #expect(last - first >= 15)
  }

  static let insets: [Twin] = [
    .geometry("safe-area-needs-long-content", "compares with what the safe area leaves") {
      let room = $1.size.height - $1.safeAreaInsets.top - $1.safeAreaInsets.bottom
      if $0.contentSize.height > room { $0.appliedSafeArea.top = $1.safeAreaInsets.top }
    },
    .scrollView("bounce-applies-the-safe-area", "bounce ignored") {
      $0.alwaysBounceVertical = false
    },
    .scrollView("safe-area-always-counts", "always taken for scrollable axes") {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    },
    .scrollView("safe-area-never-counts", "never taken for scrollable axes") {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    },
    .scrollView("safe-area-counts-under-bars", "controllers ignored") {
      $0.controllerEmbedding = .standalone
    },
    .scrollView("automatic-is-scrollable-axes", "automatic taken for always") {
      if $0.contentInsetAdjustmentBehavior == .automatic {
        $0.contentInsetAdjustmentBehavior = .always
      }
    },
    .geometry("bounce-changes-no-range", "room to bounce counted") {
      if $1.alwaysBounceVertical { $0.contentInset.bottom += 1 }
    },
    .geometry("bounce-needs-scrollable-axes", "bounce adds the safe area anyhow") {
      if $1.alwaysBounceHorizontal { $0.appliedSafeArea.left = $1.safeAreaInsets.left + 1 }
    },
    Twin("keyboard-grows-the-bottom-inset", "safe area counted below the keyboard too") { twin in
      twin.scrolling.avoidKeyboard = { layout, overlap in
        var layout = layout
        layout.scroll.contentInset.bottom += overlap
        return layout
      }
    },
    .geometry("content-size-is-its-own", "insets taken off the content") {
      $0.contentSize.height -= $1.contentInset.top
    },
  ]

  static let ranges: [Twin] = [
    .geometry("short-content-has-one-offset", "short content padded to the viewport") { scroll, _ in
      scroll.contentSize.height = max(scroll.contentSize.height, scroll.bounds.height + 1)
    },
    .geometry("range-is-content-and-insets", "far inset forgotten") {
      $0.bounds.height += $1.contentInset.bottom
    },
    .geometry("tied-axis-never-scrolls", "a point of the border counted") { scroll, _ in
      scroll.contentSize.width += 1
      scroll.contentSize.height += 1
    },
    Twin("farthest-drag-is-the-end", "insets forgotten in scroll-to-end") { twin in
      twin.offsetToEnd = { layout in
        var layout = layout
        layout.scroll.contentInset = .zero
        layout.scroll.appliedSafeArea = .zero
        return layout.offsetToEnd
      }
    },
    Twin("offset-set-in-code-is-kept", "code clamped") { twin in
      twin.scrolling.set = { $0.scrolled(to: $0.scroll.clamp($1)) }
    },
    Twin("drag-ends-in-range", "drags do not bounce back") { twin in
      twin.scrolling.drag = { layout, by in
        let offset = layout.contentOffset
        return layout.scrolled(to: Point(x: offset.x - by.x, y: offset.y - by.y))
      }
    },
    Twin("shrunk-content-is-followed", "offset left beyond the content") { twin in
      twin.scrolling.settle = { $0 }
    },
    Twin("pixels-invent-no-scrolling", "the content rounded up by a hundred pixels") { twin in
      twin.scrolling.round = { grid, layout in
        var rounded = grid.round(layout)
        rounded.scroll.contentSize.height += 100 / grid.scale
        return rounded
      }
    },
    Twin("pixels-keep-neighbours", "sizes rounded apart from origins") { twin in
      twin.scrolling.round = { grid, layout in
        layout.mapping(
          frame: { rect in
            Rect(
              x: grid.round(rect.minX), y: grid.round(rect.minY),
              width: grid.round(rect.size.width), height: grid.round(rect.size.height))
          }, size: { grid.round($0) })
      }
    },
    Twin("clamp-is-idempotent", "the far end taken for the near one") { twin in
      twin.scrolling.clamp = { scroll, _ in
        Point(x: scroll.maximumOffset.x, y: scroll.minimumOffset.y)
      }
    },
  ]

  static let targets: [Twin] = [
    Twin("scroll-to-visible-ends-inside", "insets forgotten") { twin in
      twin.scrolling.toVisible = { layout, rect in
        var bare = layout
        bare.scroll.contentInset = .zero
        bare.scroll.appliedSafeArea = .zero
        return layout.scrolled(to: bare.scrolled(toVisible: rect).contentOffset)
      }
    },
    Twin("scroll-to-visible-moves-least", "the rectangle always brought to the top") { twin in
      twin.scrolling.toVisible = { layout, rect in
        layout.scrolled(to: layout.scroll.clamp(rect.origin))
      }
    },
    Twin("pages-stop-at-multiples", "near inset counted in") { twin in
      twin.scrolling.pageStop = { scroll, offset in
        let near = scroll.adjustedContentInset.left
        let stop = scroll.pageStop(nearest: Point(x: offset.x + near, y: offset.y))
        return scroll.clamp(Point(x: stop.x - near, y: stop.y))
      }
    },
    Twin("pages-stop-at-multiples", "the next page, however far") { twin in
      twin.scrolling.pageStop = { scroll, offset in
        scroll.pageStop(nearest: Point(x: offset.x + scroll.bounds.width, y: offset.y))
      }
    },
    Twin("mirrored-offset-mirrors-back", "insets not exchanged") { twin in
      twin.scrolling.mirror = { scroll, offset in
        let range = scroll.offsetRange(.horizontal)
        return Point(x: range.upperBound + range.lowerBound - offset.x, y: offset.y)
      }
    },
    Twin("mirrored-offset-shows-the-same", "the offset kept") { twin in
      twin.scrolling.mirror = { $1 }
    },
    Twin("larger-window-shows-no-less", "views count that fill half of the window") { twin in
      twin.scrolling.visibleViews = { layout, offset in
        let axis = layout.contentAxis
        return layout.visibleViews(at: offset).filter { id in
          (layout.frame(of: id)?.length(axis) ?? 0) * 2 >= layout.scroll.bounds[axis]
        }
      }
    },
    Twin("scrolling-on-shows-later-views", "the offset counted from the far end") { twin in
      twin.scrolling.visibleViews = { layout, offset in
        var offset = offset
        let axis = layout.contentAxis
        offset[axis] = layout.contentSize[axis] - offset[axis] - layout.scroll.bounds[axis]
        return layout.visibleViews(at: offset)
      }
    },
    Twin("entering-view-is-visible", "views count that are seen whole") { twin in
      twin.scrolling.visibleViews = { layout, offset in
        let end = Point(
          x: offset.x + layout.scroll.bounds.width, y: offset.y + layout.scroll.bounds.height)
        return zip(layout.ids, layout.frames).filter { _, frame in
          frame.minX >= offset.x && frame.minY >= offset.y && frame.maxX <= end.x
            && frame.maxY <= end.y
        }.map(\.0)
      }
    },
  ]

  static let predictions: [Twin] =
    [
      "prediction-leaves-insets-out", "prediction-counts-a-moved-image-twice",
      "prediction-misses-earlier-adds", "prediction-keeps-what-was-removed",
    ].map { law in
      .geometry(law, "bottom inset forgotten") { scroll, _ in scroll.contentInset.bottom = 0 }
    } + [
      Twin("prediction-adds-a-gap-to-nothing", "a gap after the last image") { twin in
        twin.layout = { screen in
          var layout = try screen.layout()
          if case .stack(let stack) = screen.content.content, !stack.arrangedViews.isEmpty {
            layout.scroll.contentSize.height += stack.spacing
          }
          return layout
        }
      },
      Twin("prediction-leaves-insets-out", "gaps are twice the spacing") { twin in
        twin.layout = { screen in
          var layout = try screen.layout()
          if case .stack(let stack) = screen.content.content {
            layout.scroll.contentSize.height +=
              stack.spacing * Double(max(0, stack.arrangedViews.count - 1))
          }
          return layout
        }
      },
    ]
}
