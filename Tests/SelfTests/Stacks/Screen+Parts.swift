import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

// A screen of one scroll view around one view, by the parts of its short form.

extension Screen {
  /// The scroll view that fills the screen, with the size and the safe area of that.
  package var scrollView: ScrollView {
    var scrollView = root.container?.scrollView ?? ScrollView()
    (scrollView.size, scrollView.safeAreaInsets) = (size, safeAreaInsets)
    return scrollView
  }

  /// The view in the scroll view; the root if there is none.
  package var content: View { root.container?.subviews.first ?? root }

  /// The direction in which the content grows.
  var contentAxis: Axis { root.contentAxis }

  /// The same screen with other parts; what is left out stays as it is.
  ///
  /// - Throws: `ScreenError` if the result is not well formed.
  package func with(
    scrollView: ScrollView? = nil, content: View? = nil, pins: DirectionalEdgeInsets? = nil,
    attachment: ContentAttachment? = nil
  ) throws(ScreenError) -> Screen {
    let content = content ?? self.content
    if pins != nil || attachment != nil || content.id != self.content.id,
      let short = ScrollViewScreen(self)
    {
      return try Screen(
        ScrollViewScreen(
          scrollView: scrollView ?? self.scrollView, content: content, pins: pins ?? short.pins,
          attachment: attachment ?? short.attachment, layoutDirection: layoutDirection,
          contentSizeCategory: contentSizeCategory, policy: policy))
    }
    let shown = scrollView ?? self.scrollView
    var settings = shown
    (settings.size, settings.safeAreaInsets) = (.zero, .zero)
    return try with(
      size: shown.size, safeAreaInsets: shown.safeAreaInsets,
      root: View(root.id, container: Container(subviews: [content], scrollView: settings)))
  }

  /// The screen with its scroll view changed; throws `ScreenError` if that makes none.
  func changingScrollView(_ change: (inout ScrollView) -> Void) throws(ScreenError) -> Screen {
    var scrollView = scrollView
    change(&scrollView)
    return try with(scrollView: scrollView)
  }

  /// The screen with the settings of its content stack changed.
  func changingStack(_ change: (inout StackView) -> Void) throws(ScreenError) -> Screen {
    try with(content: content.changingStack(change))
  }

  /// What the rules of stacks lay out; throws `Discard` if there is more to the screen.
  package func ruled() throws(Discard) -> ScrolledStack {
    guard let stack = scrolledStack else {
      throw .precondition("there is more to the screen than the rules of stacks say")
    }
    return stack
  }
}

extension View {
  /// The view with its settings as a stack changed; itself if it is none.
  func changingStack(_ change: (inout StackView) -> Void) -> View {
    guard var stack else { return self }
    change(&stack)
    return with(content: .stack(stack))
  }

  /// The view with its texts changed.
  package func changingTexts(_ change: (inout LabelText, ViewID) -> Void) -> View {
    mappingTexts { id, text, leaf in
      var text = text
      change(&text, id)
      leaf.text = text
    }
  }

  /// The view with sizes in place of its texts, whose lines stand where they stood.
  func measuringTexts(
    for category: ContentSizeCategory = .large, _ size: (LabelText, ViewID) -> Size
  ) -> View {
    mappingTexts { id, text, leaf in
      leaf.text = text.measured(for: category)
      leaf.baselines = leaf.baselines
      leaf.intrinsic = IntrinsicSize(size(text, id))
    }
  }

  /// The view with the margins of all stacks in it as wide as they are told, whatever bars cover.
  var insettingNothingFromSafeArea: View {
    mapping {
      $0
    } leaf: {
      $0
    } stack: { stack in
      var stack = stack
      stack.insetsLayoutMarginsFromSafeArea = false
      return stack
    }
  }
}
