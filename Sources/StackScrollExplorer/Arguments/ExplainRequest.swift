/// Which text is to be explained, and where it is kept.
struct ExplainRequest {
  /// The file; nil for the input.
  let file: String?
  /// Where the text is kept with its verdict; nil for nowhere.
  let folder: String?

  init(_ list: ArgumentList) throws(UsageError) {
    if list.names.count > 1 { throw list.error(.unexpectedName(list.names[1])) }
    file = list.names.first.flatMap { $0 == "-" ? nil : $0 }
    folder = list.value(of: .save)
    try list.refuseFile(.save, at: folder)
  }
}
