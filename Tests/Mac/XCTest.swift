// swift-format-ignore-file
// What this package uses of Apple's XCTest, declared by hand: its failures are issues, which that of Linux
// does not know. Nothing here runs. Source: developer.apple.com/documentation/xctest.
@_exported import Foundation

public final class XCTIssue {
  public var compactDescription: String { fatalError() }
}

@MainActor @preconcurrency open class XCTestCase {
  public init() {}
  open nonisolated func record(_ issue: XCTIssue) {}
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertEqual<T: Equatable>(_ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
