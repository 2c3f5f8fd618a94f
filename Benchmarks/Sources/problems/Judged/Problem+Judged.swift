extension Problem {
  /// The problems of Problems/Judged.md.
  static let judged: [Problem] = []
}
