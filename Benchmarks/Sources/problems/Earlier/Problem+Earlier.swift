extension Problem {
  /// The problems of Problems/Earlier.md.
  static let earlier = earlierCodecs + earlierNumbers + earlierSteps + earlierStructures
}
