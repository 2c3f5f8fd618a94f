/// What a challenge is measured against.
struct Bar {
  /// The mean number of evaluations that is allowed, from the ramp and from size 100.
  let ramped: Int
  let full: Int
  /// The best library's published figure: its name, the share it got right, its mean.
  let best: String

  static let sum = Bar(ramped: 560, full: 560, best: "")

  static let all: [String: Bar] = [
    "bound5": Bar(ramped: 210, full: 321, best: "Hypothesis 87 %, 245"),
    "large union list": Bar(ramped: 137, full: 137, best: "Hypothesis 100 %, 178"),
    "reverse": Bar(ramped: 14, full: 23, best: "Hypothesis 100 %, 10"),
    "calculator": Bar(ramped: 51, full: 54, best: "Hypothesis 100 %, 53"),
    "length list": Bar(ramped: 65, full: 65, best: "Hypothesis 100 %, 85"),
    "difference zero": Bar(ramped: 33, full: 33, best: "Hypothesis 100 %, 27"),
    "difference small": Bar(ramped: 45, full: 48, best: "Hypothesis 100 %, 41"),
    "difference one": Bar(ramped: 36, full: 38, best: "Hypothesis 100 %, 38; found by 91 %"),
    "binheap": Bar(ramped: 86, full: 84, best: "Hypothesis 57 %, 119"),
    "coupling": Bar(ramped: 21, full: 24, best: "rapidcheck 100 %, 13"),
    "deletion": Bar(ramped: 12, full: 15, best: "Hypothesis 100 %, 9"),
    "distinct": Bar(ramped: 39, full: 50, best: "Hypothesis 100 %, 35"),
    "nested lists": Bar(ramped: 36, full: 30, best: "jqwik 100 %, 21"),
    "brackets": Bar(ramped: 302, full: 302, best: "none known"),
  ]
}
