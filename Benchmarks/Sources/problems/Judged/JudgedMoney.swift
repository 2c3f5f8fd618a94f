import PropertyKit

extension Problem {
  static let judgedMoney: [Problem] = [
    Problem(
      "cart", kind: "money", smallest: [.add(0, 1), .add(0, 1), .remove(0)],
      .array(of: cartSteps, count: 0...12), law: cart),
    Problem(
      "till", kind: "money", smallest: (1, 3, 0, 6),
      .zip(.int(in: 0...3), .int(in: 0...6), .int(in: 0...6), .int(in: 0...30)),
      law: till
    ) {
      row($0, $1, $2, $3)
    },
  ]
}

private let cartSteps = Gen<CartStep>.one(of: [
  .zip(.int(in: 0...3), .int(in: 1...50)).map { .add($0, $1) },
  .int(in: 0...3).map { .remove($0) },
  .zip(.int(in: 0...3), .int(in: 0...5)).map { .set($0, $1) },
])

private enum CartStep: Shown {
  case add(_ item: Int, _ price: Int)
  case remove(_ item: Int)
  case set(_ item: Int, _ quantity: Int)

  var json: Json {
    switch self {
    case .add(let item, let price): row("add", item, price)
    case .remove(let item): row("remove", item)
    case .set(let item, let quantity): row("set", item, quantity)
    }
  }
}

/// A cart that keeps its total.
private struct Cart {
  var lines: [Int: (quantity: Int, price: Int)] = [:]
  var total = 0

  mutating func add(_ item: Int, price: Int) {
    var line = lines[item] ?? (0, price)
    line.quantity += 1
    lines[item] = line
    total += line.price
  }

  /// Takes the price of a line off once, whatever its quantity.
  mutating func remove(_ item: Int) {
    guard let line = lines.removeValue(forKey: item) else { return }
    total -= line.price
  }

  mutating func set(_ item: Int, quantity: Int) {
    guard let line = lines[item] else { return }
    total += (quantity - line.quantity) * line.price
    lines[item] = quantity == 0 ? nil : (quantity, line.price)
  }
}

private func cart(_ steps: [CartStep]) -> Bool {
  var cart = Cart()
  for step in steps {
    switch step {
    case .add(let item, let price): cart.add(item, price: price)
    case .remove(let item): cart.remove(item)
    case .set(let item, let quantity): cart.set(item, quantity: quantity)
    }
    let sum = cart.lines.values.reduce(0) { $0 + $1.quantity * $1.price }
    if cart.total != sum { return false }
  }
  return true
}

private func till(_ drawn: (fifties: Int, twenties: Int, tens: Int, amount: Int)) -> Bool {
  let amount = 10 * drawn.amount
  var isPossible = false
  for fifties in 0...drawn.fifties {
    for twenties in 0...drawn.twenties {
      for tens in 0...drawn.tens where 50 * fifties + 20 * twenties + 10 * tens == amount {
        isPossible = true
      }
    }
  }
  let coins = [(50, drawn.fifties), (20, drawn.twenties), (10, drawn.tens)]
  return canGive(amount, coins) == isPossible
}

/// Takes as many of each coin as it can and never goes back.
private func canGive(_ amount: Int, _ coins: [(value: Int, count: Int)]) -> Bool {
  var rest = amount
  for coin in coins { rest -= min(coin.count, rest / coin.value) * coin.value }
  return rest == 0
}
