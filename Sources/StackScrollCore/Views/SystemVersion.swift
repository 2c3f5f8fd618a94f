/// A version of iOS, as far as recorded sizes of controls differ with it.
///
/// Source: frames in public Interface Builder documents, by the version of the tools that saved them; counted in
/// `Documentation/Recorded.md`.
public enum SystemVersion: Int, Hashable, Sendable, CaseIterable {
  /// A switch of 51 x 31 points and a slider 31 high.
  case iOS18 = 18
  /// A switch of 63 x 28 points and a slider 34 high.
  case iOS26 = 26

  /// The version that is meant where none is said: devices and margins are as there.
  public static let standard = iOS18

  /// The size of a switch in points.
  package var switchSize: Size {
    switch self {
    case .iOS18: Size(width: 51, height: 31)
    case .iOS26: Size(width: 63, height: 28)
    }
  }

  /// The height of a slider in points.
  package var sliderHeight: Double {
    switch self {
    case .iOS18: 31
    case .iOS26: 34
    }
  }
}
