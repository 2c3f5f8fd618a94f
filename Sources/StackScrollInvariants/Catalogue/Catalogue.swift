import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// The invariants, in the order in which they are listed and explored.
public struct Catalogue: Sendable {
  /// Every invariant.
  public let invariants: [Invariant]

  /// Makes a catalogue; throws `CatalogueError` if two invariants share a name, or a name cannot
  /// be that of a folder.
  public init(_ invariants: [Invariant]) throws(CatalogueError) {
    var seen: Set<String> = []
    for invariant in invariants {
      guard Self.isName(invariant.id) else { throw .badName(invariant.id) }
      guard seen.insert(invariant.id).inserted else { throw .duplicateName(invariant.id) }
    }
    for family in invariants.compactMap(\.family) {
      guard Self.isName(family) else { throw .badName(family) }
      guard !seen.contains(family) else { throw .duplicateName(family) }
    }
    self.invariants = invariants
  }

  /// Makes a catalogue whose names a test has checked.
  package init(unchecked invariants: [Invariant]) {
    self.invariants = invariants
  }

  /// The catalogue with more invariants behind its own; throws `CatalogueError` as `init(_:)` does.
  public func adding(_ more: Invariant...) throws(CatalogueError) -> Catalogue {
    try Catalogue(invariants + more)
  }

  /// The invariant of a name, if there is one.
  ///
  /// - Complexity: O(n) for n invariants.
  public subscript(id: String) -> Invariant? {
    invariants.first { $0.id == id }
  }

  /// The families, in the order in which they are listed.
  public var families: [String] {
    var seen: Set<String> = []
    return invariants.compactMap(\.family).filter { seen.insert($0).inserted }
  }

  /// The invariants of a name: the one that has it, or all of a family.
  ///
  /// - Complexity: O(n) for n invariants.
  public func named(_ name: String) -> [Invariant] {
    invariants.filter { $0.id == name || $0.family == name }
  }

  private static func isName(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 80
      && id.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

/// Why a catalogue cannot be made.
public enum CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two invariants have this name, or an invariant and a family.
  case duplicateName(String)
  /// This name has other characters than `a`-`z`, `0`-`9` and `-`, none, or more than 80.
  case badName(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .duplicateName(let name):
      "two invariants, or one and a family, are named \"\(name)\"; rename one"
    case .badName(let name):
      "\"\(name)\" cannot name an invariant or a family; use 1 to 80 of a-z, 0-9 and \"-\""
    }
  }
}

extension Catalogue {
  /// The law of a name as it is checked on files of somebody's own, if there is one.
  package func check(named id: String) -> Invariant? {
    if let law = WindowLaw.ofFiles.first(where: { $0.law.rawValue == id }) {
      return law.invariant(over: .nothing)
    }
    return self[id]?.around(.nothing)
  }

  /// The laws that say something about a screen: all that they take for granted is known to hold.
  package func laws(about screen: Screen) -> [Invariant] {
    invariants.filter { law in
      law.role == .law && law.assumptions.allSatisfy { $0.isSatisfied(by: screen) == true }
    }
  }
}

extension Gen {
  /// No value at all.
  fileprivate static var nothing: Gen {
    Gen { _ throws(Discard) in throw Discard.nothingToChooseFrom }
  }
}
