import StackScrollConstraints
import StackScrollCore

/// A subject that is one screen: it is drawn as its layout, and can be a golden layout.
protocol ScreenSubject: Subject {
  /// The screen that the value stands for.
  var screen: Screen { get throws(ScreenError) }
}

extension ScreenSubject {
  /// The layout drawn, or why there is none.
  public var counterexamplePicture: String {
    do { return try screen.drawnLayout } catch { return "no screen: \(error)" }
  }

  /// How many views there are, the content view not counted.
  public var viewCount: Int { (try? screen.content.arrangedInside.count) ?? 0 }
}

extension Screen {
  /// The layout drawn, or why there is none.
  var drawnLayout: String {
    do { return try solvedLayout().drawing() } catch { return "no layout: \(error)" }
  }
}
