import PropertyKit

switch Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(Arguments.help)
case .wrong(let message):
  complain(message)
case .run(let arguments):
  switch arguments.mode {
  case .table: printTable(seeds: arguments.seeds)
  case .minima: printMinima(seeds: arguments.seeds)
  case .ablation: printAblation(seeds: arguments.seeds)
  case .growth: Growth.printTable()
  }
}
