extension View {
  /// The same view with texts so many times as long and as high; 0 empties those that are given by
  /// their words.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func withTexts(times factor: Double) -> View {
    mappingLeaves {
      $1.text != nil || factor > 0 && $1.baselines != nil ? $1.scaled(by: factor) : $1
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
