import StackScrollCore

/// A scroll view of a document as a screen.
public struct ImportedScreen: Sendable {
  /// What the document calls the scene, and which scroll view of it this is.
  public let about: String
  /// The scroll view's identifier in the document.
  public let id: String
  /// The scroll view, as messages name it.
  public let place: DocumentPlace
  /// The elements that it was made of: views and constraints.
  public let parts: Set<DocumentPlace>
  /// The screen.
  public let screen: Screen
  /// The frames that the document recorded, in the content of the scroll view.
  public let recordedFrames: [ViewID: Rect]
  /// The axes on which the screen says nothing about another frame: the document gives the scroll
  /// view a length, or something in it is so much shorter than it, which the screen has as a number.
  public let fixedAxes: Set<Axis>
  /// The labels whose text may run over several lines.
  public let wrapping: Set<ViewID>
}

/// Why a scroll view of a document is no screen: a screen is a stack view in a scroll view.
public enum ImportRefusal: Error, Hashable, Sendable {
  /// The content is no stack view, or more than that.
  case notOneStack(DocumentPlace)
  /// A view inside holds others, and is no stack view.
  case viewInside(DocumentPlace)
  /// A constraint that a screen has no word for.
  case constraint(DocumentPlace)
  /// The values make no screen.
  case refused(DocumentPlace, ScreenError)
}

extension InterfaceDocument {
  /// Every scroll view of the document that holds something, as a screen or with the reason why it
  /// is none.
  ///
  /// The frame of the scroll view is the recorded one; leaves have their recorded sizes.
  public func importedScreens() -> [Result<ImportedScreen, ImportRefusal>] {
    scenes.flatMap { scene -> [Result<ImportedScreen, ImportRefusal>] in
      let scrolling = scene.views.filter {
        views[$0].kind.isScrollView && !views[$0].subviews.isEmpty
      }
      guard !scrolling.isEmpty else { return [] }
      let constraints = SceneConstraints(self, scene)
      return scrolling.map { number in
        Result { () throws(ImportRefusal) in
          var importer = ScreenImporter(constraints, scrollView: number)
          return try importer.screen()
        }
      }
    }
  }
}
