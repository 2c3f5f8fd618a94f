import StackScrollConstraints
import StackScrollCore

/// Why a scene of a document is no window.
public enum WindowRefusal: Error, Hashable, Sendable {
  /// The document was saved without Auto Layout: frames are all there is.
  case withoutAutoLayout(DocumentPlace)
  /// A constraint on the length or the middle of what bars cover: a window has its edges only.
  case stripLength(DocumentPlace)
  /// The values make no window.
  case refused(DocumentPlace, WindowError)
}
