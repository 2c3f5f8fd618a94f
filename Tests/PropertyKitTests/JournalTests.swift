#if canImport(Glibc)
  import Glibc
  import Synchronization
  import Testing

  @testable import PropertyKit

  @Suite("What a process was doing outlives it")
  struct JournalTests {
    private let directory: String

    init() throws {
      var template = Array("/tmp/propertykit-journal-XXXXXX".utf8CString)
      directory = String(cString: try #require(mkdtemp(&template)))
    }

    private var store: FailureStore { FailureStore(directory: directory, property: "p") }

    /// Forks a process that ends by `_exit`, like one that is killed: nothing is tidied up.
    private func dying(_ work: () -> Void) {
      let child = fork()
      if child == 0 {
        work()
        _exit(0)
      }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      #expect(status == 0)
    }

    /// A process that dies at a slot, having found what the last one left, but not run it.
    private func dieAtSlot(_ slot: Int, seed: Seed) {
      dying {
        guard let journal = Journal.take(from: store, seed: seed) else { _exit(1) }
        journal.place.enter(slot: slot, attempt: 0)
        withExtendedLifetime(journal) { _exit(0) }
      }
    }

    /// The slots that runs which settle everything are told, one after the other.
    private func toldSlots() -> [Int] {
      var slots: [Int] = []
      // Another test may fork while a journal is open: its child holds the lock for a moment.
      for _ in 0..<5 {
        guard let journal = Journal.take(from: store, seed: 0), let told = journal.leftover else {
          usleep(50_000)
          continue
        }
        if case .fresh(let slot, _) = told.origin { slots.append(slot) }
        journal.settleLeftover()
      }
      return slots
    }

    @Test func `A case is told until it was run again, whoever dies before`() {
      dieAtSlot(1234, seed: 7)
      for _ in 0..<3 { dieAtSlot(0, seed: 8) }
      #expect(toldSlots() == [1234, 0])
    }

    @Test func `Of two runs that die at the same time, both cases are told`() {
      let first = Journal.take(from: store, seed: 1)
      dieAtSlot(22, seed: 2)
      dieAtSlot(33, seed: 3)
      #expect(first?.leftover == nil)
      #expect(Set(toldSlots()) == [22, 33])
    }

    @Test func `Runs that die of the same case tell it once`() {
      for _ in 0..<5 { dieAtSlot(44, seed: 4) }
      #expect(toldSlots() == [44])
    }

    @Test func `A run that ends by itself tells nothing`() {
      dying {
        let journal = Journal.take(from: store, seed: 5)
        withExtendedLifetime(journal) { $0?.place.enter(slot: 55, attempt: 0) }
      }
      #expect(toldSlots().isEmpty)
    }

    @Test func `Killed at fifty moments, a process loses no failure and leaves a readable store`()
      throws
    {
      let page = try #require(
        mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))
      defer { munmap(page, 4096) }
      let kept = page.bindMemory(to: Atomic<Int>.self, capacity: 1)
      var random = RandomBits(seed: 1, caseIndex: 0)
      var stalls = 0
      for round in 0..<50 {
        kept.pointee.store(0, ordering: .relaxed)
        let store = FailureStore(directory: directory, property: "killed \(round)")
        let child = fork()
        if child == 0 { findFailures(in: store, saying: kept) }
        try #require(child > 0)
        for _ in 0..<1000 where kept.pointee.load(ordering: .acquiring) == 0 { usleep(1000) }
        usleep(UInt32(random.upTo(5000)))
        kill(child, SIGKILL)
        var status: Int32 = 0
        waitpid(child, &status, 0)
        try #require(status == SIGKILL, "the child ended by itself in round \(round)")
        // A lock that another test's thread held at the fork stays locked in the child.
        guard kept.pointee.load(ordering: .acquiring) > 0 else {
          stalls += 1
          continue
        }
        check(store, kept: kept.pointee.load(ordering: .acquiring))
      }
      #expect(stalls < 5)
    }

    private static let kinds = 8

    private func choices(_ number: Int) -> [UInt64] {
      [UInt64](repeating: UInt64(number), count: 1 + number % 500)
    }

    /// Finds failure after failure for ever.
    private func findFailures(
      in store: FailureStore, saying kept: UnsafeMutablePointer<Atomic<Int>>
    ) -> Never {
      guard let journal = Journal.take(from: store, seed: 7) else { _exit(1) }
      for number in 1... {
        journal.place.enter(slot: number, attempt: 0)
        store.keep(kind: "kind \(number % Self.kinds)", choices(number))
        kept.pointee.store(number, ordering: .releasing)
      }
      withExtendedLifetime(journal) { _exit(0) }
    }

    /// The kill may have come between a file's appearance and the word that tells of it.
    private func check(_ store: FailureStore, kept: Int) {
      #expect(kept > 0)
      let contents = store.contents()
      #expect(contents.skipped.isEmpty)
      let found = Set(contents.failures.map(\.token))
      for last in max(1, kept - Self.kinds + 1)...max(1, kept) {
        let isReplaced =
          last + Self.kinds == kept + 1 && found.contains(ReplayToken(choices(kept + 1)))
        #expect(found.contains(ReplayToken(choices(last))) || isReplaced)
      }
      guard case .fresh(let slot, 0)? = Journal.take(from: store, seed: 0)?.leftover?.origin else {
        Issue.record("the running case is not told")
        return
      }
      #expect(slot == kept || slot == kept + 1)
    }
  }

  @Suite("A crash is named by the runtime's words")
  struct CrashTextTests {
    @Test(arguments: ["value 7 ", "seen x, then y: ", ""])
    func `What the body left on the line is no part of the name`(before: String) {
      let library = "\(before)Swift/Array.swift:692: Fatal error: Index out of range"
      #expect(CrashText.bug(in: library) == "Index out of range")
      let own = "\(before)Module/File.swift:31: Fatal error: bad 17"
      #expect(CrashText.bug(in: own) == "bad # (Module/File.swift:31)")
    }
  }
#endif
