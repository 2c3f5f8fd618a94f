import Foundation
import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing
import UIKit
import ViewCodeTesting

/// `Recorder`'s capture of live views, on the views of this module.
@MainActor @Suite struct CaptureTests {
  @Test func `a captured tab strip lays out to the frames of its controller`() async throws {
    try await expectRoundTrip { TabStripViewController() }
  }

  @Test func `a captured image column lays out to the frames of its controller`() async throws {
    try await expectRoundTrip { ImageColumnViewController() }
  }

  @Test func `a captured label column lays out to the frames of its controller`() async throws {
    try await expectRoundTrip { LabelColumnViewController(.stack) }
  }

  @Test func `a captured form lays out to the frames of its controller`() async throws {
    try await expectRoundTrip { CapturedForm() }
  }

  @Test func `a frame that is another one is noticed`() async throws {
    let shown = await ShownController(CapturedForm(), in: WindowSettings(pixels: nil))
    let capture = Capture(shown.controller.view)
    #expect(try Self.differences(capture.text) == [])
    let high = try #require(shown.controller.note.font).lineHeight * 1.5
    var file = try capture.text
    let place = try #require(file.range(of: "\"lineHeight\" : "))
    let end = try #require(file[place.upperBound...].firstIndex { ",\n".contains($0) })
    file.replaceSubrange(place.upperBound..<end, with: "\(high)")
    #expect(try Self.differences(file).contains { $0.hasPrefix("note: ") })
  }

  /// Captures a controller in drawn windows and after each gesture.
  private func expectRoundTrip<Controller: UIViewController>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @MainActor @Sendable () -> Controller
  ) async throws {
    var range = CaseRange(gestureCount: 4)
    range.hasPixels = false
    try await checkController(
      make, range: range, settings: Settings(seed: 11, cases: 20),
      laws: [.layoutIsDetermined], sourceLocation: sourceLocation
    ) { shown in
      let capture = Capture(shown.controller.view)
      try shown.require(
        capture.leftOut.isEmpty, "nothing is left out", capture.leftOut.joined(separator: "; "))
      let found = try Self.differences(capture.text)
      try shown.require(
        found.isEmpty, "the file lays out to the frames", found.joined(separator: "\n"))
    }
  }

  /// Where the layout of a captured file is not what the views had; each view and its two frames.
  private static func differences(_ text: String) throws -> [String] {
    let data = Data(text.utf8)
    let layout = try Screen(parsing: data).layout()
    let file = try JSONDecoder().decode(CapturedFile.self, from: data)
    #expect(!file.expected.frames.isEmpty)
    let frames = file.expected.frames.sorted { $0.key < $1.key }.compactMap { name, expected in
      let found = layout.frame(of: ViewID(name))
      let isSame = found.map { $0.distance(to: expected) < 1e-6 } ?? false
      return isSame ? nil : "\(name): \(expected), laid out \(found.map { "\($0)" } ?? "nowhere")"
    }
    let contents = file.expected.contents.sorted { $0.key < $1.key }.compactMap {
      name, expected -> String? in
      let found = layout.content(of: ViewID(name))?.contentSize ?? .zero
      let isSame =
        abs(found.width - expected.contentSize.width) < 1e-6
        && abs(found.height - expected.contentSize.height) < 1e-6
      return isSame ? nil : "content of \(name): \(expected.contentSize), laid out \(found)"
    }
    return frames + contents
  }
}

/// The frames of a captured file.
private struct CapturedFile: Decodable {
  struct Rectangle: Decodable { let x, y, width, height: Double }
  struct Lengths: Decodable { let width, height: Double }
  struct Content: Decodable { let contentSize: Lengths }
  struct Expected: Decodable {
    let frames: [String: Rectangle]
    let contents: [String: Content]
  }
  let expected: Expected
}

extension Rect {
  fileprivate func distance(to other: CapturedFile.Rectangle) -> Double {
    [
      minX - other.x, minY - other.y, size.width - other.width, size.height - other.height,
    ].map(abs).max() ?? 0
  }
}

/// A form of what the published screens do not have: margins, custom gaps, a view that is hidden,
/// a guide, controls, an autoresizing mask, and a text that wraps.
private final class CapturedForm: UIViewController {
  let scroll = UIScrollView()
  let column = UIStackView()
  let note = UILabel()
  private let name = UITextField()
  private let letters = UISwitch()
  private let warning = UILabel()
  private let send = UIButton(type: .system)
  private let badge = UIView(frame: CGRect(x: 4, y: 4, width: 12, height: 12))
  private let fold = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = "Whoever writes here is told as soon as somebody has read what was written."
    note.font = .preferredFont(forTextStyle: .body)
    note.numberOfLines = 0
    name.borderStyle = .roundedRect
    warning.text = "No name is given"
    warning.isHidden = true
    send.setTitle("Send", for: .normal)
    send.addAction(
      UIAction { [weak self] _ in self?.warning.isHidden.toggle() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, letters])
    row.spacing = UIStackView.spacingUseSystem
    row.alignment = .center
    column.axis = .vertical
    column.spacing = 12
    column.isLayoutMarginsRelativeArrangement = true
    column.insetsLayoutMarginsFromSafeArea = false
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 30)
    for view in [note, row, warning, send] { column.addArrangedSubview(view) }
    column.setCustomSpacing(24, after: row)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    badge.autoresizingMask = [.flexibleLeftMargin]
    view.addSubview(scroll)
    view.addSubview(badge)
    view.addLayoutGuide(fold)
    scroll.addSubview(column)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      fold.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      fold.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      fold.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      fold.heightAnchor.constraint(equalToConstant: 20),
      scroll.topAnchor.constraint(equalTo: fold.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: fold.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: fold.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }
}
