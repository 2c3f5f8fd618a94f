extension Problem {
  /// The problems of Problems/Working.md.
  static let working = workingCodecs + workingNumbers + workingSteps + workingGraphs
}
