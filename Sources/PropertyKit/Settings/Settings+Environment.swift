extension Settings {
  /// The names of the environment variables that change settings.
  public enum Variable: String, Hashable, Sendable, CaseIterable {
    /// The seed, a whole number; `random` for one nobody chose.
    case seed = "PROPERTY_SEED"
    /// How many cases must pass.
    case cases = "PROPERTY_CASES"
    /// The token of the one case to run.
    case replay = "PROPERTY_REPLAY"
    /// Whether cases run in child processes, `on` or `off`.
    case isolation = "PROPERTY_ISOLATION"
    /// A folder in which tests keep their failures, or `off` to keep none.
    case store = "PROPERTY_STORE"
    /// Which shard this is, from 0; needs the number of shards as well.
    case shardIndex = "TEST_SHARD_INDEX"
    /// How many shards there are.
    case shardCount = "TEST_TOTAL_SHARDS"
  }

  /// These settings, changed by what the environment says.
  ///
  /// A function of the dictionary: nothing reads the environment behind one's back.
  ///
  /// - Throws: `EnvironmentError` for a value that cannot be read; empty ones count as not there.
  public func applying(environment: [String: String]) throws(EnvironmentError) -> Settings {
    func value(_ variable: Variable) -> String? {
      environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
    func number(_ variable: Variable, from least: Int) throws(EnvironmentError) -> Int? {
      guard let text = value(variable) else { return nil }
      guard let number = Int(text), number >= least else {
        throw .notANumber(variable, text, least: least)
      }
      return number
    }
    var settings = self
    if let text = value(.seed) {
      guard let seed = text == "random" ? Seed.random() : UInt64(text).map({ Seed($0) }) else {
        throw .notASeed(text)
      }
      settings.seed = seed
    }
    if let cases = try number(.cases, from: 1) { settings.cases = cases }
    if let text = value(.replay) {
      do { settings.replay = try ReplayToken(text) } catch { throw .notAToken(error) }
    }
    switch value(.isolation) {
    case nil: break
    case "on": settings.isolation = settings.isolation ?? Isolation()
    case "off": settings.isolation = nil
    case let text?: throw .neitherOnNorOff(.isolation, text)
    }
    switch (try number(.shardIndex, from: 0), try number(.shardCount, from: 1)) {
    case (nil, nil): break
    case (let index?, let count?):
      do { settings.shard = try Shard(index, of: count) } catch { throw .noSuchShard(error) }
    default: throw .halfAShard
    }
    return settings
  }
}

extension Settings {
  /// These settings with a store, if failures are to be kept and none is named yet.
  ///
  /// - Parameters:
  ///   - property: its name, the same in every run.
  ///   - environment: may name the folder, or say that failures are not kept.
  ///   - handle: the `#dsohandle` of the test, beside whose file failures are kept otherwise.
  package func keepingFailures(
    of property: String, environment: [String: String], beside handle: UnsafeRawPointer
  ) -> Settings {
    guard store == nil else { return self }
    var settings = self
    switch environment[Variable.store.rawValue] {
    case "off"?: break
    case let folder? where !folder.isEmpty:
      settings.store = FailureStore(directory: folder, property: property)
    default:
      guard keepsFailures, !seed.isGiven, replay == nil, shard == .whole else { break }
      settings.store = FailureStore.besideBuild(of: handle, property: property)
    }
    return settings
  }
}

/// An environment variable that cannot be understood.
public enum EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A variable that should be a whole number is not, or is too small.
  case notANumber(Settings.Variable, String, least: Int)
  /// The seed is neither a number nor `random`.
  case notASeed(String)
  /// The replay token cannot be read.
  case notAToken(ReplayTokenError)
  /// A variable that is `on` or `off` is neither.
  case neitherOnNorOff(Settings.Variable, String)
  /// The shard does not exist.
  case noSuchShard(ShardError)
  /// Only one of the two variables of a shard is there.
  case halfAShard

  /// What is wrong and what to do.
  public var description: String {
    typealias Name = Settings.Variable
    return switch self {
    case .notANumber(let variable, let text, let least):
      "\(variable.rawValue) is \"\(text)\"; give a whole number of at least \(least)"
    case .notASeed(let text):
      "\(Name.seed.rawValue) is \"\(text)\"; give a whole number of at least 0, or random"
    case .notAToken(let error): "\(Name.replay.rawValue): \(error)"
    case .neitherOnNorOff(let variable, let text):
      "\(variable.rawValue) is \"\(text)\"; give on or off"
    case .noSuchShard(let error):
      "\(Name.shardIndex.rawValue) and \(Name.shardCount.rawValue): \(error)"
    case .halfAShard:
      "\(Name.shardIndex.rawValue) and \(Name.shardCount.rawValue) belong together; set both or none"
    }
  }
}
