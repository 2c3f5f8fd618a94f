import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Catalogue {
  /// Laws of forms, beside those that ship.
  public static func forms() throws -> Catalogue {
    try standard.adding(
      Invariant(
        "form-fields-are-tappable", "No field of a form is lower than 44 points.", for: anyForm
      ) { form, law in
        let shown = try law.layout(form)
        for id in shown.layout.ids where id.name.hasSuffix("field") {
          try shown.expect(.length(id, .vertical), .atLeast(44))
        }
      })
  }

  /// Forms of 1 to 12 fields, as wide as the window.
  public static let anyForm = Gen<Screen> { source in
    let heights = try source.draw(.array(of: .double(in: 44...200), count: 1...12))
    let rows = heights.enumerated().map { row, height in
      View(ViewID("\(row + 1)-field"), intrinsic: IntrinsicSize(width: 100, height: height))
    }
    return try Screen(
      scrollView: ScrollView(size: Size(width: 390, height: 600)),
      content: StackView(axis: .vertical, spacing: 8, arrangedViews: rows),
      width: .equal(to: .frameLayoutGuide))
  }
}
