import StackScrollCore
import StackScrollInvariants

extension Screen {
  /// The screen with every length multiplied by a factor; throws `ScreenError` past the limits.
  package func scaled(by factor: Double) throws(ScreenError) -> Screen {
    guard let short = ScrollViewScreen(self) else { return self }
    return try with(
      scrollView: scrollView.scaled(by: factor), content: content.scaled(by: factor),
      pins: short.pins.scaled(by: factor), attachment: short.attachment.scaled(by: factor))
  }

  /// The screen with its axes exchanged: rows become columns.
  ///
  /// Defined for left-to-right screens outside of controllers: a vertical stack has no
  /// right-to-left, and bars stand at the top and the bottom only. Baselines have no counterpart
  /// either.
  package func transposed() throws(ScreenError) -> Screen {
    guard let short = ScrollViewScreen(self) else { return self }
    return try with(
      scrollView: scrollView.transposed, content: content.transposed, pins: short.pins.transposed,
      attachment: short.attachment.transposed)
  }
}

extension Screen {
  /// The screen without the last view of its stack.
  func removingLastView() throws(ScreenError) -> Screen {
    guard case .stack(var stack) = content.content else { return self }
    stack.arrangedViews = stack.arrangedViews.dropLast()
    return try with(
      content: View(content.id, width: content.width, height: content.height, stack: stack))
  }
}

extension ScrollView {
  fileprivate func scaled(by factor: Double) -> ScrollView {
    var result = self
    result.size = size.scaled(by: factor)
    result.contentInset = contentInset.scaled(by: factor)
    result.safeAreaInsets = safeAreaInsets.scaled(by: factor)
    result.contentOffset = Point(x: contentOffset.x * factor, y: contentOffset.y * factor)
    return result
  }

  fileprivate var transposed: ScrollView {
    var result = self
    result.size = size.transposed
    result.contentInset = contentInset.transposed
    result.safeAreaInsets = safeAreaInsets.transposed
    result.contentOffset = Point(x: contentOffset.y, y: contentOffset.x)
    result.alwaysBounceHorizontal = alwaysBounceVertical
    result.alwaysBounceVertical = alwaysBounceHorizontal
    return result
  }
}

extension ContentAttachment {
  fileprivate func scaled(by factor: Double) -> ContentAttachment {
    var result = self
    result.contentWidth = contentWidth?.scaled(by: factor)
    result.contentHeight = contentHeight?.scaled(by: factor)
    return result
  }

  fileprivate var transposed: ContentAttachment {
    ContentAttachment(
      top: leading, leading: top, bottom: trailing, trailing: bottom, contentWidth: contentHeight,
      contentHeight: contentWidth)
  }
}

extension ContentAttachment.GuideLength {
  fileprivate func scaled(by factor: Double) -> Self {
    if case .constant(let points) = self { .constant(points * factor) } else { self }
  }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
  var transposed: Size { Size(width: height, height: width) }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: minX * factor, y: minY * factor, width: size.width * factor,
      height: size.height * factor)
  }

  var transposed: Rect { Rect(x: minY, y: minX, width: size.height, height: size.width) }
}

extension View {
  /// The same view with its lengths, and those inside it, changed.
  func mapping(
    isTransposed: Bool = false, length: (Length) -> Length, leaf: (Leaf) -> Leaf,
    stack change: (StackView) -> StackView
  ) -> View {
    let (width, height) = (length(self.width), length(self.height))
    let sides = isTransposed ? (height, width) : (width, height)
    switch content {
    case .leaf(let own):
      return View(id, width: sides.0, height: sides.1, leaf: leaf(own), isHidden: isHidden)
    case .stack(let own):
      var stack = change(own)
      stack.arrangedViews = own.arrangedViews.map {
        $0.mapping(isTransposed: isTransposed, length: length, leaf: leaf, stack: change)
      }
      return View(id, width: sides.0, height: sides.1, stack: stack, isHidden: isHidden)
    case .container: return self
    }
  }

  fileprivate func scaled(by factor: Double) -> View {
    mapping {
      $0.scaled(by: factor)
    } leaf: {
      $0.scaled(by: factor)
    } stack: { stack in
      var result = stack
      result.spacing *= factor
      for (id, spacing) in stack.customSpacings {
        result.setCustomSpacing(spacing * factor, after: id)
      }
      result.layoutMargins = stack.layoutMargins.scaled(by: factor)
      return result
    }
  }

  fileprivate var transposed: View {
    mapping(isTransposed: true) {
      $0
    } leaf: { leaf in
      var result = leaf
      result.intrinsic = IntrinsicSize(
        width: leaf.intrinsic.height, height: leaf.intrinsic.width)
      result.hugging = leaf.hugging.transposed
      result.compressionResistance = leaf.compressionResistance.transposed
      return result
    } stack: { stack in
      var result = stack
      result.axis = stack.axis.perpendicular
      result.layoutMargins = stack.layoutMargins.transposed
      return result
    }
  }
}

extension AxisPriorities {
  fileprivate var transposed: AxisPriorities {
    AxisPriorities(horizontal: vertical, vertical: horizontal)
  }
}

extension EdgeInsets {
  func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }

  var transposed: EdgeInsets {
    EdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}

extension DirectionalEdgeInsets {
  func scaled(by factor: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top * factor, leading: leading * factor, bottom: bottom * factor,
      trailing: trailing * factor)
  }

  var transposed: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension Length {
  fileprivate func scaled(by factor: Double) -> Length {
    Length(
      constraints.map { constraint in
        guard case .constant(let points) = constraint.target else { return constraint }
        var result = constraint
        result.target = .constant(points * factor)
        return result
      })
  }
}
