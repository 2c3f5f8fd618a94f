/// What a number of cases says about a share that is demanded.
public enum Coverage: Hashable, Sendable {
  /// The share is reached, or nine tenths of it: certain.
  case sufficient
  /// The share is not reached: certain.
  case insufficient
  /// There were too few cases to tell.
  case undecided

  /// How far below the demand a share may lie and still be called sufficient.
  ///
  /// Without it a share of exactly what is demanded could never be decided.
  static let tolerance = 0.9

  /// The quantile of the normal distribution that leaves 1e-9 outside, half on either side.
  static let quantile = 6.109_410_191

  /// Decides by a confidence interval for the true share.
  ///
  /// Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA
  /// 22, 1927. A run asks after its cases, twice as many, four times as many and so on, so that the
  /// chance of a wrong answer stays near the 1e-9 of one.
  init(of share: Double, hits: Int, in cases: Int) {
    guard cases > 0 else {
      self = share > 0 ? .undecided : .sufficient
      return
    }
    let (low, high) = Self.interval(hits: hits, in: cases)
    if share == 0 || low >= Self.tolerance * share {
      self = .sufficient
    } else {
      self = high < share ? .insufficient : .undecided
    }
  }

  /// The interval in which the true share lies but for one chance in a thousand million.
  static func interval(hits: Int, in cases: Int) -> (low: Double, high: Double) {
    let (share, count) = (Double(hits) / Double(cases), Double(cases))
    let square = quantile * quantile
    let middle = share + square / (2 * count)
    let reach =
      quantile * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
    let scale = 1 + square / count
    return ((middle - reach) / scale, (middle + reach) / scale)
  }
}
