import StackScrollCore

extension StackInstaller {
  /// Hidden views have no length along the axis, and no gap at the ends.
  mutating func hide() {
    let first = visible.first
    var last: Member?
    var shown = 0
    for member in arrangement.members {
      guard member.isHidden else {
        (last, shown) = (member, shown + 1)
        continue
      }
      add(.hiding, member.item[axis.length])
      if shown > 0, shown < visible.count { continue }
      if shown > 0, let last {
        add(.spacing, member.item[axis.near], last.item[axis.far])
      } else if let first {
        add(.spacing, first.item[axis.near], member.item[axis.far])
      } else {
        add(.canvasConnection, canvas[axis.near], member.item[axis.near])
      }
    }
  }
}
