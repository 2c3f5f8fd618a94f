// swift-format-ignore-file
// The types whose names functions have as well, which only a module of its own lets Swift declare.

public typealias mode_t = UInt16
public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias off_t = Int64

public struct timespec { public var tv_sec = 0, tv_nsec = 0; public init() {} }

public struct stat {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_ino: ino_t = 0
  public var st_size: off_t = 0
  public var st_mtimespec = timespec()
  public init() {}
}

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
