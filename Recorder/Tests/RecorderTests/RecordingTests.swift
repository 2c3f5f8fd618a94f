import Foundation
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@testable import Recorder

#if canImport(UIKit)
  import UIKit
#else
  import StackScrollExplorer
  import UIKitDeclarations
#endif

/// Fixtures built as views and captured from them.
@MainActor
@Suite struct RecordingTests {
  #if canImport(UIKit)
    @Test func `each fixture is recorded as UIKit lays it out`() throws {
      var recorded = 0
      for (name, window) in try Self.windows() {
        // Views outside of a window have no safe area, and a policy is no view's own.
        guard window.safeAreaInsets == .zero, window.policy == .standard,
          window.fittingPriorities == AxisPriorities(.required), (try? window.layout()) != nil
        else { continue }
        let builder = WindowBuilder(window)
        guard !builder.isInNavigation, window.contentSizeCategory == .large else { continue }
        let capture = Capture(builder.root)
        #expect(capture.leftOut.isEmpty, "\(name)")
        recorded += 1
        try Self.save(try capture.text, as: name)
      }
      #expect(recorded > 40)
    }

    /// Writes a recording where it was asked for.
    private static func save(_ text: String, as name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["STACKSCROLL_RECORDINGS"] else {
        return
      }
      let url = URL(filePath: folder, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url.appending(path: name), options: .atomic)
    }
  #else
    @Test func `what is captured of a fixture's views is laid out as the fixture is`() throws {
      let folder = try TestFolder()
      var captured = 0
      for (name, window) in try Self.windows() {
        guard window.policy == .standard, window.fittingPriorities == AxisPriorities(.required),
          let layout = try? window.layout()
        else { continue }
        let builder = WindowBuilder(window)
        builder.show(layout, of: window)
        builder.root.traitCollection.preferredContentSizeCategory =
          Capture.categories.key(for: window.contentSizeCategory) ?? .large
        let controller = UIViewController()
        controller.view = builder.root
        if builder.isInNavigation { controller.navigationController = UINavigationController() }
        let capture = Capture(builder.root)
        #expect(capture.leftOut.isEmpty, "\(name)")
        let file = try folder.write(try capture.text, to: name)
        let run = Explorer.transcript(of: ["replay", file])
        #expect(run.status == .success, "\(name): \(run.output)\(run.errors)")
        let again = try Screen(parsing: Data(try capture.text.utf8))
        #expect(again.contentSizeCategory == window.contentSizeCategory)
        let ids = try again.layout().ids
        #expect(Set(ids) == Set(layout.ids), "\(name)")
        captured += 1
      }
      #expect(captured > 50)
    }
  #endif

  /// The golden layouts of screens and windows.
  private static func windows() throws -> [(name: String, window: Screen)] {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardized
    return try ["Screens", "Windows"].flatMap { kind in
      let folder = fixtures.appending(path: kind)
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        .map {
          ("\(kind)-\($0.lastPathComponent)", try Screen(parsing: try Data(contentsOf: $0)))
        }
    }
  }
}

extension WindowBuilder {
  /// Whether a scroll view scrolls under the bars of a controller.
  fileprivate var isInNavigation: Bool {
    views.contains { description, _ in
      guard case .container(let container) = description.content else { return false }
      return container.scrollView?.controllerEmbedding == .navigationOrTabBarController
    }
  }
}

#if !canImport(UIKit)
  extension WindowBuilder {
    /// Gives views the frames and insets of a layout, as UIKit would.
    func show(_ layout: Layout, of window: Screen) {
      let frames = layout.framesByID()
      for (description, view) in views {
        let id = description.id
        let frame = frames[id] ?? .zero
        let around = view.superview.flatMap { superview in
          views.first { $0.view === superview }
        }
        let origin = around.flatMap { frames[$0.description.id] }?.origin ?? .zero
        let bounds = around?.view.bounds.origin ?? .zero
        view.frame = CGRect(
          x: frame.minX - origin.x + bounds.x, y: frame.minY - origin.y + bounds.y,
          width: frame.size.width, height: frame.size.height)
        let isMirrored = window.layoutDirection == .rightToLeft
        if let area = layout.safeAreaInsets(of: id) { view.safeAreaInsets = UIEdgeInsets(area) }
        if let margins = layout.layoutMargins(of: id), description.leaf == nil {
          view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left,
            bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
        }
        if let scrollView = view as? UIScrollView, let content = layout.content(of: id) {
          let size = content.contentSize
          scrollView.contentSize = CGSize(width: size.width, height: size.height)
          scrollView.adjustedContentInset = UIEdgeInsets(content.scroll.adjustedContentInset)
        }
        if let baselines = description.leaf?.baselines {
          view.forFirstBaselineLayout.frame.origin.y = baselines.first
          view.forLastBaselineLayout.frame.origin.y = frame.size.height - baselines.last
        }
        view.layoutSubviews()
      }
    }
  }

  extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  /// A folder that is gone with the value.
  final class TestFolder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "capture-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
      let file = url.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }
#endif
