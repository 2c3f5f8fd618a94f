/// One change of a screen or a window, as an app or a user makes it.
///
/// An edit is a value, and applying it gives another screen: nothing is animated, and nothing of the
/// way there is remembered. So a layout depends on the screen alone, however it came about.
///
/// An edit of a scroll view names it with `in`; without a name it is the first one in tree order, which
/// is the one that a screen has.
public enum Edit: Hashable, Sendable {
  /// Puts a view into a stack or a view that holds others, before the one that has the index now;
  /// without an index behind all others.
  case insert(View, into: ViewID, at: Int? = nil)
  /// Takes a view out of the one that holds it, and with it the custom spacing after it and the
  /// constraints that name it or what is in it.
  case remove(ViewID)
  /// Moves a view within the one that holds it to an index, counted without the view; the custom
  /// spacing after it moves along.
  case move(ViewID, to: Int)
  /// Hides or shows a view.
  case setHidden(Bool, ViewID)
  /// Sets the gap after a view, or nil for the stack's spacing.
  case setCustomSpacing(Double?, after: ViewID)
  /// Sets the gap between the views of a stack.
  case setSpacing(Double, of: ViewID)
  /// Sets the direction in which the views of a stack follow each other.
  case setAxis(Axis, of: ViewID)
  /// Sets how a stack shares out its length.
  case setDistribution(Distribution, of: ViewID)
  /// Sets where the views of a stack stand across its axis.
  case setAlignment(Alignment, of: ViewID)
  /// Ties the width or the height of a view to something else.
  case setLength(Length, Axis, of: ViewID)
  /// Gives a leaf another size of its own, as when its text changes.
  case setIntrinsicSize(IntrinsicSize, of: ViewID)
  /// Sets the most lines that a text shows, 0 for as many as there are; nothing changes of what is no
  /// text.
  case setNumberOfLines(Int, of: ViewID)
  /// Has a leaf resist growing beyond its own length with another priority; one that is not a leaf is refused.
  case setHugging(LayoutPriority, Axis, of: ViewID)
  /// Has a leaf resist shrinking below its own length with another priority; one that is not a leaf is refused.
  case setCompressionResistance(LayoutPriority, Axis, of: ViewID)
  /// Makes all texts so many times as long and as high, as another font does; 0 empties them.
  case scaleTexts(Double)
  /// Makes the words of all texts so many times as long, 10 times at most, as another language does;
  /// lines stay as high as they are.
  case lengthenTexts(Double)
  /// Makes the words of one text so many times as long, 10 times at most; nothing changes of what is no text.
  case lengthenText(Double, of: ViewID)
  /// Adds a constraint behind all others of a window.
  case addConstraint(Constraint)
  /// Takes constraints out of a window.
  case removeConstraint(ConstraintReference)
  /// Sets the constant of constraints of a window.
  case setConstant(Double, of: ConstraintReference)
  /// Sets how strongly constraints of a window are held.
  case setPriority(LayoutPriority, of: ConstraintReference)
  /// Gives the window another size.
  case resize(Size)
  /// Turns the window: exchanges its width and height. What bars cover then is another edit.
  case rotate
  /// Sets how far bars and the like cover the window, from each edge.
  case setSafeAreaInsets(EdgeInsets)
  /// Sets the side on which leading edges are.
  case setLayoutDirection(LayoutDirection)
  /// Sets how large people like text: a window measures its texts of a text style for it.
  case setContentSizeCategory(ContentSizeCategory)
  /// Shows a keyboard of a height at the bottom of a window, or hides it with 0.
  case setKeyboardHeight(Double)
  /// Sets the room around the content.
  case setContentInset(EdgeInsets, in: ViewID? = nil)
  /// Grows the bottom inset as an app should while a keyboard covers so much of the scroll view;
  /// setting the inset as it was takes that back.
  case avoidKeyboard(overlap: Double, in: ViewID? = nil)
  /// Sets the content offset as code does: it is kept as given.
  case scroll(to: Point, in: ViewID? = nil)
  /// Moves the content with a finger, and lets it come to rest.
  case drag(by: Point, in: ViewID? = nil)
  /// Scrolls to the end of the content, as laid out.
  case scrollToEnd(in: ViewID? = nil)
  /// Scrolls by as little as shows a view; without a name, the innermost scroll view around it.
  case scrollToVisible(ViewID, in: ViewID? = nil)
  /// Brings the content offset back in range, as after the content has shrunk.
  case settle(in: ViewID? = nil)
  /// Touches a point of the window. What that does is for the app: nothing changes, and
  /// `layout.hitTest(_:)` says which view is hit.
  case tap(Point)
}

extension Edit {
  /// What an edit changes.
  package enum Target: Hashable {
    /// The tree of views.
    case views
    /// The constraints beside the tree.
    case constraints
    /// What there is of the window itself.
    case window
    /// What a scroll view shows; without a name, the first one.
    case scrollView(ViewID?)
    /// Nothing.
    case nothing
  }

  /// What the edit changes.
  package var target: Target {
    switch self {
    case .insert, .remove, .move, .setHidden, .setCustomSpacing, .setSpacing, .setAxis,
      .setDistribution, .setAlignment, .setLength, .setIntrinsicSize, .setNumberOfLines,
      .setHugging, .setCompressionResistance, .scaleTexts, .lengthenTexts, .lengthenText:
      .views
    case .addConstraint, .removeConstraint, .setConstant, .setPriority: .constraints
    case .resize, .rotate, .setSafeAreaInsets, .setLayoutDirection, .setContentSizeCategory,
      .setKeyboardHeight:
      .window
    case .setContentInset(_, in: let name), .avoidKeyboard(_, in: let name),
      .scroll(_, in: let name), .drag(_, in: let name), .scrollToEnd(in: let name),
      .scrollToVisible(_, in: let name), .settle(in: let name):
      .scrollView(name)
    case .tap: .nothing
    }
  }
}

extension Size {
  /// Width and height exchanged.
  package var turned: Size { Size(width: height, height: width) }
}

extension ScrollView {
  /// The scroll view after an edit of it; the layout is asked for only where the edit depends on it.
  package func applying<Failure: Error>(
    _ edit: Edit, in layout: () throws(Failure) -> ContentLayout
  ) throws(Failure) -> ScrollView {
    var changed = self
    switch edit {
    case .setContentInset(let inset, in: _): changed.contentInset = inset
    case .avoidKeyboard(let overlap, in: _):
      changed.contentInset = try layout().avoidingKeyboard(overlap: overlap).scroll.contentInset
    case .scroll(let offset, in: _): changed.contentOffset = offset
    case .drag(let distance, in: _):
      changed.contentOffset = try layout().dragged(by: distance).contentOffset
    case .scrollToEnd: changed.contentOffset = try layout().offsetToEnd
    case .scrollToVisible(let id, in: _):
      let layout = try layout()
      guard let frame = layout.frame(of: id) else { return self }
      changed.contentOffset = layout.scrolled(toVisible: frame).contentOffset
    case .settle: changed.contentOffset = try layout().settled().contentOffset
    default: break
    }
    return changed
  }
}

extension View {
  /// Whether a view is the view or in it.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func holds(_ id: ViewID) -> Bool { self.id == id || subviews.contains { $0.holds(id) } }

  /// The view after an edit of it or of what is inside it.
  package func applying(_ edit: Edit) throws(EditError) -> View {
    switch edit {
    case .insert(let view, into: let holder, at: let index):
      try changing(holder) { found throws(EditError) in
        guard found.leaf == nil else { throw .notAStack(holder) }
        var views = found.subviews
        let place = index ?? views.count
        try Self.check(place, below: views.count + 1, holder)
        views.insert(view, at: place)
        return found.with(subviews: views)
      }
    case .remove(let id):
      try changingHolder(of: id) { holder, place in
        var views = holder.subviews
        views.remove(at: place)
        let without = holder.with(subviews: views)
        guard var settings = without.stack else { return without }
        settings.setCustomSpacing(nil, after: id)
        return without.with(content: .stack(settings))
      }
    case .move(let id, to: let index):
      try changingHolder(of: id) { holder, place throws(EditError) in
        var views = holder.subviews
        try Self.check(index, below: views.count, holder.id)
        views.insert(views.remove(at: place), at: index)
        return holder.with(subviews: views)
      }
    case .setHidden(let isHidden, let id): try changing(id) { view in view.hidden(isHidden) }
    case .setCustomSpacing(let spacing, after: let id):
      try changingHolder(of: id) { holder, _ throws(EditError) in
        try holder.changingStack { $0.setCustomSpacing(spacing, after: id) }
      }
    case .setSpacing(let spacing, of: let id): try changingStack(id) { $0.spacing = spacing }
    case .setAxis(let axis, of: let id): try changingStack(id) { $0.axis = axis }
    case .setDistribution(let distribution, of: let id):
      try changingStack(id) { $0.distribution = distribution }
    case .setAlignment(let alignment, of: let id):
      try changingStack(id) { $0.alignment = alignment }
    case .setLength(let length, let axis, of: let id):
      try changing(id) { view in
        axis == .horizontal ? view.with(width: length) : view.with(height: length)
      }
    case .setIntrinsicSize(let size, of: let id): try changingLeaf(id) { $0.intrinsic = size }
    case .setNumberOfLines(let lines, of: let id):
      try changingLeaf(id) { $0.text?.numberOfLines = lines }
    case .setHugging(let priority, let axis, of: let id):
      try changingLeaf(id) { $0.hugging[axis] = priority }
    case .setCompressionResistance(let priority, let axis, of: let id):
      try changingLeaf(id) { $0.compressionResistance[axis] = priority }
    case .scaleTexts(let factor): withTexts(times: factor)
    case .lengthenTexts(let factor): withWords(times: factor)
    case .lengthenText(let factor, of: let id):
      try changingLeaf(id) { $0.text = $0.text?.lengthened(by: factor) }
    default: self
    }
  }

  private static func check(
    _ index: Int, below count: Int, _ holder: ViewID
  ) throws(EditError) {
    guard (0..<count).contains(index) else {
      throw .indexOutOfRange(index, in: holder, allowed: 0...Swift.max(0, count - 1))
    }
  }

  private func changingLeaf(
    _ id: ViewID, _ change: (inout Leaf) -> Void
  ) throws(EditError) -> View {
    try changing(id) { view throws(EditError) in
      guard var leaf = view.leaf else { throw .notALeaf(id) }
      change(&leaf)
      return view.with(content: .leaf(leaf))
    }
  }

  private func changingStack(_ change: (inout StackView) -> Void) throws(EditError) -> View {
    guard var settings = stack else { throw .notAStack(id) }
    change(&settings)
    return with(content: .stack(settings))
  }

  private func changingStack(
    _ id: ViewID, _ change: (inout StackView) -> Void
  ) throws(EditError) -> View {
    try changing(id) { view throws(EditError) in try view.changingStack(change) }
  }

  /// Changes the view that holds another; the function is told at which index.
  private func changingHolder(
    of id: ViewID, _ change: (View, Int) throws(EditError) -> View
  ) throws(EditError) -> View {
    if id == self.id { throw .notArranged(id) }
    let changed = try changingFirst { view throws(EditError) in
      guard let place = view.subviews.firstIndex(where: { $0.id == id }) else { return nil }
      return try change(view, place)
    }
    guard let changed else { throw .noSuchView(id) }
    return changed
  }

  /// Changes the view of a name.
  package func changing(
    _ id: ViewID, _ change: (View) throws(EditError) -> View
  ) throws(EditError) -> View {
    let changed = try changingFirst { view throws(EditError) in
      view.id == id ? try change(view) : nil
    }
    guard let changed else { throw .noSuchView(id) }
    return changed
  }

  /// The view with the first one changed, in tree order, for which there is a change; nil if there
  /// is none.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  private func changingFirst(
    _ change: (View) throws(EditError) -> View?
  ) throws(EditError) -> View? {
    if let changed = try change(self) { return changed }
    var views = subviews
    for place in views.indices {
      guard let changed = try views[place].changingFirst(change) else { continue }
      views[place] = changed
      return with(subviews: views)
    }
    return nil
  }
}
