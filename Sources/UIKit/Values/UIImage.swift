public import Foundation

/// A picture, of which only the size is known.
public final class UIImage: Sendable {
  /// The size in points.
  public let size: CGSize
  /// The name of the symbol that it is, if it is one.
  public let symbolName: String?
  /// Pixels per point.
  public let scale: CGFloat

  /// Makes a symbol of the system: 20 x 20 points, whatever its name, since there are no symbols here.
  public init?(systemName: String) {
    (size, symbolName, scale) = (CGSize(width: 20, height: 20), systemName, 1)
  }

  /// Makes an image from the data of a PNG file; nil for any other.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = data.sizeOfPNG, scale > 0 else { return nil }
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    (symbolName, self.scale) = (nil, scale)
  }

  /// Makes an image from a PNG file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes an image from a PNG file among the resources of the main bundle; nil if there is none.
  ///
  /// Asset catalogues are not read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes an image from a PNG file among the resources of a bundle; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    for scale in 1...3 {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      guard let path = (bundle ?? .main).path(forResource: name + suffix, ofType: "png"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      self.init(data: data, scale: CGFloat(scale))
      return
    }
    return nil
  }

  init(size: CGSize) { (self.size, symbolName, scale) = (size, nil, 1) }
}

extension Data {
  /// The size in pixels that the header of a PNG file says.
  ///
  /// Source: PNG specification, signature and IHDR.
  fileprivate var sizeOfPNG: CGSize? {
    let header = [UInt8](prefix(24))
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at place: Int) -> CGFloat {
      CGFloat(header[place..<place + 4].reduce(0) { $0 << 8 + UInt32($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}

/// Makes images of given sizes; what is drawn is not kept.
@MainActor public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize) { self.size = size }

  /// Makes an image, and lets somebody draw it to no effect.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// Where nothing is drawn.
@MainActor public final class UIGraphicsImageRendererContext {
  init() {}

  /// Fills nothing.
  public func fill(_ rect: CGRect) {}
}
