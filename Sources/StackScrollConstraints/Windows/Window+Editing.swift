import StackScrollCore

extension Window: Editable {
  /// The window after an edit.
  ///
  /// - Throws: ``WindowEditError`` if the edit names what is not there, if it asks for a layout that
  ///   is not determined, or if the result is not well formed.
  /// - Complexity: O(n) for n views and constraints, and a layout for what goes by one: drags,
  ///   scrolling to the end or to a view, settling, avoiding a keyboard.
  public func applying(_ edit: Edit) throws(WindowEditError) -> Window {
    do throws(WindowError) {
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
    var tree = WindowTree(root: root, constraints: constraints)
    switch edit.target {
    case .nothing, .window: return self
    case .views, .constraints:
      do throws(EditError) { try tree.apply(edit) } catch { throw .refused(error) }
    case .scrollView(let name): tree.root = try scrolled(by: edit, in: name)
    }
    do throws(WindowError) {
      return try with(root: tree.root, constraints: tree.constraints)
    } catch { throw .notWellFormed(error) }
  }

  /// The tree after an edit of a scroll view.
  private func scrolled(by edit: Edit, in name: ViewID?) throws(WindowEditError) -> View {
    let items = WindowItems(root)
    let found = items.views[try items.scrollView(of: edit, name)]
    let id = found.id
    guard var container = found.container, let scrollView = container.scrollView else {
      return root
    }
    container.scrollView = try scrollView.applying(edit) { () throws(WindowEditError) in
      do throws(WindowLayoutError) {
        if let content = try layout().content(of: id) { return content }
      } catch { throw .noLayout(error) }
      throw .refused(.notAScrollView(id))
    }
    do throws(EditError) {
      return try root.changing(id) { $0.with(content: .container(container)) }
    } catch { throw .refused(error) }
  }
}

extension WindowItems {
  /// The scroll view that an edit is of.
  fileprivate func scrollView(of edit: Edit, _ name: ViewID?) throws(WindowEditError) -> Int {
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

/// What edits of views and constraints change of a window.
struct WindowTree {
  var root: View
  var constraints: [Constraint]

  /// Applies an edit of views or of constraints.
  ///
  /// Constraints that name a view that is removed, or one in it, go with it.
  ///
  /// Source: UIView documentation, `removeFromSuperview()`.
  mutating func apply(_ edit: Edit) throws(EditError) {
    switch edit {
    case .addConstraint(let constraint): constraints.append(constraint)
    case .removeConstraint(let reference):
      for place in try places(of: reference).reversed() { constraints.remove(at: place) }
    case .setConstant(let constant, of: let reference):
      for place in try places(of: reference) { constraints[place].constant = constant }
    case .setPriority(let priority, of: let reference):
      for place in try places(of: reference) { constraints[place].priority = priority }
    default: root = try root.applying(edit)
    }
    guard case .remove = edit else { return }
    let items = WindowItems(root)
    constraints.removeAll { !$0.items.allSatisfy { items.place(of: $0) != nil } }
  }

  private func places(of reference: ConstraintReference) throws(EditError) -> [Int] {
    let places =
      switch reference {
      case .identifier(let name): constraints.indices.filter { constraints[$0].identifier == name }
      case .index(let index): constraints.indices.filter { $0 == index }
      }
    if places.isEmpty { throw .noSuchConstraint(reference) }
    return places
  }
}

/// Why an edit of a window cannot be applied.
public enum WindowEditError: Error, Hashable, Sendable {
  /// The edit names what is not there.
  case refused(EditError)
  /// A variation changes views and constraints, and nothing else.
  case notOfVariations(Edit)
  /// The result is not well formed.
  case notWellFormed(WindowError)
  /// The edit asks for the layout, and there is none.
  case noLayout(WindowLayoutError)
}

extension WindowEditError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .refused(let error): "\(error)"
    case .notOfVariations:
      "It changes the window or what a scroll view shows. Leave it to views and constraints."
    case .notWellFormed(let error): "\(error)"
    case .noLayout(let error): "The edit depends on the layout, and there is none. \(error)"
    }
  }
}
