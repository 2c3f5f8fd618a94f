/// The variables that this process was started with.
package enum SystemEnvironment {
  /// All of them; of two with one name the first counts, as for getenv(3).
  package static var current: [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let line = place.pointee {
      let text = String(cString: line)
      if let end = text.firstIndex(of: "="), variables[String(text[..<end])] == nil {
        variables[String(text[..<end])] = String(text[text.index(after: end)...])
      }
      place += 1
    }
    return variables
  }
}
