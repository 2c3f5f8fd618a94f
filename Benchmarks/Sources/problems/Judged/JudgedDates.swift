import PropertyKit

extension Problem {
  static let judgedDates: [Problem] = [
    Problem(
      "iso week", kind: "dates", smallest: (1990, 12, 31),
      .zip(.int(in: 1990...2040), .int(in: 1...12), .int(in: 1...31))
    ) { (year: Int, month: Int, day: Int) in
      try assume(day <= days(in: month, of: year))
      let date = Day(year: year, month: month, day: day)
      return date.week == date.weekOfThursday
    } json: {
      row($0, $1, $2)
    },
    Problem(
      "next alarm", kind: "dates",
      smallest: (Clock(0, 1), [Clock(0, 0), Clock(1, 0)]),
      .zip(clocks, .array(of: clocks, count: 1...5))
    ) { (now: Clock, alarms: [Clock]) in
      now.wait(for: now.next(of: alarms)) == alarms.map { now.wait(for: $0) }.min()
    } json: { (now: Clock, alarms: [Clock]) in
      row(now.hour, now.minute, alarms)
    },
  ]
}

private let clocks: Gen<Clock> =
  .zip(.int(in: 0...23), .int(in: 0...59)).map { Clock($0, $1) }

private func isLeap(_ year: Int) -> Bool {
  year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

private func days(in month: Int, of year: Int) -> Int {
  month == 2 && isLeap(year) ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

private struct Day {
  let year, month, day: Int

  var dayOfYear: Int { (1..<month).reduce(day) { $0 + days(in: $1, of: year) } }

  /// 1 is a Monday, 7 a Sunday.
  var weekday: Int {
    let years = year - 1
    return (365 * years + years / 4 - years / 100 + years / 400 + dayOfYear - 1) % 7 + 1
  }

  /// The number of the week by ISO 8601; no day of December is in week 1 of the next year.
  var week: Int {
    let number = (dayOfYear - weekday + 10) / 7
    if number > 0 { return number }
    let first = Day(year: year - 1, month: 1, day: 1).weekday
    return first == 4 || first == 3 && isLeap(year - 1) ? 53 : 52
  }

  /// The same by definition: which Thursday of its year is in the same week.
  var weekOfThursday: Int {
    var thursday = dayOfYear - weekday + 4
    let length = isLeap(year) ? 366 : 365
    if thursday < 1 {
      thursday += isLeap(year - 1) ? 366 : 365
    } else if thursday > length {
      thursday -= length
    }
    return (thursday - 1) / 7 + 1
  }
}

private struct Clock: Shown {
  let hour, minute: Int

  init(_ hour: Int, _ minute: Int) { (self.hour, self.minute) = (hour, minute) }

  var json: Json { row(hour, minute) }

  /// The first alarm from this time on; hour and minute are compared each for itself.
  func next(of alarms: [Clock]) -> Clock {
    let sorted = alarms.sorted { ($0.hour, $0.minute) < ($1.hour, $1.minute) }
    return sorted.first { $0.hour >= hour && $0.minute >= minute } ?? sorted[0]
  }

  /// The minutes until an alarm.
  func wait(for alarm: Clock) -> Int {
    let minutes = (alarm.hour - hour) * 60 + alarm.minute - minute
    return minutes < 0 ? minutes + 24 * 60 : minutes
  }
}
