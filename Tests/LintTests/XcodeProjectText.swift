import TestSupport

/// The text of an Xcode project.
struct XcodeProjectText {
  /// What each target is, beside its class and its configurations.
  let targets: [String]
  /// What the project says itself.
  let more: String

  init(_ targets: [String], more: String = "") { (self.targets, self.more) = (targets, more) }

  /// A target that is an app with some settings.
  static func app(_ number: Int, _ settings: String) -> String {
    """
    productType = "com.apple.product-type.application"; }; \
    B\(number) = { isa = XCBuildConfiguration; buildSettings = { \(settings) };
    """
  }

  /// Writes it.
  func write(to name: String, in folder: TemporaryFolder) throws {
    let objects = targets.enumerated().map { number, target in
      """
      T\(number) = { isa = PBXNativeTarget; buildConfigurationList = L\(number); \(target) };
      L\(number) = { isa = XCConfigurationList; buildConfigurations = (B\(number), ); };
      """
    }
    _ = try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = PL; \(more) };
          PL = { isa = XCConfigurationList; buildConfigurations = (PB, ); };
          PB = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; SDKROOT = iphoneos; }; };
          \(objects.joined(separator: "\n"))
        };
      }
      """, to: "\(name)/project.pbxproj")
  }
}
