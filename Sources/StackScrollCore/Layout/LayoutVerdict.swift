/// Whether the lengths and positions of a screen are settled on one axis.
public enum LayoutVerdict: Hashable, Sendable {
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

extension Screen {
  /// Whether the layout is settled on an axis.
  ///
  /// What is wrong with the other axis does not count. But a ratio there to a length that only
  /// preferences settle here pulls at it, which this model does not follow.
  ///
  /// - Complexity: O(n) for n views.
  public func verdict(_ axis: Axis) -> LayoutVerdict {
    let verdict = verdictByItself(axis)
    guard verdict == .determined, axes.hasRatios(axis.perpendicular) else { return verdict }
    let other = verdictByItself(axis.perpendicular)
    if case .unsupported(_, .ratioOfOpenLength) = other { return other }
    return verdict
  }

  private func verdictByItself(_ axis: Axis) -> LayoutVerdict {
    do throws(AxisFailure) {
      _ = try axisResult(axes.layout(along: axis, spans))
      return .determined
    } catch {
      return LayoutVerdict(error)
    }
  }
}
