import StackScrollCore

extension Screen {
  /// The screen after some edits, one after the other.
  ///
  /// - Throws: ``ScreenEditError`` for the first that cannot be applied.
  public func applying(_ edits: some Sequence<Edit>) throws(ScreenEditError) -> Screen {
    var edited = self
    for edit in edits { edited = try edited.applying(edit) }
    return edited
  }

  /// The window after an edit.
  ///
  /// - Throws: ``ScreenEditError`` if the edit names what is not there, if it asks for a layout that
  ///   is not determined, or if the result is not well formed.
  /// - Complexity: O(n) for n views and constraints, and a layout for what goes by one: drags,
  ///   scrolling to the end or to a view, settling, avoiding a keyboard.
  public func applying(_ edit: Edit) throws(ScreenEditError) -> Screen {
    do throws(ScreenError) {
      switch edit {
      case .resize(let size): return try with(size: size)
      case .rotate: return try with(size: size.turned)
      case .setSafeAreaInsets(let insets): return try with(safeAreaInsets: insets)
      case .setLayoutDirection(let direction): return try with(layoutDirection: direction)
      case .setContentSizeCategory(let category):
        return try with(contentSizeCategory: category)
      case .setKeyboardHeight(let height): return try with(keyboardHeight: height)
      default: break
      }
    } catch { throw .notWellFormed(error) }
    var tree = ScreenTree(root: root, constraints: constraints)
    switch edit.target {
    case .nothing, .window: return self
    case .views, .constraints:
      do throws(EditError) { try tree.apply(edit) } catch { throw .refused(error) }
    case .scrollView(let name): tree.root = try scrolled(by: edit, in: name)
    }
    do throws(ScreenError) {
      return try with(root: tree.root, constraints: tree.constraints)
    } catch { throw .notWellFormed(error) }
  }

  /// The tree after an edit of a scroll view.
  private func scrolled(by edit: Edit, in name: ViewID?) throws(ScreenEditError) -> View {
    let items = ScreenItems(root)
    let found = items.views[try items.scrollView(of: edit, name)]
    let id = found.id
    guard var container = found.container, let scrollView = container.scrollView else {
      return root
    }
    container.scrollView = try scrollView.applying(edit) { () throws(ScreenEditError) in
      do throws(LayoutError) {
        if let content = try layout().content(of: id) { return content }
      } catch { throw .noLayout(error) }
      throw .refused(.notAScrollView(id))
    }
    do throws(EditError) {
      return try root.changing(id) { $0.with(content: .container(container)) }
    } catch { throw .refused(error) }
  }
}

extension ScreenItems {
  /// The scroll view that an edit is of.
  fileprivate func scrollView(of edit: Edit, _ name: ViewID?) throws(ScreenEditError) -> Int {
    func isMeant(_ place: Int) -> Bool {
      views[place].container?.scrollView != nil && (name == nil || views[place].id == name)
    }
    guard let first = views.indices.first(where: isMeant) else {
      throw .refused(name.map { .notAScrollView($0) } ?? .noScrollView)
    }
    guard case .scrollToVisible(let id, in: _) = edit else { return first }
    guard let view = place(of: id) else { throw .refused(.noSuchView(id)) }
    guard let around = ancestors(of: view).first(where: isMeant) else {
      throw .refused(.noScrollView)
    }
    return around
  }
}

/// Why an edit of a screen cannot be applied.
public enum ScreenEditError: Error, Hashable, Sendable {
  /// The edit names what is not there.
  case refused(EditError)
  /// The result is not well formed.
  case notWellFormed(ScreenError)
  /// The edit asks for the layout, and there is none.
  case noLayout(LayoutError)
}

extension ScreenEditError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .refused(let error): "\(error)"
    case .notWellFormed(let error): "\(error)"
    case .noLayout(let error): "The edit depends on the layout, and there is none. \(error)"
    }
  }
}
