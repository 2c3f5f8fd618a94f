import Foundation
import StackScrollConstraints
import StackScrollCore

/// What a law finds with a window, and what else is known about it.
package struct WindowFinding: Sendable {
  /// The law.
  package let law: ScreenLaw
  /// What it finds.
  package let evidence: Evidence
  /// The window as given, and the simplest edits that were found under which the law finds it.
  package let session: EditSession
  /// The device whose window it is then; nil if the window is as large as given.
  package let device: Device?
  /// For which windows or texts the law finds it, all else as in the session; nil if it does not
  /// hang on that.
  package let interval: WindowInterval?
  /// A change with which it is not found, and nothing else instead; nil if none was found.
  package let remedy: WindowRemedy?
  /// What else is gone with that change: it has the same cause.
  package var following: [WindowFinding] = []

  /// The views that it is about, the first to be mended first.
  package var views: [ViewID] { evidence.views }

  /// What is seen under these conditions with the change that mends it; nil if none was found.
  package func mended(in model: LayoutModel) -> Moment? {
    guard let remedy, let changed = try? session.start.applying(remedy.edits) else { return nil }
    return EditSession(start: changed, edits: session.edits).moments(in: model).last
  }

  /// Under which conditions, each in words: the device by name, and the edits.
  package func conditions(_ style: NumberStyle) -> [String] { conditions(style) { _ in nil } }

  /// The same with other names for views.
  private func conditions(
    _ style: NumberStyle, naming name: (ViewID) -> String?
  ) -> [String] {
    let edits = session.edits.filter { device == nil || !$0.isOfDevice }
    let words = edits.map { edit in
      guard case .setHidden(let isHidden, let view) = edit, let name = name(view) else {
        return edit.words(style)
      }
      return "\(isHidden ? "hide" : "show") \(name)"
    }
    let all = (device.map { [$0.words] } ?? []) + words
    return all.isEmpty ? ["as given"] : all
  }

  /// All of it as a sentence: what is found, under which conditions, where it holds and what mends it.
  package func message(_ style: NumberStyle) -> String {
    message(style, naming: { _ in nil }, shortly: { _ in nil })
  }

  /// The sentence with other names for views, and shorter ones in what mends it.
  package func message(
    _ style: NumberStyle, naming name: (ViewID) -> String?, shortly: (ViewID) -> String?
  ) -> String {
    let fault = fault(style, naming: name, shortly, isMended: remedy != nil)
    let end = fault.hasSuffix(".") ? String(fault.dropLast()) : fault
    let gone = following.prefix(Self.namedFollowing).map {
      $0.fault(style, naming: name, shortly, isMended: true)
    }
    let rest = following.count - gone.count
    let others =
      gone.isEmpty
      ? nil
      : "this mends as well: \(gone.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "")
    let isEverywhere = session.edits.isEmpty && interval?.isEverywhere ?? false
    let place = isEverywhere ? nil : conditions(style, naming: name).joined(separator: ", ")
    return
      ([end, place, interval?.text(style)]
      + [remedy.map { "mended by: \(renamed($0.words, shortly, shortly))\($0.onLine)" }] + [others])
      .compactMap(\.self).joined(separator: "; ")
  }

  /// How much of what is mended as well is told.
  private static let namedFollowing = 3

  /// What two findings have in common that are one fault in two places: all but names and what mends it.
  ///
  /// - Parameter name: what is the same of views that are copies of one.
  package func shape(naming name: (ViewID) -> String?) -> String {
    ([law.rawValue, fault(.exact, naming: name, name)] + conditions(.exact, naming: name)
      + [interval?.text(.exact)].compactMap(\.self)).joined(separator: "\n")
  }

  /// What is found, with other names for views.
  ///
  /// - Parameter isMended: whether something is told that mends it: what a law says itself on what to do, in its last
  ///   sentence, is left out then.
  private func fault(
    _ style: NumberStyle, naming name: (ViewID) -> String?, _ shortly: (ViewID) -> String?,
    isMended: Bool = false
  ) -> String {
    guard evidence.quantity.kind == .text else { return evidence.renamed(name).text(style) }
    let text = evidence.text(style)
    let advice = isMended ? text.range(of: ". ", options: .backwards)?.lowerBound : nil
    return renamed(String(text[..<(advice ?? text.endIndex)]), name, shortly)
  }

  /// A sentence about views with other names for them, and shorter ones before the name of an attribute.
  private func renamed(
    _ sentence: String, _ name: (ViewID) -> String?, _ shortly: (ViewID) -> String?
  ) -> String {
    let named = Set(views + (remedy?.views ?? []) + following.flatMap(\.views))
    let characters = Array(sentence + "  ")
    var (text, word) = ("", "")
    for (character, next) in zip(characters, characters.dropFirst()) {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        word.append(character)
        continue
      }
      let isOfAnchor = character == "." && next.isLetter
      let other =
        named.contains(ViewID(word)) ? (isOfAnchor ? shortly : name)(ViewID(word)) : nil
      let isQuoted = other != nil && text.last == "\"" && character == "\""
      if isQuoted { text.removeLast() }
      text += other ?? word
      word = ""
      if !isQuoted { text.append(character) }
    }
    return String(text.dropLast())
  }
}

extension WindowFinding {
  /// Under which conditions the law is broken, and what was found where something else should be.
  package var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "conditions": .array(conditions(.exact).map(JSONValue.string)),
      "edits": Format.list(.object).json(session.edits), "evidence": .object(evidence.json),
    ]
    if let device {
      object["device"] = .object([
        "name": .string(device.name), "posture": .string(device.posture.rawValue),
        "size": .object(device.size.json),
      ])
    }
    if let interval { object["interval"] = .object(interval.json) }
    if !following.isEmpty {
      object["following"] = .array(
        following.map {
          .object(["law": .string($0.law.rawValue), "evidence": .object($0.evidence.json)])
        })
    }
    if let remedy {
      object["remedy"] = .object([
        "words": .string(remedy.words), "edits": Format.list(.object).json(remedy.edits),
      ])
    }
    return object
  }
}

extension WindowRemedy {
  /// The line of the document on which it changes something.
  fileprivate var onLine: String {
    guard case .document(_, let line)? = constraint?.origin else { return "" }
    return " (line \(line))"
  }
}

extension WindowInterval {
  /// What is varied, where the law fails, and the nearest points at which it holds.
  fileprivate var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "of": .string(dimension.rawValue), "from": .number(interval.firstBad),
      "to": .number(interval.lastBad),
    ]
    object["holdsAt"] = .array(
      [interval.lastGood, interval.nextGood].map { $0.map(JSONValue.number) ?? .null })
    return object
  }
}

/// The windows or texts for which something is found, the ends exact to a hundredth.
package struct WindowInterval: Sendable {
  /// What is varied.
  package enum Dimension: String, Sendable {
    case width, height
    case texts = "text scale"
    case words = "length of words"
  }

  /// What is varied.
  package let dimension: Dimension
  /// Where the law fails, and the nearest points at which it holds.
  package let interval: FailingInterval
  /// The widths or heights in which it was looked for; nil for those of texts.
  package var lengths: ClosedRange<Double>?

  /// The axis of the window that is varied; nil for texts.
  package var axis: Axis? {
    switch dimension {
    case .width: .horizontal
    case .height: .vertical
    case .texts, .words: nil
    }
  }

  /// Whether it is shorter than a point: then something is known only of views as they were drawn, and of other windows
  /// nothing is told.
  var isOneLength: Bool { interval.lastBad - interval.firstBad < 1 }

  /// Whether it was found wherever it was looked for.
  package var isEverywhere: Bool { interval.lastGood == nil && interval.nextGood == nil }

  /// The interval in words.
  package func text(_ style: NumberStyle) -> String {
    let ends = interval.texts(style)
    let (first, last) = (ends.firstBad, ends.lastBad)
    func windows(_ what: String, _ less: String, _ more: String) -> String {
      switch (interval.lastGood, interval.nextGood) {
      case _ where first == last: "in windows \(first) \(what)"
      case (nil, nil): "in all windows from \(first) to \(last) \(what)"
      case (nil, interval.lastBad): "in windows \(less) than \(last)"
      case (nil, _): "in windows up to \(last) \(what)"
      case (interval.firstBad, nil): "in windows \(more) than \(first)"
      case (_, nil): "in windows from \(first) \(what) on"
      case (_, _): "in windows from \(first) to \(last) \(what)"
      }
    }
    func texts(_ what: String) -> String {
      isEverywhere
        ? "with texts from \(first) to \(last) \(what)" : "in texts from \(first) \(what) on"
    }
    return switch dimension {
    case .width: windows("wide", "narrower", "wider")
    case .height: windows("high", "lower", "higher")
    case .texts: texts("times as large")
    case .words: texts("times as long")
    }
  }
}
