import StackScrollCore
import StackScrollInvariants

/// A size of window on which cases are tried.
struct DeviceSize: Hashable {
  let width: Double
  let height: Double

  /// Sizes in points of phones and tablets in use, upright, and of two phones on their side.
  ///
  /// Source: Human Interface Guidelines, "Layout", device dimensions.
  static let all: [DeviceSize] = [
    DeviceSize(width: 320, height: 568), DeviceSize(width: 360, height: 780),
    DeviceSize(width: 375, height: 667), DeviceSize(width: 390, height: 844),
    DeviceSize(width: 393, height: 852), DeviceSize(width: 402, height: 874),
    DeviceSize(width: 414, height: 896), DeviceSize(width: 430, height: 932),
    DeviceSize(width: 440, height: 956), DeviceSize(width: 667, height: 375),
    DeviceSize(width: 744, height: 1133), DeviceSize(width: 820, height: 1180),
    DeviceSize(width: 844, height: 390), DeviceSize(width: 1024, height: 1366),
  ]

  /// A subject in a window of this size, as far as it has a width and a height; nil if there is
  /// no such subject.
  func applied(to subject: any Subject) -> (any Subject)? {
    guard subject.value(of: .width) != nil || subject.value(of: .height) != nil else { return nil }
    let wide = subject.value(of: .width) == nil ? subject : subject.with(.width, width)
    guard let wide else { return nil }
    return wide.value(of: .height) == nil ? wide : wide.with(.height, height)
  }
}
