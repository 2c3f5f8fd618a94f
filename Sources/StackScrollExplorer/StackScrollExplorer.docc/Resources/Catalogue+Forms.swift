import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Catalogue {
  /// Laws of forms, beside those that ship.
  public static func forms() throws -> Catalogue {
    try standard.adding(
      Invariant(
        "form-fields-are-tappable", "No field of a form is lower than 44 points.", for: anyForm
      ) { form, model in
        let frames = try model.layout(form).framesByID()
        let low = frames.filter { $0.key.name.hasSuffix("field") && $0.value.size.height < 44 }
        return .holds(if: low.isEmpty, otherwise: "too low are \(low.keys.sorted())")
      })
  }

  /// Forms of 1 to 12 fields, as wide as the window.
  private static let anyForm = Gen<Screen> { source throws(Discard) in
    let heights = try source.draw(.array(of: .double(in: 44...200), count: 1...12))
    let rows = heights.enumerated().map { row, height in
      View(ViewID("\(row + 1)-field"), intrinsic: IntrinsicSize(width: 100, height: height))
    }
    return try source.making {
      try Screen(
        scrollView: ScrollView(size: Size(width: 390, height: 600)),
        content: StackView(axis: .vertical, spacing: 8, arrangedViews: rows),
        width: .equal(to: .frameLayoutGuide))
    }
  }
}
