import UIKit

/// A question that opens its answer, which is padded by a box of its own.
private final class QuestionView: UIView {
  private let header = UIControl()
  private let question = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
  private let box = UIView()
  private let answer = UILabel()
  var onToggle: (() -> Void)?

  var isOpen = false {
    didSet {
      box.isHidden = !isOpen
      arrow.image = UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")
    }
  }

  init(_ asks: String, _ says: String, faulty: Bool) {
    super.init(frame: .zero)
    question.text = asks
    question.font = .preferredFont(forTextStyle: .headline)
    answer.text = says
    answer.font = .preferredFont(forTextStyle: .body)
    answer.textColor = .secondaryLabel
    for label in [question, answer] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    arrow.setContentHuggingPriority(.required, for: .horizontal)
    arrow.setContentCompressionResistancePriority(.required, for: .horizontal)
    header.accessibilityLabel = asks
    header.accessibilityTraits = .button
    header.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)

    let line = UIStackView(arrangedSubviews: [question, arrow])
    line.alignment = .center
    line.spacing = 12
    line.isUserInteractionEnabled = false
    let column = UIStackView(arrangedSubviews: [header, box])
    column.axis = .vertical
    for (inner, outer) in [(line, header), (answer, box), (column, self)] as [(UIView, UIView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    box.clipsToBounds = true
    // A stack gives what it hides no height, so one of the paddings has to give way.
    let end = box.bottomAnchor.constraint(equalTo: answer.bottomAnchor, constant: 16)
    end.priority = faulty ? .required : UILayoutPriority(999)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      header.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      line.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      line.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
      line.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
      answer.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      answer.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      answer.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      end,
    ])
    box.isHidden = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func toggle() {
    isOpen.toggle()
    onToggle?()
  }
}

/// Questions and answers, of which one is open at most.
class QuestionsController: UIViewController {
  let faulty: Bool
  let scroll = UIScrollView()
  let list = UIStackView()
  private var questions: [QuestionView] = []

  init(faulty: Bool) {
    self.faulty = faulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    scroll.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    list.axis = .vertical
    list.spacing = 8
    view.addSubview(scroll)
    scroll.addSubview(list)
    for (asks, says) in [
      ("When is the house open?", "From ten to six, and on Thursday until nine in the evening."),
      ("May I bring my dog?", "Dogs wait in the garden, where there are water and shade."),
      ("Are there guided tours through the cellars?", "At noon. The stairs are steep and wet."),
      ("Where do I park?", "Behind the station; from there it is a walk of five minutes."),
    ] {
      add(asks, says)
    }
    questions[0].isOpen = true
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
      list.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func add(_ asks: String, _ says: String) {
    let question = QuestionView(asks, says, faulty: faulty)
    question.onToggle = { [weak self, weak question] in
      guard let self, let question, question.isOpen else { return }
      for other in questions where other !== question { other.isOpen = false }
    }
    questions.append(question)
    list.addArrangedSubview(question)
  }
}
