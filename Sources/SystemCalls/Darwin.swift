#if canImport(Darwin)
  // What Apple's systems spell in their own way, under the names that `Linux.swift` gives to the same. No
  // other file of the package names a C library.
  @_exported import Darwin

  /// Memory that belongs to no file, for `mmap`.
  let anonymousMemory = MAP_ANON

  extension rusage {
    /// The most memory that the process held, in bytes, which Darwin counts as such (getrusage(2)).
    package var largestMemory: Int { ru_maxrss }
  }
#endif
