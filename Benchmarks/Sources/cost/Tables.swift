import Foundation

/// Prints time a case, and cases a second.
func printTimes() {
  print(row("", "ns a case", "by hand", "ratio", "cases a second", "by hand"))
  for subject in Subject.all {
    let library = Timing.nanoseconds(of: 200_000, subject.library)
    let byHand = Timing.nanoseconds(of: 200_000, subject.byHand)
    print(
      row(
        subject.name, number(library), number(byHand), number(library / byHand),
        number((1e9 / library).rounded()), number((1e9 / byHand).rounded())))
  }
}

/// Prints instructions a case.
func printCounts() {
  print(row("", "instructions", "by hand", "ratio"))
  do {
    for subject in Subject.all {
      let library = try Counting.instructions(subject, byHand: false, cases: 20_200)
      let byHand = try Counting.instructions(subject, byHand: true, cases: 20_200)
      print(row(subject.name, number(library), number(byHand), number(library / byHand)))
    }
  } catch {
    endWith("\(error)", status: 1)
  }
}

/// Runs one subject only: what is counted.
func runOnly(_ name: String, _ which: String, cases: Int) {
  guard let subject = Subject.all.first(where: { $0.name == name }), cases > 0 else {
    return endWith("there is nothing to run: \(name), \(cases) cases", status: 64)
  }
  (which == "library" ? subject.library : subject.byHand)(cases)
}

/// Says what is wrong and ends the program.
func endWith(_ message: String, status: Int32) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

private func row(_ cells: String...) -> String {
  cells.enumerated().map { place, cell in
    let room = String(repeating: " ", count: max(0, (place == 0 ? 22 : 14) - cell.count))
    return place == 0 ? cell + room : room + cell
  }.joined(separator: "  ")
}

private func number(_ value: Double) -> String {
  value >= 1000 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
}
