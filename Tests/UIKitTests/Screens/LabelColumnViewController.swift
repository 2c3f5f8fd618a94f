import UIKit

/// The published label column, as far as each step of its article builds it.
final class LabelColumnViewController: UIViewController {
  /// What is in the scroll view.
  enum Step: CaseIterable {
    /// A plain view that is pinned to the four edges.
    case view
    /// The same with a height.
    case height
    /// The same as wide as the scroll view.
    case heightAndWidth
    /// A stack of views and labels.
    case stack
    /// The same without being as wide as the scroll view.
    case stackWithoutWidth
  }

  let scroll = UIScrollView()
  let column = UIStackView()
  private let step: Step

  init(_ step: Step) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    switch step {
    case .view, .height, .heightAndWidth:
      let green = UIView()
      green.backgroundColor = .green
      attach(green)
      if step != .view { green.heightAnchor.constraint(equalToConstant: 2000).isActive = true }
      if step == .heightAndWidth { fitWidth(of: green) }
    case .stack, .stackWithoutWidth:
      fillColumn()
      attach(column)
      if step == .stack { fitWidth(of: column) }
    }
  }

  private func attach(_ content: UIView) {
    scroll.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
  }

  private func fitWidth(of content: UIView) {
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
  }

  private func fillColumn() {
    column.axis = .vertical
    column.alignment = .fill
    column.spacing = 0
    column.distribution = .fill
    for number in 0...20 {
      let green = UIView()
      green.backgroundColor = .green
      green.translatesAutoresizingMaskIntoConstraints = false
      green.heightAnchor.constraint(equalToConstant: 100).isActive = true
      let label = UILabel()
      label.backgroundColor = .orange
      label.text = "Label number \(number)"
      label.textAlignment = .center
      column.addArrangedSubview(green)
      column.addArrangedSubview(label)
    }
  }
}
