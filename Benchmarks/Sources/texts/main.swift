import Foundation
@_spi(Measuring) import InterfaceBuilder
import Measuring
import StackScrollCore

let usage = """
  usage: texts FOLDER ...

  Fits how wide the characters of the system's font are to the labels that storyboards and xibs have
  recorded, and measures how well the metrics of the package predict labels that no fit has used.

    FOLDER   documents of public repositories: a folder for each, or files called REPOSITORY__REST
  """

let folders = Array(CommandLine.arguments.dropFirst())
if folders.isEmpty || folders.contains("--help") || folders.contains("-h") {
  print(usage)
  exit(folders.isEmpty ? 64 : 0)
}

/// A label and where it is from.
struct Sample {
  let repository: String
  let label: RecordedText

  /// Whether the repository has no part in any fit: stated before any document was read.
  var isKeptApart: Bool {
    let hash = repository.lowercased().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return hash.isMultiple(of: 3)
  }
  /// Whether it shows one line as wide as the text.
  var isOneLine: Bool {
    label.isWidthOwn && label.size.width > 0 && label.size.height < 1.6 * label.text.lineHeight
  }
}

func documents(in folder: String) -> [(repository: String, path: String)] {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { file in
    let first = file.split(separator: "/").first.map(String.init) ?? file
    return (first.components(separatedBy: "__").first ?? first, folder + "/" + file)
  }
}

/// All labels; of those of a repository that are the same, one, and of files that are, one.
func samples() -> [Sample] {
  var (files, labels): (Set<Data>, Set<String>) = ([], [])
  var samples: [Sample] = []
  for (repository, path) in folders.flatMap(documents) {
    guard let data = FileManager.default.contents(atPath: path), files.insert(data).inserted,
      let document = try? InterfaceDocument(contentsOfFile: path)
    else { continue }
    for label in document.recordedTexts() {
      let mark = "\(repository) \(label.text) \(label.size)"
      if labels.insert(mark).inserted {
        samples.append(Sample(repository: repository, label: label))
      }
    }
  }
  return samples
}

func report(_ name: String, _ errors: [Double], _ unit: String) {
  guard !errors.isEmpty else { return }
  let sorted = errors.sorted()
  func digits(_ value: Double) -> String { String(format: "%.2f\(unit)", value) }
  print(
    row(
      name, "\(sorted.count)", digits(sorted.reduce(0, +) / Double(sorted.count)),
      digits(sorted[sorted.count / 2]), digits(sorted[sorted.count * 95 / 100])))
}

/// How far the measured width is off, in hundredths of the recorded one.
func widthError(_ sample: Sample) -> Double {
  let (measured, recorded) = (sample.label.measuredSize.width, sample.label.size.width)
  return 100 * abs(measured - recorded) / recorded
}

let all = samples()
let kept = all.filter(\.isKeptApart)
let used = all.filter { !$0.isKeptApart }
for (name, part) in [("used for the fit", used), ("kept apart", kept)] {
  print("\(name): \(part.count) labels of \(Set(part.map(\.repository)).count) repositories")
  print(row("error", "labels", "mean", "median", "95th"))
  let lines = part.filter(\.isOneLine)
  let known = lines.filter { $0.label.text.widthError < 0.1 }
  for (name, part) in [
    ("width", known), ("width, guessed", lines.filter { $0.label.text.widthError > 0.1 }),
  ] {
    report(name, part.map(widthError), " %")
  }
  let right = known.filter { abs($0.label.measuredSize.height - $0.label.size.height) <= 1 }
  report("width, right height", right.map(widthError), " %")
  for weight in Font.Weight.allCases {
    report(
      "  \(weight)", right.filter { $0.label.text.font?.weight == weight }.map(widthError), " %")
  }
  for sizes in [0.0..<13, 13..<15, 15..<17, 17..<20, 20..<1000] {
    let part = right.filter { sizes.contains($0.label.text.font?.pointSize() ?? -1) }
    report("  \(Int(sizes.lowerBound)) points or more", part.map(widthError), " %")
  }
  report(
    "height of a line",
    lines.filter(\.label.isHeightOwn).map {
      abs($0.label.measuredSize.height - $0.label.size.height)
    }, " pt")
  for (name, isMeant) in [("one line", false), ("several lines", true)] {
    let wrapping = part.filter {
      $0.label.wraps && ($0.label.size.height >= 1.6 * $0.label.text.lineHeight) == isMeant
    }
    let right = wrapping.count {
      abs($0.label.measuredSize.height - $0.label.size.height) <= 0.5
    }
    print("\(name) in a given width: \(right) of \(wrapping.count) as high as recorded")
  }
}
let fit = Fit(used.filter(\.isOneLine).map(\.label))
print("\n" + fit.source)
