import UIKit

/// A form for an address whose scroll view ends where the keyboard begins.
class AddressFormController: UIViewController, UITextFieldDelegate {
  let faulty: Bool
  let scroll = UIScrollView()
  let column = UIStackView()
  let save = UIButton(configuration: .filled())
  private(set) var fields: [UITextField] = []

  init(faulty: Bool) {
    self.faulty = faulty
    super.init(nibName: nil, bundle: nil)
    title = "Address"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpScrollView()
    column.addArrangedSubview(
      makeLabel("Where shall we send it?", style: .title2, color: .label))
    for (caption, type) in [
      ("Street", UITextContentType.streetAddressLine1), ("House", .streetAddressLine2),
      ("Town", .addressCity), ("Region", .addressState), ("Country", .countryName),
    ] {
      column.addArrangedSubview(makeField(caption, type))
    }
    column.addArrangedSubview(
      makeLabel(
        "The carrier leaves parcels with neighbours unless you tell them not to.",
        style: .footnote, color: .secondaryLabel))
    save.configuration?.title = "Save"
    save.addAction(UIAction { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
    save.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    column.addArrangedSubview(save)
  }

  private func setUpScrollView() {
    scroll.keyboardDismissMode = .onDrag
    // It keeps clear of the bars itself.
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.spacing = 16
    view.addSubview(scroll)
    scroll.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    let end = faulty ? safe.bottomAnchor : view.keyboardLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: end),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      column.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }

  private func makeLabel(_ text: String, style: UIFont.TextStyle, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func makeField(_ caption: String, _ type: UITextContentType) -> UIView {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.textContentType = type
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .next
    field.delegate = self
    field.accessibilityLabel = caption
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    fields.append(field)
    let group = UIStackView(arrangedSubviews: [
      makeLabel(caption, style: .subheadline, color: .secondaryLabel), field,
    ])
    group.axis = .vertical
    group.spacing = 4
    return group
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      textField.resignFirstResponder()
      return true
    }
    fields[index + 1].becomeFirstResponder()
    return false
  }

  private func saveTapped() {
    view.endEditing(true)
    save.configuration?.title = "Saved"
  }
}
