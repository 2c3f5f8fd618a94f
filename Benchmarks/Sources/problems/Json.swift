/// JSON without spaces, as Python writes it with `separators=(",", ":")` and `ensure_ascii=False`.
struct Json: Shown {
  let text: String

  var json: Json { self }
}

/// A value that both programs print as the same text.
protocol Shown: Sendable {
  var json: Json { get }
}

/// Parts of different types as an array: `row("put", 0, 1)` is `["put",0,1]`.
func row(_ parts: any Shown...) -> Json {
  Json(text: "[" + parts.map(\.json.text).joined(separator: ",") + "]")
}

extension Int: Shown {
  var json: Json { Json(text: String(self)) }
}

extension Bool: Shown {
  var json: Json { Json(text: self ? "true" : "false") }
}

extension Optional: Shown where Wrapped: Shown {
  var json: Json { map(\.json) ?? Json(text: "null") }
}

extension Array: Shown where Element: Shown {
  var json: Json { Json(text: "[" + map(\.json.text).joined(separator: ",") + "]") }
}

extension String: Shown {
  var json: Json {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return Json(text: text + "\"")
  }
}

extension Dictionary: Shown where Key == String, Value: Shown {
  /// Keys in order.
  var json: Json {
    let fields = sorted { $0.key < $1.key }.map { "\($0.key.json.text):\($0.value.json.text)" }
    return Json(text: "{" + fields.joined(separator: ",") + "}")
  }
}
