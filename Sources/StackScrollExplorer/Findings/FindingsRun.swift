import StackScrollConstraints
import StackScrollInvariants

/// What was found in one file, or why it was not looked at.
struct FileFindings {
  let path: String
  /// The path from the current folder, which does not depend on how it was named.
  let file: String
  /// What was found, in the order of lines.
  var entries: [FileFinding] = []
  /// The waivers that waived something.
  var waivers: Set<FindingWaiver> = []
  /// The laws that the file waives itself and that are not broken.
  var idle: [String] = []
  /// What else there is to know about how it was looked at.
  var remark: String?
  /// Where a copy is in which some of it is mended, and how much; nil if there is none.
  var mended: (path: String, count: Int)?
  /// What kept it from being looked at whole, each with the file that it is about.
  var complaints: [(path: String, words: String)] = []
  /// Whether it could be read.
  var isRead = true
  /// What it is if it is none to look at, and was not named itself.
  var leftOut: String?

  init(_ path: String) {
    self.path = path
    file = RelativePath.from(".", to: path)
  }

  /// What somebody must look at: findings that are one fault in several places together, the first place first.
  var faults: [[FileFinding]] {
    var faults: [[FileFinding]] = []
    var numbers: [String: Int] = [:]
    for entry in entries where entry.isFailure {
      if let shape = entry.shape, let number = numbers[shape] {
        faults[number].append(entry)
      } else {
        if let shape = entry.shape { numbers[shape] = faults.count }
        faults.append([entry])
      }
    }
    return faults
  }

  var status: ExitStatus {
    guard complaints.isEmpty else { return .unusable }
    return entries.contains(where: \.isFailure) ? .unexpected : .success
  }
}

/// What a call of `lint` or `check` came to.
struct FindingsRun {
  /// The files that were read, or could not be.
  private(set) var results: [FileFindings]
  /// The files and folders that were found and cannot be read.
  let refusals: [DocumentWalk.Refusal]
  /// The files that were found and are none to look at, each with what it is.
  let leftOut: [(path: String, words: String)]
  /// What one file is called.
  let noun: String
  /// The laws that were looked for in any case; others are named by what breaks them.
  let laws: [ScreenLaw]
  /// The waivers of settings that waive nothing, each with the file that it stands in.
  var idle: [(path: String, words: String)] = []
  /// What else there is to know about the looking.
  let remarks: [String]
  /// What is in the baseline and is not found any more.
  private(set) var gone: [FindingsBaseline.Entry] = []
  /// Whether findings were held against a baseline.
  private(set) var hasBaseline = false

  /// Looks at files one after the other.
  ///
  /// - Parameter remarks: what else there is to know, if files were looked at.
  init(
    _ walk: DocumentWalk, calling noun: String, for laws: [ScreenLaw] = [],
    remarks: [String],
    _ look: (String) -> FileFindings
  ) {
    let all = walk.documents.map(look)
    results = all.filter { $0.leftOut == nil }
    leftOut = all.compactMap { file in file.leftOut.map { (file.path, $0) } }
    refusals = walk.refusals
    (self.noun, self.laws) = (noun, laws)
    self.remarks = results.isEmpty ? [] : remarks
  }

  /// Marks what is in a baseline.
  ///
  /// - Parameter wereAsked: whether files were looked at for a law, so that not to find it says
  ///   something.
  mutating func compare(with baseline: FindingsBaseline, _ wereAsked: (String) -> Bool) {
    results = baseline.applied(to: results)
    gone = baseline.gone(from: results).filter { wereAsked($0.law) }
    hasBaseline = true
  }

  var entries: [FileFinding] { results.flatMap(\.entries) }

  /// What could not be read, each with the file or folder.
  var complaints: [(path: String, words: String)] {
    refusals.map { ($0.path, $0.reason) } + results.flatMap(\.complaints)
  }

  /// What is waived or in the baseline and is not found any more, and what was looked at less than is usual.
  var notices: [(path: String, words: String)] {
    results.flatMap { result in
      result.remark.map { [(result.path, $0)] } ?? []
        + result.idle.map { (result.path, "\($0) is not found any more; leave the waiver out") }
    }
      + idle
      + gone.map { entry in
        (
          entry.file,
          "\(entry.law) is not found any more at \(entry.element.quoted); write the baseline again"
        )
      }
  }

  var status: ExitStatus {
    results.reduce(refusals.isEmpty ? .success : .unusable) { $0.worse($1.status) }
  }
}
