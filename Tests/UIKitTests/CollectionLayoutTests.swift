import Foundation
import Testing
import UIKit

/// Attributes of cells, and controllers that tell their children by themselves.
@MainActor @Suite struct CollectionLayoutTests {
  @Test func `attributes are copied with their class, and the same when they say the same`() {
    let path = IndexPath(item: 2, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy?.representedElementKind == "line")
    copy?.zIndex = 1
    #expect(copy != attributes)
  }

  @Test func `a layout knows its collection`() {
    let layout = UICollectionViewLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === collection)
    collection.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.collectionView == nil)
  }

  private final class Child: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("is gone") }
  }

  @Test func `a controller is told of a transition once`() {
    let child = Child()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.heard == ["will appear", "did appear", "will go", "is gone"])
  }
}
