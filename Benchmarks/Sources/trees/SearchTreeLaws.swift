import PropertyKit

extension Gen where Value == SearchTree {
  /// Trees made by inserting any pairs, one after the other.
  static var searchTrees: Gen {
    let correct = SearchTreeFunctions(mutant: nil)
    return Gen<[(Int, Bool)]>.array(of: .zip(.int(), .bool)).map { pairs in
      pairs.reduce(.empty) { correct.insert($1.0, $1.1, into: $0) }
    }
  }
}

private let trees = Gen<SearchTree>.searchTrees
private let keys = Gen<Int>.int()
private let values = Gen<Bool>.bool

extension TreeLaw where Functions == SearchTreeFunctions {
  /// The properties of the published workload.
  static var searchTreeLaws: [TreeLaw] { validity + postconditions + models + metamorphic + unions }

  private static var validity: [TreeLaw] {
    [
      TreeLaw("InsertValid", .zip(trees, keys, values)) { it, input in
        it.insert(input.1, input.2, into: input.0).isValid
      },
      TreeLaw("DeleteValid", .zip(trees, keys)) { it, input in
        it.delete(input.1, from: input.0).isValid
      },
      TreeLaw("UnionValid", .zip(trees, trees)) { it, input in
        it.union(input.0, input.1).isValid
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
        let found = it.delete(key, from: tree).value(of: other)
        return found == (key == other ? nil : tree.value(of: other))
      },
      TreeLaw("UnionPost", .zip(trees, trees, keys)) { it, input in
        let (left, right, key) = input
        return it.union(left, right).value(of: key) == left.value(of: key) ?? right.value(of: key)
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
        it.delete(input.1, from: input.0).pairs == input.0.pairs.deleting(input.1)
      },
      TreeLaw("UnionModel", .zip(trees, trees)) { it, input in
        it.union(input.0, input.1).pairs == input.0.pairs.united(with: input.1.pairs)
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
        return it.insert(key, value, into: it.delete(other, from: tree)).pairs
          == (key == other ? once : it.delete(other, from: once)).pairs
      },
      TreeLaw("DeleteInsert", .zip(trees, keys, keys, values)) { it, input in
        let (tree, key, other, value) = input
        let once = it.delete(key, from: tree)
        return it.delete(key, from: it.insert(other, value, into: tree)).pairs
          == (key == other ? once : it.insert(other, value, into: once)).pairs
      },
      TreeLaw("DeleteDelete", .zip(trees, keys, keys)) { it, input in
        let (tree, key, other) = input
        return it.delete(key, from: it.delete(other, from: tree)).pairs
          == it.delete(other, from: it.delete(key, from: tree)).pairs
      },
    ]
  }

  private static var unions: [TreeLaw] {
    [
      TreeLaw("InsertUnion", .zip(trees, trees, keys, values)) { it, input in
        let (left, right, key, value) = input
        return it.insert(key, value, into: it.union(left, right)).pairs
          == it.union(it.insert(key, value, into: left), right).pairs
      },
      TreeLaw("DeleteUnion", .zip(trees, trees, keys)) { it, input in
        let (left, right, key) = input
        return it.delete(key, from: it.union(left, right)).pairs
          == it.union(it.delete(key, from: left), it.delete(key, from: right)).pairs
      },
      TreeLaw("UnionDeleteInsert", .zip(trees, trees, keys, values)) { it, input in
        let (left, right, key, value) = input
        return it.union(it.delete(key, from: left), it.insert(key, value, into: right)).pairs
          == it.insert(key, value, into: it.union(left, right)).pairs
      },
      TreeLaw("UnionUnionIdem", trees) { it, tree in it.union(tree, tree).pairs == tree.pairs },
      TreeLaw("UnionUnionAssoc", .zip(trees, trees, trees)) { it, input in
        let (first, second, third) = input
        return it.union(it.union(first, second), third)
          == it.union(first, it.union(second, third))
      },
    ]
  }
}
