import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == Screen {
  /// Screens of one stack whose viewports are often about as long as their content.
  ///
  /// The offset is anywhere, in range or not: laws that need a place to start from take it.
  static func scrolling(_ draw: ScrollDraw = ScrollDraw()) -> Gen {
    Gen { source throws(Discard) in
      let stack = try source.draw(.rowsOfLeaves(draw.spacings))
      let window = try source.draw(.windows(draw, around: stack.naturalSize))
      return try source.making {
        let tied = stack.tied(draw.isTied).named()
        return try Screen(
          scrollView: window.scrollView, content: tied,
          layoutDirection: window.direction)
      }
    }
  }
}

/// A scroll view and the direction it is read in.
private struct DrawnScrollView: Sendable {
  var scrollView: ScrollView
  var direction: LayoutDirection
}

extension Gen where Value == DrawnScrollView {
  fileprivate static func windows(_ draw: ScrollDraw, around content: Size) -> Gen {
    Gen { source throws(Discard) in
      let width = try source.draw(.windowLengths(draw.fit, around: content.width))
      let fit = draw.fit == .wide ? .any : draw.fit
      let height = try source.draw(.windowLengths(fit, around: content.height))
      var view = ScrollView(size: Size(width: width, height: height))
      view.contentInsetAdjustmentBehavior = try source.draw(.element(of: draw.behaviors))
      view.controllerEmbedding = try source.draw(.element(of: draw.embeddings))
      view.contentInset = try source.draw(.sides(.double(in: draw.insets)))
      if draw.hasSafeArea { view.safeAreaInsets = try source.draw(.sides(.double(in: 0...100))) }
      view.alwaysBounceHorizontal = try source.draw(.element(of: [false, draw.mayBounce]))
      view.alwaysBounceVertical = try source.draw(.element(of: [false, draw.mayBounce]))
      view.isPagingEnabled = try source.draw(.element(of: [false, draw.mayPage]))
      let offsets = Gen<Double>.double(in: -500...2000)
      view.contentOffset = Point(x: try source.draw(offsets), y: try source.draw(offsets))
      let direction = try source.draw(.element(of: draw.directions))
      return DrawnScrollView(scrollView: view, direction: direction)
    }
  }
}

extension Gen where Value == Double {
  /// Lengths of a window that are often near that of the content.
  fileprivate static func windowLengths(_ fit: ScrollDraw.Fit, around content: Double) -> Gen {
    let near = Gen.double(in: -100...100).map { max(1, content + $0) }
    return switch fit {
    case .any: .weighted([(1, .double(in: 1...1000)), (1, near)])
    case .short: .double(in: 0...500).map { content + $0 }
    case .wide: .double(in: 1...max(1, content))
    }
  }
}

extension Gen where Value == StackDraft {
  /// Stacks of one to six leaves, none of which has a required length: always determined.
  fileprivate static func rowsOfLeaves(_ spacings: ClosedRange<Double>) -> Gen {
    Gen { source throws(Discard) in
      let axis = try source.draw(.axes)
      let spacing = try source.draw(.double(in: spacings))
      let sizes = Gen<Size> { source throws(Discard) in
        Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
      }
      let leaves = try source.draw(.array(of: sizes, count: 1...6))
      return StackDraft(
        stack: StackView(axis: axis, alignment: .center, spacing: spacing),
        views: leaves.map { .leaf(Leaf(intrinsic: IntrinsicSize($0))) })
    }
  }
}

extension StackDraft {
  /// The size of a free row or column of leaves.
  fileprivate var naturalSize: Size {
    let sizes = views.compactMap { view -> Size? in
      guard case .leaf(let leaf, _, _, _, _) = view else { return nil }
      return Size(width: leaf.intrinsic.width ?? 0, height: leaf.intrinsic.height ?? 0)
    }
    let gaps = stack.spacing * Double(max(0, sizes.count - 1))
    return Size(
      main: sizes.map { $0[stack.axis] }.reduce(gaps, +),
      cross: sizes.map { $0[stack.axis.perpendicular] }.max() ?? 0, axis: stack.axis)
  }
}
