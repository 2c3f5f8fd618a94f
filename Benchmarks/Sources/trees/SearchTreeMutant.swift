/// A planted bug of the search tree, named as in the published workload.
enum SearchTreeMutant: String, Sendable {
  /// Inserting forgets the tree.
  case insert1 = "insert_1"
  /// Inserting overwrites where it should go right.
  case insert2 = "insert_2"
  /// Inserting keeps the old value of an equal key.
  case insert3 = "insert_3"
  /// Deleting loses the node above and its other side.
  case delete4 = "delete_4"
  /// Deleting goes to the wrong side.
  case delete5 = "delete_5"
  /// A union puts the left root above everything.
  case union6 = "union_6"
  /// A union compares the roots, then does the same.
  case union7 = "union_7"
  /// A union splits the wrong trees.
  case union8 = "union_8"
}
