internal import StackScrollCore
internal import UIKit

/// A case on its way to the process that runs it.
extension ControllerCase {
  private static var directions: [LayoutDirection] { [.leftToRight, .rightToLeft] }

  /// The case as numbers: ten of the window, two of each gesture and a third of drags.
  var numbers: [Double] {
    let insets = window.safeAreaInsets
    let head = [
      window.size.width, window.size.height, insets.top, insets.left, insets.bottom,
      insets.right, Self.place(of: window.layoutDirection, among: Self.directions),
      Self.place(of: window.contentSizeCategory, among: ContentSizeCategory.allCases),
      window.pixels?.scale ?? 0,
      Self.place(of: window.systemVersion, among: SystemVersion.allCases),
    ]
    return head
      + gestures.flatMap { gesture -> [Double] in
        switch gesture {
        case .tap(let number): [0, Double(number)]
        case .drag(let number, by: let distance): [1, Double(number), distance]
        case .rotate: [2]
        case .setKeyboardHeight(let height): [3, height]
        case .setContentSizeCategory(let category):
          [4, Self.place(of: category, among: ContentSizeCategory.allCases)]
        }
      }
  }

  /// The case of some numbers; nil if they are none.
  init?(numbers: [Double]) {
    var rest = numbers[...]
    func next() -> Double? { rest.popFirst() }
    func word<Word>(among words: [Word]) -> Word? {
      next().flatMap { Int(exactly: $0) }.flatMap { words.indices.contains($0) ? words[$0] : nil }
    }
    guard let width = next(), let height = next(), let top = next(), let left = next(),
      let bottom = next(), let right = next(), let direction = word(among: Self.directions),
      let category = word(among: ContentSizeCategory.allCases), let scale = next(),
      let version = word(among: SystemVersion.allCases)
    else { return nil }
    self.init(
      window: WindowSettings(
        width: width, height: height,
        safeAreaInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
        layoutDirection: direction, contentSizeCategory: category,
        pixels: scale == 0 ? nil : try? PixelGrid(scale: scale)
      ).on(version))
    while let kind = next() {
      let number = kind < 2 ? next().flatMap { Int(exactly: $0) } : 0
      guard let number else { return nil }
      switch kind {
      case 0: gestures.append(.tap(number))
      case 1:
        guard let distance = next() else { return nil }
        gestures.append(.drag(number, by: distance))
      case 2: gestures.append(.rotate)
      case 3:
        guard let height = next() else { return nil }
        gestures.append(.setKeyboardHeight(height))
      case 4:
        guard let category = word(among: ContentSizeCategory.allCases) else { return nil }
        gestures.append(.setContentSizeCategory(category))
      default: return nil
      }
    }
  }

  private static func place<Word: Equatable>(of word: Word, among words: [Word]) -> Double {
    Double(words.firstIndex(of: word) ?? 0)
  }

  /// What is done in the case, as Swift source.
  var source: String {
    let head = [
      "what was done:", "let shown = await ShownController(make(), in: \(window.source))",
    ]
    return (head + gestures.map { "try await shown.perform(.\($0.source))" })
      .joined(separator: "\n")
  }
}

extension DrawnGesture {
  /// The gesture as Swift source, without its point.
  fileprivate var source: String {
    switch self {
    case .tap(let number): "tap(\(number))"
    case .drag(let number, by: let distance): "drag(\(number), by: \(NumberText(distance)))"
    case .rotate: "rotate"
    case .setKeyboardHeight(let height): "setKeyboardHeight(\(NumberText(height)))"
    case .setContentSizeCategory(let category): "setContentSizeCategory(.\(category))"
    }
  }
}
