import Foundation
import Testing

@testable import PropertyKit

/// What is kept from one run to the next.
struct StorageTests {
  /// A store in a folder of its own, and the folder's end.
  private static func withStore<Result>(_ body: (FailureStore) throws -> Result) rethrows -> Result
  {
    let folder = NSTemporaryDirectory() + "store-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(FailureStore(directory: folder, property: "lists: sums/are small"))
  }

  private static let numbers = Gen<Int>.int(in: 0...1_000_000)

  @Test func `a failure is kept small, fails first in the next run, and goes when it is mended`() {
    Self.withStore { store in
      let found = check(Self.numbers, settings: Settings(seed: 3, store: store)) { $0 < 500 }
      #expect(found.counterexample?.value == 500)
      #expect(store.contents().failures.map(\.token) == [found.counterexample?.token])
      var runs = 0
      let again = check(
        Self.numbers, settings: Settings(seed: 4, cases: 1, store: store)
      ) { value -> Bool in
        runs += 1
        if runs == 1 { #expect(value == 500) }
        return value != 500
      }
      #expect(again.counterexample?.value == 500)
      #expect(
        check(Self.numbers, settings: Settings(seed: 4, store: store)) { _ in }.passed == 1000)
      #expect(store.contents().failures.isEmpty)
    }
  }

  @Test func `failures of one kind share a file, kinds have their own, up to the limit`() {
    Self.withStore { store in
      var store = store
      store.maximumFailures = 2
      for number in 0..<4 {
        store.keep(kind: "kind \(number)", ReplayToken([UInt64(number)]))
        store.keep(kind: "kind 0", ReplayToken([9]))
      }
      let kept = store.contents().failures
      #expect(Set(kept.map(\.kind)) == ["kind 0", "kind 1"])
      #expect(kept.first { $0.kind == "kind 0" }?.token == ReplayToken([9]))
    }
  }

  @Test func `files that are none of ours are skipped, told of, and left alone`() throws {
    try Self.withStore { store in
      store.keep(kind: "kind\nwith lines", ReplayToken([1, 2, 3]))
      let good = try #require(store.contents().failures.first)
      let bytes = good.bytes
      let wrong: [(String, [UInt8], StoredFailureError)] = [
        ("a.failure", [], .foreign), ("b.failure", Array("hello".utf8), .foreign),
        ("c.failure", Array(bytes.dropLast(3)), .truncated),
        ("d.failure", Array(repeating: 0xFF, count: 300), .foreign),
      ]
      for (name, bytes, _) in wrong {
        try Data(bytes).write(to: URL(filePath: "\(store.folder)/\(name)"))
      }
      try FileManager.default.createDirectory(
        atPath: "\(store.folder)/e.failure", withIntermediateDirectories: false)
      let contents = store.contents()
      #expect(contents.failures == [good])
      #expect(contents.skipped.map(\.reason) == wrong.map(\.2) + [.unreadable])
      #expect(check(Self.numbers, settings: Settings(cases: 5, store: store)) { _ in }.passed == 5)
    }
  }

  @Test func `every part of a kept failure is told from the whole`() throws {
    let whole = StoredFailure(kind: "k", token: ReplayToken([5, 0, .max]), file: "f")
    for count in 0..<whole.bytes.count {
      #expect(throws: StoredFailureError.self) {
        try StoredFailure(bytes: Array(whole.bytes.prefix(count)), file: "f")
      }
    }
    #expect(try StoredFailure(bytes: whole.bytes, file: "f") == whole)
  }

  @Test func `a store that cannot be written changes nothing about a run`() {
    let store = FailureStore(directory: "/dev/null/store", property: "p")
    let report = check(Self.numbers, settings: Settings(store: store)) { $0 < 500 }
    #expect(report.counterexample?.value == 500)
  }

  @Test func `names that look alike have folders of their own`() {
    let names = ["a b", "a-b", "a/b", "", "../..", "é", String(repeating: "x", count: 500)]
    let files = names.map { FileName($0, suffix: "").description }
    #expect(Set(files).count == names.count)
    #expect(files.allSatisfy { !$0.contains("/") && !$0.contains("..") && $0.utf8.count < 100 })
  }
}
