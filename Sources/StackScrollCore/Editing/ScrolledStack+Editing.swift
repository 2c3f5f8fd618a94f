extension ScrolledStack: Editable {
  /// The screen after an edit.
  ///
  /// - Throws: ``StackEditError`` if the edit names what is not there, if it asks for a layout that is
  ///   not determined, or if the result is not well formed.
  /// - Complexity: O(n) for n views: the result is checked anew.
  package func applying(_ edit: Edit) throws(StackEditError) -> ScrolledStack {
    var changed = scrollView
    switch (edit.target, edit) {
    case (.views, _):
      let content: View
      do throws(EditError) { content = try self.content.applying(edit) } catch {
        throw .refused(error)
      }
      return try making { () throws(ScreenError) in try with(content: content) }
    case (.scrollView(let name?), _): throw .refused(.notAScrollView(name))
    case (.scrollView(nil), .scrollToVisible(let id, in: _)) where !content.holds(id):
      throw .refused(.noSuchView(id))
    case (.scrollView(nil), _):
      changed = try changed.applying(edit) { () throws(StackEditError) in try determinedLayout() }
    case (_, .resize(let size)): changed.size = size
    case (_, .rotate): changed.size = changed.size.turned
    case (_, .setSafeAreaInsets(let insets)): changed.safeAreaInsets = insets
    case (_, .setLayoutDirection(let direction)):
      return try making { () throws(ScreenError) in try with(layoutDirection: direction) }
    case (.nothing, _): return self
    case (.constraints, _), (.window, _): throw .needsScreen
    }
    return try making { () throws(ScreenError) in try with(scrollView: changed) }
  }

  private func determinedLayout() throws(StackEditError) -> ContentLayout {
    do throws(StackError) { return try layout() } catch { throw .noLayout(error) }
  }

  private func making(
    _ make: () throws(ScreenError) -> ScrolledStack
  ) throws(StackEditError) -> ScrolledStack {
    do throws(ScreenError) { return try make() } catch { throw .notWellFormed(error) }
  }
}

/// Why an edit of a scroll view around stacks cannot be applied.
package enum StackEditError: Error, Hashable, Sendable {
  /// The edit names what is not there.
  case refused(EditError)
  /// Only whole screens have a keyboard, a size of text, and constraints beside their views.
  case needsScreen
  /// The edit asks for the layout, and there is none.
  case noLayout(StackError)
  /// The result is not well formed.
  case notWellFormed(ScreenError)
}
