/// A document with one fault.
struct Fault {
  let kind: FaultKind
  /// The document that had none, and the one that has it.
  let sound: DocumentLines
  let planted: DocumentLines
  /// The elements that were changed, or that the changed constraint speaks of or stands in: one of them
  /// must be named.
  let elements: Set<String>
  /// The view by which the window is found in which the change is seen.
  let view: String
}

/// What can be planted: each a mistake that people make.
enum FaultKind: String, CaseIterable {
  case bottomPin = "bottom pin removed"
  case tiedHeight = "content tied to the frame"
  case widerThanFrame = "as wide as the root"
  case fixedLabel = "fixed label height"
  case hiddenRow = "hidden row with a height"
  case sidePin = "side pin removed"
  case conflict = "conflicting constant"
  case smallControl = "control of 20 points"
  case pushedOut = "pushed out of its parent"
  case overlap = "siblings that overlap"
  case weakPin = "weak pin"
  case oneLine = "one line of long text"
  case equalHugging = "equal hugging"

  /// A fault that is planted when it is asked for, as a changed document is read anew; nil if the
  /// document cannot have it.
  typealias Plan = () -> Fault?

  /// All places where a document can have such a fault.
  func faults(in document: DocumentLines) -> [Plan] {
    switch self {
    case .bottomPin, .sidePin, .pushedOut, .weakPin: pins(in: document)
    case .tiedHeight: scrollViews(in: document, Self.tied)
    case .widerThanFrame: scrollViews(in: document, Self.asWideAsRoot)
    case .fixedLabel, .smallControl: lengths(in: document)
    case .hiddenRow: rows(in: document)
    case .conflict, .overlap: constants(in: document)
    case .oneLine: labels(in: document)
    case .equalHugging: stacks(in: document)
    }
  }

  private func fault(
    _ sound: DocumentLines, _ planted: @escaping @autoclosure () -> DocumentLines?,
    _ elements: [String?], view: String
  ) -> Plan {
    {
      planted().map {
        Fault(
          kind: self, sound: sound, planted: $0, elements: Set(elements.compactMap(\.self)),
          view: view)
      }
    }
  }
}

// Where each can be planted.

extension FaultKind {
  /// Constraints between a view and what it stands in, changed at one edge.
  private func pins(in document: DocumentLines) -> [Plan] {
    document.constraints.compactMap { constraint in
      guard constraint.isPlain, let second = constraint.second,
        let one = document.view(constraint.first), let other = document.view(second)
      else { return nil }
      let isFirstInner = document.owner(of: one)?.id == other.id
      guard isFirstInner || document.owner(of: other)?.id == one.id else { return nil }
      let (inner, outer) = isFirstInner ? (one, other) : (other, one)
      guard let view = inner.id, outer.id != nil, outer.name != "stackView" else { return nil }
      let edge = constraint.attribute.replacingOccurrences(of: "Margin", with: "")
      let isScroll = outer.name == "scrollView"
      let element = constraint.element
      let named = [constraint.id, constraint.first, second, inner.id, outer.id]
      switch self {
      case .bottomPin where edge == "bottom" && isScroll:
        return fault(document, document.removing(element), named, view: view)
      case .sidePin where ["trailing", "leading", "right"].contains(edge) && !isScroll,
        .sidePin where ["bottom", "top"].contains(edge) && !isScroll:
        let axis = ["bottom", "top"].contains(edge) ? "height" : "width"
        guard !inner.hasLengthOfItsOwn(axis) else { return nil }
        return fault(document, document.removing(element), named, view: view)
      case .weakPin where ["trailing", "bottom"].contains(edge):
        // What scrolls has no length of its own, so a weak pin holds it as well as a required one.
        guard !["tableView", "collectionView", "scrollView", "textView"].contains(inner.name) else {
          return nil
        }
        return fault(
          document, document.setting("priority", "200", of: element), named, view: view)
      case .pushedOut where !isScroll && ["leading", "top", "trailing", "bottom"].contains(edge):
        guard let size = document.size(of: outer) else { return nil }
        let length = ["leading", "trailing"].contains(edge) ? size.width : size.height
        let isInward = isFirstInner == ["leading", "top"].contains(edge)
        let far = "\(constraint.constant + (isInward ? 1 : -1) * (length + 20))"
        return fault(document, document.setting("constant", far, of: element), named, view: view)
      default: return nil
      }
    }
  }

  /// Changes of scroll views that show one view.
  private func scrollViews(
    in document: DocumentLines,
    _ change:
      @escaping (DocumentLines, DocumentLines.Element, DocumentLines.Element) -> (
        DocumentLines?, [String?]
      )
  ) -> [Plan] {
    document.elements.filter { $0.name == "scrollView" }.compactMap { scrollView in
      let inside = document.subviews(of: scrollView)
      guard inside.count == 1, let id = scrollView.id else { return nil }
      return {
        let (planted, more) = change(document, scrollView, inside[0])
        return fault(
          document, planted, [id, inside[0].id, DocumentLines.planted] + more, view: id)()
      }
    }
  }

  private static func tied(
    _ document: DocumentLines, _ scrollView: DocumentLines.Element, _ content: DocumentLines.Element
  ) -> (DocumentLines?, [String?]) {
    let attributes =
      "firstItem=\"\(content.id ?? "")\" firstAttribute=\"height\" secondItem=\"\(scrollView.id ?? "")\""
      + " secondAttribute=\"height\""
    return (document.constraining(scrollView, attributes), [])
  }

  /// The content as wide as the root, and what holds the scroll view there inside of the safe area.
  private static func asWideAsRoot(
    _ document: DocumentLines, _ scrollView: DocumentLines.Element, _ content: DocumentLines.Element
  ) -> (DocumentLines?, [String?]) {
    let chain = document.ancestors(of: scrollView)
    guard let root = chain.last, let rootID = root.id, let contentID = content.id,
      let outermost = ([scrollView] + chain).dropLast().last?.id,
      var planted = document.havingSafeArea(of: root), let guide = planted.safeArea(of: root)
    else { return (nil, []) }
    var named: [String?] = [rootID]
    let tie = document.constraints.first { constraint in
      constraint.isPlain && (constraint.attribute, constraint.secondAttribute) == ("width", "width")
        && Set([constraint.first, constraint.second].map { document.view($0)?.line })
          == [content.line, scrollView.line]
    }
    if let tie, let element = planted[tie.id] {
      let side = tie.first == contentID ? "secondItem" : "firstItem"
      planted = planted.setting(side, rootID, of: element)
      named.append(tie.id)
    } else if let root = planted[rootID],
      let tied = planted.constraining(
        root,
        "firstItem=\"\(contentID)\" firstAttribute=\"width\" secondItem=\"\(rootID)\""
          + " secondAttribute=\"width\"")
    {
      planted = tied
    }
    for constraint in document.constraints
    where ["leading", "trailing"].contains(constraint.attribute) {
      let pair = [constraint.first, constraint.second ?? ""]
      guard pair.contains(outermost), pair.contains(rootID), let element = planted[constraint.id]
      else { continue }
      let side = constraint.first == rootID ? "firstItem" : "secondItem"
      planted = planted.setting(side, guide, of: element)
      named.append(constraint.id)
    }
    return (planted, named)
  }

  /// Lengths that leaves are given.
  private func lengths(in document: DocumentLines) -> [Plan] {
    let names: Set = self == .fixedLabel ? ["label"] : ["button", "textField", "segmentedControl"]
    return document.elements.compactMap { element in
      guard names.contains(element.name), let id = element.id,
        let size = document.size(of: element), size.height >= (self == .fixedLabel ? 10 : 44)
      else { return nil }
      let written = document.constraints.filter { $0.first == id && $0.attribute == "height" }
      let height = self == .fixedLabel ? size.height : 20
      if self == .smallControl, written.count == 1, written[0].second == nil {
        return fault(
          document, document.setting("constant", "20", of: written[0].element),
          [id, written[0].id], view: id)
      }
      guard written.isEmpty else { return nil }
      return fault(
        document,
        document.constraining(element, "firstAttribute=\"height\" constant=\"\(height)\""),
        [id, DocumentLines.planted, document.owner(of: element)?.id], view: id)
    }
  }

  /// Rows that are hidden and have a height.
  private func rows(in document: DocumentLines) -> [Plan] {
    document.elements.filter { $0.attributes["axis"] == "vertical" && $0.name == "stackView" }
      .flatMap { stack -> [Plan] in
        let rows = document.subviews(of: stack)
        guard rows.count > 1 else { return [] }
        return rows.compactMap { row in
          guard let id = row.id, row.attributes["hidden"] == nil,
            let size = document.size(of: row), size.height > 0,
            !document.constraints.contains(where: { $0.first == id && $0.attribute == "height" })
          else { return nil }
          return fault(
            document, document.hidingHighRow(row, size.height),
            [id, DocumentLines.planted, stack.id], view: id)
        }
      }
  }

  /// Constants that are changed, or said twice.
  private func constants(in document: DocumentLines) -> [Plan] {
    document.constraints.compactMap { constraint in
      guard constraint.isPlain, let first = document.view(constraint.first),
        let view = first.id, let owner = document[constraint.owner]
      else { return nil }
      if self == .conflict {
        guard constraint.second == nil, ["width", "height"].contains(constraint.attribute) else {
          return nil
        }
        return fault(
          document,
          document.constraining(
            owner,
            "firstItem=\"\(constraint.first)\" firstAttribute=\"\(constraint.attribute)\""
              + " constant=\"\(constraint.constant + 10)\""),
          [constraint.id, DocumentLines.planted, view], view: view)
      }
      guard let other = document.view(constraint.second), let second = other.id,
        document.owner(of: first)?.line == document.owner(of: other)?.line,
        first.line != other.line,
        let size = document.size(of: first), let otherSize = document.size(of: other)
      else { return nil }
      let (length, sign): (Double, Double)
      switch (constraint.attribute, constraint.secondAttribute) {
      case ("top", "bottom"): (length, sign) = (min(size.height, otherSize.height), -1)
      case ("bottom", "top"): (length, sign) = (min(size.height, otherSize.height), 1)
      case ("leading", "trailing"): (length, sign) = (min(size.width, otherSize.width), -1)
      case ("trailing", "leading"): (length, sign) = (min(size.width, otherSize.width), 1)
      default: return nil
      }
      guard length > 8 else { return nil }
      return fault(
        document,
        document.setting("constant", "\(sign * (length / 2).rounded())", of: constraint.element),
        [constraint.id, view, second, constraint.owner], view: view)
    }
  }

  /// Labels that need more than one line; of one that code fills and that was drawn in one line nobody knows
  /// whether it does.
  private func labels(in document: DocumentLines) -> [Plan] {
    document.elements.compactMap { element in
      guard element.name == "label", let id = element.id,
        let lines = element.attributes["numberOfLines"], lines != "1",
        !document.showsOneLine(of: element)
      else { return nil }
      return fault(
        document, document.setting("numberOfLines", nil, of: element),
        [id, document.owner(of: element)?.id], view: id)
    }
  }

  /// Stack views in which one view hugs more than the others.
  private func stacks(in document: DocumentLines) -> [Plan] {
    document.elements.filter { element in
      element.name == "stackView"
        && ["fill", nil].contains(element.attributes["distribution"])
    }.compactMap { stack in
      let key = stack.attributes["axis"] == "vertical" ? "vertical" : "horizontal"
      let name = "\(key)HuggingPriority"
      let views = document.subviews(of: stack).filter { $0.attributes["hidden"] == nil }
      func hugging(_ view: DocumentLines.Element) -> Double {
        view.attributes[name].flatMap(Double.init) ?? 250
      }
      guard let id = stack.id, let low = views.min(by: { hugging($0) < hugging($1) }),
        let next = views.filter({ $0.line != low.line }).min(by: { hugging($0) < hugging($1) }),
        hugging(low) < hugging(next)
      else { return nil }
      return fault(
        document, document.setting(name, "\(hugging(next))", of: low),
        [id, low.id, next.id], view: id)
    }
  }
}

extension DocumentLines.Element {
  /// Whether its class gives it a width or a height.
  ///
  /// Without a pin at one side it is as long as that, so a solve finds nothing open. An image view has the
  /// lengths of its image.
  ///
  /// Source: UIView documentation, `intrinsicContentSize`; Auto Layout Guide, "Intrinsic Content Size".
  fileprivate func hasLengthOfItsOwn(_ axis: String) -> Bool {
    switch name {
    case "label", "button", "textField", "switch", "stepper", "segmentedControl", "pageControl",
      "activityIndicatorView", "datePicker", "pickerView":
      true
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
      axis == "height"
    case "imageView": attributes["image"] != nil
    default: false
    }
  }
}

extension DocumentLines {
  /// Whether a label that an outlet names was drawn in one line: its text is not what the app shows.
  fileprivate func showsOneLine(of label: Element) -> Bool {
    let outlets: Set = ["outlet", "outletCollection"]
    let isFilled = elements.contains {
      outlets.contains($0.name) && $0.attributes["destination"] == label.id
    }
    let font = elements.first {
      $0.name == "fontDescription" && $0.parent.map { elements[$0].line } == label.line
    }
    let pointSize = font?.attributes["pointSize"].flatMap(Double.init) ?? 17
    return isFilled && size(of: label).map { $0.height < 2 * pointSize } ?? false
  }

  /// The document with a row that is hidden and has a height.
  fileprivate func hidingHighRow(_ row: Element, _ height: Double) -> DocumentLines? {
    let high = constraining(row, "firstAttribute=\"height\" constant=\"\(height)\"")
    guard let high, let same = high[row.id] else { return nil }
    return high.setting("hidden", "YES", of: same)
  }
}
