/// Whether the lengths and positions of a screen are settled on one axis.
package enum StackVerdict: Hashable, Sendable {
  /// There is exactly one best layout.
  case determined
  /// Many layouts are equally good; lengths of views are what is open.
  case ambiguous(OpenLengths)
  /// The views may be settled, but the content view's edges leave the size of the content open.
  case openContent(OpenContent)
  /// The required lengths of the views contradict each other.
  case unsatisfiable([ViewID])
  /// This model cannot tell.
  case unsupported(ViewID, UnsupportedReason)
}

extension ScrolledStack {
  /// Whether the layout is settled on an axis.
  ///
  /// What is wrong with the other axis does not count. But a ratio there to a length that only
  /// preferences settle here pulls at it, which this model does not follow.
  ///
  /// - Complexity: O(n) for n views.
  package func verdict(_ axis: Axis) -> StackVerdict {
    guard !tree.hasWrappingTexts else { return textsFitted.verdict(axis) }
    do throws(AxisFailure) {
      _ = try settledResult(along: axis)
      return .determined
    } catch {
      return StackVerdict(error)
    }
  }

  /// Where the views stand on an axis, unless a ratio pulls at it in a way that is not followed.
  ///
  /// Such a ratio may also give the content view the length for want of which its content is open.
  func settledResult(along axis: Axis) throws(AxisFailure) -> AxisAttachment.Result {
    do throws(AxisFailure) {
      let result = try axisResult(axes.layout(along: axis, spans))
      try expectNoPull(on: axis)
      return result
    } catch {
      if case .openContent = error { try expectNoPull(on: axis) }
      throw error
    }
  }

  private func expectNoPull(on axis: Axis) throws(AxisFailure) {
    guard axes.hasRatios(axis.perpendicular) else { return }
    do throws(AxisFailure) {
      _ = try axisResult(axes.layout(along: axis.perpendicular, spans))
    } catch {
      if case .unsupported(_, .ratioOfOpenLength) = error { throw error }
    }
  }
}

extension StackVerdict {
  /// The error of a layout that this verdict is about; nil if the axis is settled.
  package func error(along axis: Axis) -> StackError? {
    switch self {
    case .determined: nil
    case .ambiguous(let open): .ambiguous(axis, open)
    case .openContent(let why): .openContent(axis, why)
    case .unsatisfiable(let views): .unsatisfiable(axis, views)
    case .unsupported(let view, let reason): .unsupported(view, axis, reason)
    }
  }
}

/// Why one axis of a screen is not determined.
enum AxisFailure: Error {
  case ambiguous(OpenLengths)
  case openContent(OpenContent)
  case unsatisfiable([ViewID])
  case unsupported(ViewID, UnsupportedReason)
}

extension StackError {
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

extension StackVerdict {
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
