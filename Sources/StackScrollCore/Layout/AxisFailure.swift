/// Why one axis of a screen is not determined.
enum AxisFailure: Error {
  case ambiguous(OpenLengths)
  case openContent(OpenContent)
  case unsatisfiable([ViewID])
  case unsupported(ViewID, UnsupportedReason)
}

extension LayoutError {
  /// The failure of an axis as the failure of a layout.
  init(_ failure: AxisFailure, along axis: Axis) {
    switch failure {
    case .ambiguous(let open): self = .ambiguous(axis, open)
    case .openContent(let why): self = .openContent(axis, why)
    case .unsatisfiable(let views): self = .unsatisfiable(axis, views)
    case .unsupported(let view, let reason): self = .unsupported(view, axis, reason)
    }
  }
}

extension LayoutVerdict {
  /// The failure of an axis as the verdict on it.
  init(_ failure: AxisFailure) {
    switch failure {
    case .ambiguous(let open): self = .ambiguous(open)
    case .openContent(let why): self = .openContent(why)
    case .unsatisfiable(let views): self = .unsatisfiable(views)
    case .unsupported(let view, let reason): self = .unsupported(view, reason)
    }
  }
}
