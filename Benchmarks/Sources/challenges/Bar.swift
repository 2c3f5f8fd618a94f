/// What a challenge is measured against.
struct Bar {
  /// The mean number of evaluations that is allowed, from the ramp and from size 100.
  let ramped: Int
  let full: Int
  /// The best library's published figure: its name, the share it got right, its mean.
  let best: String

  static let sum = Bar(ramped: 509, full: 600, best: "")

  static let all: [String: Bar] = [
    "bound5": Bar(ramped: 208, full: 319, best: "Hypothesis 87 %, 245"),
    "large union list": Bar(ramped: 135, full: 135, best: "Hypothesis 100 %, 178"),
    "reverse": Bar(ramped: 12, full: 21, best: "Hypothesis 100 %, 10"),
    "calculator": Bar(ramped: 49, full: 52, best: "Hypothesis 100 %, 53"),
    "length list": Bar(ramped: 63, full: 63, best: "Hypothesis 100 %, 85"),
    "difference zero": Bar(ramped: 31, full: 31, best: "Hypothesis 100 %, 27"),
    "difference small": Bar(ramped: 43, full: 46, best: "Hypothesis 100 %, 41"),
    "difference one": Bar(ramped: 34, full: 36, best: "Hypothesis 100 %, 38; found by 91 %"),
    "binheap": Bar(ramped: 84, full: 82, best: "Hypothesis 57 %, 119"),
    "coupling": Bar(ramped: 19, full: 22, best: "rapidcheck 100 %, 13"),
    "deletion": Bar(ramped: 10, full: 13, best: "Hypothesis 100 %, 9"),
    "distinct": Bar(ramped: 37, full: 48, best: "Hypothesis 100 %, 35"),
    "nested lists": Bar(ramped: 34, full: 28, best: "jqwik 100 %, 21"),
    "mod 7": Bar(ramped: 300, full: 300, best: "none known"),
    "brackets": Bar(ramped: 300, full: 300, best: "none known"),
  ]
}
