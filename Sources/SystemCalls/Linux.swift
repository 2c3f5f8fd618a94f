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

  extension rusage {
    /// The most memory that the process held, in bytes; Linux counts kilobytes (getrusage(2)).
    package var largestMemory: Int { ru_maxrss << 10 }
  }
#endif
