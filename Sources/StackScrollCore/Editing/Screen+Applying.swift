extension Screen {
  /// The screen after an edit.
  ///
  /// - Throws: ``EditError`` if the edit names what is not there, or if the result is not well
  ///   formed.
  /// - Complexity: O(n) for n views: the result is checked anew. ``LongStack`` edits one row of many
  ///   in O(log n).
  public func applying(_ edit: Edit) throws(EditError) -> Screen {
    do throws(ScreenError) {
      switch edit {
      case .resize(let size): return try with(window: \.size, size)
      case .rotate:
        let size = scrollView.size
        return try with(window: \.size, Size(width: size.height, height: size.width))
      case .setContentInset(let inset): return try with(window: \.contentInset, inset)
      case .scroll(let offset): return try with(window: \.contentOffset, offset)
      default: break
      }
    } catch {
      throw .notWellFormed(error)
    }
    return try with(edited: try content.applying(edit))
  }

  /// The screen after some edits, one after the other.
  ///
  /// - Throws: ``EditError`` for the first that cannot be applied.
  public func applying(_ edits: some Sequence<Edit>) throws(EditError) -> Screen {
    var screen = self
    for edit in edits { screen = try screen.applying(edit) }
    return screen
  }

  private func with<Value>(
    window place: WritableKeyPath<ScrollView, Value>, _ value: Value
  ) throws(ScreenError) -> Screen {
    var window = scrollView
    window[keyPath: place] = value
    return try with(scrollView: window)
  }

  private func with(edited content: View) throws(EditError) -> Screen {
    do throws(ScreenError) {
      return try with(content: content)
    } catch {
      throw .notWellFormed(error)
    }
  }
}
