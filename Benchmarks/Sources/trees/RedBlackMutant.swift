/// A planted bug of the red-black tree, named as in the published workload.
enum RedBlackMutant: String, Sendable {
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
  /// A new node is black.
  case miscolorInsert = "miscolor_insert"
  /// The root stays red after a deletion.
  case miscolorDelete = "miscolor_delete"
  /// Mending the left side forgets to redden the sibling.
  case miscolorLeft = "miscolor_balLeft"
  /// Mending the right side forgets to redden the sibling.
  case miscolorRight = "miscolor_balRight"
  /// Joining two red nodes makes them black.
  case miscolorJoin1 = "miscolor_join_1"
  /// Joining two black nodes makes them red.
  case miscolorJoin2 = "miscolor_join_2"
  /// Inserting does not balance on the left.
  case noBalance1 = "no_balance_insert_1"
  /// Inserting does not balance on the right.
  case noBalance2 = "no_balance_insert_2"
  /// Balancing swaps the two outer trees on the right.
  case swapCD = "swap_cd"
  /// Balancing swaps the two inner trees.
  case swapBC = "swap_bc"
}
