/// What a child is asked to do for a run.
enum Errand {
  /// Find all cases of a small space.
  case count
  /// Run fresh slots.
  case slots(Range<Int>)
  /// Run counted cases, as the slots from one on.
  case scripts([[UInt64]], firstSlot: Int)
  /// Run one case.
  case run(Origin)
  /// Draw the cases that are left of one when a choice is changed.
  case realign(Realignment)

  var bytes: [UInt8] {
    var parcel = Parcel()
    switch self {
    case .count: parcel.put(0)
    case .slots(let slots):
      parcel.put(1)
      parcel.put(slots.lowerBound)
      parcel.put(slots.upperBound)
    case .scripts(let scripts, let firstSlot):
      parcel.put(2)
      parcel.put(each: scripts) { $0.put($1) }
      parcel.put(firstSlot)
    case .run(let origin):
      parcel.put(3)
      parcel.put(origin)
    case .realign(let change):
      parcel.put(4)
      parcel.put(change.script)
      parcel.put(change.position)
      parcel.put(change.index)
    }
    return parcel.bytes
  }

  init(bytes: [UInt8]) throws(Parcel.Damage) {
    var parcel = Parcel(opening: bytes)
    switch try parcel.takeInt() {
    case 0: self = .count
    case 1:
      let (start, end) = (try parcel.takeInt(), try parcel.takeInt())
      guard start <= end else { throw Parcel.Damage() }
      self = .slots(start..<end)
    case 2:
      let scripts = try parcel.takeEach { parcel throws(Parcel.Damage) in
        try parcel.takeChoices()
      }
      self = .scripts(scripts, firstSlot: try parcel.takeInt())
    case 3: self = .run(try parcel.takeOrigin())
    case 4:
      self = .realign(
        Realignment(
          script: try parcel.takeChoices(), position: try parcel.takeInt(),
          index: try parcel.takeWord()))
    default: throw Parcel.Damage()
    }
  }
}

extension Experiment {
  /// Does an errand, in the child: what it found, as bytes.
  func perform(_ errand: Errand) -> [UInt8] {
    var parcel = Parcel()
    switch errand {
    case .count:
      let found = allCases()
      parcel.put(each: found.map { [$0] } ?? []) {
        $0.put($1.extent == .all ? 1 : 0)
        $0.put(each: $1.scripts) { $0.put($1) }
      }
    case .slots(let slots): parcel.put(runSlots(slots))
    case .scripts(let scripts, let firstSlot):
      parcel.put(run(scripts, firstSlot: firstSlot))
    case .run(let origin): parcel.put(run(origin).outcome)
    case .realign(let change): parcel.put(each: realign(change)) { $0.put($1) }
    }
    return parcel.bytes
  }
}
