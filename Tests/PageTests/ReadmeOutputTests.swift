import Foundation
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// What the README shows of the tool's output is what the tool prints.
@Suite struct ReadmeOutputTests {
  @Test func `the readme shows what its two commands print`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.split(separator: "```text\n").dropFirst().compactMap {
      $0.split(separator: "```").first
    }
    let document = ReadmePictureTests.document
    let lint = Explorer.transcript(of: ["lint", document.path])
    #expect(lint.status == .unexpected)
    let folder = document.deletingLastPathComponent().path
    #expect(lint.output.replacing("\(folder)/", with: "").contains(shown[0]), "\(lint.output)")
    let explore = Explorer.transcript(of: ["explore", "--cases", "40"])
    #expect(explore.output.contains(shown[1]), "\(explore.output)")
  }

  @Test func `the readme has 1,300 words at most`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 1_300)
  }

  @Test func `the form that is written down breaks the law that the text names`() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Screens.md"), encoding: .utf8)
    let form = try #require(text.split(separator: "```json\n").dropFirst().first)
      .split(separator: "```")[0]
    let folder = try TemporaryFolder()
    let path = try folder.write(String(form), to: "form.json")
    let layout = Explorer.transcript(of: ["layout", path])
    #expect(layout.status == .success && layout.errors.isEmpty, "\(layout.errors)")
    let check = Explorer.transcript(of: ["check", path, "--cases", "200"])
    #expect(check.status == .unexpected)
    let output = check.output.replacing("\(folder.path)/", with: "")
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("form.json:3: [content-fits-across]"), "\(output)")
    #expect(
      words.contains("1 finding in 1 screen; tried on") && words.contains("narrower than 342.5"))
    if let shown = text.split(separator: "```text\n").dropFirst().first {
      let part = shown.split(separator: "```")[0].split(whereSeparator: \.isWhitespace)
      #expect(words.contains(part.joined(separator: " ")))
    }
    let tied = form.replacing(
      "\"id\": \"form\",", with: "\"id\": \"form\", \"width\": {\"fractionOfFrame\": 1},")
    let mended = try folder.write(String(tied), to: "mended.json")
    #expect(Explorer.transcript(of: ["check", mended, "--cases", "200"]).status == .success)
  }

  /// Those that need no file that is not there are run by the tests above and by CI.
  @Test func `every command line that a page shows is one`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Documentation").path
    ).filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    let context = CommandContext(
      session: Session(name: "stackscroll", terminal: RecordingTerminal()), environment: [:],
      commands: Command.all, catalogue: { .standard })
    var found = 0
    for page in ["README.md"] + pages {
      let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
      for block in text.split(separator: "```sh\n").dropFirst() {
        for line in block.split(separator: "```")[0].split(separator: "\n")
        where line.hasPrefix("stackscroll ") && !line.contains(/[|<>{$\\"'*]/) {
          let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
          found += 1
          #expect(throws: Never.self, "\(page): \(line)") {
            try Command.prepared(Array(words.dropFirst()), context)
          }
        }
      }
    }
    #expect(found > 10)
  }

  @Test func `the readme and the ci script name the same test command`() throws {
    for (file, command) in [("README.md", "`swift test`"), (".ci/run", "\nswift test")] {
      let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      #expect(text.contains(command), "\(file)")
    }
  }

  @Test func `the map names every folder of sources, tests and fixtures`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    for parent in ["Sources", "Tests", "Fixtures"] {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: parent).path)
      for folder in folders {
        #expect(page.contains("`\(parent)/\(folder)`"), "\(parent)/\(folder)")
      }
    }
  }
}
