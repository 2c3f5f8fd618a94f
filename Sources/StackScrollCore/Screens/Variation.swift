/// How much room a window has along an axis, as devices are told apart.
///
/// Source: UITraitCollection documentation, `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little, as across a phone.
  case compact
  /// Much, as on a tablet.
  case regular
}

/// A size class for each axis, as far as it is given.
public struct SizeClasses: Hashable, Sendable {
  /// The class of the width; nil for any, and for a window, the one of its size.
  public var horizontal: SizeClass?
  /// The class of the height; nil for any, and for a window, the one of its size.
  public var vertical: SizeClass?

  /// Makes classes.
  public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes that the published table of devices has for a window of a size.
  ///
  /// A height below 480 is compact: phones held sideways come to 440, and the lowest one held upright
  /// to 480. Such a window has a regular width from a height of 414 on, which the larger phones have.
  /// Any other has one from a width of 640 on: the widest share of a tablet's screen that is compact
  /// has 639 points, and the narrowest that is regular 678. What is lower than 320 is lower than any
  /// screen, so it is a part of one, and has a regular height.
  ///
  /// Source: Human Interface Guidelines, "Layout", device size classes and multitasking sizes.
  public init(of size: Size) {
    let isLow = size.height < 480 && size.height >= Self.lowestScreen
    horizontal = (isLow ? size.height >= 414 : size.width >= 640) ? .regular : .compact
    vertical = isLow ? .compact : .regular
  }

  /// The least height of a phone held sideways, in points.
  private static let lowestScreen = 320.0

  /// How many are given.
  package var count: Int { [horizontal, vertical].compactMap(\.self).count }

  /// Whether they are those of others, as far as they are given.
  package func matches(_ classes: SizeClasses) -> Bool {
    (horizontal == nil || horizontal == classes.horizontal)
      && (vertical == nil || vertical == classes.vertical)
  }

  /// The classes that a window can have.
  package static let all = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }
}

/// What is different in a window of some size classes.
///
/// Source: UITraitCollection documentation; Xcode Help, "Vary attribute values by traits".
public struct Variation: Hashable, Sendable {
  /// The classes that a window must have for it.
  public var sizeClasses: SizeClasses
  /// What is different: edits of views and constraints.
  public var edits: [Edit]

  /// Makes a variation.
  public init(_ sizeClasses: SizeClasses, edits: [Edit]) {
    self.sizeClasses = sizeClasses
    self.edits = edits
  }
}

extension Screen {
  /// The size classes: those given, and else those of the size.
  public var effectiveSizeClasses: SizeClasses {
    let own = SizeClasses(of: size)
    return SizeClasses(
      horizontal: sizeClasses.horizontal ?? own.horizontal,
      vertical: sizeClasses.vertical ?? own.vertical)
  }

  /// The window as the variations make it that match its size classes; it has no others.
  ///
  /// Those that name more classes come later, and else the order is that of the list.
  ///
  /// Source: observed on recorded frames of documents.
  public var varied: Screen {
    guard !variations.isEmpty else { return self }
    // A window that exists can be varied.
    return (try? varied(in: effectiveSizeClasses)) ?? self
  }

  private func varied(in classes: SizeClasses) throws(ScreenError) -> Screen {
    var tree = ScreenTree(root: root, constraints: constraints)
    for rank in 0...2 {
      for (index, variation) in variations.enumerated()
      where variation.sizeClasses.count == rank && variation.sizeClasses.matches(classes) {
        do throws(EditError) {
          for edit in variation.edits { try tree.apply(edit) }
        } catch { throw .variation(index, error) }
      }
    }
    return try with(root: tree.root, constraints: tree.constraints, variations: [])
  }

  /// Refuses variations that cannot be applied in some window.
  func checkVariations() throws(ScreenError) {
    for (index, variation) in variations.enumerated() {
      for edit in variation.edits where ![.views, .constraints].contains(edit.target) {
        throw .variation(index, .notOfVariations)
      }
    }
    guard !variations.isEmpty else { return }
    for classes in SizeClasses.all { _ = try varied(in: classes) }
  }
}
