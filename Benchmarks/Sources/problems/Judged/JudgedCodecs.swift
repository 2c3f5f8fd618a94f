import PropertyKit

extension Problem {
  static let judgedCodecs: [Problem] = [
    Problem(
      "delta bytes", kind: "codecs", smallest: [128],
      .array(of: .int(in: -500...500), count: 0...10), law: deltaBytes),
    Problem(
      "outline", kind: "codecs",
      smallest: [Tree("a", [Tree("a", [])]), Tree("a", [])],
      .array(of: trees(levels: 4), count: 0...3), law: outline),
  ]
}

private func trees(levels: Int) -> Gen<Tree> {
  let children: Gen<[Tree]> =
    levels > 1 ? .array(of: trees(levels: levels - 1), count: 0...3) : .always([])
  return .zip(.element(of: ["a", "b"]), children).map { Tree($0, $1) }
}

private func deltaBytes(_ values: [Int]) -> Bool {
  decodedDeltas(encodedDeltas(values)) == values
}

/// Differences in 8 bits behind a 0, others in 16 bits behind a 1; 128 counts as one of 8 bits.
private func encodedDeltas(_ values: [Int]) -> [UInt8] {
  var (bytes, last) = ([UInt8](), 0)
  for value in values {
    let delta = value - last
    if -128...128 ~= delta {
      bytes += [0, UInt8(truncatingIfNeeded: delta)]
    } else {
      bytes += [1, UInt8(truncatingIfNeeded: delta >> 8), UInt8(truncatingIfNeeded: delta)]
    }
    last = value
  }
  return bytes
}

private func decodedDeltas(_ bytes: [UInt8]) -> [Int] {
  var (values, last, rest) = ([Int](), 0, bytes[...])
  while let tag = rest.popFirst() {
    let high = Int(Int8(bitPattern: rest.removeFirst()))
    last += tag == 0 ? high : high << 8 | Int(rest.removeFirst())
    values.append(last)
  }
  return values
}

private struct Tree: Equatable, Shown {
  let label: String
  var children: [Tree]

  init(_ label: String, _ children: [Tree]) { (self.label, self.children) = (label, children) }

  var json: Json { row(label, children) }

  func lines(level: Int) -> [String] {
    [String(repeating: " ", count: level) + label] + children.flatMap { $0.lines(level: level + 1) }
  }

  /// Puts a tree behind the last of the nodes on a level.
  mutating func append(_ tree: Tree, depth: Int) {
    if depth == 0 {
      children.append(tree)
    } else {
      children[children.count - 1].append(tree, depth: depth - 1)
    }
  }
}

private func outline(_ forest: [Tree]) -> Bool {
  trees(of: forest.flatMap { $0.lines(level: 0) }) == forest
}

/// Reads trees; a line further out closes one open node, however far out it is.
private func trees(of lines: [String]) -> [Tree] {
  var (root, open) = (Tree("", []), 0)
  for line in lines {
    let label = line.drop { $0 == " " }
    let level = line.count - label.count
    if level < open { open -= 1 }
    root.append(Tree(String(label), []), depth: open)
    open += 1
  }
  return root.children
}
