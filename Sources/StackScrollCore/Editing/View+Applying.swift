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
      try changing(id) { view in view.with(length, along: axis) }
    case .setIntrinsicSize(let size, of: let id):
      try changing(id) { view throws(EditError) in try view.with(size) }
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
      return view.with(settings)
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
      return view.with(settings)
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
      return with(settings)
    }
    return nil
  }

  private func with(_ stack: StackView) -> View {
    View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }

  private func with(_ length: Length, along axis: Axis) -> View {
    let width = axis == .horizontal ? length : self.width
    let height = axis == .vertical ? length : self.height
    switch content {
    case .leaf(let leaf):
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(let stack):
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    }
  }

  private func with(_ size: IntrinsicSize) throws(EditError) -> View {
    guard case .leaf(var leaf) = content else { throw .notALeaf(id) }
    leaf.intrinsic = size
    return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
  }
}

extension StackView {
  fileprivate func check(_ index: Int, below count: Int, _ stack: ViewID) throws(EditError) {
    guard (0..<count).contains(index) else {
      throw .indexOutOfRange(index, in: stack, allowed: 0...Swift.max(0, count - 1))
    }
  }
}
