import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore

extension Fault {
  /// Whether a solve of the window shows that the fault changes the result, apart from any law.
  ///
  /// Each kind has a question that the sound window answers with no and the planted one with yes.
  func changesResult() -> Bool {
    let measures = kind != .equalHugging
    guard let before = sound.window(of: view, measuresTexts: measures),
      let after = planted.window(of: view, measuresTexts: measures)
    else { return false }
    return conditions(before).contains { edits in
      guard let first = before.edited(edits), let second = after.edited(edits) else { return false }
      return !shows(first) && shows(second)
    }
  }

  /// Under which conditions the question is asked.
  private func conditions(_ window: Screen) -> [[Edit]] {
    let id = ViewID(view)
    let narrow = Edit.resize(Size(width: 320, height: 568))
    return switch kind {
    case .bottomPin, .conflict, .smallControl, .pushedOut, .overlap: [[]]
    case .sidePin:
      [
        [.setLength(.intrinsic, .horizontal, of: id), .setLength(.intrinsic, .vertical, of: id)],
        [.setIntrinsicSize(.none, of: id)],
      ]
    case .tiedHeight: [[.resize(Size(width: window.size.width, height: 240))]]
    case .widerThanFrame:
      [
        [
          .resize(Size(width: 844, height: 390)),
          .setSafeAreaInsets(EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        ]
      ]
    case .fixedLabel: [[.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)], [narrow]]
    case .oneLine: [[], [narrow]]
    case .hiddenRow:
      [[.addConstraint(Constraint(Anchor(LayoutItem(view), .height), .equal, constant: 0))]]
    case .weakPin:
      [[.setIntrinsicSize(IntrinsicSize(width: 1500, height: 1500), of: id)], [narrow]]
    case .equalHugging: [window.shortened(of: id)]
    }
  }

  /// The question.
  private func shows(_ window: Screen) -> Bool {
    let layout = try? window.layout()
    let id = ViewID(view)
    switch kind {
    case .bottomPin, .sidePin, .conflict: return layout == nil
    case .hiddenRow:
      // The row as it is shown, and no height for it: what a stack view installs for a hidden one.
      let shown = window.edited([.setHidden(false, id)])
      return shown.map { (try? $0.layout()) == nil } ?? false
    case .equalHugging:
      return window.withoutOrder.map { (try? $0.layout()) == nil } ?? false
    case .tiedHeight:
      guard let layout else { return true }
      guard let content = layout.content(of: id), let frame = layout.frame(of: id) else {
        return false
      }
      return content.contentSize.height <= frame.size.height + 0.5
    case .widerThanFrame:
      guard let layout, let content = layout.content(of: id), let frame = layout.frame(of: id)
      else {
        return false
      }
      return content.contentSize.width > frame.size.width + 0.5
    case .fixedLabel, .oneLine: return layout?.cutsText(id) ?? false
    case .smallControl: return layout?.frame(of: id).map { $0.size.height < 24 } ?? true
    case .pushedOut, .weakPin:
      guard let layout else { return true }
      return layout.isOutside(id, of: planted[view].flatMap(planted.owner)?.id)
    case .overlap:
      guard let layout else { return true }
      let frames = elements.compactMap { layout.frame(of: ViewID($0)) }
      return frames.count > 1
        && elements.contains { other in
          other != view && planted.areSiblings(other, view)
            && layout.overlap(id, ViewID(other)) > 1
        }
    }
  }
}

extension DocumentLines {
  /// The window in which a view is.
  fileprivate func window(of view: String, measuresTexts: Bool) -> Screen? {
    guard let document = try? InterfaceDocument(parsing: Data(text.utf8)) else { return nil }
    for case .success(let imported) in document.importedScreens(measuresTexts: measuresTexts)
    where imported.places[ViewID(view)] != nil {
      return imported.screen
    }
    return nil
  }

  fileprivate func areSiblings(_ first: String, _ second: String) -> Bool {
    guard let first = self[first], let second = self[second] else { return false }
    return first.name != "constraint" && second.name != "constraint"
      && owner(of: first)?.line == owner(of: second)?.line
  }
}

extension Screen {
  /// The window after edits; nil if one of them cannot be applied.
  fileprivate func edited(_ edits: [Edit]) -> Screen? { try? applying(edits) }

  /// The window in which the order of views decides nothing, as constraints alone have it.
  fileprivate var withoutOrder: Screen? {
    try? Screen(
      size: size, fittingPriorities: fittingPriorities, safeAreaInsets: safeAreaInsets,
      sizeClasses: sizeClasses, root: root, constraints: constraints,
      policy: LayoutPolicy(ties: .ambiguous))
  }

  /// Half of its length for each view of a stack, so that there is room to share.
  fileprivate func shortened(of stack: ViewID) -> [Edit] {
    guard let layout = try? layout() else { return [] }
    return layout.ids.compactMap { id in
      guard let size = layout.frame(of: id)?.size,
        (try? applying(.setIntrinsicSize(.none, of: id))) != nil
      else { return nil }
      return .setIntrinsicSize(
        IntrinsicSize(width: size.width / 2, height: size.height / 2), of: id)
    }
  }
}

extension Layout {
  /// Whether a view sticks out of another by more than pixels.
  fileprivate func isOutside(_ id: ViewID, of outer: String?) -> Bool {
    guard let outer, let inner = frame(of: id), let around = frame(of: ViewID(outer)) else {
      return false
    }
    return inner.minX < around.minX - 0.5 || inner.minY < around.minY - 0.5
      || inner.maxX > around.maxX + 0.5 || inner.maxY > around.maxY + 0.5
  }

  /// Whether a text has clearly no room: a sixth of a line less in height, or a tenth of it in width.
  fileprivate func cutsText(_ id: ViewID) -> Bool {
    guard let text = text(of: id), let size = frame(of: id)?.size else { return false }
    let least = text.leastSize(fitting: size.width)
    return size.width < 0.9 * least.width
      || size.height < least.height - text.lineHeight / 6
  }

  /// How far two views overlap, in points.
  fileprivate func overlap(_ first: ViewID, _ second: ViewID) -> Double {
    guard let one = frame(of: first), let other = frame(of: second) else { return 0 }
    return min(
      min(one.maxX, other.maxX) - max(one.minX, other.minX),
      min(one.maxY, other.maxY) - max(one.minY, other.minY))
  }
}
