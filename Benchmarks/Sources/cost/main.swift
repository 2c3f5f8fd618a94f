import Foundation
import Measuring

let usage = """
  usage: cost [--count | --isolation]

  Measures what a passing case costs, with the library and in a loop written by hand.

    --count       instructions a case instead of time; needs valgrind (Linux)
    --isolation   what child processes cost (Linux)
  """

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case (nil, _): printTimes()
case ("--count", 1): printCounts()
case ("--isolation", 1): printIsolationCosts()
case ("--run", 4): runOnly(arguments[1], arguments[2], cases: Int(arguments[3]) ?? 0)
case ("--help", _), ("-h", _): print(usage)
default: endWith("cannot read: \(arguments.joined(separator: " "))\n\n\(usage)", status: 64)
}
