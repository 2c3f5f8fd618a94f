import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// Every bad command line is refused with its own sentence, and nothing is done.
@Suite struct CommandLineErrorTests {
  static let badArguments: [([String], String)] = [
    (["explor"], "there is no command \"explor\"; did you mean \"explore\"?"),
    (
      ["frobnicate"],
      "use explore, merge, replay, list, layout, check, keep, retire, explain, lint, verify, "
        + "import, port, completion, help"
    ),
    ([""], "there is no command \"\""),
    (["--cases", "3"], "\"--cases\" stands where a command belongs"),
    (["--versoin"], "did you mean \"--version\"?"),
    (["--version", "2"], "nothing is known to do with \"2\""),
    (["help", "lst"], "did you mean \"list\"?"),
    (["help", "list", "replay"], "nothing is known to do with \"replay\""),
    (["explore", "--case", "3"], "no option \"--case\" here; did you mean \"--cases\"?"),
    (["merge", "--cases", "3"], "there is no option \"--cases\" here"),
    (["explore", "-x"], "there is no option \"-x\" here"),
    (["explore", "--cases"], "--cases needs a value"),
    (["explore", "--cases="], "--cases needs a value"),
    (["explore", "--cases", "--seed", "1"], "--cases needs a value"),
    (["explore", "--write", ""], "--write needs a value"),
    (["explore", "--cases", "0"], "--cases \"0\" is out of range; give one from 1 to 1000000000"),
    (["explore", "--cases", "-5"], "--cases \"-5\" is out of range"),
    (["explore", "--cases", "1e6"], "--cases \"1e6\" is not a whole number in digits"),
    (["explore", "--cases", "1,000"], "not a whole number"),
    (["explore", "--cases", "12.5"], "not a whole number"),
    (["explore", "--cases", "+5"], "not a whole number"),
    (["explore", "--cases", "٣"], "not a whole number"),
    (["explore", "--cases", " 5"], "not a whole number"),
    (["explore", "--cases", "99999999999999999999999"], "is out of range"),
    (["explore", "--cases", "5", "--cases=6"], "--cases is given twice"),
    (["explore", "--seed", "-1"], "or \"random\""),
    (["explore", "--seed", "18446744073709551616"], "is out of range"),
    (["explore", "--seed", "Random"], "is not a whole number in digits"),
    (["explore", "--time", "0"], "--time \"0\" is out of range; give one from 1 to 604800"),
    (["explore", "--time", "inf"], "is not a whole number"),
    (["explore", "--write", #filePath], "is a file; name a folder"),
    (["explore", "tabs-cuont"], "no invariant \"tabs-cuont\"; did you mean \"tabs-count\"?"),
    (["explore", "nothing-like-it"], "\"list\" shows all names"),
    (["explore", "tabs-count", "tabs-count"], "\"tabs-count\" is named twice"),
    (["explore", "--", "--cases"], "there is no invariant \"--cases\""),
    (["explore", "a\u{1B}[2J\u{07}"], "there is no invariant \"a\\u{1B}[2J\\u{7}\""),
    (["list", "rows-count"], "no invariant has \"rows-count\"; give fewer or shorter words"),
    (["list", "tabs", "never scroll up"], "no invariant has \"tabs\" and \"never scroll up\""),
    (["list", "tabs", "tabs"], "\"tabs\" is named twice"),
    (["list", "--long=yes"], "--long takes no value, and \"yes\" is given"),
    (["list", "--long", "--long"], "--long is given twice"),
    (["explore", "--write", #filePath], "is a file; name a folder"),
    (["lint"], "no document is named; name a storyboard or a xib"),
    (["lint", "a", "--format", "xml"], "there is no format \"xml\"; write --format text"),
    (["verify"], "no document is named; name a storyboard or a xib"),
    (["verify", "a", "a"], "\"a\" is named twice"),
    (["import"], "no document is named; name a storyboard or a xib"),
    (["import", "a", "a"], "\"a\" is named twice"),
    (["layout", "a", "b", "--json"], "--json is about one screen"),
    (["layout", "a", "--why", "b", "--verdicts"], "nothing is known to do with \"--why\""),
    (["import", "a", "--write", #filePath], "is a file; name a folder"),
    (["replay"], "nothing to replay"),
    (["replay", "--cases", "3"], "there is no option \"--cases\" here"),
    (["replay", "a", "a"], "\"a\" is named twice"),
    (["replay", ""], "\"\" is no name; leave it out"),
    (["explain", ""], "\"\" is no name; leave it out"),
  ]

  @Test(arguments: badArguments)
  func `a bad command line is refused with its reason, and prints nothing`(
    arguments: [String], fragment: String
  ) throws {
    let run = CommandLineRun(arguments, try Sample.sound())
    #expect(run.status == .unusable)
    #expect(run.errors.contains(fragment), "\(run.errors)")
    #expect(run.errors.hasPrefix("stackscroll: ") && !run.errors.contains("\\u{A}"))
    #expect(run.output.isEmpty)
  }

  static let badTargets: [(String, String)] = [
    ("tabs-count", "\"tabs-count\": it is missing: no file and no folder has this path"),
    ("missing.json", "write a token as ID:TOKEN"),
    ("tabs-count:", "tabs-count: the token is empty"),
    ("tabs-count:q9-000", "a token begins with \"p1-\""),
    ("tabs-count:p1-", "the token ends too early"),
    ("tabs-count:p1-00!0", "character 6 of the token"),
    ("tabs-count:p1-0000000000", "its checksum does not fit"),
    ("tabs-cuont:p1-000", "did you mean \"tabs-count\"?"),
    (":p1-000", "there is no invariant \"\""),
    ("/dev/zero", "/dev/zero: this is not a regular file"),
  ]

  @Test(arguments: badTargets)
  func `what cannot be replayed is refused with its reason`(
    target: String, fragment: String
  ) throws {
    let run = CommandLineRun(["replay", target], try Sample.sound())
    #expect(run.status == .unusable)
    #expect(run.errors.contains(fragment), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  private static let strip = #""subject": {"frameWidth": 3, "tabCount": 2}, "#
  private static let rest = #""message": "", "token": """#

  static let badFixtures: [(String, String)] = [
    ("", "this is not JSON"),
    ("{", "this is not JSON"),
    (String(repeating: "[", count: 100_000), "this is not JSON"),
    ("[1, 2]", "expected an object, found a list of 2"),
    ("{}", "the key \"format\" is missing"),
    (#"{"format": 2}"#, "expected format 1, found format 2"),
    (#"{"format": 1.5}"#, "expected a whole number"),
    (#"{"format": 1, "invariant": "no-such"}"#, "no invariant is named \"no-such\""),
    (#"{"format": 1, "invariant": "tabs-count", "expect": "perhaps"}"#, "\"holds\", \"fails\""),
    (
      #"{"format": 1, "invariant": "tabs-count", "expect": "holds", "subject": {}, \#(rest)}"#,
      "at subject"
    ),
    (
      #"{"format": 1, "invariant": "tabs-count", "expect": "holds", \#(strip) \#(rest), "x": 1}"#,
      "the key \"x\" means nothing here"
    ),
    (
      #"{"format": 1, "invariant": "tabs-count", "expect": "holds", "subject": "#
        + #"{"frameWidth": 3, "tabCount": 99}, \#(rest)}"#, "at subject"
    ),
  ]

  // By their places: a log of tests shows arguments, and one of these has 100,000 letters.
  @Test(arguments: badFixtures.indices)
  func `a fixture that cannot be read is named with its reason`(index: Int) throws {
    let (text, fragment) = Self.badFixtures[index]
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "bad.json")
    let run = CommandLineRun(["replay", path], try Sample.sound())
    #expect(run.status == .unusable)
    #expect(run.errors.contains("\(path): "), "\(run.errors)")
    #expect(run.errors.contains(fragment), "\(run.errors)")
  }

  @Test func `a folder without fixtures is an error, and drafts are none`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("not a fixture", to: "notes.txt")
    _ = try folder.write("{}", to: "tabs-count/.draft.json")
    let run = CommandLineRun(["replay", folder.path], try Sample.sound())
    #expect(run.status == .unusable)
    #expect(run.errors.contains("the folder holds no .json file"))
  }

  /// Commands that speak of invariants, and others, with what they answer without a catalogue.
  @Test func `a catalogue that cannot be made is told where it is needed, and nowhere else`()
    throws
  {
    let error = CatalogueError.duplicateName("tabs-count")
    let catalogue: () throws -> Catalogue = { try Catalogue([Sample.law, Sample.law]) }
    let folder = try TemporaryFolder()
    let screen = Repository.root.appending(path: "Examples/Screens/form.json").path
    let document = FixtureFolder.fixtures.appending(path: "Documents/Faults/bottom-pin.storyboard")
      .path
    for arguments in [
      ["explore"], ["explore", "--shard", "0/2", "--results", folder.path], ["list"],
      ["merge", folder.path], ["replay", screen], ["keep", "a:b"], ["check", screen],
      ["completion", "bash"],
    ] {
      let run = CommandLineRun(arguments, making: catalogue)
      #expect(run.status == .unusable && run.output.isEmpty, "\(arguments)")
      #expect(run.errors == "stackscroll: \(error)\n", "\(arguments)")
    }
    for arguments in [
      [], ["--version"], ["help", "list"], ["layout", screen], ["lint", "--views", "0", document],
    ] {
      let run = CommandLineRun(arguments, making: catalogue)
      #expect(run.errors.isEmpty && !run.output.isEmpty, "\(arguments): \(run.errors)")
    }
  }

  @Test func `an empty catalogue cannot be explored`() throws {
    let run = CommandLineRun(["explore"], try Sample.catalogue())
    #expect(run.status == .unusable)
    #expect(run.errors.contains("the catalogue is empty"))
  }
}
