import Foundation
import Measuring

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
      let library = try Counting.instructions(repetitions: 20_200) { cases in
        ["--run", subject.name, "library", "\(cases)"]
      }
      let byHand = try Counting.instructions(repetitions: 20_200) { cases in
        ["--run", subject.name, "by-hand", "\(cases)"]
      }
      print(row(subject.name, number(library), number(byHand), number(library / byHand)))
    }
  } catch {
    endWith("\(error)", status: 1)
  }
}

/// Runs one subject only: what is counted.
func runOnly(_ name: String, _ which: String, cases: Int) {
  guard let subject = Subject.all.first(where: { $0.name == name }), cases > 0 else {
    endWith("there is nothing to run: \(name), \(cases) cases", status: 64)
  }
  (which == "library" ? subject.library : subject.byHand)(cases)
}
