import PropertyKit

switch Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(Arguments.help)
case .wrong(let message):
  complain(message)
case .run(let arguments) where arguments.isAblation:
  printAblation(seeds: arguments.seeds)
case .run(let arguments):
  printTable(seeds: arguments.seeds)
}
