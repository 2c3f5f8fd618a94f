import Foundation

extension InterfaceDocument {
  /// Reads the text of a storyboard or a xib.
  ///
  /// - Complexity: O(n) for n bytes.
  /// - Throws: ``DocumentError`` for what is no such document, or too much of it.
  public init(
    parsing data: Data, limits: DocumentLimits = .standard
  ) throws(DocumentError) {
    var reader = DocumentReader(try ElementList(parsing: data, limits: limits), limits: limits)
    self = try reader.document()
  }

  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` for a file that cannot be read, or is no such document.
  public init(
    contentsOfFile path: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) {
    let data: Data
    do {
      data = try Self.regularFile(path, atMost: limits.bytes)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(.fileSystem((error as NSError).localizedDescription))
    }
    try self.init(parsing: data, limits: limits)
  }

  /// The content of a file and no more than a byte beyond the limit; a pipe may never end.
  private static func regularFile(_ path: String, atMost limit: Int) throws -> Data {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw DocumentError(.notAFile)
    }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: limit < Int.max ? limit + 1 : limit) ?? Data()
  }
}
