extension Problem {
  /// The problems of Problems/Judged.md.
  static let judged: [Problem] =
    judgedCodecs + judgedDates + judgedMoney + judgedText + judgedCaches + judgedHeaps + judgedUndo
    + judgedLocks + judgedGraphs + judgedGrids
}
