import PropertyKit

/// An account that reads its balance, waits, and writes it.
actor Account {
  enum Bug { case forgetsSmallPayments }

  private(set) var balance = 0
  private let bug: Bug?

  init(bug: Bug?) {
    self.bug = bug
  }

  func pay(_ amount: Int) async {
    await Task.yield()
    if bug == .forgetsSmallPayments, amount < 10, balance > 0 { return }
    balance += amount
  }

  func draw(_ amount: Int) async -> Bool {
    await Task.yield()
    guard amount <= balance else { return false }
    balance -= amount
    return true
  }
}

/// Payments in and out of an account, which answers asynchronously.
struct AccountMachine: AsyncMachine {
  enum Command: Equatable {
    case pay(Int)
    case draw(Int)
  }

  var bug: Account.Bug?
  var balance = 0

  var commands: Gen<Command> {
    let amount = Gen<Int>.int(in: 1...100)
    return .one(of: [amount.map { .pay($0) }, amount.map { .draw($0) }])
  }

  func allows(_ command: Command) -> Bool {
    if case .draw(let amount) = command { amount <= balance } else { true }
  }

  mutating func advance(by step: Step<Command>) {
    switch step.command {
    case .pay(let amount): balance += amount
    case .draw(let amount): balance -= amount
    }
  }

  func makeSystem() async -> Account { Account(bug: bug) }

  func run(_ step: Step<Command>, on account: inout Account) async -> Outcome {
    switch step.command {
    case .pay(let amount): await account.pay(amount)
    case .draw(let amount):
      guard await account.draw(amount) else {
        return .failed(Failure(kind: "refused", message: "\(amount) was refused"))
      }
    }
    return .passed
  }

  func check(_ account: Account) async -> Outcome {
    let found = await account.balance
    return .holds(if: found == balance, otherwise: "the balance is \(found), expected \(balance)")
  }
}
