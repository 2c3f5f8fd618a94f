import Peers
import ScreenKinds
import StackScrollConstraints
import StackScrollCore

/// What is measured of the constraints behind a screen, which are given.
enum ScreenTask: String, CaseIterable {
  /// They are read and solved, and every value is read.
  case solved
  /// They are also asked for what they leave open.
  case open

  /// The constraints of a kind of screen, and how many views it has.
  static func system(_ kind: Kind, views: Int) throws -> (system: ConstraintSystem, views: Int) {
    let screen = try kind.screen(kind.content(views))
    var (count, open) = (0, screen.root.subviews)
    while let view = open.popLast() {
      count += 1
      open += view.subviews
    }
    return (screen.installedConstraints, count)
  }

  /// Returns the work: do it so often.
  func work(_ system: ConstraintSystem) -> (Int) throws -> Double {
    { times in
      var sum = 0.0
      for _ in 0..<times {
        var layout = try ConstraintLayout(system)
        guard try layout.solve() == .solved else { continue }
        if self == .open { sum += Double(try layout.ambiguousAnchors().count) }
        for constraint in system.constraints {
          sum += try layout.value(of: constraint.first) ?? 0
        }
      }
      return sum
    }
  }
}
