/// One change of a screen, as an app or a user makes it.
///
/// An edit is a value, and applying it gives another screen: nothing is animated, and nothing of the
/// way there is remembered. So a layout depends on the screen alone, however it came about.
public enum Edit: Hashable, Sendable {
  /// Puts a view into a stack, before the view that has the index now.
  case insert(View, into: ViewID, at: Int)
  /// Takes a view out of its stack, and with it the custom spacing after it.
  case remove(ViewID)
  /// Moves a view within its stack to an index, counted without the view; the custom spacing after
  /// it moves along.
  case move(ViewID, to: Int)
  /// Hides or shows a view.
  case setHidden(Bool, ViewID)
  /// Sets the gap after a view, or nil for the stack's spacing.
  case setCustomSpacing(Double?, after: ViewID)
  /// Sets the gap between the views of a stack.
  case setSpacing(Double, of: ViewID)
  /// Ties the width or the height of a view to something else.
  case setLength(Length, Axis, of: ViewID)
  /// Gives a leaf another size of its own, as when its text changes.
  case setIntrinsicSize(IntrinsicSize, of: ViewID)
  /// Gives the window another size.
  case resize(Size)
  /// Turns the window: exchanges its width and height.
  case rotate
  /// Sets the room around the content.
  case setContentInset(EdgeInsets)
  /// Grows the bottom inset as an app should while a keyboard covers so much of the window; setting
  /// the inset as it was takes that back.
  case avoidKeyboard(overlap: Double)
  /// Sets the content offset as code does: it is kept as given.
  case scroll(to: Point)
  /// Moves the content with a finger, and lets it come to rest.
  case drag(by: Point)
  /// Scrolls to the end of the content, as laid out.
  case scrollToEnd
  /// Scrolls by as little as shows a view.
  case scrollToVisible(ViewID)
}

/// Why an edit cannot be applied.
public enum EditError: Error, Hashable, Sendable {
  /// No view of the screen has the name.
  case noSuchView(ViewID)
  /// The view arranges no others.
  case notAStack(ViewID)
  /// The view is a stack, which has no size of its own.
  case notALeaf(ViewID)
  /// The view is the content view: no stack arranges it.
  case notArranged(ViewID)
  /// The index is outside the stack.
  case indexOutOfRange(Int, in: ViewID, allowed: ClosedRange<Int>)
  /// The edit asks for the layout, and there is none.
  case noLayout(LayoutError)
  /// The result is not well formed.
  case notWellFormed(ScreenError)
}

extension Screen {
  /// The screen after an edit.
  ///
  /// - Throws: ``EditError`` if the edit names what is not there, if it asks for a layout that is
  ///   not determined, or if the result is not well formed.
  /// - Complexity: O(n) for n views: the result is checked anew.
  public func applying(_ edit: Edit) throws(EditError) -> Screen {
    guard let window = try window(after: edit) else {
      let content = try content.applying(edit)
      return try making { () throws(ScreenError) in try with(content: content) }
    }
    return try making { () throws(ScreenError) in try with(scrollView: window) }
  }

  /// The screen after some edits, one after the other.
  ///
  /// - Throws: ``EditError`` for the first that cannot be applied.
  public func applying(_ edits: some Sequence<Edit>) throws(EditError) -> Screen {
    var screen = self
    for edit in edits { screen = try screen.applying(edit) }
    return screen
  }

  /// The scroll view after an edit of it; nil if the edit is one of the content.
  private func window(after edit: Edit) throws(EditError) -> ScrollView? {
    var window = scrollView
    switch edit {
    case .resize(let size): window.size = size
    case .rotate: window.size = Size(width: window.size.height, height: window.size.width)
    case .setContentInset(let inset): window.contentInset = inset
    case .avoidKeyboard(let overlap):
      let contentSize = try determinedLayout().contentSize
      return window.avoidingKeyboard(overlap: overlap, contentSize: contentSize)
    case .scroll(let offset): window.contentOffset = offset
    case .drag(let distance):
      window.contentOffset = try determinedLayout().dragged(by: distance).contentOffset
    case .scrollToEnd: window.contentOffset = try determinedLayout().offsetToEnd
    case .scrollToVisible(let id):
      let layout = try determinedLayout()
      guard let frame = layout.frame(of: id) else { throw .noSuchView(id) }
      window.contentOffset = layout.scrolled(toVisible: frame).contentOffset
    case .insert, .remove, .move, .setHidden, .setCustomSpacing, .setSpacing, .setLength,
      .setIntrinsicSize:
      return nil
    }
    return window
  }

  private func determinedLayout() throws(EditError) -> Layout {
    do throws(LayoutError) { return try layout() } catch { throw .noLayout(error) }
  }

  private func making(
    _ make: () throws(ScreenError) -> Screen
  ) throws(EditError) -> Screen {
    do throws(ScreenError) { return try make() } catch { throw .notWellFormed(error) }
  }
}

extension View {
  /// The view after an edit of it or of what is inside it.
  func applying(_ edit: Edit) throws(EditError) -> View {
    switch edit {
    case .insert(let view, into: let stack, at: let index):
      try changingStack(stack) { settings throws(EditError) in
        try settings.check(index, below: settings.arrangedViews.count + 1, stack)
        settings.arrangedViews.insert(view, at: index)
      }
    case .remove(let id):
      try changingStack(arranging: id) { settings, place, _ in
        settings.setCustomSpacing(nil, after: id)
        settings.arrangedViews.remove(at: place)
      }
    case .move(let id, to: let index):
      try changingStack(arranging: id) { settings, place, stack throws(EditError) in
        try settings.check(index, below: settings.arrangedViews.count, stack)
        let view = settings.arrangedViews.remove(at: place)
        settings.arrangedViews.insert(view, at: index)
      }
    case .setHidden(let isHidden, let id):
      try changing(id) { view in view.hidden(isHidden) }
    case .setCustomSpacing(let spacing, after: let id):
      try changingStack(arranging: id) { settings, _, _ in
        settings.setCustomSpacing(spacing, after: id)
      }
    case .setSpacing(let spacing, of: let stack):
      try changingStack(stack) { settings in settings.spacing = spacing }
    case .setLength(let length, let axis, of: let id):
      try changing(id) { view in
        axis == .horizontal ? view.with(width: length) : view.with(height: length)
      }
    case .setIntrinsicSize(let size, of: let id):
      try changing(id) { view throws(EditError) in
        guard var leaf = view.leaf else { throw .notALeaf(id) }
        leaf.intrinsic = size
        return view.with(content: .leaf(leaf))
      }
    case .resize, .rotate, .setContentInset, .avoidKeyboard, .scroll, .drag, .scrollToEnd,
      .scrollToVisible:
      self
    }
  }

  private func changingStack(
    _ id: ViewID, _ change: (inout StackView) throws(EditError) -> Void
  ) throws(EditError) -> View {
    try changing(id) { view throws(EditError) in
      guard var settings = view.stack else { throw .notAStack(id) }
      try change(&settings)
      return view.with(content: .stack(settings))
    }
  }

  /// Changes the stack that arranges a view; the function is told at which index, and the stack's
  /// name.
  private func changingStack(
    arranging id: ViewID,
    _ change: (inout StackView, Int, ViewID) throws(EditError) -> Void
  ) throws(EditError) -> View {
    if id == self.id { throw .notArranged(id) }
    let changed = try changingFirst { view throws(EditError) in
      guard var settings = view.stack,
        let place = settings.arrangedViews.firstIndex(where: { $0.id == id })
      else { return nil }
      try change(&settings, place, view.id)
      return view.with(content: .stack(settings))
    }
    guard let changed else { throw .noSuchView(id) }
    return changed
  }

  private func changing(
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
    guard var settings = stack else { return nil }
    for (place, view) in settings.arrangedViews.enumerated() {
      guard let changed = try view.changingFirst(change) else { continue }
      settings.arrangedViews[place] = changed
      return with(content: .stack(settings))
    }
    return nil
  }
}

extension StackView {
  fileprivate func check(_ index: Int, below count: Int, _ stack: ViewID) throws(EditError) {
    guard (0..<count).contains(index) else {
      throw .indexOutOfRange(index, in: stack, allowed: 0...Swift.max(0, count - 1))
    }
  }
}
