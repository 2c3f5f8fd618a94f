import SystemCalls

/// The environment of the test process: the one place where the bridge looks at it.
enum Environment {
  static var current: [String: String] { SystemEnvironment.current }
}
