public import Foundation
internal import Synchronization

/// A picture, of which only the size is known.
open class UIImage: @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// The name of the symbol that it is, if it is one.
  public let symbolName: String?
  /// Pixels per point.
  public let scale: CGFloat
  /// How far what constraints see of it is inside of its edges.
  public let alignmentRectInsets: UIEdgeInsets

  /// Makes a symbol of the system: 20 x 20 points, whatever its name, since there are no symbols here.
  public init?(systemName: String) {
    alignmentRectInsets = .zero
    (size, symbolName, scale) = (CGSize(width: 20, height: 20), systemName, 1)
  }

  /// Makes a symbol of the system, in whatever traits.
  public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: systemName)
  }

  /// Makes an image from the data of a PNG file; nil for any other.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = data.sizeOfPNG, scale > 0 else { return nil }
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    alignmentRectInsets = .zero
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
    MissingImages.tell(name)
    return nil
  }

  init(size: CGSize) {
    (self.size, symbolName, scale, alignmentRectInsets) = (size, nil, 1, .zero)
  }

  /// Makes an image of no size.
  public init() {
    alignmentRectInsets = .zero
    (size, symbolName, scale) = (.zero, nil, 1)
  }

  /// Makes a symbol of the system, as large as a font or a number of points says beside 17.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: systemName, configuration)
  }

  private init(systemName: String, _ configuration: Configuration?) {
    let side = 20 * ((configuration as? SymbolConfiguration)?.pointSize ?? 17) / 17
    alignmentRectInsets = .zero
    (size, symbolName, scale) = (CGSize(width: side, height: side), systemName, 1)
  }

  /// Makes an image of a drawing.
  public init(cgImage: CGImage) {
    alignmentRectInsets = .zero
    (size, symbolName, scale) = (cgImage.size, nil, 1)
  }

  /// Makes an image of a drawing.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    alignmentRectInsets = .zero
    (size, symbolName, self.scale) = (cgImage.size, nil, scale)
  }

  /// Makes an image from a PNG file among the resources of a bundle; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// The image as it is drawn.
  open var cgImage: CGImage? { CGImage(size: size) }
  /// How it stands.
  open var imageOrientation: Orientation { .up }
  /// How it is drawn: as it is.
  open var renderingMode: RenderingMode { .automatic }
  /// None is: symbols are images of no size here.
  open var isSymbolImage: Bool { false }
  /// The same image, a symbol in the size that is said.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbolName.map { UIImage(systemName: $0, configuration) } ?? self
  }
  /// The same image, a symbol in the size that is said.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The same image, of which constraints see what is inside of insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(self, alignedBy: insets)
  }

  private init(_ image: UIImage, alignedBy insets: UIEdgeInsets) {
    (size, symbolName, scale) = (image.size, image.symbolName, image.scale)
    alignmentRectInsets = insets
  }

  /// None: pixels are not kept.
  open func pngData() -> Data? { nil }
  /// None: pixels are not kept.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  // Taken, and without effect.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
}

extension UIImage {
  /// How an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As its place says, as it is, or in one colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How an image stands.
  public enum Orientation: Int, Sendable {
    /// Turned.
    case up, down, left, right
    /// Turned and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How an image fills more room.
  public enum ResizingMode: Int, Sendable {
    /// Again and again, or larger.
    case tile, stretch
  }

  /// What an image is chosen by.
  public class Configuration: @unchecked Sendable {}

  /// How large and how bold a symbol is.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(points: CGFloat?) { pointSize = points }

    /// As large as beside text of a size.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// As large as beside text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(points: pointSize)
    }
    /// As large as beside text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(points: pointSize)
    }
    /// As large as beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// As large as beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }
    /// As large as beside text of a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// As large as beside text of a font.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
    /// As large as usual.
    public convenience init(scale: SymbolScale) { self.init(points: nil) }
    /// As large as usual.
    public convenience init(weight: SymbolWeight) { self.init(points: nil) }
    /// As large as usual.
    public convenience init(paletteColors: [UIColor]) { self.init(points: nil) }
    /// As large as usual.
    public convenience init(hierarchicalColor: UIColor) { self.init(points: nil) }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// From not known to the boldest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// From as usual to the largest.
    case `default` = -1, unspecified, small, medium, large
  }
}

/// An image as it is drawn, of which only the size is known.
public final class CGImage: Sendable {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  /// The width.
  public var width: Int { Int(size.width) }
  /// The height.
  public var height: Int { Int(size.height) }
  /// The part of it in a rectangle, which is cut at its edges; nil if none of it is there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(origin: .zero, size: size))
    return part.isEmpty ? nil : CGImage(size: part.size)
  }
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
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize) { self.size = size }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes a renderer of images of a size in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Makes an image, and lets somebody draw it to no effect.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// Where nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  init() {}

  /// Fills nothing.
  public func fill(_ rect: CGRect) {}
  /// Strokes nothing.
  public func stroke(_ rect: CGRect) {}
  /// Where nothing is drawn.
  public var cgContext: CGContext { CGContext() }
}

extension UIImage: Hashable {
  /// Whether two images are the same object.
  public static func == (first: UIImage, second: UIImage) -> Bool { first === second }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The images that were asked for by name and are not there: each is told once, since code goes on without it.
private enum MissingImages {
  private static let told = Mutex<Set<String>>([])

  static func tell(_ name: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    let message =
      "UIImage(named: \(name.debugDescription)) is nil: no \(name).png is among the resources of the bundle, and"
      + " asset catalogues are not read. Add a PNG file to the target's resources.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
