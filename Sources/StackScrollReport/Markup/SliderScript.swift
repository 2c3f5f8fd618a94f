/// What moves the picture of a slider where scripts are on.
///
/// Each shape has its numbers at both ends of each piece; between them they lie on straight lines. All that comes
/// from outside stands on the page as text already: only numbers are read, and none is made to markup.
enum SliderScript {
  static let source: StaticString = """
    (function () {
      "use strict";
      function each(list, action) { return Array.prototype.map.call(list, action); }
      each(document.querySelectorAll(".slider"), function (box) {
        var input = box.querySelector("input"), value = box.querySelector(".value");
        var pieces = JSON.parse(box.dataset.pieces), fails = JSON.parse(box.dataset.fails);
        var notes = box.querySelectorAll(".notes p");
        var shapes = each(box.querySelectorAll("[data-at]"), function (node) {
          var last = null;
          return {
            node: node, need: Number(node.dataset.need || 0),
            names: (node.dataset.set || "x y width height").split(" "),
            at: node.dataset.at.split(",").map(function (text) {
              if (text) { last = text === "-" ? null : text.split(" ").map(Number); }
              return last;
            })
          };
        });
        function show() {
          var length = Number(input.value), start = Number(input.min), index = -1, share = 0;
          pieces.forEach(function (piece, place) {
            // At an end that two have in common, the piece with a picture.
            if (start <= length && length <= piece[0]
              && (index < 0 || (piece[1] < 0 && pieces[index][1] >= 0))) {
              index = place;
              share = piece[0] > start ? Math.min(1, (length - start) / (piece[0] - start)) : 0;
            }
            start = piece[0];
          });
          shapes.forEach(function (shape) {
            var first = shape.at[2 * index], last = shape.at[2 * index + 1];
            var all = (first && last ? first : []).map(function (number, place) {
              return Math.round((number + (last[place] - number) * share) * 100) / 100;
            });
            shape.node.style.display = all[2] >= shape.need ? "" : "none";
            all.slice(0, shape.names.length).forEach(function (number, place) {
              shape.node.setAttribute(shape.names[place], number);
            });
          });
          var note = pieces[index][1];
          each(notes, function (node, place) { node.classList.toggle("shown", place === note); });
          var isBad = fails.some(function (ends) { return ends[0] <= length && length <= ends[1]; });
          value.textContent = box.dataset.name + " " + length
            + (isBad ? ", fails" : "") + (note >= 0 ? ", no picture" : "");
          value.className = isBad ? "value out" : "value";
          input.setAttribute("aria-valuetext", value.textContent);
        }
        input.oninput = show;
        input.addEventListener("keydown", function (event) {
          var way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (!way) { return; }
          event.preventDefault();
          input.value = (Number(input.value) + way * (event.shiftKey ? 0.1 : 1)).toFixed(2);
          show();
        });
        box.hidden = false;
        show();
      });
    })();

    """
}
