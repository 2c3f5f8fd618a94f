import Dispatch

/// Applies a function to several values at the same time; results in the order of the values.
///
/// The caller vouches that the function may run on several threads.
func concurrently<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ transform: (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(transform) }
  return withoutActuallyEscaping(transform) { transform in
    let function = Unchecked(transform)
    return [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
      let results = Unchecked(buffer)
      DispatchQueue.concurrentPerform(iterations: inputs.count) { place in
        (results.value.baseAddress! + place).initialize(to: function.value(inputs[place]))
      }
      count = inputs.count
    }
  }
}

/// A value whose use from several threads is safe for reasons the compiler cannot see.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
