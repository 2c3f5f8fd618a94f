import StackScrollCore

/// A scroll view of a document as a screen.
public struct ImportedScreen: Sendable {
  /// What the document calls the scene, and which scroll view of it this is.
  public let about: String
  /// The scroll view's identifier in the document.
  package let id: String
  /// The scroll view, as messages name it.
  public let place: DocumentPlace
  /// The elements that it was made of: views and constraints.
  package let parts: Set<DocumentPlace>
  /// The screen.
  public internal(set) var screen: Screen
  /// The frames that the document recorded, in the content of the scroll view.
  package let recordedFrames: [ViewID: Rect]
  /// The axes on which the screen says nothing about another frame: the document gives the scroll
  /// view a length, or something in it is so much shorter than it, which the screen has as a number.
  package let fixedAxes: Set<Axis>
  /// The labels whose text may run over several lines.
  package let wrapping: Set<ViewID>
  /// The leaves, and on which axes they have a length of their own that was read off their frame.
  let readLengths: [ViewID: ReadLength]

  /// A leaf whose own size was read off its frame.
  struct ReadLength: Hashable, Sendable {
    let place: DocumentPlace
    let axes: Set<Axis>
    /// The height that a line of its text has, if that is known.
    let lineHeight: Double?
  }
}

/// A length that a leaf has of its own, of which the document shows only how it was drawn.
public struct UnknownLength: Hashable, Sendable {
  /// The leaf.
  public let place: DocumentPlace
  /// The axis of the length.
  public let axis: Axis
}

/// Why a scroll view of a document is no screen: a screen is a stack view in a scroll view.
public enum ImportRefusal: Error, Hashable, Sendable {
  /// The content is no stack view, or more than that.
  case notOneStack(DocumentPlace)
  /// A view inside holds others, and is no stack view.
  case viewInside(DocumentPlace)
  /// Constraints that a screen has no word for, in the order of the document.
  case constraints([DocumentPlace])
  /// Constraints that make a length so much more or less than a part of the frame: a screen has a
  /// word for a part of the frame, and one for a number, but none for their sum.
  case sumsWithFrame([DocumentPlace])
  /// Leaves that were drawn stretched or squeezed, so that nothing tells how long they are of their
  /// own.
  case unknownLengths([UnknownLength])
  /// The values make no screen.
  case refused(DocumentPlace, ScreenError)
}

extension InterfaceDocument {
  /// Every scroll view of the document that holds something, as a screen or with the reason why it
  /// is none.
  ///
  /// The frame of the scroll view is the recorded one; leaves have their recorded sizes, and none of
  /// them is one that something else than the leaf decided on. A leaf whose length is required keeps
  /// that and has none of its own.
  ///
  /// - Complexity: a layout for each leaf and axis, which is O(n^2) for n views.
  public func importedScreens() -> [Result<ImportedScreen, ImportRefusal>] {
    drawnScreens(isExact: true).map { result in
      Result { () throws(ImportRefusal) in try result.get().ofKnownLengths() }
    }
  }

  /// Every such scroll view as it was drawn: with leaves as long as they were, and what is a sum with
  /// the frame as a number.
  ///
  /// It says nothing about frames of other sizes along ``ImportedScreen/fixedAxes``.
  package func drawnScreens(
    isExact: Bool = false
  ) -> [Result<ImportedScreen, ImportRefusal>] {
    let recorded = RecordedInsets.collected(from: self)
    return scenes.flatMap { scene -> [Result<ImportedScreen, ImportRefusal>] in
      let scrolling = scene.views.filter {
        views[$0].kind.isScrollView && !views[$0].subviews.isEmpty
      }
      guard !scrolling.isEmpty else { return [] }
      let constraints = SceneFacts(self, scene, recorded)
      return scrolling.map { number in
        Result { () throws(ImportRefusal) in
          var importer = ScreenImporter(constraints, scrollView: number, isExact: isExact)
          return try importer.screen()
        }
      }
    }
  }
}
