import StackScrollCore

/// The frames of labels that launch screens have from the templates of old tools.
///
/// A project begins with such a document, and most keep it as it came, so that newer tools saved it
/// without ever laying it out. Its labels were never drawn by the constraints beside them: they are
/// a point wider than what those leave, or lie across the margins that those ask for. A label whose
/// frame was updated since has another one, and counts as any other view.
///
/// Source: observed on recorded frames: the same in 49 launch screens of 26 repositories, and other
/// ones wherever the frames were updated.
enum TemplateFrames {
  /// Whether a label still has the frame of a template.
  static func contains(_ frame: Rect, of id: String) -> Bool { known[id] == frame }

  private static let known = [
    "8ie-xW-0ye": Rect(x: 20, y: 439, width: 441, height: 21),
    "kId-c2-rCX": Rect(x: 20, y: 140, width: 441, height: 43),
    "obG-Y5-kRd": Rect(x: 0, y: 626.5, width: 375, height: 20.5),
    "GJd-Yh-RWb": Rect(x: 0, y: 202, width: 375, height: 43),
  ]
}
