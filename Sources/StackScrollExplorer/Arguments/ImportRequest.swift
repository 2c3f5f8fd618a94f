/// Which document screens are made of, and where they go.
struct ImportRequest {
  /// The document.
  let path: String
  /// Where each screen is written; nil for nowhere.
  let folder: String?

  init(_ list: ArgumentList) throws(UsageError) {
    guard let path = list.names.first else { throw list.error(.noDocument) }
    if list.names.count > 1 { throw list.error(.unexpectedName(list.names[1])) }
    self.path = path
    folder = list.value(of: .write)
    try list.refuseFile(.write, at: folder)
  }
}
