import Foundation

/// What was asked for on the command line.
struct Arguments {
  /// How many runs each challenge gets.
  var seeds = 1000
  /// What to measure.
  var mode = Mode.table

  /// What is measured.
  enum Mode {
    /// Every challenge.
    case table
    /// Every minimum of the tests.
    case minima
    /// What becomes worse without each pass.
    case ablation
    /// How calls and their time grow with long texts and lists.
    case growth

    /// How many runs each challenge gets unless told otherwise.
    var seeds: Int {
      switch self {
      case .table, .minima, .growth: 1000
      case .ablation: 100
      }
    }
  }

  /// What came of reading the words.
  enum Reading {
    case run(Arguments)
    case help
    /// A word that makes no sense, with what to do about it.
    case wrong(String)
  }

  static let help = """
    Measures how well and how cheaply failures shrink, on public challenges.

    usage: challenges [--seeds N] [--minima | --ablation | --growth]

      --seeds N    runs of each challenge, 1 to 1000000 (1000; 100 with --ablation)
      --minima     measure the minima of the tests instead
      --ablation   leave out each pass in turn and print what becomes worse
      --growth     shrink texts and lists of 1,000, 5,000 and 25,000 elements, once each
      --help       print this
    """

  static func parse(_ words: [String]) -> Reading {
    var arguments = Arguments()
    var seeds: Int?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--minima": arguments.mode = .minima
      case "--ablation": arguments.mode = .ablation
      case "--growth": arguments.mode = .growth
      case "--seeds":
        guard let text = rest.popFirst() else {
          return .wrong("--seeds needs a number, as in --seeds 100")
        }
        guard let number = Int(text), (1...1_000_000).contains(number) else {
          return .wrong("--seeds needs a number from 1 to 1000000, not \"\(text)\"")
        }
        seeds = number
      default:
        return .wrong("\"\(word)\" means nothing here; --help lists what does")
      }
    }
    arguments.seeds = seeds ?? (arguments.mode.seeds)
    return .run(arguments)
  }
}

/// Says what is wrong on the error stream and ends with status 64, wrong usage.
func complain(_ message: String) -> Never {
  let line = Array("challenges: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  exit(64)
}
