import PropertyKit

/// A bank that reads both balances before it writes them, which doubles a transfer to oneself.
struct Bank {
  private(set) var balances: [Int] = []

  mutating func open(with amount: Int) -> Int {
    balances.append(amount)
    return balances.count - 1
  }

  mutating func transfer(_ amount: Int, from giver: Int, to taker: Int) {
    let (given, taken) = (balances[giver], balances[taker])
    balances[giver] = given - amount
    balances[taker] = taken + amount
  }
}

/// Accounts that are opened with an amount, and transfers between them.
struct BankMachine: Machine {
  enum Command: Hashable {
    case open(Int)
    case transfer(Int, from: Reference, to: Reference)
  }

  struct System {
    var bank = Bank()
    var accounts: [Reference: Int] = [:]
  }

  var balances: [Reference: Int] = [:]

  var commands: Gen<Command> {
    let account = Gen<Reference>.reference(among: balances.keys)
    let amount = Gen<Int>.int(in: 0...1000)
    return .one(of: [
      amount.map { .open($0) },
      Gen.zip(amount, account, account).map { .transfer($0, from: $1, to: $2) },
    ])
  }

  func allows(_ command: Command) -> Bool {
    guard case .transfer(let amount, let giver, _) = command else { return true }
    return amount <= balances[giver] ?? 0
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .open(let amount): balances[step.result] = amount
    case .transfer(let amount, let giver, let taker):
      balances[giver]? -= amount
      balances[taker]? += amount
    }
  }

  func makeSystem() -> System { System() }

  func run(_ step: Step<Command>, on system: inout System) -> Outcome {
    switch step.command {
    case .open(let amount): system.accounts[step.result] = system.bank.open(with: amount)
    case .transfer(let amount, let giver, let taker):
      guard let giver = system.accounts[giver], let taker = system.accounts[taker] else {
        return .discarded(because: "an account that is not there")
      }
      system.bank.transfer(amount, from: giver, to: taker)
    }
    return .passed
  }

  func check(_ system: System) -> Outcome {
    let total = system.bank.balances.reduce(0, +)
    let expected = balances.values.reduce(0, +)
    return .holds(if: total == expected, otherwise: "\(total) in all, expected \(expected)")
  }
}
