import Dispatch
import Synchronization

/// Applies a function to several values at the same time; results in the order of the values.
///
/// The caller vouches that the function may run on several threads.
func concurrently<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ transform: (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(transform) }
  let results = Mutex<[Int: Output]>([:])
  withoutActuallyEscaping(transform) { transform in
    let function = Vouched(transform)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { place in
      let result = function.value(inputs[place])
      results.withLock { $0[place] = result }
    }
  }
  return results.withLock { found in inputs.indices.compactMap { found[$0] } }
}

/// A value whose use from several threads is safe for reasons the compiler cannot see.
private struct Vouched<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
