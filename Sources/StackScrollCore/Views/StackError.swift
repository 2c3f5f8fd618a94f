/// Why there is no layout.
///
/// No number is made up: a screen without a unique best layout gets one of these in its place.
package enum StackError: Error, Hashable, Sendable {
  /// Many layouts are equally good; lengths of views on the axis are what is open.
  case ambiguous(Axis, OpenLengths)
  /// The content view's edges leave the size of the content open on the axis.
  case openContent(Axis, OpenContent)
  /// No layout satisfies all required lengths; those of the views contradict each other.
  case unsatisfiable(Axis, [ViewID])
  /// This model cannot tell the best layout of a view's inside on the axis.
  case unsupported(ViewID, Axis, UnsupportedReason)
  /// The description is not well formed.
  case notWellFormed(ScreenError)
}

/// What this model cannot lay out.
package enum UnsupportedReason: Error, Hashable, Sendable, CaseIterable {
  /// Several arranged views must share a squeeze, and one of them is a stack that gives way at a
  /// price that is not known.
  case squeezesNestedStacks
  /// A stack's views pull both ways, and the price of one of them is not known.
  case joinsUnknownCosts
  /// Centres are distributed among more views that give way than are worked out.
  case tooManyCenters
  /// A baseline depends on the layout inside a view.
  case baselinesOfStacks
  /// A length is a multiple of one that no required length settles.
  case ratioOfOpenLength
  /// A length is a fraction of a scroll view's frame, and there is no scroll view.
  case hasNoScrollView
}

/// The lengths that nothing settles on an axis, and what would settle them.
package struct OpenLengths: Hashable, Sendable {
  /// The views that are shorter in some of the best layouts than in others, in tree order.
  package let views: [ViewID]
  /// Views that settle all of them if each is given a required length, in tree order.
  ///
  /// Two views that share a given length need only one: the other has the rest.
  package let settledBy: [ViewID]

  /// Makes a list; without others, every view is to be given a length.
  package init(_ views: [ViewID], settledBy: [ViewID]? = nil) {
    self.views = views
    self.settledBy = settledBy ?? views
  }
}

extension OpenLengths: ExpressibleByArrayLiteral {
  /// Views of which each must be given a length.
  package init(arrayLiteral views: ViewID...) {
    self.init(views)
  }
}
