// swift-format-ignore-file
// What this package uses of Darwin's C library, declared by hand in Darwin's own types, so that on Linux the
// code for Apple's platforms can be checked against it (`check.py`). Nothing here runs.
//
// Sources: the headers of Apple's xnu and Libc (sys/stat.h, sys/types.h, sys/resource.h, sys/mman.h,
// sys/ioccom.h, dirent.h, sys/errno.h), as the importer of Swift shows them: pointers of C functions are
// implicitly unwrapped, `off_t` is 64 bits, `mode_t` 16, `tv_usec` 32, and a request of ioctl is unsigned.
// `fork` and `execve` are closed to Swift.

@_exported import DarwinTypes

public typealias pid_t = Int32
public typealias nfds_t = UInt32
public typealias sig_t = @convention(c) (Int32) -> Void

public struct timeval { public var tv_sec = 0; public var tv_usec: Int32 = 0; public init() {} }

public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }
public func lstat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }
public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }

public struct rusage {
  public var ru_utime = timeval(), ru_stime = timeval()
  public var ru_maxrss = 0
  public init() {}
}

public struct DIR {}
public struct dirent {
  public var d_ino: UInt64 = 0
  // 1,024 bytes in Darwin; what reads it asks for its size.
  public var d_name: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
  public init() {}
}
public func opendir(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { fatalError() }
public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { fatalError() }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { fatalError() }

public struct pollfd {
  public var fd: Int32, events: Int16, revents: Int16
  public init(fd: Int32, events: Int16, revents: Int16) { fatalError() }
}
public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { fatalError() }

public struct winsize { public var ws_row: UInt16 = 0, ws_col: UInt16 = 0; public init() {} }
public func ioctl(_: Int32, _: UInt, _: CVarArg...) -> Int32 { fatalError() }
@discardableResult public func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func isatty(_: Int32) -> Int32 { fatalError() }

public var errno: Int32 { fatalError() }
public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { fatalError() }
public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func close(_: Int32) -> Int32 { fatalError() }
public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { fatalError() }
public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { fatalError() }
public func pwrite(_: Int32, _: UnsafeRawPointer!, _: Int, _: off_t) -> Int { fatalError() }
public func fsync(_: Int32) -> Int32 { fatalError() }
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32 { fatalError() }
public func access(_: UnsafePointer<CChar>!, _: Int32) -> Int32 { fatalError() }
@discardableResult public func rmdir(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
@discardableResult public func unlink(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
public func link(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { fatalError() }
public func rename(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32 { fatalError() }
public struct Dl_info { public init() { fatalError() }; public var dli_fname: UnsafePointer<CChar>! }
public struct clockid_t: Sendable { public init() {} }
public let CLOCK_THREAD_CPUTIME_ID = clockid_t()
public func clock_gettime(_: clockid_t, _: UnsafeMutablePointer<timespec>!) -> Int32 { fatalError() }
public func dladdr(_: UnsafeRawPointer!, _: UnsafeMutablePointer<Dl_info>!) -> CInt { fatalError() }
public func realpath(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func flock(_: Int32, _: Int32) -> Int32 { fatalError() }
public func free(_: UnsafeMutableRawPointer!) { fatalError() }
public func mmap(_: UnsafeMutableRawPointer!, _: Int, _: Int32, _: Int32, _: Int32, _: off_t) -> UnsafeMutableRawPointer! { fatalError() }
@discardableResult public func munmap(_: UnsafeMutableRawPointer!, _: Int) -> Int32 { fatalError() }
@discardableResult public func signal(_: Int32, _: sig_t!) -> sig_t! { fatalError() }
@discardableResult public func kill(_: pid_t, _: Int32) -> Int32 { fatalError() }
public func getpid() -> pid_t { fatalError() }
public func wait4(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32, _: UnsafeMutablePointer<rusage>!) -> pid_t { fatalError() }
@discardableResult public func usleep(_: UInt32) -> Int32 { fatalError() }
public func exit(_: Int32) -> Never { fatalError() }
public func _exit(_: Int32) -> Never { fatalError() }
public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func posix_spawn(_: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!, _: UnsafePointer<OpaquePointer?>!, _: UnsafePointer<OpaquePointer?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!) -> Int32 { fatalError() }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { fatalError() }

public var MAP_FAILED: UnsafeMutableRawPointer! { fatalError() }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_DFL: sig_t? { nil }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var MAP_SHARED: Int32 { 1 }
public var MAP_PRIVATE: Int32 { 2 }
public var MAP_ANON: Int32 { 0x1000 }
public var MAP_ANONYMOUS: Int32 { 0x1000 }
public var PROT_READ: Int32 { 1 }
public var PROT_WRITE: Int32 { 2 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var O_RDONLY: Int32 { 0 }
public var O_RDWR: Int32 { 2 }
public var O_NONBLOCK: Int32 { 4 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_EXCL: Int32 { 0x800 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public var F_OK: Int32 { 0 }
public var W_OK: Int32 { 2 }
public var R_OK: Int32 { 4 }
public var POLLOUT: Int32 { 4 }
public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }
public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGTERM: Int32 { 15 }
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var EWOULDBLOCK: Int32 { 35 }
public var ENOTSUP: Int32 { 45 }
public var ELOOP: Int32 { 62 }
public var ENAMETOOLONG: Int32 { 63 }
public var EDQUOT: Int32 { 69 }
public var ENOSYS: Int32 { 78 }
public var EOPNOTSUPP: Int32 { 102 }

public func pthread_self() -> pthread_t! { fatalError() }
public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
public func pthread_get_stacksize_np(_: pthread_t) -> Int { 0 }
