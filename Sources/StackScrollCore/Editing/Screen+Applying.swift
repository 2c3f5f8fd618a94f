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
