import StackScrollInvariants

/// The laws that hold: how many cases they passed, and what each rests on.
struct LawTable {
  let laws: [WeakenedLaw]

  var markup: Markup {
    PageParts.table(
      PageText.lawColumns, stacks: true,
      laws.map { law in
        [
          .all([
            PageParts.id(law.trial.invariant.id),
            .element("div", ["class": "soft"], law.trial.invariant.sentence),
          ]),
          .text(PageText.cases(of: law.trial)), assumptions(of: law),
        ]
      })
  }

  /// What the law assumes; what happens without, folded.
  private func assumptions(of law: WeakenedLaw) -> Markup {
    let assumptions = law.trial.invariant.assumptions
    guard !assumptions.isEmpty else { return .text(PageText.assumesNothing) }
    let list =
      law.dropped.isEmpty
      ? assumptions.map { [Markup.text($0.sentence)] } : law.dropped.map(entry)
    return .element(
      "details", ["class": "inline"],
      [
        .element("summary", [:], PageText.assumptions(law)),
        .element("ul", ["class": "list"], list.map { .element("li", [:], $0) }),
      ])
  }

  private func entry(_ dropped: DroppedAssumption) -> [Markup] {
    let source: [Markup] =
      if case .needed(let found) = dropped.result {
        [.element("code", ["class": "source"], found.value.counterexampleSource)]
      } else { [] }
    return [
      .text(dropped.assumption.sentence.firstUpper + ". "),
      .element("span", ["class": "soft"], PageText.without(dropped)),
    ] + source
  }
}
