import StackScrollConstraints
import StackScrollCore

/// The frames of a document held against what its constraints ask for.
///
/// A document is evidence: its frames were computed by the real engine, on the device it names.
package struct DocumentVerification: Sendable {
  /// What was found, scene by scene.
  package let scenes: [SceneVerification]

  /// Half a point: recorded frames are rounded to pixels, and some are sums of rounded ones.
  package static let tolerance = Tolerance(absolute: 0.5)

  /// How many numbers were compared.
  package var compared: Int { scenes.reduce(0) { $0 + $1.compared } }
  /// How many of them are the same.
  package var reproduced: Int { scenes.reduce(0) { $0 + $1.reproduced } }
  /// How many of them were put in, as the own sizes of labels and the like.
  package var given: Int { scenes.reduce(0) { $0 + $1.given } }
  /// How many numbers came out as recorded, by what decides them.
  package var shares: VerificationShares {
    scenes.reduce(into: VerificationShares()) { $0.add($1.shares) }
  }
  /// Of how many labels that wrap the height by their strings was compared with the recorded one, and
  /// how many are as high.
  package let wrappingTexts: VerificationShare
  /// The views that stand elsewhere.
  package var differences: [FrameDifference] { scenes.flatMap(\.differences) }
  /// What was found of scroll views.
  package var scrollViews: [ScrollViewFinding] { scenes.flatMap(\.scrollViews) }
  /// How many scroll views were looked at, and on how many of them the document and its constraints
  /// agree.
  package var verdicts: VerificationShare {
    scrollViews.reduce(into: VerificationShare()) { $0.note(isReproduced: $1.agrees) }
  }
}

extension InterfaceDocument {
  /// Lays every scene out and compares that with the frames that were recorded.
  ///
  /// - Parameters:
  ///   - tolerance: how far apart two numbers may be and still count as the same.
  ///   - measuresTexts: whether labels that were recorded with several lines are as large as their
  ///     strings in the system's font, and not as was recorded.
  /// - Complexity: O(n) for reading n views and constraints, and the solver's for each scene.
  package func verify(
    tolerance: Tolerance = DocumentVerification.tolerance, measuresTexts: Bool = false
  ) -> DocumentVerification {
    let recorded = RecordedInsets.collected(from: self)
    return DocumentVerification(
      scenes: scenes.map {
        SceneFacts(self, $0, recorded, measuresTexts: measuresTexts).verified(tolerance)
      },
      wrappingTexts: recordedTexts { $0.numberOfLines != 1 }.filter(\.wraps).reduce(
        into: VerificationShare()
      ) {
        $0.note(isReproduced: tolerance.isEqual($1.measuredSize.height, $1.size.height))
      })
  }
}

/// What was found in one scene.
package struct SceneVerification: Sendable {
  /// Whether there were frames to compare.
  package enum Outcome: Hashable, Sendable {
    /// All constraints hold.
    case laidOut
    /// They cannot all hold; the parties that contradict each other.
    case contradictory(Conflict)
    /// The scene could not be laid out.
    case failed(SceneFailure)
  }

  /// What the document calls the scene.
  package let name: String
  /// Whether there were frames to compare.
  package fileprivate(set) var outcome = Outcome.laidOut
  /// How many numbers were compared: four a view, but none of roots, of views that keep the frame
  /// they are given, and of views without a frame that holds.
  package fileprivate(set) var compared = 0
  /// How many of them are the same.
  package fileprivate(set) var reproduced = 0
  /// How many of them were put in, as the own sizes of labels and the like.
  package fileprivate(set) var given = 0
  /// How many are the same, by what decides them.
  package fileprivate(set) var shares = VerificationShares()
  /// The views that stand elsewhere.
  package fileprivate(set) var differences: [FrameDifference] = []
  /// What was found of scroll views that hold something.
  package fileprivate(set) var scrollViews: [ScrollViewFinding] = []

  fileprivate mutating func compare(
    _ layout: SceneLayout, _ scene: SceneFacts, _ tolerance: Tolerance
  ) {
    var moved: [Int: [FramePart]] = [:]
    let premises = ScenePremises.found(in: scene, layout, tolerance)
    for number in scene.scene.views where scene.isCompared(number) {
      let view = scene.document.views[number]
      let recorded = view.recordedFrame
      let parts = FramePart.allCases.filter { part in
        guard let found = layout.frames[number] else { return true }
        return !tolerance.isEqual(found[part], recorded[part])
      }
      compared += FramePart.allCases.count
      reproduced += FramePart.allCases.count - parts.count
      let stack = view.superview.flatMap { scene.document.views[$0].stack }
      for part in FramePart.allCases {
        let premise = premises.premise(of: part, of: number)
        if premise == .heldLength { given += 1 }
        shares.note(
          part, of: stack, isSettled: premises.isSettledByNoLeaf(part, of: number),
          premise: premise, isReproduced: !parts.contains(part))
      }
      given += Axis.allCases.count { scene.ownLength(number, $0) != nil }
      if !parts.isEmpty { moved[number] = parts }
    }
    let causes = DifferenceCauses(scene, layout, moved)
    for (number, parts) in moved.sorted(by: { $0.key < $1.key }) {
      let view = scene.document.views[number]
      differences.append(
        FrameDifference(
          view: number, place: view.place, recorded: view.recordedFrame,
          found: layout.frames[number] ?? .zero, parts: parts, cause: causes.cause(of: number)))
    }
  }

  /// An empty scroll view is open by the constraints, and mostly not marked: it shows nothing.
  fileprivate mutating func findScrollViews(_ layout: SceneLayout, _ scene: SceneFacts) {
    for number in scene.scene.views {
      let view = scene.document.views[number]
      guard view.kind.isScrollView, !view.subviews.isEmpty,
        view.flags.isDisjoint(with: [.isMisplaced, .silencesAmbiguity]),
        let open = layout.openContents[number], !scene.geometry.leftOut.contains(number)
      else { continue }
      scrollViews.append(
        ScrollViewFinding(
          view: number, place: view.place,
          isMarkedAmbiguous: view.flags.contains(.isAmbiguous), openAxes: open))
    }
  }
}

extension SceneFacts {
  /// Lays the scene out and compares.
  fileprivate func verified(_ tolerance: Tolerance) -> SceneVerification {
    var verification = SceneVerification(name: scene.name)
    do {
      let layout = try SceneLayout.solved(self)
      verification.outcome = layout.conflict.map { .contradictory($0) } ?? .laidOut
      verification.compare(layout, self, tolerance)
      verification.findScrollViews(layout, self)
    } catch {
      if case .refused(.withoutAutoLayout) = error { return verification }
      verification.outcome = .failed(error)
    }
    return verification
  }

  /// Whether a view's recorded frame is the work of constraints, and holds.
  func isCompared(_ number: Int) -> Bool {
    let unfit: ViewFlags = [.isMisplaced, .hasNoRecordedFrame, .hasFixedFrame]
    return number != scene.root && !geometry.leftOut.contains(number)
      && document.views[number].flags.isDisjoint(with: unfit)
  }
}
