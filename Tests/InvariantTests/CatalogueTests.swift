import Foundation
import PropertyKit
import SelfTests
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

@Suite struct CatalogueTests {
  @Test func `every name is unique and can be that of a folder`() throws {
    _ = try Catalogue(Catalogue.everything.invariants)
    #expect(throws: CatalogueError.duplicateName("tabs-scroll-past-three")) {
      let law = try #require(Catalogue.standard["tabs-scroll-past-three"])
      _ = try Catalogue([law, law])
    }
  }

  /// On few screens: `.ci/run` explores each law on 2,000, as the tools are released.
  @Test(arguments: Catalogue.everything.invariants.filter { !$0.mustFail }.map(\.id))
  func `every law holds`(id: String) throws {
    let law = try #require(Catalogue.everything[id])
    let report = law.explore(settings: Settings(seed: 1, cases: 100))
    guard case .passed = report.verdict else {
      Issue.record("\(id): \(ReportText.text(of: report))")
      return
    }
    #expect(report.discarded < report.passed / 2, "\(id) discards too much to mean anything")
  }

  @Test(arguments: Catalogue.standard.invariants.filter(\.mustFail).map(\.id))
  func `the canary is caught and every refuted claim is refuted`(id: String) throws {
    let claim = try #require(Catalogue.standard[id])
    for seed in 0..<20 {
      let report = claim.explore(settings: Settings(seed: Seed(UInt64(seed)), cases: 1000))
      #expect(report.counterexample != nil, "\(id) survived seed \(seed)")
    }
  }

  @Test func `the catalogue is what the readme says it is`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8
    ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let laws = Catalogue.standard.invariants.count { !$0.mustFail }
    #expect(readme.contains("Each of \(laws) laws is checked on"), "README.md has another number")
    #expect(Catalogue.standard.invariants.count { $0.role == .canary } == 1)
    #expect(Catalogue.selfTests.invariants.allSatisfy { $0.role == .law })
  }
}
