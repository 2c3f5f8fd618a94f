#if canImport(Glibc)
  import Glibc

  /// Functions of the C library that Swift does not show, found by their names.
  ///
  /// They take variable arguments, or stand behind a macro that the module map does not set. In a
  /// program without a dynamic loader they are not found, and their callers do without.
  enum HiddenCall {
    typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    typealias ThreadAttributes = @convention(c) (pthread_t, UnsafeMutableRawPointer) -> Int32
    typealias AddressLookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

    /// `prctl`.
    static var processControl: ProcessControl? {
      address(of: "prctl").map { unsafeBitCast($0, to: ProcessControl.self) }
    }

    /// `pthread_getattr_np`.
    static var threadAttributes: ThreadAttributes? {
      address(of: "pthread_getattr_np").map { unsafeBitCast($0, to: ThreadAttributes.self) }
    }

    /// `gettid`.
    static var threadIdentifier: (@convention(c) () -> pid_t)? {
      address(of: "gettid").map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }
    }

    /// `dladdr`.
    static var addressLookup: AddressLookup? {
      address(of: "dladdr").map { unsafeBitCast($0, to: AddressLookup.self) }
    }

    private static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
  }
#endif
