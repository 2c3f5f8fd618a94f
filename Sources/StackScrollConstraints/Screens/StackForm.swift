import StackScrollCore

/// A screen that the rules of stacks lay out: found once, for whatever is asked of it.
struct StackForm {
  /// What they lay out.
  let stack: ScrolledStack
  private let form: Form

  private enum Form {
    case short(ShortForm)
    indirect case enclosed(EnclosedStack)
  }

  /// Finds it in a screen without variations; nil if there is more to the screen.
  ///
  /// - Complexity: O(1) for a screen in the short form, else O(n) for n views and constraints.
  init?(_ screen: Screen) {
    if let short = screen.shortForm {
      guard let stack = short.stack(in: screen) else { return nil }
      (self.stack, form) = (stack, .short(short))
    } else {
      guard let enclosed = EnclosedStack(screen) else { return nil }
      (stack, form) = (enclosed.stack, .enclosed(enclosed))
    }
  }

  /// Whether the rules have a layout.
  var hasLayout: Bool {
    guard let content = try? stack.layout() else { return false }
    return switch form {
    case .short: true
    case .enclosed(let enclosed): enclosed.places(content) != nil
    }
  }

  /// The layout of the screen in which it was found; nil if it is not determined.
  ///
  /// - Complexity: O(n) for n views and constraints, beside what the rules take.
  func layout(of screen: Screen, by rules: StackRules) -> Layout? {
    guard let content = try? rules(stack) else { return nil }
    switch form {
    case .short(let short): return Layout(screen, short, content)
    case .enclosed(let enclosed):
      guard let places = enclosed.places(content) else { return nil }
      let next = LayoutPass(screen, enclosed.items).following(places)
      var layout = Layout(screen, enclosed.items, places, next.insets)
      if enclosed.items.hasTexts { layout.texts = next.texts }
      layout.keep(content, of: enclosed.scrollView)
      return layout
    }
  }
}
