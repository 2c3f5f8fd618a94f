import Foundation

/// The ways in which a body can end its process.
enum WayToDie: CaseIterable, Sendable {
  case index
  case unwrapping
  case overflow
  case stack
  case memory
  case loop
  case exit

  /// How the kind of the failure begins; traps have words in debug builds only.
  var kind: String {
    switch self {
    case .index, .unwrapping, .overflow: "crashed: "
    case .stack: "stack overflow"
    case .memory: "ran out of memory"
    case .loop: "hang"
    case .exit: "exited"
    }
  }

  /// Ends the process, or keeps it for ever.
  ///
  /// The zero that no compiler knows keeps it from seeing what happens.
  @inline(never)
  func die() {
    let zero = getpid() == 0 ? 1 : 0
    switch self {
    case .index: sink([1][1 + zero])
    case .unwrapping:
      let nothing: Int? = zero == 0 ? nil : 1
      sink(nothing!)  // swift-format-ignore: NeverForceUnwrap
    case .overflow: sink(Int.max - zero + 1)
    case .stack: sink(descend(1))
    case .memory:
      var hoard: [[UInt8]] = []
      while zero == 0 { hoard.append([UInt8](unsafeUninitializedCapacity: 1 << 22) { $1 = 1 }) }
      sink(hoard.count)
    case .loop:
      var count = 0
      while zero == 0 { count &+= 1 }
      sink(count)
    case .exit: Foundation.exit(3)
    }
  }

  @inline(never)
  private func sink(_ number: Int) { if number == 0x5EED { print(number) } }

  @inline(never)
  private func descend(_ depth: Int) -> Int {
    var room = (depth, depth &+ 1)
    withUnsafeMutablePointer(to: &room) { $0.pointee.0 = descend($0.pointee.1) &+ 1 }
    return room.0
  }
}
