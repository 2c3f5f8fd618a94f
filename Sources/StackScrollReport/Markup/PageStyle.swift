/// How every page looks: light and dark, narrow and wide, on a screen and on paper.
enum PageStyle {
  static let sheet: StaticString = """

    :root {
      color-scheme: light dark;
      --paper: #fbfaf8; --card: #ffffff; --ink: #1c1b19; --soft: #615d57; --line: #dedad3;
      --good: #1a6b3c; --good-wash: #e4f3ea; --bad: #a3241c; --bad-wash: #fbe7e4;
      --a: #b3261e; --b: #1453a8; --view: #d9e4f2; --view-line: #5f7690; --screen: #ffffff;
      --device: #2b2a28; --link: #1453a8;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #161614; --card: #1f1f1c; --ink: #edebe6; --soft: #a8a49c; --line: #3a3833;
        --good: #6fd49a; --good-wash: #16301f; --bad: #ff9a8f; --bad-wash: #3a1a17;
        --a: #ff8a7e; --b: #85b7ff; --view: #2b3a4d; --view-line: #8ba3bf; --screen: #0e0e0d;
        --device: #c9c5bc; --link: #85b7ff;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
    h1, h2, h3, h4, p, ol, ul, dl, pre, figure, table { margin: 0; padding: 0; }
    h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance; }
    h2 { font-size: 1.4rem; margin: 56px 0 16px; }
    h3 { font-size: 1.15rem; }
    h4 { font-size: 1rem; margin: 28px 0 8px; }
    a { color: var(--link); }
    code, pre, td.number, th.number, .id { font-family: var(--mono); font-size: .875rem; }
    .id, code { overflow-wrap: anywhere; }
    .soft { color: var(--soft); }
    p, li, dt, dd, figcaption, summary { overflow-wrap: anywhere; }

    .fold { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column;
      justify-content: center; gap: 28px; padding-top: 24px; padding-bottom: 24px; }
    .verdict { font-size: clamp(1.2rem, 2.4vw, 1.65rem); font-weight: 650; text-wrap: wrap;
      letter-spacing: -.01em; line-height: 1.5; }
    .verdict .word { border-radius: 8px; padding: 2px 12px; margin-right: 4px; white-space: nowrap; }
    .good .word { color: var(--good); background: var(--good-wash); }
    .bad .word { color: var(--bad); background: var(--bad-wash); }
    .lead { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 40px;
      align-items: center; }
    .lead.plain { grid-template-columns: minmax(0, 1fr); }
    .lead figure { text-align: center; }
    .lead .message { font-size: 1.05rem; font-weight: 600; margin-bottom: 8px; }
    .lead .picture { max-height: 50vh; }
    figcaption { margin-top: 12px; text-align: left; }
    .lead figcaption { text-align: center; }
    .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: .9rem;
      margin-top: 6px; }
    .lead .legend { justify-content: center; }
    .key { display: inline-block; min-width: 1.5em; text-align: center; font-weight: 700;
      color: var(--paper); margin-right: 6px; line-height: 1.5; }
    .key.a { background: var(--a); border-radius: 1em; }
    .key.pale { background: var(--view); opacity: .38; border: 1px solid var(--ink); height: 1.1em;
      vertical-align: -.15em; }
    .key.b { background: var(--b); border-radius: 2px; }
    .copy + .copy { margin-top: 24px; }
    .copy .title { display: flex; align-items: center; justify-content: space-between; gap: 12px;
      min-height: 32px; margin-bottom: 6px; font-weight: 600; }
    .copy pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      padding: 12px 14px; white-space: pre-wrap; overflow-wrap: anywhere; overflow-y: auto;
      max-height: 40vh; }
    button { font: inherit; font-size: .85rem; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; padding: 4px 12px; cursor: pointer; }
    button:hover { border-color: var(--soft); }
    a:focus-visible, button:focus-visible, summary:focus-visible, pre:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; }

    .plate { background: var(--paper); border: 1px solid var(--line); border-radius: 10px;
      padding: 20px; margin-top: 20px; text-align: center; }
    .plate .legend { justify-content: center; }
    .plate figcaption { text-align: center; }
    .scroll + .finding { margin-top: 32px; }
    .finding { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 24px; margin-bottom: 32px; }
    .finding > header { max-width: none; padding: 0; margin: 0; }
    .finding > header p { margin-top: 8px; }
    .finding h3 a { color: inherit; text-decoration: none; }
    .finding h3 a:hover { text-decoration: underline; }
    .badge-word { display: inline-block; font-size: .8rem; font-weight: 600; border-radius: 6px;
      padding: 1px 9px; vertical-align: middle; white-space: nowrap; }
    .badge-word.good { color: var(--good); background: var(--good-wash); }
    .badge-word.bad { color: var(--bad); background: var(--bad-wash); }
    .message { font-weight: 600; overflow-wrap: anywhere; }

    .wall { list-style: none; display: grid; gap: 12px; margin: 16px 0;
            grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); }
    .wall > li { border: 1px solid var(--line); border-radius: 10px; padding: 10px; font-size: .85rem;
                 overflow-wrap: anywhere; }
    .wall > li[hidden] { display: none; }
    .wall a { display: block; }
    .wall .place { display: block; margin-top: 6px; }
    .film { list-style: none; display: flex; flex-wrap: wrap; gap: 16px; align-items: stretch; }
    .film > li { border: 1px solid var(--line); border-radius: 10px; padding: 12px; max-width: 100%;
      background: var(--paper); }
    .film > li:target { box-shadow: 0 0 0 4px var(--link); }
    .film .broken { border: 3px solid var(--bad); padding: 10px; }
    .film .broken .step::after { content: attr(data-note); color: var(--bad); font-weight: 600;
      display: block; }
    .film figure { display: flex; flex-direction: column; height: 100%; gap: 8px; }
    .film .frame-body { flex: 1; min-width: 130px; }
    .film figcaption { margin: 0; font-size: .85rem; max-width: 15rem; }
    .film .step a { color: inherit; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
      gap: 24px; }
    .pair > figure { border: 1px solid var(--line); border-radius: 10px; padding: 16px;
      background: var(--paper); min-width: 0; }
    .pair > figure .art { text-align: center; }
    pre.drawn { overflow-x: auto; line-height: 1.15; }

    .scroll { overflow-x: auto; max-width: 100%; position: relative; }
    .scroll.wide::before { content: "Scroll sideways for all columns →"; display: block;
      position: sticky; left: 0; width: max-content; max-width: 100%; color: var(--soft);
      font-size: .85rem; padding-bottom: 6px; }
    input[type="search"] { font: inherit; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; padding: 6px 12px; margin: 12px 0;
      width: min(100%, 24rem); }
    [hidden] { display: none !important; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    caption { text-align: left; color: var(--soft); padding-bottom: 6px; }
    th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0;
      border-bottom: 1px solid var(--line); }
    th { font-weight: 600; color: var(--soft); }
    td.number, th.number { text-align: right; white-space: nowrap; }
    td .id, th .id { overflow-wrap: break-word; }
    .letter { font-weight: 700; }
    .out { color: var(--bad); font-weight: 600; }

    .why { margin: 0; }
    .why dt { font-weight: 600; margin-top: 14px; }
    .why dd { margin: 4px 0 0; padding-left: 14px; border-left: 3px solid var(--line); }
    .why dd + dd { margin-top: 10px; }
    .why .rule { display: block; color: var(--soft); font-size: .9rem; }
    details { margin-top: 20px; }
    summary { cursor: pointer; font-weight: 600; }
    details > :not(summary) { margin-top: 12px; }
    details.inline { margin: 0; }
    details.inline summary { font-weight: 400; }
    .source { display: block; font-size: .8rem; margin: 2px 0 6px; }
    .list { padding-left: 1.2rem; }
    .list li { margin-top: 4px; }

    .bars { display: grid; gap: 20px; }
    .bar svg { width: 100%; height: 44px; display: block; }
    .bar .ends { display: flex; flex-wrap: wrap; gap: 2px 18px; font-size: .9rem; }
    .bar .ends b { font-family: var(--mono); font-weight: 600; }
    .slider .rail { position: relative; height: 44px; margin: 4px 0 12px; }
    .slider .line { width: 100%; height: 44px; display: block; }
    .slider input { position: absolute; top: 0; left: -6px; width: calc(100% + 12px); height: 44px;
      margin: 0; background: none; cursor: ew-resize; appearance: none; -webkit-appearance: none; }
    .slider input::-webkit-slider-thumb { -webkit-appearance: none; width: 12px; height: 44px;
      background: var(--link); border: 2px solid var(--card); border-radius: 6px; }
    .slider input::-moz-range-thumb { width: 8px; height: 40px; background: var(--link);
      border: 2px solid var(--card); border-radius: 6px; }
    .slider input:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .slider .value { display: block; font-family: var(--mono); font-weight: 600; }
    .slider .stage { display: grid; align-items: center; justify-items: center; }
    .slider .stage > *, .slider .notes > p { grid-area: 1 / 1; min-width: 0; }
    .slider .notes { display: grid; text-align: left; }
    .slider .notes > p { visibility: hidden; max-height: 24em; overflow: auto; }
    .slider .notes > .shown { visibility: visible; }
    .track { fill: var(--good-wash); stroke: var(--good); stroke-width: 1; }
    .failing { fill: url(#failing-hatch); stroke: var(--bad); stroke-width: 1.5; }
    .failing-thin { fill: var(--bad); }
    .own { fill: var(--ink); }

    .card { border-bottom: 1px solid var(--line); padding: 6px 0; overflow-wrap: anywhere; }
    .card[open] { padding-bottom: 20px; }
    .card > * + * { margin-top: 8px; }
    .card .art { text-align: center; }
    .tally { list-style: none; display: flex; gap: 20px; font-size: .9rem; color: var(--soft); }
    .tally b { color: var(--ink); font-size: 1.1rem; }
    header > .verdict { padding-top: 40px; }
    .fold > .verdict { padding-top: 0; }
    header > p.soft { margin: 12px 0 24px; max-width: 46rem; }
    .fold > p, .fold > p.soft { margin: -12px 0 0; font-size: .9rem; max-width: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    .card:target { box-shadow: 0 0 0 4px var(--link); }

    .matrix td, .matrix th { border: 1px solid var(--line); padding: 6px 5px; text-align: center;
      vertical-align: middle; white-space: nowrap; }
    .matrix thead th { font-size: .78rem; }
    .matrix td { font-size: 1.05rem; }
    .matrix th.row { text-align: left; white-space: normal; min-width: 9rem; color: var(--ink); }
    .matrix thead th { white-space: normal; vertical-align: bottom; }
    .matrix .row .soft { font-weight: 400; font-size: .85rem; }
    .matrix .cell-bad { background: var(--bad-wash); color: var(--bad); font-weight: 700; }
    .matrix .cell-good { color: var(--good); }
    .matrix .cell-silent { color: var(--soft); }

    .picture { max-width: 100%; height: auto; font-family: var(--mono); }
    .picture .content { fill: none; stroke: var(--soft); stroke-dasharray: 2 4; }
    .picture .ghost { opacity: .38; }
    .picture .view { fill: var(--view); stroke: var(--view-line); stroke-width: 1; }
    .picture .stack { fill: none; stroke: var(--view-line); stroke-dasharray: 1 3; }
    .picture .device { fill: var(--device); }
    .picture .screen { fill: var(--screen); }
    .picture .shown { fill: none; }
    .picture .bar { fill: var(--ink); opacity: .08; }
    .picture .keyboard { fill: var(--ink); opacity: .3; }
    .chips { list-style: none; display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
    .chips li { border: 1px solid var(--line); border-radius: 6px; padding: 1px 9px;
      font-size: .85rem; color: var(--soft); }
    .picture .words { font-family: system-ui, sans-serif; fill: var(--ink); white-space: pre; }
    .picture .word { fill: var(--view-line); }
    .picture .tag { font-size: 12px; text-anchor: middle; fill: var(--ink); }
    .picture .mark { fill: none; stroke-width: 3; }
    .picture .mark.a, .picture .measure.a .arrow { stroke: var(--a); }
    .picture .mark.b, .picture .measure.b .arrow { stroke: var(--b); stroke-dasharray: 7 5; }
    .picture .badge.a rect, .picture .measure.a .head { fill: var(--a); }
    .picture .badge.b rect, .picture .measure.b .head { fill: var(--b); }
    .picture .badge text { fill: var(--paper); font-size: 13px; font-weight: 700;
      text-anchor: middle; }
    .picture .arrow { fill: none; stroke-width: 2; }
    .picture .extension { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 1 4; }
    .picture .number { font-size: 14px; font-weight: 600; fill: var(--ink); }
    .picture .overlap { stroke: var(--ink); stroke-width: 1; }
    .hatch, .picture .hatch { stroke: var(--bad); stroke-width: 3; fill: none; }

    footer { margin-top: 64px; padding-bottom: 48px; color: var(--soft); font-size: .9rem; }
    footer p { margin-top: 8px; }

    @media screen and (max-width: 760px) {
      header, main, footer { padding-left: 16px; padding-right: 16px; }
      .lead { grid-template-columns: minmax(0, 1fr); gap: 14px; }
      .fold { gap: 12px; justify-content: flex-start; padding-top: 16px; padding-bottom: 16px; }
      .fold .verdict { font-size: 1.05rem; }
      .fold > p, .fold > p.soft { margin: -4px 0 0; font-size: .72rem; line-height: 1.35;
        max-height: 2.7em; overflow: hidden; }
      .lead .picture { max-height: 20vh; }
      .lead .message { font-size: .85rem; margin-bottom: 2px; }
      .lead .legend { font-size: .72rem; gap: 0 12px; margin-top: 2px; }
      .lead figcaption { margin-top: 2px; font-size: .8rem; }
      .fold > p code { font-size: inherit; }
      .copy + .copy { margin-top: 10px; }
      .copy pre { padding: 6px 10px; }
      .copy pre code { font-size: .78rem; }
      .lead .copy pre { max-height: 10vh; }
      .lead .copy .title { min-height: 0; margin-bottom: 4px; }
      .stacks thead { display: none; }
      .stacks tr { display: block; border-bottom: 1px solid var(--line); padding: 10px 0; }
      .stacks td, .stacks td.number { display: block; border: 0; padding: 2px 0;
        text-align: left; white-space: normal; }
      .stacks td[data-name]:not(:first-child)::before { content: attr(data-name) ": ";
        color: var(--soft); font-family: system-ui, sans-serif; }
      .finding { padding: 16px; }
      h2 { margin-top: 40px; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @media print {
      :root {
        color-scheme: light;
        --paper: #ffffff; --card: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb;
        --good: #0b5a2c; --good-wash: #eef7f1; --bad: #8f1710; --bad-wash: #fdeeec;
        --a: #a01a12; --b: #0b458f; --view: #e2eaf4; --view-line: #50667f; --screen: #ffffff;
        --device: #2b2a28; --link: #000000;
      }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { font-size: 10.5pt; }
      button, .slider input { display: none; }
      .fold { min-height: 0; padding-top: 0; break-after: page; }
      .lead { grid-template-columns: minmax(0, 1fr); }
      header, main, footer { padding: 0; }
      .copy pre { max-height: none; }
      .finding { border: 0; padding: 0; }
      .finding + .finding { break-before: page; }
      .film > li, .pair > figure, .bar, tr, .copy { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      details::details-content { content-visibility: visible; block-size: auto; }
      .scroll { overflow: visible; }
      a { text-decoration: none; }
    }

    """
}
