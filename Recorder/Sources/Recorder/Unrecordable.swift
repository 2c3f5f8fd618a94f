/// Why a fixture is not recorded.
public enum Unrecordable: Error, Hashable, Sendable {
  /// The file is no fixture; the text says why.
  case notAFixture(String)
  /// The model has no layout for it, and the class would not say that it has none.
  case hasNoLayout(String)
  /// A view outside of a window has no safe area.
  case hasSafeArea
  /// A length depends on the other axis.
  case hasRatio(String)
  /// The policy answers what the class would have to be asked.
  case hasPolicy
}

extension Unrecordable: CustomStringConvertible {
  /// Why, and what to do.
  public var description: String {
    switch self {
    case .notAFixture(let why): "it is no fixture of a layout: \(why)"
    case .hasNoLayout(let why): "it has no layout to compare with: \(why)"
    case .hasSafeArea: "it has a safe area; leave it out"
    case .hasRatio(let view): "the size of \(view) is a ratio; give it a length"
    case .hasPolicy: "it has a policy of its own; leave it out"
    }
  }
}
