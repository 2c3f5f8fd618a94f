import Foundation
import Testing

@testable import PropertyKit

/// Values of a `Decodable` type: what is drawn of each form of it, and what is said where nothing can be.
struct DecodedTests {
  private func values<T: Decodable & SendableMetatype>(
    _ type: T.Type, _ overrides: DecodedOverride..., cases: Int = 400
  ) -> [T] {
    drawn(.decoded(type, overrides: overrides), Settings(cases: cases))
  }

  private func reason<T: Decodable & SendableMetatype>(
    _ type: T.Type, _ overrides: DecodedOverride...
  ) -> String {
    let discard = fresh(Gen.decoded(type, overrides: overrides), caseIndex: 5).discard
    return discard.map { ReportText.text(of: $0) } ?? "drawn"
  }

  @Test func `structs, lists, optionals and enums of text that list no cases`() {
    let teams = values(Models.Team.self)
    #expect(teams.count == 400)
    let accounts = teams.flatMap { $0.members + [$0.lead] }
    #expect(Set(accounts.flatMap(\.roles)) == [.owner, .editor, .guest])
    #expect(accounts.contains { $0.note == nil } && accounts.contains { $0.note != nil })
    #expect(Set(teams.map(\.members.count)).isSuperset(of: [0, 1, 10, 20]))
    #expect(teams.contains { $0.members.count > 0 && $0.budget != $0.budget.rounded() })
  }

  @Test func `every case of enums of numbers, of one case and of listed ones`() {
    #expect(Set(values(Models.Level.self)) == [.low, .middle, .high])
    #expect(Set(values(Models.Only.self)) == [.one])
    #expect(Set(values(Models.Side.self)) == [.left, .right])
    #expect(replayed(Gen<Models.Level>.decoded(), []).value == .low)
  }

  @Test func `every case with a payload, and what holds itself ends`() {
    let shapes = values(Models.Shape.self)
    #expect(shapes.count == 400)
    #expect(shapes.contains { if case .circle = $0 { true } else { false } })
    #expect(shapes.contains { if case .rectangle = $0 { true } else { false } })
    #expect(shapes.contains(.nothing))
    #expect(shapes.contains { if case .many(let inner) = $0 { inner.count > 2 } else { false } })
    let expressions = values(Models.Expression.self)
    #expect(expressions.count == 400)
    #expect(expressions.contains { $0.count > 10 } && expressions.allSatisfy { $0.count < 200 })
    #expect(replayed(Gen<Models.Expression>.decoded(), []).value == .number(0))
    let folders = values(Models.Folder.self)
    #expect(folders.count == 400 && folders.contains { $0.depth > 2 })
    #expect(folders.allSatisfy { $0.count < 200 })
  }

  @Test func `classes, their superclasses, and a chain`() {
    let dogs = values(Models.Dog.self)
    #expect(dogs.count == 400 && dogs.contains { !$0.name.isEmpty && !$0.tricks.isEmpty })
    let links = values(Models.Link.self)
    #expect(links.count == 400 && links.contains { $0.count > 4 })
    #expect(
      drawn(.decoded(Models.Link.self, size: 0), Settings(cases: 200)).allSatisfy { $0.count <= 2 })
  }

  @Test func `the types of Foundation and the collections of the standard library`() {
    let found = values(Models.Values.self)
    #expect(found.count == 400)
    #expect(found.contains { !$0.names.isEmpty } && found.contains { $0.numbers.count > 3 })
    #expect(found.contains { $0.roles.count == 3 } && found.contains { $0.flags.count == 2 })
    #expect(found.contains { $0.range.count > 1 } && found.contains { !$0.half.isEmpty })
    #expect(
      found.contains { $0.pair.contains(nil) } && found.contains { $0.pair.contains { $0 != nil } })
    #expect(found.allSatisfy { $0.nested.allSatisfy { $0.count <= 8 } })
  }

  @Test func `each type that a single value is tried as`() {
    let found = values(Models.IntOrText.self)
    #expect(found.contains { if case .number = $0 { true } else { false } })
    #expect(found.contains { if case .text = $0 { true } else { false } })
    #expect(found.contains { if case .flag = $0 { true } else { false } })
    #expect(replayed(Gen<Models.IntOrText>.decoded(), []).value == .number(0))
  }

  @Test func `each type that a field is tried as, and nil where it is tried in vain`() {
    let rows = values(Models.Row.self)
    #expect(rows.contains { $0.isNumber } && rows.contains { !$0.isNumber })
    #expect(rows.contains { $0.note == nil } && rows.contains { $0.note != nil })
    let tags = values(Models.Tag.self)
    #expect(tags.contains { if case .name = $0 { true } else { false } })
    #expect(tags.contains { if case .object = $0 { true } else { false } })
    let sequence = fresh(Gen<[Models.Row]>.decoded(), caseIndex: 1).sequence
    #expect(sequence.spans.allSatisfy { $0.range.upperBound <= sequence.choices.count })
  }

  @Test func `names of cases and forms of text are found for what refuses arbitrary text`() {
    let events = values(Models.Event.self)
    #expect(events.count == 400)
    #expect(events.contains { if case .pushEvent = $0 { true } else { false } })
    #expect(events.contains { if case .openEvent = $0 { true } else { false } })
    let entries = values(Models.Entry.self)
    #expect(entries.count == 400 && Set(entries.map(\.day)).count > 50)
    #expect(entries.contains { $0.amount < 0 })
    let lenient = values(Models.Lenient.self)
    #expect(lenient.contains { $0.day == nil } && Set(lenient.map(\.day)).count > 50)
    #expect(replayed(Gen<Models.Lenient>.decoded(), []).value?.day == nil)
  }

  @Test func `open keys, lists read by hand, containers inside others`() {
    let found = values(Models.Loose.self)
    #expect(found.count == 400)
    #expect(found.contains { $0.labels.count > 2 } && found.contains { $0.lists.count > 10 })
    #expect(found.contains { $0.maybe == nil } && found.contains { $0.maybe != nil })
    let sequence = fresh(Gen<Models.Loose>.decoded(), caseIndex: 1).sequence
    #expect(sequence.spans.allSatisfy { $0.range.upperBound <= sequence.choices.count })
  }

  @Test func `a generator of one's own is used wherever the type stands`() {
    let polls = values(Models.Poll.self)
    #expect(polls.flatMap(\.shares).allSatisfy { (0...100).contains($0.value) })
    #expect(polls.contains { $0.quorum != nil })
  }

  @Test func `replays, and draws that are not recorded, give the same value`() {
    func expectLaws<T: Decodable & Hashable & SendableMetatype>(_ type: T.Type) {
      let generator = Gen.decoded(type)
      for caseIndex in 0..<60 {
        let first = fresh(generator, caseIndex: caseIndex)
        let again = replayed(generator, first.indices)
        #expect(again.value == first.value)
        #expect(again.sequence.choices == first.sequence.choices)
        #expect(again.sequence.spans == first.sequence.spans)
        #expect(fresh(generator, caseIndex: caseIndex, isRecording: false).value == first.value)
      }
      var random = RandomBits(seed: 11, caseIndex: 0)
      for _ in 0..<100 {
        let numbers = (0..<random.upTo(60)).map { _ in random.next() >> random.upTo(63) }
        let drawing = replayed(generator, numbers)
        #expect(drawing.value != nil || drawing.discard != nil)
        #expect(replayed(generator, drawing.indices).value == drawing.value)
      }
    }
    expectLaws(Models.Team.self)
    expectLaws(Models.Values.self)
    expectLaws(Models.Shape.self)
    expectLaws(Models.Expression.self)
    expectLaws(Models.Folder.self)
    expectLaws(Models.IntOrText.self)
    expectLaws(Models.Event.self)
    expectLaws(Models.Row.self)
    expectLaws(Models.Tag.self)
    expectLaws(Models.Loose.self)
    expectLaws(Models.Poll.self)
  }

  @Test func `few values are gone through completely`() {
    let levels = check(Gen<Models.Level>.decoded()) { _ in true }
    #expect(levels.extent == .all && levels.passed == 3)
    struct Switches: Codable {
      var first: Bool
      var side: Models.Side?
    }
    let switches = check(Gen<Switches>.decoded()) { _ in true }
    #expect(switches.extent == .all && switches.passed == 6)
    let texts = check(Gen<String>.string(matching: "[ab][0-4]?")) { _ in true }
    #expect(texts.extent == .all && texts.passed == 12)
  }

  // MARK: Overrides

  @Test func `a field is drawn by its own generator, at the top and further in, or a whole type`() {
    let teams = values(
      Models.Team.self, .field("budget", .double(in: 0...1)),
      .field("members.name", .string(of: .letters, count: 1...3)), .every(Int.self, .int(in: 5...7))
    )
    #expect(teams.count == 400)
    #expect(teams.allSatisfy { (0...1).contains($0.budget) && (5...7).contains($0.lead.id) })
    #expect(teams.allSatisfy { $0.members.allSatisfy { (1...3).contains($0.name.count) } })
    #expect(teams.contains { $0.lead.name.count > 3 })
    let notes = values(Models.Account.self, .field("note", .always("x")))
    #expect(notes.allSatisfy { $0.note == "x" })
    let some = values(Models.Account.self, .field("note", .optional(.always("x"))))
    #expect(Set(some.map(\.note)) == ["x", nil])
    let shapes = values(Models.Shape.self, .field("circle.radius", .always(2.0)))
    #expect(shapes.contains(.circle(radius: 2)))
    let dogs = values(Models.Dog.self, .field("animal_name", .always("Rex")))
    #expect(dogs.allSatisfy { $0.name == "Rex" })
  }

  @Test func `a name that is not there is said, with those that are`() {
    #expect(
      reason(Models.Team.self, .field("budgte", .double(in: 0...1)))
        == "the generator cannot draw: no field budgte in Team; its fields are budget, lead, members"
    )
    #expect(
      reason(Models.Team.self, .field("members.nmae", .always("")))
        == "the generator cannot draw: no field members.nmae in Team; the fields of members are id,"
        + " name, note, roles")
    #expect(
      reason(Models.Team.self, .field("budget.x", .always("")))
        == "the generator cannot draw: no field budget.x in Team, where budget has no fields; its"
        + " fields are budget, lead, members")
    #expect(
      reason(Models.Team.self, .every(Models.Level.self, .always(.low)))
        == "the generator cannot draw: no value of the type Level is decoded in Team")
  }

  @Test func `a generator of another type is said, with the type that is wanted`() {
    #expect(
      reason(Models.Team.self, .field("budget", .int(in: 0...9)))
        == "the generator cannot draw: the field budget of Team is decoded as Double, and its"
        + " generator draws Int; give it a Gen<Double>")
  }

  // MARK: Refusals

  @Test func `what an initialiser refuses discards the case with its reason`() {
    let found = values(Models.Named.self)
    #expect((100..<400).contains(found.count) && found.allSatisfy { $0.age >= 0 })
    let discards = Set(
      (0..<100).compactMap { fresh(Gen<Models.Named>.decoded(), caseIndex: $0).discard })
    let reason = Discard.precondition("Named refuses what was drawn", because: "Empty()")
    #expect(discards == [reason])
    let inside = Set(
      (0..<30).compactMap { fresh(Gen<[Models.Named]>.decoded(), caseIndex: $0).discard })
    #expect(inside == [reason])
  }

  @Test func `a type that never ends is refused by name, without a trap`() {
    #expect(
      reason(Models.Endless.self)
        == "the generator cannot draw: Endless holds itself in every value that was tried; conform"
        + " it to Arbitrary")
  }

  @Test func `a value too large for the case is discarded, and a large one fits`() {
    let tight = Settings(cases: 50, maximumChoices: 3)
    let discards = (0..<50).compactMap {
      fresh(Gen<Models.Team>.decoded(), caseIndex: $0, settings: tight).discard
    }
    #expect(discards.count == 50 && discards.allSatisfy { $0 == .tooManyChoices })
    let nested = drawn(Gen<[[Models.Team]]>.decoded(), Settings(cases: 300))
    #expect(nested.count == 300)
  }

  @Test func `a decoder that is kept draws nothing afterwards`() throws {
    final class Kept: Decodable {
      let decoder: any Decoder
      init(from decoder: any Decoder) throws { self.decoder = decoder }
    }
    let kept = try #require(fresh(Gen<Kept>.decoded()).value)
    #expect(throws: Discard.tooManyChoices) {
      try kept.decoder.singleValueContainer().decode(Int.self)
    }
  }
}
