/// What a page does where scripts are on: put a button beside each text to copy.
///
/// Nothing else needs one, and without scripts there is no button that does nothing.
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
    })();

    """
}
