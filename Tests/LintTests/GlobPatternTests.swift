import Testing

@testable import StackScrollExplorer

/// Patterns of paths and names.
@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("a/b.xib", "a/b.xib", true), ("./a/b.xib", "a/b.xib", true), ("*.xib", "a/b.xib", false),
    ("*/*.xib", "a/b.xib", true), ("**", "a/b.xib", true), ("**/b.xib", "b.xib", true),
    ("**/b.xib", "x/y/b.xib", true), ("a/**/c/*.xib", "a/b/c/d/c/e.xib", true),
    ("a/**/c/*.xib", "a/b/c/d/e.xib", false), ("a*", "a/b.xib", false), ("", "a", false),
    ("a/**", "a", true), ("a?b", "a/b", false),
  ])
  func `a pattern of a path goes beyond folders where it says so`(
    _ pattern: String, _ path: String, _ matches: Bool
  ) {
    #expect(GlobPattern(text: pattern).matches(path: path) == matches)
  }

  @Test(arguments: [
    ("map", "map", true), ("map", "maps", false), ("m*p", "mmpap", true), ("*", "", true),
    ("m?p", "mp", false), ("*a*b*c", "xaxbxbxc", true), ("*a*b*c", "xaxcxb", false),
    ("map/*", "map/view", true),
  ])
  func `a pattern of a name stands for letters`(_ pattern: String, _ name: String, _ matches: Bool)
  {
    #expect(GlobPattern(text: pattern).matches(name: name) == matches)
  }

  @Test func `many stars cost no more than the product of lengths`() {
    let pattern = GlobPattern(text: String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(name: String(repeating: "a", count: 2_000)))
  }

  @Test(arguments: [
    ("a/b/c.xib", "a/b"), ("c.xib", ""), ("a/*/c.xib", "a"), ("*.xib", ""), ("a/**", "a"),
  ])
  func `the folder of a pattern holds all that it stands for`(_ pattern: String, _ folder: String) {
    #expect(GlobPattern(text: pattern).folder == folder)
  }
}
