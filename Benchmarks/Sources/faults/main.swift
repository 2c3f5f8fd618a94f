import Foundation
import Measuring
import StackScrollExplorer

let usage = """
  usage: faults FOLDER [--each N] [--seed N] [--keep DIR] [--missed]

  Plants faults in documents on which lint finds nothing, one in a document at a time, and counts how
  many lint finds at the element that was changed, its parent or its constraint. A fault counts only if
  a solve of the window, apart from lint, answers otherwise with it than without.

    FOLDER     storyboards and xibs
    --each N   how many of each kind (default 20)
    --seed N   which of all places are taken (default 1)
    --keep DIR where the documents with faults are written, with planted.json, which says what was
               changed (default: a folder that is removed)
    --missed   show what was not found
  """

/// The command line, taken apart.
struct Options {
  private var arguments = Array(CommandLine.arguments.dropFirst())

  mutating func flag(_ name: String) -> Bool {
    defer { arguments.removeAll { $0 == name } }
    return arguments.contains(name)
  }

  mutating func value(of name: String) -> String? {
    guard let place = arguments.firstIndex(of: name) else { return nil }
    guard place + 1 < arguments.count else {
      endWith("\(name) needs a value\n\n\(usage)", status: 64)
    }
    defer { arguments.removeSubrange(place...place + 1) }
    return arguments[place + 1]
  }

  mutating func number(_ name: String, default fallback: UInt64) -> UInt64 {
    guard let text = value(of: name) else { return fallback }
    guard let number = UInt64(text), number > 0 else {
      endWith("\(name) takes a number above 0\n\n\(usage)", status: 64)
    }
    return number
  }

  /// The one name that is left.
  var name: String {
    guard arguments.count == 1, let name = arguments.first, !name.hasPrefix("--") else {
      endWith("name one folder\n\n\(usage)", status: 64)
    }
    return name
  }
}

var options = Options()
if options.flag("--help") || options.flag("-h") {
  print(usage)
  exit(0)
}
let each = Int(options.number("--each", default: 20))
let seed = options.number("--seed", default: 1)
let kept = options.value(of: "--keep")
let showsMissed = options.flag("--missed")
let folder = options.name

/// What lint writes of a folder, as far as it is needed here: notes are no findings.
struct LintReport: Decodable {
  struct Finding: Decodable {
    let file: String
    let level: String
    let rule: String
    let line: Int
    let id: String?
  }
  let files: [String]
  private(set) var findings: [Finding]
  let unreadable: [[String: String]]

  init(of path: String) throws {
    let run = Explorer.transcript(of: ["lint", "--format", "json", path])
    self = try JSONDecoder().decode(LintReport.self, from: Data(run.output.utf8))
    findings.removeAll { $0.level == "note" }
  }
}

/// Shuffles in the same way for the same seed.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

let report = try LintReport(of: folder)
let unsound = Set(report.findings.map(\.file) + report.unreadable.compactMap { $0["file"] })
let sound = report.files.filter { !unsound.contains($0) }.compactMap { path in
  (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, DocumentLines($0)) }
}
print("\(sound.count) of \(report.files.count) documents are without findings")

let place =
  kept.map { URL(fileURLWithPath: $0) }
  ?? FileManager.default.temporaryDirectory.appending(path: "faults-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
defer { if kept == nil { try? FileManager.default.removeItem(at: place) } }

/// A fault as it is written beside the documents that have it.
struct Planted: Encodable {
  let file: String
  let source: String
  let kind: String
  let view: String
  let elements: [String]
}

var random = SplitMix(state: seed)
var faults: [String: Fault] = [:]
var planted: [Planted] = []
for kind in FaultKind.allCases {
  var queues = sound.map { path, document in
    kind.faults(in: document).shuffled(using: &random).map { (path, $0) }
  }.filter { !$0.isEmpty }
  queues.shuffle(using: &random)
  var count = 0
  // One of each document in turn, so that no document stands for all.
  while count < each, !queues.isEmpty {
    for index in queues.indices where count < each {
      guard let (source, plan) = queues[index].popLast(), let fault = plan(),
        fault.changesResult()
      else { continue }
      let ending =
        fault.planted.text.contains(".XIB\"") && !fault.planted.text.contains("Storyboard")
        ? "xib" : "storyboard"
      let file = place.appending(path: "\(kind)-\(count).\(ending)").path
      try fault.planted.text.write(toFile: file, atomically: true, encoding: .utf8)
      faults[file] = fault
      planted.append(
        Planted(
          file: file, source: source, kind: kind.rawValue, view: fault.view,
          elements: fault.elements.sorted()))
      count += 1
    }
    queues.removeAll(where: \.isEmpty)
  }
}

if kept != nil {
  try JSONEncoder().encode(planted).write(to: place.appending(path: "planted.json"))
}
let found = Dictionary(grouping: try LintReport(of: place.path).findings, by: \.file)
var total = (planted: 0, right: 0, any: 0)
print(row("kind", "planted", "found", "elsewhere", "missed"))
for kind in FaultKind.allCases {
  let ofKind = faults.filter { $0.value.kind == kind }
  var (right, any) = (0, 0)
  for (file, fault) in ofKind.sorted(by: { $0.key < $1.key }) {
    let findings = found[file] ?? []
    let isRight = findings.contains { $0.id.map(fault.elements.contains) ?? false }
    right += isRight ? 1 : 0
    any += !isRight && !findings.isEmpty ? 1 : 0
    if showsMissed, !isRight {
      print("  \(file): \(fault.view), found: \(findings.map { "\($0.rule) \($0.line)" })")
    }
  }
  total = (total.planted + ofKind.count, total.right + right, total.any + any)
  print(
    row(kind.rawValue, "\(ofKind.count)", "\(right)", "\(any)", "\(ofKind.count - right - any)"))
}
print(
  row(
    "all", "\(total.planted)", "\(total.right)", "\(total.any)",
    "\(total.planted - total.right - total.any)"))
