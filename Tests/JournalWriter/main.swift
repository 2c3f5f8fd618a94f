// What `JournalTests` kills: a run that notes its cases, in a process of its own.
//
//     JournalWriter die FOLDER SEED SLOT    dies in a case, having found what the run before left
//     JournalWriter end FOLDER SEED SLOT    ends by itself
//     JournalWriter find FOLDER SEED FILE   keeps failure after failure until it is killed; FILE says how
//                                           many are kept
//
// It ends with 1 if the store cannot be written.
import PropertyKit
import Synchronization
import SystemCalls

/// Takes a journal and does what the first word says.
private func run(_ words: [String]) -> Int32 {
  guard words.count == 5, let seed = UInt64(words[3]) else { return 2 }
  let store = FailureStore(directory: words[2], property: "p")
  guard let journal = Journal.take(from: store, seed: Seed(seed)) else { return 1 }
  if words[1] == "find" { return findFailures(journal, store, counting: words[4]) }
  journal.place.enter(slot: Int(words[4]) ?? 0, attempt: 0)
  if words[1] == "die" { withExtendedLifetime(journal) { _ = kill(getpid(), SIGKILL) } }
  return withExtendedLifetime(journal) { 0 }
}

/// Finds failure after failure for ever.
private func findFailures(_ journal: Journal, _ store: FailureStore, counting path: String) -> Int32
{
  guard let count = LockedMemory(path, length: MemoryLayout<Int>.size) else { return 1 }
  let kept = count.start.bindMemory(to: Atomic<Int>.self, capacity: 1)
  var number = 1
  while true {
    journal.place.enter(slot: number, attempt: 0)
    store.keep(
      kind: "kind \(number % 8)",
      ReplayToken([UInt64](repeating: UInt64(number), count: 1 + number % 500), shape: 0))
    kept.pointee.store(number, ordering: .releasing)
    number += 1
  }
}

exit(run(CommandLine.arguments))
