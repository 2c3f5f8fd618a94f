#if canImport(Glibc)
  // What Linux spells in its own way, under the names that `Darwin.swift` gives to the same. No other file
  // of the package names a C library.
  @_exported @preconcurrency import Glibc

  /// Memory that belongs to no file, for `mmap`.
  let anonymousMemory = MAP_ANONYMOUS

  /// The file of this program, to which all that is linked in belongs (proc_pid_exe(5)).
  package func imageFile(of handle: UnsafeRawPointer) -> String? {
    try? FileSystem.realPath("/proc/self/exe")
  }

  /// The addresses of a thread's stack (pthread_getattr_np(3)); the thread must not have ended, and the
  /// system may not tell.
  package func stack(of thread: pthread_t) -> Range<UInt>? {
    var attributes = pthread_attr_t()
    var base: UnsafeMutableRawPointer?
    var size = 0
    guard threadAttributes?(thread, &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &base, &size) == 0 else { return nil }
    let start = UInt(bitPattern: base)
    return start..<start + UInt(size)
  }

  /// `pthread_getattr_np`, which Swift does not show, found by its name once.
  private let threadAttributes = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: ThreadAttributes.self)
  }
  private typealias ThreadAttributes =
    @Sendable @convention(c) (pthread_t, UnsafeMutableRawPointer) -> Int32

  /// How a thread was used until now (getrusage(2), clock_gettime(2)).
  package struct ThreadUse: Sendable {
    private let thread: pthread_t
    private let pauses: Int
    private let time: Duration

    /// Looks at the thread that calls.
    package init() {
      var usage = rusage()
      // RUSAGE_THREAD, which Swift does not show.
      getrusage(__rusage_who_t(1), &usage)
      (thread, pauses, time) = (pthread_self(), usage.ru_nvcsw, processorTime())
    }

    /// How long the thread has worked since an earlier look; nil if it has paused, or is another one.
    package func work(since before: ThreadUse) -> Duration? {
      thread == before.thread && pauses == before.pauses ? time - before.time : nil
    }
  }

  extension rusage {
    /// The most memory that the process held, in bytes; Linux counts kilobytes (getrusage(2)).
    package var largestMemory: Int { ru_maxrss << 10 }
  }
#endif
