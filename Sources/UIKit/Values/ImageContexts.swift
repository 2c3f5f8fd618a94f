public import Foundation

// Nothing is drawn: of an image only its size is known.

/// The sizes of the images that were begun on a thread and are not ended.
private var begun: [CGSize] {
  get { Thread.current.threadDictionary["UIGraphics"] as? [CGSize] ?? [] }
  set { Thread.current.threadDictionary["UIGraphics"] = newValue }
}

/// What draws nothing into the image that was begun last; nil if none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { begun.isEmpty ? nil : CGContext() }
/// Begins an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { begun.append(size) }
/// Begins an image of a size in points.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{ begun.append(size) }
/// An empty image as large as the one that was begun last; nil if none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { begun.last.map(UIImage.init) }
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { _ = begun.popLast() }
/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
