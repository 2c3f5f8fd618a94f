import StackScrollConstraints
import StackScrollCore

/// A storyboard or a xib: the views in it, what ties them, and the frames the engine gave them.
///
/// Everything stands in flat lists, each view after its superview, so that a document of any depth
/// can be gone through without recursion. Variations for the device are already applied.
public struct InterfaceDocument: Sendable {
  /// The device on whose screen it was laid out.
  package let device: DocumentDevice
  /// Whether it was saved with Auto Layout.
  public let usesAutoLayout: Bool
  /// Whether its views have safe areas.
  package let usesSafeAreas: Bool
  /// The version of the tools that saved it, such as 17701; nil if it does not say.
  package let toolsVersion: Double?
  /// All views, each after its superview.
  package let views: [DocumentView]
  /// The layout guides that constraints name.
  package let guides: [DocumentGuide]
  /// The conditions that are in force on the device.
  package let constraints: [DocumentConstraint]
  /// The screens and the other trees of views that are laid out apart from each other.
  package let scenes: [DocumentScene]
  /// Whether it was drawn for tablets alone, as its file may be named, or on the screen of one.
  package internal(set) var isForTablets: Bool
  /// The identifiers of the elements that outlets are connected to.
  package let connected: Set<String>
  /// What was read otherwise than it may have been meant.
  public let notes: [DocumentNote]
  /// The document as it is in the size classes that its device does not have; empty if nothing hangs on
  /// them.
  var inOtherClasses: [SizeClasses: InterfaceDocument] = [:]
}

/// A tree of views that is laid out on its own: the view of a controller, or a cell.
package struct DocumentScene: Hashable, Sendable {
  /// The number of its outermost view.
  package let root: Int
  /// The numbers of its views, the outermost first and each after its superview.
  package let views: [Int]
  /// The numbers of the guides of its views.
  package let guides: [Int]
  /// The numbers of the constraints on its views.
  package let constraints: [Int]
  /// What the document calls it.
  package let name: String
  /// The bars that take from its safe area, as far as the document tells.
  package let bars: DocumentBars
  /// What its outermost view is to the rest of the document.
  package let role: Role
  /// Whether somebody chose its size: it need not be that of a screen.
  package let isFreeform: Bool
  /// Whether a container of another screen holds it.
  package let isEmbedded: Bool
  /// Whether somebody chose to draw it without a status bar.
  package let hidesStatusBar: Bool

  /// What the outermost view of a scene is to the rest of the document.
  package enum Role: Hashable, Sendable {
    /// The view of a controller.
    case controllerView
    /// A view of a xib, whoever loads it.
    case freeStanding
    /// A cell of a table or a collection, or another view in one, such as a header.
    case partOfList
  }
}

/// The bars over a screen.
package struct DocumentBars: Hashable, Sendable {
  /// What can be at the bottom of a screen.
  package enum BottomBar: Hashable, Sendable {
    /// The bar of a tab bar controller.
    case tabBar
    /// A toolbar.
    case toolbar
  }

  /// Whether there is a navigation bar at the top.
  package var hasNavigationBar: Bool
  /// Whether it lets nothing shine through, so that the view begins below it.
  package var isOpaque: Bool
  /// The bar at the bottom, if there is one.
  package var bottomBar: BottomBar?

  /// Makes bars.
  package init(
    hasNavigationBar: Bool = false, isOpaque: Bool = false, bottomBar: BottomBar? = nil
  ) {
    self.hasNavigationBar = hasNavigationBar
    self.isOpaque = isOpaque
    self.bottomBar = bottomBar
  }
}

/// Something in a document that was read otherwise than it may have been meant.
///
/// It stops nothing: the rest of the document is read and laid out.
public struct DocumentNote: Hashable, Sendable {
  /// What was found.
  public let fact: Fact
  /// Where.
  public let place: DocumentPlace

  /// What can be found.
  public enum Fact: Hashable, Sendable {
    /// A view of an element that is not known; it is read as a plain view.
    case unknownView
    /// A word that means nothing in an attribute; the attribute is left out of account.
    case unknownWord(attribute: String, word: String)
    /// A constraint on something that the document does not have.
    case danglingReference(String)
    /// A constraint between views that are laid out apart, such as two cells.
    case acrossRoots
    /// A second thing of the same identifier; it is known by another one from here on.
    case duplicateID(renamed: String)
    /// The document was saved without Auto Layout.
    case withoutAutoLayout
    /// A frame is missing; it is taken to be empty.
    case missingFrame
  }

  /// Makes a note.
  package init(_ fact: Fact, at place: DocumentPlace) {
    self.fact = fact
    self.place = place
  }
}

extension InterfaceDocument {
  /// What views, guides and constraints are called, by their identifiers: these, the outlets that they are connected
  /// to, their labels in Interface Builder and the identifiers of constraints.
  ///
  /// - Complexity: O(n) for n elements.
  package var namesByIdentifier: [String: Set<String>] {
    let places =
      views.map { ($0.place, $0.label) } + guides.map { ($0.place, nil) }
      + constraints.map { ($0.place, $0.identifier) }
    return places.reduce(into: [:]) { names, named in
      let (place, other) = named
      guard let id = place.id else { return }
      names[id, default: []].formUnion([id, place.name, other].compactMap(\.self))
    }
  }
}
