import StackScrollCore

/// Which screen to lay out, and what to say of it.
struct LayoutRequest {
  /// The screen file.
  let file: String
  /// The view that is explained in full; nil for all in short.
  let view: ViewID?
  /// Whether the layout is written as a golden layout.
  let isJSON: Bool

  init(_ list: ArgumentList) throws(UsageError) {
    guard let file = list.names.first else { throw list.error(.missingName(.screenFile)) }
    if list.names.count > 1 { throw list.error(.unexpectedName(list.names[1])) }
    self.file = file
    view = list.value(of: .why).map { ViewID($0) }
    isJSON = list.has(.json)
  }
}
