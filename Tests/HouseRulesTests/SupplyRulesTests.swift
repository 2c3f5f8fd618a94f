import Foundation
import TestSupport
import Testing

/// What comes from elsewhere is named so that it stays what it is, and what is published can be checked.
@Suite struct SupplyRulesTests {
  /// Files that a build server reads, and pages that show such files.
  private static func workflows() throws -> [String] {
    try Repository.paths().filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
  }

  @Test func `actions of others are named by the hash of a commit, and say which version that is`()
    throws
  {
    let files = try Repository.paths().filter { path in
      [".yml", ".yaml", ".md"].contains { path.hasSuffix($0) }
    }
    var hashes: [Substring: Set<Substring>] = [:]
    for file in files {
      for match in try Repository.text(of: file).matches(
        of: /(?m)^[ -]*uses: (?<name>[^@\s]+)@(?<version>\S+)(?<rest>.*)$/)
      where match.name != "ADDRESS" {
        #expect(
          match.version.wholeMatch(of: /[0-9a-f]{40}/) != nil
            && match.rest.wholeMatch(of: /[ ]+# v[0-9]+\.[0-9]+\.[0-9]+/) != nil,
          "\(file): \(match.0)")
        hashes[match.name, default: []].insert(match.version)
      }
    }
    #expect(hashes.count >= 4)
    #expect(hashes.values.allSatisfy { $0.count == 1 }, "\(hashes)")
  }

  @Test func `workflows may read, and only what publishes may write`() throws {
    for file in try Self.workflows() {
      let text = try Repository.text(of: file)
      guard text.contains("\njobs:\n") else { continue }
      #expect(text.contains("\npermissions:\n  contents: read\n\n"), "\(file)")
      let writes = text.matches(of: /: write/).count
      #expect(writes == (file.hasSuffix("release.yml") ? 1 : 0), "\(file)")
      let checkouts = text.matches(of: /uses: actions\/checkout@/).count
      #expect(text.matches(of: /persist-credentials: false/).count == checkouts, "\(file)")
    }
  }

  @Test func `an image is named by its digest, or its file says why not`() throws {
    for file in try Self.workflows() + ["Dockerfile"] {
      let text = try Repository.text(of: file)
      let images = text.matches(of: /(?m)^(?: *container:|FROM) +(?<image>\S+)/).map(\.image)
      let areKnown = images.allSatisfy { $0.contains("@sha256:") }
      #expect(areKnown || text.contains("not known where this file was written"), "\(file)")
    }
  }

  @Test func `the container runs as a user without rights`() throws {
    let text = try Repository.text(of: "Dockerfile")
    let last = try #require(text.ranges(of: "FROM ").last)
    #expect(text[last.upperBound...].contains(/\nUSER [1-9][0-9]*:[1-9][0-9]*\n/))
  }

  @Test func `what a release publishes has checksums that hold`() throws {
    #expect(
      try Repository.text(of: ".github/workflows/release.yml").contains(
        "gh release create \"$GITHUB_REF_NAME\" out/*.zip out/SHA256SUMS "))
    let tools = ["zip", "sha256sum"].map { "/usr/bin/\($0)" }
    guard tools.allSatisfy(FileManager.default.isExecutableFile) else { return }
    let folder = try TemporaryFolder()
    _ = try folder.write("binary", to: "binaries/macos/stackscroll")
    let script = Repository.root.appending(path: "Install/bundle").path
    let command = """
      bash "$0" 0.0.0 "$1/binaries" "$1/out" && cd "$1/out" && sha256sum --check --quiet SHA256SUMS
      """
    let arguments = ["-c", command, script, folder.path]
    let run = try #require(try BuiltProgram(at: "/bin/bash").runs(of: [arguments]).first)
    #expect(run.status == 0, "\(run.errors)")
    let sums = try #require(try folder.contents()["out/SHA256SUMS"])
    let archives = sums.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(archives == ["stackscroll-0.0.0-macos.zip", "stackscroll.artifactbundle.zip"])
  }
}
