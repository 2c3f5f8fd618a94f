#if !canImport(UIKit)
  import Foundation
  import StackScrollConstraints
  import StackScrollCore
  import StackScrollExplorer
  import StackScrollInvariants
  import Testing
  import UIKitDeclarations

  @testable import Recorder

  /// A view tree as an app has it, filled by hand, as Capture reads it.
  @MainActor
  @Suite struct CaptureTests {
    @Test func `a profile is read back and laid out as its views stand`() throws {
      let profile = Profile()
      let capture = Capture(profile.view)
      #expect(capture.leftOut.isEmpty)
      let folder = try TestFolder()
      let file = try folder.write(try capture.text, to: "profile.json")
      let run = Explorer.transcript(of: ["replay", file])
      #expect(run.status == .success, "\(run.output)\(run.errors)")
      let window = try Screen(parsing: Data(try capture.text.utf8))
      let layout = try window.layout()
      #expect(
        Set(layout.ids.map(\.name)) == [
          "root", "feed", "card", "bio", "row", "Send", "badges1", "badges2", "backdrop", "fold",
          "UIView1",
        ])
      // Seven words of 100 in 374: three lines of 20.4.
      #expect(layout.frame(of: "bio") == Rect(x: 8, y: 55, width: 374, height: 61.2))
      #expect(layout.frame(of: "backdrop") == layout.frame(of: "row"))
      #expect(layout.content(of: "feed")?.contentSize == Size(width: 390, height: 107.2))
      // What UIKit installs by itself is not there.
      let named = window.constraints.map { "\($0.first) \($0.second.map { "\($0)" } ?? "")" }
      #expect(named.count == Profile.written + Profile.tiedFrames, "\(named)")
    }

    @Test func `a frame that is another one is noticed`() throws {
      let profile = Profile()
      profile.bio.frame.size.height = 40.8
      let folder = try TestFolder()
      let file = try folder.write(try Capture(profile.view).text, to: "profile.json")
      let run = Explorer.transcript(of: ["replay", file])
      #expect(run.status == .unexpected && run.output.contains("card"), "\(run.output)")
    }

    @Test func `a test fails where there is no file, and where app and file drift apart`() throws {
      let folder = try TestFolder()
      let test = folder.url.appending(path: "Test.swift").path
      let profile = Profile()
      func failure() -> String {
        do {
          try Capture(profile.view).expect("profile", beside: test)
          return ""
        } catch { return "\(error)" }
      }
      #expect(failure().contains("is written now"))
      #expect(failure() == "")
      profile.row.spacing = 9
      #expect(failure().contains(".spacing: 9"))
      profile.row.spacing = 8
      #expect(failure() == "")
      let more = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      profile.view.addSubview(more)
      #expect(failure().contains("UIView2"))
    }

    @Test func `what the format has no words for is told`() throws {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.semanticContentAttribute = .forceRightToLeft
      root.addSubview(label)
      let stranger = UIView(frame: .zero)
      label.addSubview(stranger)
      tie(root, .width, stranger, .width)
      let capture = Capture(root)
      #expect(capture.leftOut == ["the layout direction of UILabel1", "a constraint on a UIView"])
      let told = try #require(
        try capture.text.split(separator: "\n").first { $0.contains("about") })
      #expect(told.contains("left out: the layout direction of UILabel1"))
    }

    @Test func `a content that nothing ties has the size that it was given`() throws {
      let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.contentSize = CGSize(width: 100, height: 300)
      let image = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.addSubview(image)
      let layout = try Screen(parsing: Data(try Capture(root).text.utf8)).layout()
      #expect(layout.content(of: "root")?.contentSize == Size(width: 100, height: 300))
      #expect(layout.frame(of: "UIView1") == Rect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  /// A view with a size of its own.
  final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  /// As UIKit calls the constraints of a size of its own.
  final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

  @MainActor
  func tie(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0,
    as identifier: String? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: second,
      attribute: other, multiplier: 1, constant: constant)
    constraint.identifier = identifier
    constraint.isActive = true
  }

  /// A scroll view in the safe area, in it a card with a text that wraps and a row of badges.
  @MainActor
  final class Profile: UIViewController {
    let feed = UIScrollView(frame: CGRect(x: 0, y: 47, width: 390, height: 763))
    let card = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 107.2))
    let bio = UILabel(frame: CGRect(x: 8, y: 8, width: 374, height: 61.2))
    let row = UIStackView(frame: CGRect(x: 8, y: 79.2, width: 374, height: 20))
    let badges = (0..<2).map { Badge(frame: CGRect(x: $0 * 38, y: 0, width: 30, height: 20)) }
    private(set) lazy var backdrop = UIView(frame: row.bounds)
    private let fold = UILayoutGuide()
    private let send = UIButton(frame: CGRect(x: 76, y: 0, width: 298, height: 20))

    /// How many constraints somebody wrote, and how many say the frames of two views.
    static let (written, tiedFrames) = (20, 8)

    override init() {
      super.init()
      view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 47, leading: 16, bottom: 34, trailing: 16)
      bio.text = Array(repeating: "abcdefghij", count: 7).joined(separator: " ")
      bio.numberOfLines = 0
      row.spacing = 8
      send.accessibilityIdentifier = "Send"
      feed.contentSize = CGSize(width: 390, height: 107.2)
      for part in [feed, card, bio, row] { part.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(feed)
      let corner = UIView(frame: CGRect(x: 350, y: 60, width: 30, height: 10))
      corner.autoresizingMask = [.flexibleWidth]
      view.addSubview(corner)
      feed.addSubview(card)
      card.addSubview(bio)
      card.addSubview(row)
      row.addSubview(backdrop)
      for part in badges + [send] { row.addArrangedSubview(part) }
      card.addLayoutGuide(fold)
      fold.layoutFrame = CGRect(x: 8, y: 69.2, width: 374, height: 10)
      tieAll()
    }

    private func tieAll() {
      for side in [NSLayoutConstraint.Attribute.top, .leading, .bottom, .trailing] {
        tie(feed, side, view.safeAreaLayoutGuide, side)
        tie(card, side, feed.contentLayoutGuide, side)
      }
      tie(card, .width, feed.frameLayoutGuide, .width)
      for side in [NSLayoutConstraint.Attribute.top, .leading, .trailing] {
        tie(bio, side, card.layoutMarginsGuide, side)
      }
      tie(row, .leading, card, .leadingMargin)
      tie(row, .width, bio, .width)
      tie(fold, .top, bio, .bottom)
      tie(fold, .height, nil, .notAnAttribute, 10)
      tie(fold, .leading, bio, .leading)
      tie(fold, .trailing, bio, .trailing)
      tie(row, .top, fold, .bottom, as: "below the fold")
      tie(row, .bottom, card, .bottomMargin)
      // What UIKit installs: of a size, of a stack view, of a guide, of the window.
      NSContentSizeLayoutConstraint(
        item: bio, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 760
      ).isActive = true
      tie(badges[1], .leading, badges[0], .trailing, 8, as: "UISV-spacing")
      tie(view.safeAreaLayoutGuide, .top, view, .top, 47)
      tie(view, .width, nil, .notAnAttribute, 390, as: "UIView-Encapsulated-Layout-Width")
    }
  }
#endif
