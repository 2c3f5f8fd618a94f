import SystemCalls

extension Report {
  /// What is unhealthy about the generator of a run that holds, in words; empty if nothing is.
  ///
  /// Some of the cases are drawn again. Slow drawing is a matter of time, so this is no part of the
  /// report, which is the same on every machine.
  package func warnings(about generator: Gen<Value>) -> [String] {
    guard holds, extent == .sample, settings.isolation == nil, settings.replay == nil,
      !settings.healthChecks.isEmpty, settings.cases > HealthCheck.cases
    else { return [] }
    var (choices, counts) = (0, [[UInt64]: Int]())
    let start = processorTime()
    for number in 0..<HealthCheck.cases {
      // The larger half of the cases: the smallest are alike.
      let slot = settings.cases - 1 - number * settings.cases / (2 * HealthCheck.cases)
      var source = settings.source(slot: slot, attempt: 0, recording: true)
      _ = try? generator.draw(&source)
      choices += source.recorded.choices.count
      counts[source.recorded.indices, default: 0] += 1
    }
    let time = (processorTime() - start) / HealthCheck.cases
    let alike = counts.values.max() ?? 0
    return HealthCheck.allCases.filter(settings.healthChecks.contains).compactMap { check in
      switch check {
      case .slowDrawing where time > HealthCheck.greatestTime:
        "drawing a case takes \(time.formatted), \(settings.cases) cases"
          + " \((time * settings.cases).formatted); draw smaller values, or make what is the same"
          + " for all cases once, outside of the generator"
      case .hugeCases where choices > HealthCheck.greatestChoices * HealthCheck.cases:
        "a case draws \(choices / HealthCheck.cases) choices on the average; a failure takes long"
          + " to shrink, so draw smaller values"
      case .alikeCases where alike > HealthCheck.greatestAlike:
        "\(alike) of \(HealthCheck.cases) cases are one and the same; draw the others more often"
      default: nil
      }
    }.map { "\($0) (Settings.healthChecks chooses what is looked at)" }
  }
}

extension Duration {
  /// Seconds with a digit behind the point, from a tenth on, else milliseconds.
  fileprivate var formatted: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths > 0 ? "\(tenths / 10).\(tenths % 10) s" : "\(Int(self / .milliseconds(1))) ms"
  }
}
