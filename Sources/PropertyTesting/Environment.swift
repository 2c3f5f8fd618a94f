#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment of the test process: the one place where the bridge looks at it.
enum Environment {
  static var current: [String: String] { ProcessInfo.processInfo.environment }
}
