extension View {
  /// The texts in it, by the names of their views.
  ///
  /// - Complexity: O(n) for n views.
  package var texts: [ViewID: LabelText] {
    var texts: [ViewID: LabelText] = [:]
    var open = [self]
    while let view = open.popLast() {
      if let text = view.leaf?.text { texts[view.id] = text }
      open += view.subviews
    }
    return texts
  }

  /// The same view with texts so many times as long and as high; 0 empties those that are given by
  /// their words.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func withTexts(times factor: Double) -> View {
    mappingLeaves {
      $1.text != nil || factor > 0 && $1.baselines != nil ? $1.scaled(by: factor) : $1
    }
  }

  /// The same view with the words of its texts so many times as long, at most
  /// ``LabelText/mostLengthening`` times; their lines stay as high.
  ///
  /// - Complexity: O(n) for n views and characters; a screen bounds how deep views nest.
  package func withWords(times factor: Double) -> View {
    mappingLeaves { _, leaf in
      guard let text = leaf.text else { return leaf }
      var longer = leaf
      longer.text = text.lengthened(by: factor)
      return longer
    }
  }

  /// Whether the view, or one inside it, has text.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package var hasText: Bool { hasLeaf { $0.text != nil || $0.baselines != nil } }

  /// Whether the view, or one inside it, is a text that is given by its words.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package var hasWords: Bool { hasLeaf { $0.text != nil } }
}

extension LabelText {
  /// The most by which words are made longer: no language takes as much for another's words.
  package static let mostLengthening = 10.0

  /// The text with words so many times as long; those of a string repeat their characters, so that it
  /// stays one in its font.
  package func lengthened(by factor: Double) -> LabelText {
    let factor = min(max(0, factor), Self.mostLengthening)
    guard let string, let font else {
      var longer = self
      longer.words = words.map { $0 * factor }
      return longer
    }
    var (longer, word) = ("", [Character]())
    func close() {
      let count = Int((Double(word.count) * factor).rounded())
      longer += String((0..<count).map { word[$0 % word.count] })
      word = []
    }
    for character in string {
      if character.isWhitespace {
        close()
        longer.append(character)
      } else {
        word.append(character)
      }
    }
    close()
    var text = LabelText(
      longer, font: font, numberOfLines: numberOfLines,
      preferredMaxLayoutWidth: preferredMaxLayoutWidth)
    text.pixels = pixels
    return text
  }
}

extension Leaf {
  /// The leaf with every length of its own multiplied by a factor.
  ///
  /// Where the lines of a text end is none of them. A font of a text style becomes one of a plain size.
  package func scaled(by factor: Double) -> Leaf {
    var result = self
    if let string = text?.string, let font = text?.font {
      result.text = LabelText(
        string, font: .systemFont(ofSize: font.pointSize() * factor, weight: font.weight),
        numberOfLines: text?.numberOfLines ?? 0,
        preferredMaxLayoutWidth: text?.preferredMaxLayoutWidth)
      result.text?.pixels = text?.pixels
    } else if var text {
      text.words = text.words.map { $0 * factor }
      text.space *= factor
      text.lineHeight *= factor
      result.text = text
    } else {
      result.intrinsic.width = intrinsic.width.map { $0 * factor }
      result.intrinsic.height = intrinsic.height.map { $0 * factor }
    }
    result.baselines = givenBaselines.map {
      Baselines(first: $0.first * factor, last: $0.last * factor)
    }
    return result
  }
}
