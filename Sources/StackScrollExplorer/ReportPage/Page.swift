/// A whole page: one file that needs no other, no network and no script.
struct Page {
  let title: String
  let body: [Markup]

  /// What marks a file as written by this program, so that no other is ever replaced.
  static let signature = "stackscroll report"

  /// What a browser may do with the page: show it, and load nothing.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The source of the file.
  var source: String {
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"], []),
      .element("meta", ["name": "generator", "content": Self.signature], []),
      .element(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"], []),
      .element(
        "meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy], []),
      .element("title", [:], title), .trusted("\n"),
      .element("style", [:], [.trusted(PageStyle.sheet)]),
    ]
    let script = Markup.element("script", [:], [.trusted(PageScript.source)])
    let html = Markup.element(
      "html", ["lang": "en"],
      [.trusted("\n"), .element("head", [:], head), .element("body", [:], body + [script])])
    return "<!doctype html>\n" + html.source
  }
}
