#if os(Linux)
  import SystemCalls

  /// Functions of the C library that Swift does not show, found by their names.
  ///
  /// They take variable arguments, or stand behind a macro that the module map does not set. In a
  /// program without a dynamic loader they are not found, and their callers do without. Each is
  /// looked up once, since that is a search through every loaded library.
  enum HiddenCall {
    typealias ProcessControl = @Sendable @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    typealias ThreadIdentifier = @Sendable @convention(c) () -> pid_t
    typealias AddressLookup =
      @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    typealias CallTrace =
      @Sendable @convention(c) (UnsafeMutablePointer<UInt>?, Int32) -> Int32

    /// `prctl`.
    static let processControl = find("prctl", as: ProcessControl.self)
    /// `gettid`.
    static let threadIdentifier = find("gettid", as: ThreadIdentifier.self)
    /// `dladdr`.
    static let addressLookup = find("dladdr", as: AddressLookup.self)
    /// `backtrace`.
    static let callTrace = find("backtrace", as: CallTrace.self)

    private static func find<Call>(_ name: String, as type: Call.Type) -> Call? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }

  /// A place in the program's code, told by the file it was loaded from and the distance from its
  /// beginning, which are the same in every run of one build.
  struct CodeAddress: CustomStringConvertible {
    /// The file that was loaded.
    let path: String
    /// How many bytes the place is from where the file begins in memory.
    let distance: UInt

    /// Looks an address up; nil if no loaded file holds it.
    init?(address: UInt) {
      // The file's path, where it begins in memory, the nearest symbol and its address.
      var found: (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt) = (nil, 0, nil, 0)
      guard let place = UnsafeRawPointer(bitPattern: address),
        let lookup = HiddenCall.addressLookup, lookup(place, &found) != 0, let path = found.0,
        address >= found.1
      else { return nil }
      self.path = String(cString: path)
      distance = address - found.1
    }

    /// The name of the file and the distance, such as `Tests.xctest+0x1f40`.
    var description: String {
      let file = path.split(separator: "/").last ?? "program"
      return "\(file)+0x\(String(distance, radix: 16))"
    }
  }

  /// Where the stack of a thread ends; a forked child goes on with the same.
  struct StackBounds {
    /// How far from the end a fault is still taken for an overflow: a frame of this size may have
    /// stepped over it.
    private static let reach: UInt = 1 << 20

    private let lowest: UInt?

    /// The stack of another process, whose lowest address it told; 0 if it does not know.
    init(lowest: UInt) {
      self.lowest = lowest == 0 ? nil : lowest
    }

    /// The stack of a thread that has not ended.
    init(of thread: pthread_t) {
      lowest = SystemCalls.stack(of: thread)?.lowerBound
    }

    /// Whether an access that went wrong was to memory at the end of the stack.
    func isOverrun(at address: UInt) -> Bool {
      guard let lowest else { return false }
      let distance = address > lowest ? address - lowest : lowest - address
      return distance <= Self.reach
    }
  }
#endif
