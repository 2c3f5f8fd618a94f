import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

/// A live view tree as a window file of StackScroll: its views, the constraints that somebody wrote,
/// and the frames that UIKit gave it.
///
/// This file needs nothing but UIKit: copy it into a test target of an app. A view must be in a window
/// for its safe area to be there.
///
/// ```swift
/// @MainActor @Test func `the profile is laid out as its file says`() throws {
///   let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
///   let profile = ProfileViewController()
///   window.rootViewController = profile
///   window.isHidden = false
///   try Capture(profile.view).expect("profile")
/// }
/// ```
///
/// The first run writes `Captures/profile.json` beside the test. From then on the test fails where app
/// and file differ, and `stackscroll replay` lays the file out on any machine.
///
/// Left out are the constraints that UIKit installs by itself: those of stack views, of sizes that
/// views have of their own, of guides, and of autoresizing masks. Views with such a mask are tied to
/// the frame that they have.
@MainActor
struct Capture {
  /// What the format has no words for.
  private(set) var leftOut: [String] = []
  private let root: UIView
  private let direction: UIUserInterfaceLayoutDirection
  private var names = CapturedNames()
  private var tree: [String: Any] = [:]
  private var constraints: [[String: Any]] = []
  private var frames: [String: Any] = [:]
  private var contents: [String: Any] = [:]

  /// Captures what is in a view, which is taken for a window.
  init(_ root: UIView) {
    self.root = root
    direction = root.effectiveUserInterfaceLayoutDirection
    root.layoutIfNeeded()
    names.noteProperties(of: root.next)
    name(root)
    tree = describe(root, isShown: true)
    if !loose(in: root).isEmpty { leftOut.append("what the root does not arrange") }
    tieAll(in: root)
    let order = ["first", "second", "relation", "constant", "multiplier", "priority", "identifier"]
    constraints = constraints.map { object in (order.map { "\(object[$0] ?? "")" }, object) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// The window file.
  var text: String {
    get throws {
      var window: [String: Any] = [
        "size": Self.size(root.bounds.size), "root": tree, "constraints": constraints,
        "safeAreaInsets": Self.insets(root.safeAreaInsets),
      ]
      if direction == .rightToLeft { window["layoutDirection"] = "rightToLeft" }
      let category = root.traitCollection.preferredContentSizeCategory
      window["contentSizeCategory"] = Self.categories[category] ?? "large"
      var about = "\(type(of: root.next ?? root)), captured"
      if !leftOut.isEmpty { about += "; left out: " + leftOut.joined(separator: "; ") }
      let file: [String: Any] = [
        "format": 1, "about": about,
        "pixelScale": max(1, Double(root.traitCollection.displayScale)),
        "window": window, "expected": ["frames": frames, "contents": contents],
      ]
      guard JSONSerialization.isValidJSONObject(file) else {
        throw CaptureError("a frame, a size or an inset is not a finite number")
      }
      let data = try JSONSerialization.data(
        withJSONObject: file, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  /// Holds the tree to `Captures/NAME.json` beside a test, and writes that file where it is missing or
  /// the variable `STACKSCROLL_UPDATE_CAPTURES` is set.
  ///
  /// - Throws: `CaptureError` if tree and file differ, or if there was no file to compare with.
  func expect(_ name: String, beside test: String = #filePath) throws {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Captures")
    let file = folder.appendingPathComponent("\(name).json")
    let text = try text
    let isUpdate = ProcessInfo.processInfo.environment["STACKSCROLL_UPDATE_CAPTURES"] != nil
    guard !isUpdate, let kept = try? Data(contentsOf: file) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      guard isUpdate else {
        throw CaptureError("\(file.path) was not there and is written now: look at it, keep it")
      }
      return
    }
    let differences = Self.differences(
      try JSONSerialization.jsonObject(with: Data(text.utf8)),
      try JSONSerialization.jsonObject(with: kept), at: "")
    guard differences.isEmpty else {
      throw CaptureError(
        (["the views differ from \(file.path); set STACKSCROLL_UPDATE_CAPTURES=1 to write it anew"]
          + differences.prefix(20)).joined(separator: "\n"))
    }
  }

  /// Where two texts of JSON differ; numbers by more than rounding.
  private static func differences(_ found: Any, _ kept: Any, at path: String) -> [String] {
    if let found = found as? [String: Any], let kept = kept as? [String: Any] {
      return Set(found.keys).union(kept.keys).sorted().flatMap { key in
        differences(found[key] ?? "nothing", kept[key] ?? "nothing", at: "\(path).\(key)")
      }
    }
    if let found = found as? [Any], let kept = kept as? [Any], found.count == kept.count {
      return found.indices.flatMap { differences(found[$0], kept[$0], at: "\(path).\($0)") }
    }
    if let found = found as? Double, let kept = kept as? Double, abs(found - kept) < 0.01 {
      return []
    }
    let isSame = found is [Any] || found is [String: Any] ? false : "\(found)" == "\(kept)"
    return isSame ? [] : ["\(path.dropFirst()): \(found), in the file \(kept)"]
  }
}

/// Why a capture failed a test.
struct CaptureError: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }

  init(_ description: String) { self.description = description }
}

// The tree.

extension Capture {
  /// The views and guides of somebody's own in a view.
  private func parts(of view: UIView) -> [AnyObject] {
    if let stack = view as? UIStackView { return stack.arrangedSubviews }
    guard isOpen(view) else { return [] }
    // The indicators of a scroll view are no part of its content.
    let subviews = view.subviews.filter { !Self.className(of: $0).hasPrefix("_UIScroll") }
    return subviews.flatMap { [$0] + loose(in: $0) } + guides(of: view)
  }

  /// What stands in stack views without being arranged, as backgrounds do: it is written beside the
  /// outermost of them.
  private func loose(in view: UIView) -> [AnyObject] {
    guard let stack = view as? UIStackView else { return [] }
    let loose = stack.subviews.filter { subview in
      !stack.arrangedSubviews.contains { $0 === subview }
    }
    return loose + guides(of: stack) + stack.subviews.flatMap(self.loose)
  }

  /// Whether a view is looked into: controls, labels and the like of UIKit are leaves, and so is a view
  /// with a size of its own that is aligned by a text in it.
  private func isOpen(_ view: UIView) -> Bool {
    let isOfUIKit = Self.className(of: view).hasPrefix("UI")
    let plain = [UIView.self, UIControl.self, UIScrollView.self]
    let isPlain = plain.contains { $0 == type(of: view) }
    let isLabel =
      view.forFirstBaselineLayout !== view
      && view.intrinsicContentSize.height != UIView.noIntrinsicMetric
    guard view === root || !isOfUIKit && !isLabel || isPlain else { return false }
    return view is UIScrollView || !view.subviews.isEmpty || !guides(of: view).isEmpty
  }

  private func guides(of view: UIView) -> [UILayoutGuide] {
    view.layoutGuides.filter {
      type(of: $0) == UILayoutGuide.self && !Self.isOfSystem($0.identifier)
        && Self.systemGuide($0, of: view) == nil
    }
  }

  private static func className(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }

  private mutating func name(_ part: AnyObject) {
    guard let view = part as? UIView else {
      return names.add(part, (part as? UILayoutGuide)?.identifier)
    }
    names.noteProperties(of: view)
    names.add(view, view.accessibilityIdentifier ?? (view === root ? "root" : nil))
    for part in parts(of: view) { name(part) }
  }

  /// - Parameter isShown: whether no stack view leaves it out.
  private mutating func describe(_ part: AnyObject, isShown: Bool) -> [String: Any] {
    let id = names[part] ?? ""
    if isShown { frames[id] = Self.rect(frame(of: part)) }
    var object: [String: Any] = ["id": id]
    guard let view = part as? UIView else { return object }
    if view.effectiveUserInterfaceLayoutDirection != direction {
      leftOut.append("the layout direction of \(id)")
    }
    if view.isHidden { object["hidden"] = true }
    if let stack = view as? UIStackView {
      object["stack"] = describe(stack, isShown: isShown)
    } else if isOpen(view) {
      object["subviews"] = parts(of: view).map { describe($0, isShown: isShown) }
      object["preservesSuperviewMargins"] = view.preservesSuperviewLayoutMargins
      object["marginsFromSafeArea"] = view.insetsLayoutMarginsFromSafeArea
      object["layoutMargins"] = margins(of: view)
      object["width"] = conditions(of: view, .horizontal)
      object["height"] = conditions(of: view, .vertical)
      guard let scrollView = view as? UIScrollView else { return object }
      object["scrollView"] = describe(scrollView)
      if isShown {
        contents[id] = [
          "contentSize": Self.size(scrollView.contentSize),
          "adjustedContentInset": Self.insets(scrollView.adjustedContentInset),
        ]
      }
    } else {
      object.merge(leaf(view)) { first, _ in first }
    }
    return object
  }

  private mutating func describe(_ stack: UIStackView, isShown: Bool) -> [String: Any] {
    var spacings: [String: Any] = [:]
    for view in stack.arrangedSubviews {
      let spacing = stack.customSpacing(after: view)
      guard spacing != UIStackView.spacingUseDefault else { continue }
      spacings[names[view] ?? ""] = self.spacing(spacing)
    }
    return [
      "axis": stack.axis == .horizontal ? "horizontal" : "vertical",
      "distribution": Self.distributions[stack.distribution] ?? "fill",
      "alignment": Self.alignments[stack.alignment] ?? "fill",
      "spacing": spacing(stack.spacing), "customSpacings": spacings,
      "layoutMargins": margins(of: stack),
      "marginsRelative": stack.isLayoutMarginsRelativeArrangement,
      "marginsFromSafeArea": stack.insetsLayoutMarginsFromSafeArea,
      "baselineRelative": stack.isBaselineRelativeArrangement,
      "arrangedViews": stack.arrangedSubviews.map {
        describe($0, isShown: isShown && !$0.isHidden)
      },
    ]
  }

  /// A spacing in points; that of the system is 8 between views of UIKit.
  private func spacing(_ spacing: CGFloat) -> Double {
    spacing == UIStackView.spacingUseSystem ? 8 : Double(spacing)
  }

  private func describe(_ scrollView: UIScrollView) -> [String: Any] {
    var object: [String: Any] = [
      "contentOffset": [
        "x": Double(scrollView.contentOffset.x), "y": Double(scrollView.contentOffset.y),
      ],
      "contentInset": Self.insets(scrollView.contentInset),
      "contentInsetAdjustmentBehavior":
        Self.behaviors[scrollView.contentInsetAdjustmentBehavior] ?? "automatic",
      "alwaysBounceHorizontal": scrollView.alwaysBounceHorizontal,
      "alwaysBounceVertical": scrollView.alwaysBounceVertical,
      "isPagingEnabled": scrollView.isPagingEnabled,
    ]
    var responder: UIResponder? = scrollView
    while let current = responder, !(current is UIViewController) { responder = current.next }
    if let controller = responder as? UIViewController,
      controller.navigationController != nil || controller.tabBarController != nil
    {
      object["controllerEmbedding"] = "navigationOrTabBarController"
    }
    return object
  }

  /// What a view has of its own: a text of several lines as the widths of its words.
  private func leaf(_ view: UIView) -> [String: Any] {
    var object: [String: Any] = [:]
    let label = view as? UILabel
    if let text = text(label) {
      object["text"] = text
    } else {
      // A label that wraps has the size of its lines as they are.
      let wraps = label.map { $0.numberOfLines != 1 && $0.preferredMaxLayoutWidth == 0 } ?? false
      let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
      let size = wraps ? view.sizeThatFits(room) : view.intrinsicContentSize
      var intrinsic: [String: Any] = [:]
      if size.width != UIView.noIntrinsicMetric { intrinsic["width"] = Double(size.width) }
      if size.height != UIView.noIntrinsicMetric { intrinsic["height"] = Double(size.height) }
      object["intrinsic"] = intrinsic
    }
    object["hugging"] = priorities { view.contentHuggingPriority(for: $0) }
    object["compressionResistance"] = priorities {
      view.contentCompressionResistancePriority(for: $0)
    }
    let lines = baselines(of: view)
    if lines != Self.noBaselines(view) {
      object["baselines"] = ["first": Double(lines.first), "last": Double(lines.last)]
    }
    return object
  }

  private func priorities(
    _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> [String: Any] {
    [
      "horizontal": Double(priority(.horizontal).rawValue),
      "vertical": Double(priority(.vertical).rawValue),
    ]
  }

  /// The text of a label that may have several lines; nil where it has one, or line breaks.
  private func text(_ label: UILabel?) -> [String: Any]? {
    guard let label, label.numberOfLines != 1, let text = label.text, let font = label.font,
      !text.contains(where: \.isNewline)
    else { return nil }
    func width(_ word: String) -> Double {
      Double(NSString(string: word).size(withAttributes: [.font: font]).width)
    }
    // As high as UIKit makes the lines, which it rounds up to pixels all together.
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height
    let lines = max(1, (height / font.lineHeight).rounded())
    var object: [String: Any] = [
      "words": text.split(separator: " ").map { width(String($0)) }, "space": width(" "),
      "lineHeight": Double(height / lines), "numberOfLines": label.numberOfLines,
    ]
    if label.preferredMaxLayoutWidth > 0 {
      object["preferredMaxLayoutWidth"] = Double(label.preferredMaxLayoutWidth)
    }
    return object
  }

  /// How far the first baseline is below the top of a view, and the last above its bottom.
  private func baselines(of view: UIView) -> (first: CGFloat, last: CGFloat) {
    if let label = view as? UILabel { return (label.font.ascender, -label.font.descender) }
    let title = (view as? UIButton)?.titleLabel
    let (first, last) = (
      title ?? view.forFirstBaselineLayout, title ?? view.forLastBaselineLayout
    )
    guard first !== view, last !== view else { return Self.noBaselines(view) }
    return (
      first.convert(first.bounds, to: view).minY + baselines(of: first).first,
      view.bounds.height - last.convert(last.bounds, to: view).maxY + baselines(of: last).last
    )
  }

  /// Without text, the bottom edge stands for both.
  private static func noBaselines(_ view: UIView) -> (first: CGFloat, last: CGFloat) {
    (view.bounds.height, 0)
  }

  /// The size that a view with others in it has of its own, as conditions on a length.
  private func conditions(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Any? {
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric else { return nil }
    let sides = [
      ("atMost", view.contentHuggingPriority(for: axis)),
      ("atLeast", view.contentCompressionResistancePriority(for: axis)),
    ]
    return sides.map { relation, priority -> [String: Any] in
      [
        "constant": Double(length), "relation": relation, "priority": Double(priority.rawValue),
      ]
    }
  }

  /// The margins that a view has by itself: UIKit tells them with the part of the safe area.
  private func margins(of view: UIView) -> [String: Any] {
    let margins = view.directionalLayoutMargins
    let area = view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
    let isMirrored = direction == .rightToLeft
    func own(_ margin: CGFloat, _ inset: CGFloat) -> Double {
      Double(margin < inset ? margin : margin - inset)
    }
    return [
      "top": own(margins.top, area.top), "bottom": own(margins.bottom, area.bottom),
      "leading": own(margins.leading, isMirrored ? area.right : area.left),
      "trailing": own(margins.trailing, isMirrored ? area.left : area.right),
    ]
  }

  /// What constraints see of a view or a guide, in the coordinates of the root.
  private func frame(of part: AnyObject) -> CGRect {
    if let guide = part as? UILayoutGuide {
      return guide.owningView?.convert(guide.layoutFrame, to: root) ?? .zero
    }
    guard let view = part as? UIView, let superview = view.superview, view !== root else {
      return CGRect(origin: .zero, size: root.bounds.size)
    }
    return superview.convert(view.alignmentRect(forFrame: view.frame), to: root)
  }
}

// The constraints.

extension Capture {
  private mutating func tieAll(in view: UIView) {
    // What ties the insides of a leaf is no loss.
    let isLeaf = !(view is UIStackView) && !isOpen(view)
    for constraint in view.constraints where Self.isWritten(constraint) {
      if let lost = tie(constraint), !isLeaf { leftOut.append("a constraint on a \(lost)") }
    }
    for case let part as UIView in parts(of: view) {
      if part.translatesAutoresizingMaskIntoConstraints, !(view is UIStackView) {
        tieFrame(of: part)
      }
      tieAll(in: part)
    }
    if let scrollView = view as? UIScrollView { tieContent(of: scrollView) }
  }

  /// Writes a constraint; or tells the class of what it names that is not written.
  private mutating func tie(_ constraint: NSLayoutConstraint) -> String? {
    guard let item = constraint.firstItem, constraint.isActive else { return nil }
    var object: [String: Any] = [:]
    for (key, item, attribute) in [
      ("first", item as AnyObject?, constraint.firstAttribute),
      ("second", constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let item else { continue }
      guard let name = name(of: item), let word = Self.attributes[attribute] else {
        return Self.className(of: item)
      }
      object[key] = "\(name).\(word)"
    }
    object["relation"] = Self.relations[constraint.relation]
    if constraint.multiplier != 1 { object["multiplier"] = Double(constraint.multiplier) }
    if constraint.constant != 0 { object["constant"] = Double(constraint.constant) }
    if constraint.priority.rawValue != 1000 {
      object["priority"] = Double(constraint.priority.rawValue)
    }
    object["identifier"] = constraint.identifier
    constraints.append(object)
    return nil
  }

  /// A view that is placed by its frame and its autoresizing mask.
  private mutating func tieFrame(of view: UIView) {
    guard let name = names[view], let around = view.superview, let other = names[around] else {
      return
    }
    let (frame, mask) = (view.alignmentRect(forFrame: view.frame), view.autoresizingMask)
    let room = around.bounds.size
    func tie(_ attribute: String, _ constant: CGFloat, to second: String? = nil) {
      var object: [String: Any] = ["first": "\(name).\(attribute)", "constant": Double(constant)]
      object["second"] = second.map { "\(other).\($0)" }
      constraints.append(object)
    }
    tie("left", frame.minX, to: "left")
    tie("top", frame.minY, to: "top")
    if mask.contains(.flexibleWidth), !(around is UIScrollView) {
      tie("right", frame.maxX - room.width, to: "right")
    } else {
      tie("width", frame.width)
    }
    if mask.contains(.flexibleHeight), !(around is UIScrollView) {
      tie("bottom", frame.maxY - room.height, to: "bottom")
    } else {
      tie("height", frame.height)
    }
  }

  /// A content whose size is not that of constraints has the size that it was given.
  private mutating func tieContent(of scrollView: UIScrollView) {
    guard let name = names[scrollView] else { return }
    let isTied = parts(of: scrollView).contains { part in
      (part as? UIView)?.translatesAutoresizingMaskIntoConstraints == false
    }
    guard !isTied else { return }
    let size = scrollView.contentSize
    for (attribute, length) in [("width", size.width), ("height", size.height)] {
      constraints.append([
        "first": "\(name).contentLayoutGuide.\(attribute)", "constant": Double(length),
      ])
    }
  }

  /// Whether somebody wrote a constraint; all others come of views and guides themselves.
  private static func isWritten(_ constraint: NSLayoutConstraint) -> Bool {
    let kind = className(of: constraint)
    guard !kind.hasPrefix("_"), !kind.hasPrefix("NSContentSize"), !kind.hasPrefix("NSAutoresizing"),
      !isOfSystem(constraint.identifier)
    else { return false }
    // A guide of UIKit hangs on its view by constraints without a name.
    guard let first = constraint.firstItem, let second = constraint.secondItem else { return true }
    let guides = [first, second].compactMap { $0 as? UILayoutGuide }
    guard guides.count == 1, let view = guides[0].owningView, view === first || view === second
    else { return true }
    let name = systemGuide(guides[0], of: view)
    return name == nil || name == "contentLayoutGuide" || name == "frameLayoutGuide"
  }

  /// Whether UIKit names constraints and guides of its own so.
  private static func isOfSystem(_ identifier: String?) -> Bool {
    ["UI", "_UI"].contains { identifier?.hasPrefix($0) ?? false }
  }

  /// The name that constraints have for a view or a guide.
  private func name(of item: AnyObject) -> String? {
    if let name = names[item] { return name }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView, let owner = names[view],
      let name = Self.systemGuide(guide, of: view)
    else { return nil }
    return "\(owner).\(name)"
  }

  private static func systemGuide(_ guide: UILayoutGuide, of view: UIView) -> String? {
    if guide === view.safeAreaLayoutGuide { return "safeAreaLayoutGuide" }
    if guide === view.layoutMarginsGuide { return "layoutMarginsGuide" }
    if let scrollView = view as? UIScrollView {
      if guide === scrollView.contentLayoutGuide { return "contentLayoutGuide" }
      if guide === scrollView.frameLayoutGuide { return "frameLayoutGuide" }
    }
    // Asked last: a view has these two from when somebody asks.
    if guide === view.readableContentGuide { return "readableContentGuide" }
    return guide === view.keyboardLayoutGuide ? "keyboardLayoutGuide" : nil
  }
}

// Words and numbers.

extension Capture {
  static let relations: [NSLayoutConstraint.Relation: String] = [
    .equal: "equal", .greaterThanOrEqual: "atLeast", .lessThanOrEqual: "atMost",
  ]
  static let attributes: [NSLayoutConstraint.Attribute: String] = [
    .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading",
    .trailing: "trailing", .width: "width", .height: "height", .centerX: "centerX",
    .centerY: "centerY", .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
    .leftMargin: "leftMargin", .rightMargin: "rightMargin", .topMargin: "topMargin",
    .bottomMargin: "bottomMargin", .leadingMargin: "leadingMargin",
    .trailingMargin: "trailingMargin", .centerXWithinMargins: "centerXWithinMargins",
    .centerYWithinMargins: "centerYWithinMargins",
  ]
  static let distributions: [UIStackView.Distribution: String] = [
    .fill: "fill", .fillEqually: "fillEqually", .fillProportionally: "fillProportionally",
    .equalSpacing: "equalSpacing", .equalCentering: "equalCentering",
  ]
  static let alignments: [UIStackView.Alignment: String] = [
    .fill: "fill", .leading: "leading", .firstBaseline: "firstBaseline", .center: "center",
    .trailing: "trailing", .lastBaseline: "lastBaseline",
  ]
  static let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior: String] = [
    .automatic: "automatic", .scrollableAxes: "scrollableAxes", .never: "never",
    .always: "always",
  ]

  static let categories: [UIContentSizeCategory: String] = [
    .extraSmall: "extraSmall", .small: "small", .medium: "medium", .large: "large",
    .extraLarge: "extraLarge", .extraExtraLarge: "extraExtraLarge",
    .extraExtraExtraLarge: "extraExtraExtraLarge", .accessibilityMedium: "accessibilityMedium",
    .accessibilityLarge: "accessibilityLarge",
    .accessibilityExtraLarge: "accessibilityExtraLarge",
    .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
    .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
  ]

  private static func size(_ size: CGSize) -> [String: Any] {
    ["width": Double(size.width), "height": Double(size.height)]
  }

  private static func rect(_ rect: CGRect) -> [String: Any] {
    size(rect.size).merging(["x": Double(rect.minX), "y": Double(rect.minY)]) { first, _ in first }
  }

  private static func insets(_ insets: UIEdgeInsets) -> [String: Any] {
    [
      "top": Double(insets.top), "left": Double(insets.left), "bottom": Double(insets.bottom),
      "right": Double(insets.right),
    ]
  }
}

/// Names of views and guides that stay the same from run to run: the identifier for tests, or else the
/// property that holds the view, or else the class and a number.
@MainActor
private struct CapturedNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var properties: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Remembers which properties of an object hold views and guides; the first one counts, and those of
  /// UIKit's own classes do not.
  mutating func noteProperties(of owner: AnyObject?) {
    var mirror = owner.map { Mirror(reflecting: $0) }
    while let current = mirror, !"\(current.subjectType)".hasPrefix("UI") {
      for case let (label?, value) in current.children {
        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        let single = (value as? UIView) ?? (value as? UILayoutGuide) as AnyObject?
        let list = single.map { [$0] } ?? (value as? [UIView]) ?? []
        for (index, item) in list.enumerated() where properties[ObjectIdentifier(item)] == nil {
          properties[ObjectIdentifier(item)] = single == nil ? "\(name)\(index + 1)" : name
        }
      }
      mirror = current.superclassMirror
    }
  }

  mutating func add(_ object: AnyObject, _ identifier: String?) {
    let given = identifier.flatMap { $0.isEmpty ? nil : $0 }
    var name = given ?? properties[ObjectIdentifier(object)] ?? ""
    if name.isEmpty {
      let kind = String(describing: type(of: object))
      counts[kind, default: 0] += 1
      name = "\(kind)\(counts[kind] ?? 1)"
    }
    let wanted = name
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted) \(number)"
      number += 1
    }
    names[ObjectIdentifier(object)] = name
  }
}
