import Testing
@testable import UIKit

/// Values that extensions hang on objects.
@MainActor @Suite struct AssociatedObjectTests {
  private static var key = 0
  private static var other = 0

  @Test func `a value stays with its object and its key until it is taken away`() {
    let (first, second) = (UIView(), UIView())
    objc_setAssociatedObject(first, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(second, &Self.key, "two", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(second, &Self.other, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &Self.key) as? String == "one")
    #expect(objc_getAssociatedObject(first, &Self.other) == nil)
    #expect(objc_getAssociatedObject(second, &Self.key) as? String == "two")
    objc_setAssociatedObject(first, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, &Self.key) == nil)
    objc_removeAssociatedObjects(second)
    #expect(objc_getAssociatedObject(second, &Self.other) == nil)
  }

  @Test func `values of objects that are gone go, and are nobody else's`() {
    final class Value {}
    weak var value: Value?
    for _ in 0..<1000 {
      let view = UIView()
      #expect(objc_getAssociatedObject(view, &Self.key) == nil)
      let held = Value()
      if value == nil { value = held }
      objc_setAssociatedObject(view, &Self.key, held, .OBJC_ASSOCIATION_RETAIN)
    }
    var kept: [UIView] = []
    for _ in 0..<200 {
      kept.append(UIView())
      objc_setAssociatedObject(kept[kept.count - 1], &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }
}
