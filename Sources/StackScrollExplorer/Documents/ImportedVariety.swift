import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// What of an imported screen code or translators change, by the role of each view.
struct ImportedVariety: CustomStringConvertible {
  /// What is written into the file.
  let variety: ScreenVariety
  private let texts: Int
  private let connectedTexts: Int
  private let isTranslated: Bool
  private let hidden: Int

  /// Tells what varies: all texts of a document that is translated, in others those that code reaches, and arranged
  /// views that code reaches or the document hides.
  init(of imported: ImportedScreen, isTranslated: Bool) {
    let screen = imported.screen
    let words = screen.root.leavesWithWords
    let connected = words.filter(imported.connectedViews.contains)
    let arranged = screen.root.viewsOfStacks
    let hiding = arranged.filter { $0.isHidden || imported.connectedViews.contains($0.id) }
    variety = ScreenVariety(texts: isTranslated ? words : connected, hidden: hiding.map(\.id))
    (texts, connectedTexts, self.isTranslated) = (words.count, connected.count, isTranslated)
    hidden = hiding.count(where: \.isHidden)
  }

  /// What varies, by role.
  var description: String {
    let longer =
      isTranslated
      ? "all \(texts) texts are translated and may be longer"
      : "\(connectedTexts) of \(texts) texts may be longer, as they have outlets; the others are not translated"
    let reached = variety.hidden.count - hidden
    return
      "\(longer); \(reached) arranged views may be hidden, as they have outlets, and \(hidden) are hidden"
  }
}

extension View {
  /// The leaves that are texts given by their words, in tree order.
  fileprivate var leavesWithWords: [ViewID] {
    (leaf?.text == nil ? [] : [id]) + subviews.flatMap(\.leavesWithWords)
  }

  /// The views that stacks arrange, in tree order.
  fileprivate var viewsOfStacks: [View] {
    (stack?.arrangedViews ?? []) + subviews.flatMap(\.viewsOfStacks)
  }
}
