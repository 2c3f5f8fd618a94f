extension Problem {
  /// The problems of Problems/Earlier.md.
  static let earlier: [Problem] = earlierCodecs
}
