/// How much time a processor has spent on this thread (clock_gettime(2)); other threads, and other
/// programs, do not count.
package func processorTime() -> Duration {
  var time = timespec()
  guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
