import Foundation
import Testing
import UIKit
import ViewCodeTesting

/// Further calls that UIKit answers with an exception, and what is close to them and allowed.
@MainActor @Suite struct FurtherMisuseTests {
  typealias Card = MisuseTests.Card

  /// What is done to a controller, and words that UIKit raises.
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let build: @MainActor @Sendable (Card) -> Void

    init(
      _ name: String, _ words: String, _ build: @escaping @MainActor @Sendable (Card) -> Void
    ) { (testDescription, self.words, self.build) = (name, words, build) }
  }

  private nonisolated static let constraints = [
    Call("leading with left", "leading/trailing for both or neither") { card in
      tie(card.box, .leading, card.view, .left)
    },
    Call("a width with a top", "Invalid pairing of layout attributes") { card in
      tie(card.box, .width, card.view, .top)
    },
    Call("a horizontal place with a vertical one", "Invalid pairing of layout attributes") { card in
      tie(card.box, .centerX, card.view, .bottom)
    },
    Call("a constant that is no number", "Constant is not finite!") { card in
      card.box.widthAnchor.constraint(equalToConstant: 5).constant = .nan
    },
    Call("a multiplier that is infinite", "Multiplier is not finite!") { card in
      _ = card.box.widthAnchor.constraint(equalTo: card.view.widthAnchor, multiplier: .infinity)
    },
    Call("a priority of 1001", "Priorities must be greater than 0") { card in
      card.box.widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(1001)
    },
  ]

  private nonisolated static let controllers = [
    Call("a child that is the controller itself", "UIViewControllerHierarchyInconsistency") {
      $0.addChild($0)
    },
    Call("a child that the controller is in", "UIViewControllerHierarchyInconsistency") { card in
      let child = UIViewController()
      card.addChild(child)
      child.addChild(card)
      child.view.isHidden = true
      card.view.addSubview(child.view)
    },
    Call("a view of a child of another controller", "but actual parent is another") { card in
      let (child, parent) = (UIViewController(), UIViewController())
      parent.addChild(child)
      card.view.addSubview(child.view)
    },
    Call("a child whose view is elsewhere", "but requested parent is another") { card in
      let (child, other) = (UIViewController(), UIViewController())
      card.view.addSubview(child.view)
      card.addChild(other)
      other.view.isHidden = true
      card.view.addSubview(other.view)
      other.addChild(child)
    },
    Call("views exchanged with those of no child", "must have a common parent") { card in
      let (old, new) = (UIViewController(), UIViewController())
      card.addChild(old)
      card.view.addSubview(old.view)
      card.transition(from: old, to: new, duration: 0, animations: nil)
    },
    Call("a controller that presents itself", "modal view controller on itself") {
      $0.present($0, animated: false)
    },
    Call("a child is presented", "that has a parent view controller") { card in
      let child = UIViewController()
      card.addChild(child)
      card.present(child, animated: false)
    },
    Call("an alert with two choices to cancel", "can only have one action") { card in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
      card.present(alert, animated: false)
    },
    Call("an action sheet with a text field", "UIAlertControllerStyleAlert") { card in
      let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      card.present(sheet, animated: false)
    },
    Call("pages without any", "The number of view controllers provided (0)") { card in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      card.addChild(pages)
      card.view.addSubview(pages.view)
      pages.setViewControllers([], direction: .forward, animated: false)
    },
  ]

  private nonisolated static let values = [
    Call("a step of 0", "stepValue must be greater than 0") { stepper(of: $0).stepValue = 0 },
    Call("a range that begins at its end", "minimumValue must be less") { card in
      stepper(of: card).minimumValue = 100
    },
    Call("items before any section", "Please add a section first") { card in
      apply(to: card) { $0.appendItems([1]) }
    },
    Call("an item that is there twice", "supplied item identifiers are not unique") { card in
      apply(to: card) { snapshot in
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([2], toSection: "b")
      }
    },
    Call("a section that is there twice", "supplied section identifiers are not unique") { card in
      apply(to: card) { $0.appendSections(["a", "a"]) }
    },
    Call("items in a section that is not there", "section != NSNotFound") { card in
      apply(to: card) { snapshot in
        snapshot.appendSections(["a"])
        snapshot.appendItems([1], toSection: "b")
      }
    },
    Call("items beside one that is not there", "item != NSNotFound") { card in
      apply(to: card) { snapshot in
        snapshot.appendSections(["a"])
        snapshot.insertItems([1], beforeItem: 2)
      }
    },
    Call("a cell that nothing is registered for", "unable to dequeue a cell") { card in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      card.view.addSubview(table)
      _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    },
    Call("a cell of a collection that nothing is registered for", "unable to dequeue a cell") {
      card in
      _ = collection(in: card).dequeueReusableCell(
        withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    },
    Call("a header that nothing is registered for", "unable to dequeue a view of kind head") {
      card in
      _ = collection(in: card).dequeueReusableSupplementaryView(
        ofKind: "head", withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    },
  ]

  @Test(arguments: constraints + controllers + values)
  func `UIKit raises, and it is told`(_ call: Call) async {
    let message = await MisuseTests.told(call.build)
    #expect(message?.contains("UIKit raises ") == true, "\(message ?? "nothing")")
    #expect(message?.contains(call.words) == true, "\(message ?? "nothing")")
  }

  @Test func `what is close to these and allowed is told nowhere`() async {
    let message = await MisuseTests.told { card in
      Self.tie(card.box, .leading, card.view, .trailing)
      Self.tie(card.box, .centerX, card.view, .leading)
      Self.tie(card.box, .width, card.view, .height)
      let (child, alert) = (
        UIViewController(), UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      )
      card.view.addSubview(child.view)
      card.addChild(child)
      alert.addTextField()
      for style in [UIAlertAction.Style.cancel, .default, .destructive] {
        alert.addAction(UIAlertAction(title: "No", style: style))
      }
      card.present(alert, animated: false)
      let stepper = Self.stepper(of: card)
      (stepper.maximumValue, stepper.minimumValue, stepper.stepValue) = (9, 3, 0.5)
      Self.apply(to: card) { snapshot in
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2])
        snapshot.moveItem(2, beforeItem: 1)
        snapshot.insertItems([3], afterItem: 1)
      }
      let cells = Self.collection(in: card)
      cells.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
      _ = cells.dequeueReusableCell(
        withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    }
    #expect(message == nil)
  }

  // Stacks and tabs.

  @Test(arguments: [
    ("push", "Pushing a navigation controller is not supported"),
    ("split", "Split View Controllers cannot be pushed"), ("pop", "Tried to pop to a view"),
    ("twice", "must be distinct"),
  ])
  func `a stack is told what it cannot show`(_ what: String, _ words: String) async {
    let navigation = UINavigationController(rootViewController: Card { _ in })
    let shown = await ShownController(navigation)
    #expect(shown.layoutProblem == nil)
    let card = Card { _ in }
    switch what {
    case "push":
      navigation.pushViewController(
        UINavigationController(rootViewController: card), animated: false)
    case "split": navigation.pushViewController(UISplitViewController(), animated: false)
    case "pop": navigation.popToViewController(card, animated: false)
    default: navigation.setViewControllers([card, card], animated: false)
    }
    await shown.settle()
    #expect(shown.layoutProblem?.message.contains(words) == true, "\(shown.layoutProblem as Any)")
  }

  @Test func `a tab is selected that is none`() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [Card { _ in }, Card { _ in }]
    let shown = await ShownController(tabs)
    tabs.selectedViewController = tabs.viewControllers?.last
    await shown.settle()
    #expect(shown.layoutProblem == nil)
    tabs.selectedViewController = UIViewController()
    await shown.settle()
    #expect(shown.layoutProblem?.kind == "a controller that is elsewhere")
  }

  // Lists.

  /// A table, or a collection, whose numbers a test says.
  final class List: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    var rows = [3, 2]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let cells = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 90, height: 90),
      collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      (table.dataSource, cells.dataSource) = (self, self)
      for list in [table, cells] { view.addSubview(list) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// What a list is told of some changes.
  private func told(_ body: (List) -> Void) async -> String? {
    let shown = await ShownController(List())
    #expect(shown.layoutProblem == nil)
    body(shown.controller)
    await shown.settle()
    return shown.layoutProblem?.message
  }

  @Test func `a change of a table that its data source does not make is told`() async {
    let unsaid = await told { $0.table.insertRows(at: [Self.path(0, 1)], with: .none) }
    #expect(unsaid?.contains("changes rows of section 0 from 3 to 4, and its data") == true)
    #expect(unsaid?.contains("Invalid update: invalid number of rows in section 0") == true)
    let unlike = await told { list in
      list.rows = [3, 1]
      list.table.deleteRows(at: [Self.path(0, 1)], with: .none)
    }
    #expect(unlike?.contains("rows of section 0 from 3 to 2") == true)
    let sections = await told { list in
      list.rows = [3]
      list.table.insertSections([1], with: .none)
    }
    #expect(sections?.contains("changes sections of the list from 2 to 3") == true)
    let items = await told { $0.cells.deleteItems(at: [Self.path(1, 0)]) }
    #expect(items?.contains("invalid number of items in section 1") == true)
  }

  @Test func `a row that is not there is told`() async {
    let gone = await told { $0.table.deleteRows(at: [Self.path(1, 2)], with: .none) }
    #expect(gone?.contains("attempt to delete row 2 from section 1 which only contains 2") == true)
    let come = await told { list in
      list.rows = [4, 2]
      list.table.insertRows(at: [Self.path(0, 4)], with: .none)
    }
    #expect(come?.contains("attempt to insert row 4 into section 0") == true)
    let scrolled = await told {
      $0.table.scrollToRow(at: Self.path(1, 2), at: .top, animated: false)
    }
    #expect(scrolled?.contains("UIKit raises NSRangeException") == true)
    let item = await told {
      $0.cells.scrollToItem(at: Self.path(2, 0), at: .top, animated: false)
    }
    #expect(item?.contains("out-of-bounds item (0)") == true)
  }

  @Test func `changes that the data source makes too are told nowhere`() async {
    let message = await told { list in
      list.table.performBatchUpdates {
        list.rows = [3, 2]
        list.table.deleteRows(at: [Self.path(0, 2)], with: .none)
        list.table.insertRows(at: [Self.path(0, 0)], with: .none)
        list.table.moveRow(at: Self.path(0, 1), to: Self.path(0, 2))
      }
      list.rows = [2, 2]
      list.table.deleteRows(at: [Self.path(0, 0)], with: .none)
      list.rows = [2, 2, 5]
      list.table.insertSections([2], with: .none)
      list.rows = [7]
      list.table.reloadData()
      list.rows = [8]
      list.table.insertRows(at: [Self.path(0, 7)], with: .none)
      list.table.beginUpdates()
      list.rows = [7]
      list.table.deleteRows(at: [Self.path(0, 7)], with: .none)
      list.table.endUpdates()
      list.table.reloadRows(at: [Self.path(0, 6)], with: .none)
      list.table.scrollToRow(at: Self.path(0, 6), at: .top, animated: false)
      list.cells.reloadData()
    }
    #expect(message == nil)
  }

  // What the calls use.

  private static func tie(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute
  ) {
    _ = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
      multiplier: 1, constant: 0)
  }

  private static func stepper(of card: Card) -> UIStepper {
    let stepper = UIStepper()
    card.view.addSubview(stepper)
    return stepper
  }

  private static func collection(in card: Card) -> UICollectionView {
    let cells = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 9),
      collectionViewLayout: UICollectionViewFlowLayout())
    card.view.addSubview(cells)
    return cells
  }

  private static func apply(
    to card: Card, _ body: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    card.view.addSubview(table)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    body(&snapshot)
    source.apply(snapshot)
  }
}
