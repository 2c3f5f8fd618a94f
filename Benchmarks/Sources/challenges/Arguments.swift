#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was asked for on the command line.
struct Arguments {
  /// How many runs each challenge gets.
  var seeds = 1000
  /// Whether to leave out the passes one by one, rather than to print the table.
  var isAblation = false

  /// What came of reading the words.
  enum Reading {
    case run(Arguments)
    case help
    /// A word that makes no sense, with what to do about it.
    case wrong(String)
  }

  static let help = """
    Measures how well and how cheaply failures shrink, on public challenges.

    usage: challenges [--seeds N] [--ablation]

      --seeds N    runs of each challenge, 1 to 1000000 (1000; 100 with --ablation)
      --ablation   leave out each pass in turn and print what becomes worse
      --help       print this
    """

  static func parse(_ words: [String]) -> Reading {
    var arguments = Arguments()
    var seeds: Int?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--ablation": arguments.isAblation = true
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
    arguments.seeds = seeds ?? (arguments.isAblation ? 100 : 1000)
    return .run(arguments)
  }
}

/// Says what is wrong on the error stream and ends with status 64, wrong usage.
func complain(_ message: String) -> Never {
  let line = Array("challenges: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  exit(64)
}
