import Foundation
import PropertyKit
import Testing

extension Settings {
  /// The variable that names a folder in which all tests keep their failures.
  private static let storeVariable = "PROPERTYKIT_STORE"

  /// The same settings with the store that the environment asks for, unless they have their own.
  ///
  /// A property is named by its test and by its line.
  func keeping(_ test: Test, _ location: SourceLocation) -> Settings {
    guard store == nil, let directory = ProcessInfo.processInfo.environment[Self.storeVariable],
      !directory.isEmpty
    else { return self }
    var settings = self
    settings.store = FailureStore(
      directory: directory, property: "\(test.id) \(location.fileID):\(location.line)")
    return settings
  }
}
