#if canImport(Darwin)
  // What Apple's systems spell in their own way, under the names that `Linux.swift` gives to the same. No
  // other file of the package names a C library.
  @_exported import Darwin

  /// Memory that belongs to no file, for `mmap`.
  let anonymousMemory = MAP_ANON

  /// The file of the program or library that a handle of `#dsohandle` belongs to (dladdr(3)); nil if it
  /// is not known.
  package func imageFile(of handle: UnsafeRawPointer) -> String? {
    var image = Dl_info()
    guard dladdr(handle, &image) != 0, let name = image.dli_fname else { return nil }
    return String(cString: name)
  }

  /// The addresses of a thread's stack (pthread_get_stackaddr_np(3)); the thread must not have ended.
  package func stack(of thread: pthread_t) -> Range<UInt>? {
    let end = UInt(bitPattern: pthread_get_stackaddr_np(thread))
    return end - UInt(pthread_get_stacksize_np(thread))..<end
  }

  extension rusage {
    /// The most memory that the process held, in bytes, which Darwin counts as such (getrusage(2)).
    package var largestMemory: Int { ru_maxrss }
  }
#endif
