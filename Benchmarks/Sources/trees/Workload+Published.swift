// Source of tasks and figures: Shi and others, "Etna: An Evaluation Platform for Property-Based
// Testing", ICFP 2023, and its public repository.

extension Workload {
  /// The binary search tree.
  static let searchTree = Workload(
    "search tree", publishedSum: 385, laws: TreeLaw.searchTreeLaws,
    tasks: [
      (.insert1, inserting + unionInserting),
      (.insert2, inserting + ["InsertDelete"] + unionInserting),
      (.insert3, ["InsertPost", "InsertModel", "InsertDelete", "InsertInsert"] + unionInserting),
      (.delete4, deleting + ["InsertDelete", "DeleteUnion", "UnionDeleteInsert"]),
      (.delete5, deleting + ["DeleteUnion", "UnionDeleteInsert"]),
      (.union6, ["UnionValid"] + uniting + ["UnionUnionIdem"]),
      (.union7, ["UnionValid"] + uniting),
      (.union8, uniting),
    ],
    functions: { (mutant: SearchTreeMutant?) in SearchTreeFunctions(mutant: mutant) })

  /// The red-black tree.
  static let redBlackTree = Workload(
    "red-black tree", publishedSum: 77_642, laws: TreeLaw.redBlackLaws,
    tasks: [
      (.insert1, inserting),
      (.insert2, inserting + ["InsertDelete"]),
      (.insert3, ["InsertPost", "InsertModel", "InsertDelete", "InsertInsert"]),
      (.delete4, deleting + ["InsertDelete"]),
      (.delete5, deleting),
      (.miscolorInsert, ["InsertValid", "DeleteInsert"]),
      (.miscolorDelete, ["DeleteValid"]),
      (.miscolorLeft, ["DeleteValid", "DeleteDelete"]),
      (.miscolorRight, ["DeleteValid", "DeleteDelete"]),
      (.miscolorJoin1, ["DeleteValid"]),
      (.miscolorJoin2, ["DeleteValid", "DeleteDelete"]),
      (.noBalance1, ["InsertValid", "DeleteInsert", "InsertDelete"]),
      (.noBalance2, ["InsertValid", "DeleteInsert", "InsertDelete"]),
      (.swapCD, everything),
      (.swapBC, everything),
    ],
    functions: { (mutant: RedBlackMutant?) in RedBlackFunctions(mutant: mutant) })

  private static let inserting = ["InsertPost", "InsertModel", "DeleteInsert", "InsertInsert"]
  private static let unionInserting = ["InsertUnion", "UnionDeleteInsert"]
  private static let deleting = ["DeleteModel", "DeletePost", "DeleteDelete", "DeleteInsert"]
  private static let uniting = [
    "UnionPost", "UnionModel", "DeleteUnion", "InsertUnion", "UnionDeleteInsert", "UnionUnionAssoc",
  ]
  private static let everything = [
    "InsertValid", "InsertPost", "InsertModel", "InsertInsert", "InsertDelete", "DeleteValid",
    "DeletePost", "DeleteModel", "DeleteInsert", "DeleteDelete",
  ]
}
