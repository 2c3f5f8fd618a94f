import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Edges at pixels, as UIKit shows them.
@MainActor @Suite struct PixelTests {
  /// Three views of a third each, the middle one holding a view in its middle, and one that code places.
  private final class Thirds: UIViewController {
    let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    let dot = UIView()
    let placed = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 10.3, height: 10.4))
    let scroll = UIScrollView()
    let page = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      row.distribution = .fillEqually
      for child in [row, scroll] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      dot.translatesAutoresizingMaskIntoConstraints = false
      page.translatesAutoresizingMaskIntoConstraints = false
      row.arrangedSubviews[1].addSubview(dot)
      scroll.addSubview(page)
      view.addSubview(placed)
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: view.topAnchor),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 58.3),
        dot.centerXAnchor.constraint(equalTo: row.arrangedSubviews[1].centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: row.arrangedSubviews[1].centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 10.2),
        dot.heightAnchor.constraint(equalToConstant: 9),
        scroll.topAnchor.constraint(equalTo: row.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        page.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 1 / 3.0),
        page.heightAnchor.constraint(equalToConstant: 900.4),
      ])
    }
  }

  private static func shown(_ pixels: PixelGrid?) async -> Thirds {
    let settings = WindowSettings(width: 320, height: 568, pixels: pixels)
    return await ShownController(Thirds(), in: settings).controller
  }

  private static func edges(_ frame: CGRect, are expected: [Double]) -> Bool {
    zip([frame.minX, frame.minY, frame.maxX, frame.maxY], expected).allSatisfy {
      abs($0 - $1) < 1e-9
    }
  }

  @Test func `at 2 pixels a point edges are at halves, and neighbours still touch`() async throws {
    let shown = await Self.shown(try PixelGrid(scale: 2))
    let tabs = shown.row.arrangedSubviews.map(\.frame)
    // 320 / 3 = 106.67, 213.33 and 320; 58.3 is 58.5.
    #expect(Self.edges(tabs[0], are: [0, 0, 106.5, 58.5]))
    #expect(Self.edges(tabs[1], are: [106.5, 0, 213.5, 58.5]))
    #expect(Self.edges(tabs[2], are: [213.5, 0, 320, 58.5]))
    // In its superview, which is 106.67 wide: 48.23 to 58.43 and 24.65 to 33.65.
    #expect(Self.edges(shown.dot.frame, are: [48, 24.5, 58.5, 33.5]))
    #expect(shown.scroll.contentSize == CGSize(width: 106.5, height: 900.5))
    #expect(shown.placed.frame == CGRect(x: 0.1, y: 0.2, width: 10.3, height: 10.4))
    #expect(UIScreen.main.scale == 2)
  }

  @Test func `a screen has the pixels of the device, and texts are rounded up to them`() async {
    let sizes: [(width: Double, height: Double, scale: CGFloat)] = [
      (320, 568, 2), (667, 375, 2), (414, 896, 2), (414, 736, 3), (375, 812, 3), (440, 956, 3),
      (768, 1024, 2), (320, 1024, 2), (507, 768, 2),
    ]
    for size in sizes {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      #expect(window.screen.scale == size.scale)
      let settings = WindowSettings(width: size.width, height: size.height)
      #expect(settings.pixels?.scale == Double(size.scale))
    }
    for (pixels, height) in [(PixelGrid.x2, 20.5), (.x3, 61 / 3.0)] {
      let shown = await ShownController(UIViewController(), in: WindowSettings(pixels: pixels))
      let label = UILabel()
      label.text = "Size"
      // One that is in no window yet is measured for the screen that was shown last.
      let before = label.intrinsicContentSize
      #expect(abs(before.height - height) < 1e-9)
      shown.controller.view.addSubview(label)
      #expect(label.intrinsicContentSize == before)
      let across = before.width * pixels.scale
      #expect(abs(across - across.rounded()) < 1e-9)
    }
  }

  @Test func `without pixels edges are exact`() async {
    let shown = await Self.shown(nil)
    #expect(Self.edges(shown.row.arrangedSubviews[0].frame, are: [0, 0, 320 / 3.0, 58.3]))
    #expect(abs(shown.scroll.contentSize.width - 320 / 3.0) < 1e-9)
    #expect(UIScreen.main.scale == 1)
  }

  @Test func `laws speak of the exact layout, and hold at each scale`() async throws {
    for scale in [1.0, 2, 3] {
      let settings = WindowSettings(
        width: 320, height: 568, pixels: try PixelGrid(scale: scale))
      try await ShownController(Thirds(), in: settings).require(laws: [.contentFitsAcross])
    }
  }
}
