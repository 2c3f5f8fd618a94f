extension Problem {
  /// The problems of Problems/Working.md.
  static let working: [Problem] = []
}
