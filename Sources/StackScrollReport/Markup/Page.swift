/// A whole page: one file that needs no other, no network and no script.
package struct Page {
  let title: String
  let body: [Markup]

  package init(title: String, body: [Markup]) {
    self.title = title
    self.body = body
  }

  /// What marks a file as written by this program, so that no other is ever replaced.
  static let signature = "stackscroll report"

  /// The SHA-256 of the script of every page, in Base64.
  private static let scriptHash = "/vP2VkDKY9DwAZhRO6aD+u42KvH15egVM4cR+kb76xA="

  /// What a browser may do with the page: show it, run its one script, and load nothing.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(scriptHash)'"

  /// The source of the file.
  package var source: String {
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
    let script = Markup.element(
      "script", [:], [.trusted(PageScript.source), .trusted(SliderScript.source)])
    let html = Markup.element(
      "html", ["lang": "en"],
      [.trusted("\n"), .element("head", [:], head), .element("body", [:], body + [script])])
    return "<!doctype html>\n" + html.source
  }
}

/// What a page does where scripts are on: put a button beside each text to copy and a field above each
/// index that leaves out what does not have its words, and say of a table that it scrolls.
///
/// Sliders have a script of their own, ``SliderScript``. Nothing else needs one, and without scripts there
/// is no button that does nothing.
enum PageScript {
  static let source: StaticString = """

    (function () {
      "use strict";
      function select(node) {
        var range = document.createRange();
        range.selectNodeContents(node);
        var selection = window.getSelection();
        selection.removeAllRanges();
        selection.addRange(range);
      }
      function copyBySelection(node) {
        select(node);
        try { return document.execCommand("copy"); } catch (error) { return false; }
      }
      Array.prototype.forEach.call(document.querySelectorAll(".copy"), function (box) {
        var code = box.querySelector("code");
        var button = document.createElement("button");
        button.type = "button";
        button.textContent = "Copy";
        button.setAttribute("aria-label", "Copy: " + box.querySelector(".name").textContent);
        function say(done) {
          button.textContent = done ? "Copied" : "Selected";
          window.setTimeout(function () { button.textContent = "Copy"; }, 2000);
        }
        button.addEventListener("click", function () {
          var text = code.textContent;
          if (!navigator.clipboard) { say(copyBySelection(code)); return; }
          navigator.clipboard.writeText(text).then(
            function () { say(true); }, function () { say(copyBySelection(code)); });
        });
        box.querySelector(".title").appendChild(button);
      });
      Array.prototype.forEach.call(document.querySelectorAll(".index"), function (index) {
        var items = index.querySelectorAll("tbody tr, details, .wall > li");
        if (items.length < 6) { return; }
        var field = document.createElement("input");
        field.type = "search";
        field.placeholder = "Filter by words";
        field.setAttribute("aria-label", "Filter by words");
        field.addEventListener("input", function () {
          var words = field.value.toLowerCase().split(/\\s+/);
          Array.prototype.forEach.call(items, function (item) {
            var text = item.textContent.toLowerCase();
            item.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
            var link = item.querySelector("a[href^='#finding-']");
            var entry = link && document.getElementById(link.getAttribute("href").slice(1));
            if (entry) { entry.hidden = item.hidden; }
          });
        });
        var box = index.closest(".scroll") || index;
        box.parentNode.insertBefore(field, box);
      });
      function tellScrolling() {
        Array.prototype.forEach.call(document.querySelectorAll(".scroll"), function (box) {
          box.classList.toggle("wide", box.scrollWidth > box.clientWidth + 1);
        });
      }
      window.addEventListener("resize", tellScrolling);
      document.addEventListener("toggle", tellScrolling, true);
      tellScrolling();
    })();

    """
}
