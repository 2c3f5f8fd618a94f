import StackScrollConstraints
import StackScrollCore

extension ContentLayout {
  /// The layout as a picture made of characters, and its numbers below.
  ///
  /// The double line is the window; views are drawn in thin lines, those that hold no others with
  /// their names, shaded where they are off screen; dots show where the content has no view. A text
  /// stands in place of the name if each of its lines has a row with room for all its letters; one
  /// of given widths is drawn as bars. The picture has at most 72 columns and 24 rows and is the same on
  /// every machine. It is for people: its wording may change.
  ///
  /// - Parameters:
  ///   - width: how many columns to use, within 30 to 72.
  ///   - style: how numbers are told.
  ///   - name: other names for views; those for which it gives none keep their own.
  /// - Complexity: O(n) for n views and characters of texts.
  public func drawing(
    width: Int = 60, numbers style: NumberStyle = .rounded,
    naming name: (ViewID) -> String? = { _ in nil }
  ) -> String {
    let picture = PictureOfViews(
      layout: self, window: Rect(origin: contentOffset, size: scroll.bounds),
      contents: [Rect(origin: .zero, size: contentSize)])
    return (picture.lines(width: width, naming: name) + numbers(style, name))
      .joined(separator: "\n")
  }
}

extension ContentLayout {
  /// The numbers below a picture: window, content, offsets, and the first frames.
  func numbers(_ style: NumberStyle, _ name: (ViewID) -> String?) -> [String] {
    let facts = [
      ("viewport", "\(scroll.bounds.text(style)) at \(contentOffset.text(style))"),
      ("content", contentSize.text(style)), ("offsets", offsetsText(style)),
    ]
    return PictureNumbers.lines(facts, ids, frames, style, name)
  }

  /// The offsets that each axis can rest at.
  ///
  /// - Parameter dots: what stands between the first and the last.
  package func offsetsText(_ style: NumberStyle, dots: String = "...") -> String {
    Axis.allCases.map { axis in
      let name = axis == .horizontal ? "x" : "y"
      let range = offsetRange(axis)
      let ends = style.texts([range.lowerBound, range.upperBound])
      return scrolls(axis)
        ? "\(name) \(ends[0])\(dots)\(ends[1])" : "\(name) \(style.text(range.lowerBound))"
    }.joined(separator: ", ")
  }
}

extension Layout {
  /// The layout as a picture made of characters, and its numbers below.
  ///
  /// The double line is the screen, with marks where the safe area ends; a keyboard is shaded. What is
  /// in a scroll view is cut off at its edges, but for those at the edge of the screen, beyond which it is
  /// shaded; dots show where a content has no view. A screen that is one scroll view is drawn as its
  /// content, in the coordinates of that.
  /// It is for people: its wording may change.
  ///
  /// - Parameters:
  ///   - width: how many columns to use, within 30 to 72.
  ///   - style: how numbers are told.
  ///   - name: other names for views, such as outlets for identifiers; those for which it gives none keep their own.
  /// - Complexity: O(n) for n views.
  public func drawing(
    width: Int = 60, numbers style: NumberStyle = .rounded,
    naming name: (ViewID) -> String? = { _ in nil }
  ) -> String {
    guard !isOneScrollView else {
      return content.drawing(width: width, numbers: style, naming: name)
    }
    let (whole, window) = (self.whole, frames.first ?? .zero)
    let contents = whole.sights(through: window).enumerated().compactMap { place, sight -> Rect? in
      guard let opening = sight.opening, let content = content(of: ids[place]) else { return nil }
      let (frame, offset) = (frames[place], content.contentOffset)
      return Rect(
        origin: Point(x: frame.minX - offset.x, y: frame.minY - offset.y), size: content.contentSize
      ).part(inside: opening)
    }
    let picture = PictureOfViews(
      layout: whole, window: window, contents: contents, covers: covers)
    return (picture.lines(width: width, naming: name) + numbers(style, name))
      .joined(separator: "\n")
  }

  /// The numbers below a picture: what each scroll view holds, and the first frames.
  private func numbers(_ style: NumberStyle, _ name: (ViewID) -> String?) -> [String] {
    let facts = scrollViews.compactMap { id in
      content(of: id).map {
        (
          id.printable(as: name, limit: PictureNumbers.nameColumns),
          "content \($0.contentSize.text(style)), offsets \($0.offsetsText(style))"
        )
      }
    }
    return PictureNumbers.lines(facts, ids, frames, style, name)
  }
}

/// A part of a window that something else covers.
package struct Cover: Hashable, Sendable {
  /// What covers it.
  package enum Kind: Hashable, Sendable {
    /// A bar: the safe area leaves it out.
    case bar
    case keyboard
  }

  package let kind: Kind
  package let area: Rect
}

extension Layout {
  /// What bars and a keyboard cover, each side of the window by itself.
  package var covers: [Cover] {
    guard let window = frames.first, let root = ids.first, let area = safeAreaInsets(of: root)
    else { return [] }
    let (size, far) = (window.size, Point(x: window.maxX, y: window.maxY))
    let bars = [
      Rect(x: 0, y: 0, width: size.width, height: area.top),
      Rect(x: 0, y: far.y - area.bottom, width: size.width, height: area.bottom),
      Rect(x: 0, y: 0, width: area.left, height: size.height),
      Rect(x: far.x - area.right, y: 0, width: area.right, height: size.height),
    ]
    return bars.filter { $0.size.width > 0 && $0.size.height > 0 }.map {
      Cover(kind: .bar, area: $0)
    } + (keyboard.map { [Cover(kind: .keyboard, area: $0)] } ?? [])
  }
}

/// The lines of numbers below a picture.
enum PictureNumbers {
  /// How many frames are listed.
  private static let listedFrames = 12
  /// How much of a name is listed.
  static let nameColumns = 24

  /// Facts under their heads, and the first frames under their names.
  static func lines(
    _ facts: [(head: String, fact: String)], _ ids: [ViewID], _ frames: [Rect],
    _ style: NumberStyle, _ name: (ViewID) -> String?
  ) -> [String] {
    let listed = zip(ids, frames).prefix(listedFrames).map { id, frame in
      (head: id.printable(as: name, limit: nameColumns), fact: frame.text(style))
    }
    let indent = (facts + listed).reduce(0) { max($0, $1.head.count) }
    let lines = (facts + listed).map { head, fact in
      head + String(repeating: " ", count: indent - head.count + 2) + fact
    }
    return frames.count > listed.count ? lines + ["and \(frames.count - listed.count) more"] : lines
  }
}

extension ViewID {
  /// The name that it is given, or its own, in one line and not longer than a limit.
  func printable(as name: (ViewID) -> String?, limit: Int) -> String {
    let clean = (name(self) ?? description).printable
    return clean.count > limit ? String(clean.prefix(limit - 1)) + "…" : clean
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let origin = Point(x: Swift.min(minX, other.minX), y: Swift.min(minY, other.minY))
    return Rect(
      origin: origin,
      size: Size(
        width: Swift.max(maxX, other.maxX) - origin.x,
        height: Swift.max(maxY, other.maxY) - origin.y))
  }
}
