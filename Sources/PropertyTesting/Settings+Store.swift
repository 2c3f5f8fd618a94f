import PropertyKit
import Testing

extension Settings {
  /// The variable that names a folder in which all tests keep their failures.
  private static let storeVariable = "PROPERTY_STORE"

  /// The same settings with the store that the environment asks for, unless they have their own.
  ///
  /// A property is named by its test and by its line.
  func keeping(at location: SourceLocation) -> Settings {
    guard store == nil, let test = Test.current,
      let directory = Environment.current[Self.storeVariable], !directory.isEmpty
    else { return self }
    var settings = self
    settings.store = FailureStore(
      directory: directory, property: "\(test.id) \(location.fileID):\(location.line)")
    return settings
  }
}
