/// A shell that can complete what is typed.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  init(_ list: ArgumentList) throws(UsageError) {
    guard let name = list.names.first else { throw list.error(.missingName(.shell)) }
    if list.names.count > 1 { throw list.error(.unexpectedName(list.names[1])) }
    guard let shell = Shell(rawValue: name) else { throw list.error(.unknownShell(name)) }
    self = shell
  }
}
