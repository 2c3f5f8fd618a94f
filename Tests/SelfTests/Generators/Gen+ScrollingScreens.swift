import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == Screen {
  /// Screens of one stack whose viewports are often about as long as their content.
  ///
  /// The offset is anywhere, in range or not: laws that need a place to start from take it.
  static func scrolling(_ draw: ScrollDraw = ScrollDraw()) -> Gen {
    let stacks = Gen<StackDraft>.rowsOfLeaves(draw.spacings)
    let views = Gen<ScrollView>.unsized(draw)
    let directions = Gen<LayoutDirection>.element(of: draw.directions)
    return Gen { source throws(Discard) in
      let stack = try source.draw(stacks)
      let size = try draw.fit.windowSize(around: stack.naturalSize, &source)
      var view = try source.draw(views)
      view.size = size
      let direction = try source.draw(directions)
      return try source.making {
        let tied = stack.tied(draw.isTied).named()
        return try Screen(scrollView: view, content: tied, layoutDirection: direction)
      }
    }
  }
}

extension Gen where Value == ScrollView {
  /// Scroll views of no size yet.
  fileprivate static func unsized(_ draw: ScrollDraw) -> Gen {
    let behaviors = Gen<ContentInsetAdjustmentBehavior>.element(of: draw.behaviors)
    let embeddings = Gen<ControllerEmbedding>.element(of: draw.embeddings)
    let insets = Gen<EdgeInsets>.sides(.double(in: draw.insets))
    let safeAreas = Gen<EdgeInsets>.sides(.double(in: 0...100))
    let bounces = Gen<Bool>.element(of: [false, draw.mayBounce])
    let pages = Gen<Bool>.element(of: [false, draw.mayPage])
    let offsets = Gen<Double>.double(in: -500...2000)
    return Gen { source throws(Discard) in
      var view = ScrollView(size: .zero)
      view.contentInsetAdjustmentBehavior = try source.draw(behaviors)
      view.controllerEmbedding = try source.draw(embeddings)
      view.contentInset = try source.draw(insets)
      if draw.hasSafeArea { view.safeAreaInsets = try source.draw(safeAreas) }
      view.alwaysBounceHorizontal = try source.draw(bounces)
      view.alwaysBounceVertical = try source.draw(bounces)
      view.isPagingEnabled = try source.draw(pages)
      view.contentOffset = Point(x: try source.draw(offsets), y: try source.draw(offsets))
      return view
    }
  }
}

extension ScrollDraw.Fit {
  private static let near = Gen<(points: Double, isMore: Bool)>.weighted([
    (1, Gen<Double>.double(in: 1...1000).map { ($0, false) }),
    (1, Gen<Double>.double(in: -100...100).map { ($0, true) }),
  ])
  private static let room = Gen<Double>.double(in: 0...500)

  /// The size of a window around some content, which it is often as long as.
  fileprivate func windowSize(
    around content: Size, _ source: inout Source
  ) throws(Discard) -> Size {
    Size(
      width: try windowLength(around: content.width, &source),
      height: try (self == .wide ? .any : self).windowLength(around: content.height, &source))
  }

  private func windowLength(
    around content: Double, _ source: inout Source
  ) throws(Discard) -> Double {
    switch self {
    case .any:
      let length = try source.draw(Self.near)
      return length.isMore ? max(1, content + length.points) : length.points
    case .short: return content + (try source.draw(Self.room))
    case .wide: return try source.draw(.double(in: 1...max(1, content)))
    }
  }
}

extension Gen where Value == StackDraft {
  /// Stacks of one to six leaves, none of which has a required length: always determined.
  fileprivate static func rowsOfLeaves(_ spacings: ClosedRange<Double>) -> Gen {
    let gaps = Gen<Double>.double(in: spacings)
    let sizes = Gen<Size> { source throws(Discard) in
      Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
    }
    let rows = Gen<[Size]>.array(of: sizes, count: 1...6)
    return Gen { source throws(Discard) in
      let axis = try source.draw(.axes)
      let spacing = try source.draw(gaps)
      let leaves = try source.draw(rows)
      return StackDraft(
        stack: StackView(axis: axis, alignment: .center, spacing: spacing),
        views: leaves.map { .leaf(Leaf(intrinsic: IntrinsicSize($0))) })
    }
  }
}

extension StackDraft {
  /// The size of a free row or column of leaves.
  fileprivate var naturalSize: Size {
    var main = stack.spacing * Double(max(0, views.count - 1))
    var cross = 0.0
    for case .leaf(let leaf, _, _, _, _) in views {
      main += leaf.intrinsic[stack.axis] ?? 0
      cross = max(cross, leaf.intrinsic[stack.axis.perpendicular] ?? 0)
    }
    return Size(main: main, cross: cross, axis: stack.axis)
  }
}
