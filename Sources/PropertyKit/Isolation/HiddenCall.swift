#if canImport(Glibc)
  import Glibc

  /// Functions of the C library that Swift does not show, found by their names.
  ///
  /// They take variable arguments, or stand behind a macro that the module map does not set. In a
  /// program without a dynamic loader they are not found, and their callers do without. Each is
  /// looked up once, since that is a search through every loaded library.
  enum HiddenCall {
    typealias ProcessControl = @Sendable @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    typealias ThreadAttributes =
      @Sendable @convention(c) (pthread_t, UnsafeMutableRawPointer) -> Int32
    typealias ThreadIdentifier = @Sendable @convention(c) () -> pid_t
    typealias AddressLookup =
      @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

    /// `prctl`.
    static let processControl = find("prctl", as: ProcessControl.self)
    /// `pthread_getattr_np`.
    static let threadAttributes = find("pthread_getattr_np", as: ThreadAttributes.self)
    /// `gettid`.
    static let threadIdentifier = find("gettid", as: ThreadIdentifier.self)
    /// `dladdr`.
    static let addressLookup = find("dladdr", as: AddressLookup.self)

    private static func find<Call>(_ name: String, as type: Call.Type) -> Call? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
