import PropertyKit

extension Gen where Value == RedBlackTree {
  /// Trees made by inserting any pairs, one after the other.
  static var redBlackTrees: Gen {
    let correct = RedBlackFunctions(mutant: nil)
    return Gen<[(Int, Bool)]>.array(of: .zip(.int(), .bool)).map { pairs in
      pairs.reduce(.empty) { correct.insert($1.0, $1.1, into: $0) }
    }
  }
}

private let trees = Gen<RedBlackTree>.redBlackTrees
private let keys = Gen<Int>.int()
private let values = Gen<Bool>.bool

extension TreeLaw where Functions == RedBlackFunctions {
  /// The properties of the published workload.
  static var redBlackLaws: [TreeLaw] { validity + postconditions + models + metamorphic }

  private static var validity: [TreeLaw] {
    [
      TreeLaw("InsertValid", .zip(trees, keys, values)) { it, input in
        it.insert(input.1, input.2, into: input.0).isValid
      },
      TreeLaw("DeleteValid", .zip(trees, keys)) { it, input in
        it.delete(input.1, from: input.0)?.isValid ?? false
      },
    ]
  }

  private static var postconditions: [TreeLaw] {
    [
      TreeLaw("InsertPost", .zip(trees, keys, keys, values)) { it, input in
        let (tree, key, other, value) = input
        let found = it.insert(key, value, into: tree).value(of: other)
        return found == (key == other ? value : tree.value(of: other))
      },
      TreeLaw("DeletePost", .zip(trees, keys, keys)) { it, input in
        let (tree, key, other) = input
        guard let rest = it.delete(key, from: tree) else { return false }
        return rest.value(of: other) == (key == other ? nil : tree.value(of: other))
      },
    ]
  }

  private static var models: [TreeLaw] {
    [
      TreeLaw("InsertModel", .zip(trees, keys, values)) { it, input in
        let (tree, key, value) = input
        return it.insert(key, value, into: tree).pairs
          == tree.pairs.inserting(Pair(key: key, value: value))
      },
      TreeLaw("DeleteModel", .zip(trees, keys)) { it, input in
        it.delete(input.1, from: input.0)?.pairs == input.0.pairs.deleting(input.1)
      },
    ]
  }

  private static var metamorphic: [TreeLaw] {
    [
      TreeLaw("InsertInsert", .zip(trees, keys, keys, values, values)) { it, input in
        let (tree, key, other, value, otherValue) = input
        let once = it.insert(key, value, into: tree)
        return it.insert(key, value, into: it.insert(other, otherValue, into: tree)).pairs
          == (key == other ? once : it.insert(other, otherValue, into: once)).pairs
      },
      TreeLaw("InsertDelete", .zip(trees, keys, keys, values)) { it, input in
        let (tree, key, other, value) = input
        let once = it.insert(key, value, into: tree)
        return areAlike(
          it.delete(other, from: tree).map { it.insert(key, value, into: $0) },
          key == other ? once : it.delete(other, from: once))
      },
      TreeLaw("DeleteInsert", .zip(trees, keys, keys, values)) { it, input in
        let (tree, key, other, value) = input
        let once = it.delete(key, from: tree)
        return areAlike(
          it.delete(key, from: it.insert(other, value, into: tree)),
          key == other ? once : once.map { it.insert(other, value, into: $0) })
      },
      TreeLaw("DeleteDelete", .zip(trees, keys, keys)) { it, input in
        let (tree, key, other) = input
        return areAlike(
          it.delete(other, from: tree).flatMap { it.delete(key, from: $0) },
          it.delete(key, from: tree).flatMap { it.delete(other, from: $0) })
      },
    ]
  }

  /// Whether two trees hold the same pairs; none that a function could not make is like another.
  private static func areAlike(_ left: RedBlackTree?, _ right: RedBlackTree?) -> Bool {
    guard let left, let right else { return false }
    return left.pairs == right.pairs
  }
}
