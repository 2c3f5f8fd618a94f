/// The name of what an earlier step of a program made: `v3` stands for the result of step 3.
///
/// A program is drawn before it runs, so its commands cannot hold results, only names for them. The
/// model keeps the names that may be used; the system keeps what they stand for, usually in a
/// dictionary. Shrinking renames what is left when it deletes a step.
public struct Reference: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the step, from 1.
  public let step: Int

  /// The name of the result of a step; steps are counted from 1.
  public init(step: Int) {
    self.step = step
  }

  /// The name, such as `v3`.
  public var description: String { "v\(step)" }

  /// Earlier results come first.
  public static func < (left: Reference, right: Reference) -> Bool { left.step < right.step }
}
