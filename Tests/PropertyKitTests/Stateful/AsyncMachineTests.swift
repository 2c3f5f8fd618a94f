import PropertyKit
import PropertyTesting
import Testing

/// Machines whose system answers asynchronously.
struct AsyncMachineTests {
  @Test func `a system that is right passes every program`() async throws {
    let report = try await forAllPrograms(of: AccountMachine(), settings: Settings(cases: 200))
    #expect(report.passed == 200)
  }

  @Test(arguments: 0..<20)
  func `a fault is found in its shortest program`(seed: UInt64) async throws {
    let machine = AccountMachine(bug: .forgetsSmallPayments)
    let report = await checkAsync(machine.programs(), settings: Settings(seed: Seed(seed))) {
      await $0.run()
    }
    let found = try #require(report.counterexample)
    #expect(found.value.commands == [.pay(1), .pay(1)])
    #expect(
      found.failure.message == "after step 2, pay(1): the balance is 1, expected 2")
  }

  @Test func `a program by hand that is not allowed is discarded`() async {
    let outcome = await Program(AccountMachine(), [.draw(5)]).run()
    #expect("\(outcome)".contains("step 1, draw(5) is not allowed in its state"))
  }
}
