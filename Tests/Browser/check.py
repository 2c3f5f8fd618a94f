"""Looks at the pages of a report in a headless browser: light, dark, narrow, printed, no scripts.

Usage: python3 Tests/Browser/check.py FOLDER    (where a build left stackscroll and SelfTool)

Without a browser there is nothing to look at, and it says so. Exit status 0 if all is well.
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import browser  # noqa: E402

SIZES = [(1280, 800), (768, 1024), (360, 740)]
SCHEMES = ["light", "dark"]
EXPLORED = [
    "claim-predicted-end-is-the-end", "claim-three-tabs-fill-exactly", "claim-rounded-tabs-fit",
    "tabs-scroll-past-three",
]

# Nothing may reach beyond the window, except inside of what can be scrolled by itself.
OVERFLOW = """
(() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) found.push("the page is wider than the window");
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest(".scroll, pre, defs, .unseen, svg *")) continue;
    const box = node.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 1 || box.left < -1))
      found.push(node.tagName + "." + node.getAttribute("class") + " ends at " + box.right);
  }
  return found.slice(0, 5);
})()
"""

# Every letter of a picture stands inside of the picture; lines of texts are cut off where views end.
PICTURES = """
(() => {
  const found = [];
  const pictures = document.querySelectorAll("svg.picture");
  for (const picture of pictures) {
    const frame = picture.getBoundingClientRect();
    if (frame.width === 0 && !picture.closest("details:not([open])")) found.push("empty picture");
    for (const text of picture.querySelectorAll("text:not(.words)")) {
      const box = text.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.right > frame.right + 1 || box.bottom > frame.bottom + 1
        || box.left < frame.left - 1 || box.top < frame.top - 1)
        found.push("\\"" + text.textContent + "\\" stands outside of its picture");
    }
  }
  return found.slice(0, 5);
})()
"""

# Every link leads somewhere, and no two things have one name.
LINKS = """
(() => {
  const found = [];
  const ids = [...document.querySelectorAll("[id]")].map(node => node.id);
  if (new Set(ids).size !== ids.length) found.push("an id is there twice");
  for (const link of document.querySelectorAll("a[href^='#']"))
    if (!document.getElementById(link.getAttribute("href").slice(1)))
      found.push("no target for " + link.getAttribute("href"));
  for (const node of document.querySelectorAll("[src], link, iframe, object, embed, image"))
    found.push("something is loaded: " + node.tagName);
  return found;
})()
"""

# Text on its background, by the formula of the Web Content Accessibility Guidelines.
CONTRAST = """
(() => {
  const parse = text => (text.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const found = new Set();
  for (const node of document.querySelectorAll("body *:not(svg *)")) {
    const own = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
    if (!own || node.closest("script, style")) continue;
    let back = node;
    while (back && parse(getComputedStyle(back).backgroundColor)[3] === 0)
      back = back.parentElement;
    const one = light(parse(getComputedStyle(node).color));
    const two = light(parse(getComputedStyle(back || document.body).backgroundColor));
    const ratio = (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
    if (ratio < 4.5) found.add(node.tagName + "." + node.className + " " + ratio.toFixed(2));
  }
  return [...found].slice(0, 5);
})()
"""

# What is above the fold: verdict, picture, command, Swift value; and nothing else is.
FOLD = """
(() => {
  const found = [];
  const height = window.innerHeight;
  const parts = [".verdict", ".lead .picture", ".lead .copy:nth-child(1) pre",
    ".lead .copy:nth-child(2) pre"];
  for (const part of parts) {
    const node = document.querySelector(part);
    if (!node) found.push("no " + part);
    else if (node.getBoundingClientRect().bottom > height + 1) found.push(part + " is below");
  }
  if (document.querySelector("main").getBoundingClientRect().top < height - 1)
    found.push("more than that is above the fold");
  return found;
})()
"""

# A card for each planted bug, each with a picture that is drawn or a word on why there is none.
CARDS = """
(() => {
  const found = [];
  const cards = document.querySelectorAll(".card");
  if (cards.length < 10) found.push("only " + cards.length + " cards");
  for (const card of cards) {
    const picture = card.querySelector("svg.picture");
    const drawn = picture && picture.getBoundingClientRect().height > 20;
    if (!drawn && !card.querySelector("figure p.soft, .badge-word")) found.push(card.id + " shows nothing");
    if (card.scrollWidth > card.clientWidth + 1) found.push(card.id + " is cut off");
  }
  return found.slice(0, 5);
})()
"""

# The cells of the matrix have a sign each, and a wide table scrolls inside of its own box.
CELLS = """
(() => {
  const found = [];
  const cells = [...document.querySelectorAll(".matrix td")];
  if (cells.length < 10) found.push("only " + cells.length + " cells");
  for (const cell of cells)
    if (!/[✓✗–]/.test(cell.textContent)) found.push("a cell says \\"" + cell.textContent + "\\"");
  for (const table of document.querySelectorAll(".matrix")) {
    const box = table.closest(".scroll");
    if (!box || box.getBoundingClientRect().right > window.innerWidth + 1)
      found.push("the matrix reaches beyond the window");
  }
  return found.slice(0, 5);
})()
"""

# A slider moves the edge of the window on a straight line, says where it is, and nothing else jumps.
SLIDER = """
(() => {
  const found = [];
  const box = document.querySelector(".slider"), input = box.querySelector("input");
  const screen = box.querySelector(".screen");
  const [, to] = screen.dataset.at.split(",").map(text => Number(text.split(" ")[2]));
  const from = Number(screen.dataset.at.split(" ")[2]), end = JSON.parse(box.dataset.pieces)[0][0];
  const height = box.getBoundingClientRect().height;
  for (const length of [Number(input.min), 330, 393.1, end]) {
    input.value = length;
    input.dispatchEvent(new Event("input"));
    const due = from + (to - from) * (length - input.min) / (end - input.min);
    if (Math.abs(screen.getAttribute("width") - due) > .02) found.push("no line at " + length);
    if (!input.getAttribute("aria-valuetext").startsWith("width " + length))
      found.push("it says " + input.getAttribute("aria-valuetext"));
    if (box.getBoundingClientRect().height !== height) found.push("a jump at " + length);
  }
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", shiftKey: true }));
  if (Math.abs(input.value - end + .1) > .001) found.push("a key moves it to " + input.value);
  return found;
})()
"""


class Checks:
    """What was looked at, and what is wrong with it."""

    def __init__(self):
        self.count = 0
        self.faults = []

    def expect(self, faults, where):
        self.count += 1
        self.faults += [f"{where}: {fault}" for fault in faults]


def check_looks(page, shown, checks):
    for scheme in SCHEMES:
        for width, height in SIZES:
            where = f"{os.path.basename(page)} {scheme} {width} x {height}"
            shown.open(page, width, height, scheme)
            checks.expect(shown.value(OVERFLOW), where)
            checks.expect(shown.value(PICTURES), where)
            checks.expect(shown.value(LINKS), where)
            checks.expect(shown.value(CONTRAST), where)
            shown.value("document.querySelectorAll('details').forEach(d => d.open = true)")
            checks.expect(shown.value(OVERFLOW), where + ", all opened")
            checks.expect(shown.complaints(), where)


def check_cards(page, shown, checks):
    """Each planted bug has a card, each card a picture or a sentence, and no card is cut off."""
    shown.open(page, 1280, 800)
    checks.expect(shown.value(CARDS), "scoreboard")


def check_matrix(page, shown, checks):
    """Each cell says what it says without its colour, and the table scrolls by itself."""
    shown.open(page, 360, 740)
    checks.expect(shown.value(CELLS), "matrix")


def check_fold(page, shown, checks):
    for width, height in [(1280, 800), (360, 740)]:
        shown.open(page, width, height)
        checks.expect(shown.value(FOLD), f"fold {width} x {height}")


def check_buttons(page, shown, checks):
    shown.open(page, 1280, 800)
    shown.call(
        "Browser.grantPermissions",
        permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    count = shown.value("document.querySelectorAll('.copy').length")
    checks.expect([] if count > 1 else ["nothing to copy"], "buttons")
    for index in range(count):
        copied, meant, said = shown.value(f"""
          (async () => {{
            const box = document.querySelectorAll(".copy")[{index}];
            box.querySelector("button").click();
            await new Promise(done => setTimeout(done, 50));
            return [await navigator.clipboard.readText(), box.querySelector("code").textContent,
              box.querySelector("button").textContent];
          }})()""")
        checks.expect([] if copied == meant and meant else [f"copied {copied!r}"], "button")
        checks.expect([] if said == "Copied" else [f"it says {said!r}"], "button")


def check_without_scripts(page, shown, checks):
    shown.open(page, 1280, 800, scripts=False)
    text = shown.call("DOM.getOuterHTML", nodeId=shown.call("DOM.getDocument")["root"]["nodeId"])
    body = text["outerHTML"].split("<script>")[0]
    checks.expect(["a button that does nothing"] if "<button" in body else [], "no scripts")
    for words in ["verdict", "<svg", "stackscroll replay", "ColumnSession("]:
        checks.expect([] if words in body else [f"{words} is missing"], "no scripts")


def check_slider(page, shown, checks):
    shown.open(page, 1280, 800, scripts=False)
    seen = shown.call("DOM.getOuterHTML", nodeId=shown.call("DOM.getDocument")["root"]["nodeId"])
    hidden = '<div class="slider" hidden=""' in seen["outerHTML"]
    checks.expect([] if hidden else ["a slider that does nothing"], "no scripts")
    for width in [1280, 360]:
        shown.open(page, width, 740)
        checks.expect(shown.value(SLIDER), f"slider at {width}")


def check_paper(page, shown, checks):
    where = f"{os.path.basename(page)} on paper"
    shown.open(page, 794, 1123, media="print")
    checks.expect(shown.value(CONTRAST), where)
    checks.expect(shown.value(PICTURES), where)
    hidden = shown.value(
        "[...document.querySelectorAll('details > :not(summary)')]"
        ".filter(n => n.getBoundingClientRect().height === 0 && n.textContent).length")
    checks.expect([f"{hidden} folded parts are not printed"] if hidden else [], where)
    buttons = shown.value(
        "[...document.querySelectorAll('button')].filter(b => b.offsetParent).length")
    checks.expect(["buttons are printed"] if buttons else [], where)
    checks.expect([] if shown.paper().startswith(b"%PDF") else ["nothing is printed"], where)


def main(builds):
    tool, self_tool = (os.path.join(builds, name) for name in ("stackscroll", "SelfTool"))
    path = browser.installed()
    if not path:
        print("no browser is installed: the pages were not looked at")
        return 0
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder, browser.Browser(path) as shown:
        arguments = [tool, "explore", *EXPLORED, "--cases", "200", "--report", folder]
        if subprocess.run(arguments, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            print("the report was not written")
            return 1
        board = [self_tool, "scoreboard", "--seeds", "1", "--report", folder]
        if subprocess.run(board, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            print("the scoreboard was not written, or a planted bug was missed")
            return 1
        index, matrix, scoreboard = [
            os.path.join(folder, name) for name in ["index.html", "matrix.html", "scoreboard.html"]]
        # A finding that shows only in some widths.
        document = os.path.join(os.path.dirname(__file__), "../../Examples/Documents/Trip.storyboard")
        found = os.path.join(folder, "lint")
        subprocess.run([tool, "lint", document, "--report", found], stdout=subprocess.DEVNULL, check=False)
        linted = os.path.join(found, "index.html")
        check_slider(linted, shown, checks)
        for page in [index, matrix, scoreboard, linted]:
            check_looks(page, shown, checks)
            check_paper(page, shown, checks)
        check_matrix(matrix, shown, checks)
        check_cards(scoreboard, shown, checks)
        check_fold(index, shown, checks)
        check_buttons(index, shown, checks)
        check_without_scripts(index, shown, checks)
    for fault in checks.faults:
        print(fault)
    print(f"{checks.count} looks at the pages, {len(checks.faults)} faults")
    return 1 if checks.faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]) if len(sys.argv) == 2 else __doc__)
