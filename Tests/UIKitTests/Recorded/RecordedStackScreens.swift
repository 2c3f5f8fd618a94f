import StackScrollCore
import UIKit

/// RevealStack: a switch over two pictures, under a bar.
final class RevealScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (reveals, heart, star) = (UISwitch(), picture(100), picture(100))
    let pictures = stack(.horizontal, spacing: 32, [heart, star])
    let column = stack(.vertical, spacing: 16, [reveals, pictures])
    column.alignment = .center
    inset(column, by: 8)
    add(column, to: view)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    record(column, 16, 44, 343, 163)
    record(reveals, 147, 8, 49, 31)
    record(pictures, 55.5, 55, 232, 100)
    record(heart, 0, 0, 100, 100)
    record(star, 132, 0, 100, 100)
  }
}

/// Stacks, the second screen: three pictures in a column, in the middle under the status bar.
final class HiddenScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pictures = (0..<3).map { _ in picture(120) }
    let column = stack(.vertical, pictures)
    add(column, to: view)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    record(column, 127.5, 28, 120, 360)
    for (place, picture) in pictures.enumerated() {
      record(picture, 0, 120 * CGFloat(place), 120, 120)
    }
  }
}

/// Stacks, the first screen: a row of a text and a switch over a row of pictures.
final class AxisScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = label("Horizontal", .headline, size: CGSize(width: 83, height: 20.5))
    let isAcross = UISwitch()
    let (heart, star) = (picture(120), picture(120))
    let choice = stack(.horizontal, spacing: 16, [title, isAcross])
    let pictures = stack(.horizontal, spacing: 16, [heart, star])
    let column = stack(.vertical, spacing: 16, [choice, pictures])
    for stack in [choice, pictures, column] { stack.alignment = .center }
    add(column, to: view)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    record(column, 59.5, 28, 256, 167)
    record(choice, 54, 0, 148, 31)
    record(title, 0, 5.5, 83, 20.5)
    record(isAcross, 99, 0, 49, 31)
    record(pictures, 0, 47, 256, 120)
    record(heart, 0, 0, 120, 120)
    record(star, 136, 0, 120, 120)
  }
}

/// Stacks, the third screen: texts over pictures that scroll, above a tab bar.
final class PicturesScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [
      ("Single finger tap = Heart", 196), ("Two finger tap = Star", 167.5),
      ("Three finger tap = Clear", 190),
    ].map { label($0, .headline, size: CGSize(width: $1, height: 20.5)) }
    let (scroll, heart, star) = (UIScrollView(), picture(120), picture(120))
    let help = stack(.vertical, spacing: 8, texts)
    let pictures = stack(.vertical, spacing: 8, [heart, star])
    pictures.distribution = .equalSpacing
    for stack in [help, pictures] { stack.alignment = .center }
    let column = stack(.vertical, spacing: 8, [help, scroll])
    add(column, to: view)
    self.scroll(pictures, in: scroll, bottom: 20)
    let (area, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      area.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    record(column, 16, 28, 343, 582)
    record(help, 0, 0, 343, 77.5)
    record(texts[0], 73.5, 0, 196, 20.5)
    record(texts[1], 88, 28.5, 167.5, 20.5)
    record(texts[2], 76.5, 57, 190, 20.5)
    record(scroll, 0, 85.5, 343, 496.5)
    record(pictures, 0, 0, 343, 248)
    record(heart, 111.5, 0, 120, 120)
    record(star, 111.5, 128, 120, 120)
  }
}

/// Stacks, the fourth screen: two pictures that share a column in proportion, above a tab bar.
final class SizeClassScreen: RecordedScreen {
  override class var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (heart, star) = (picture(120), picture(120))
    let column = stack(.vertical, [heart, star])
    column.distribution = .fillProportionally
    column.alignment = .center
    add(column, to: view)
    let (area, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      area.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    record(column, 16, 28, 343, 582)
    record(heart, 111.5, 0, 120, 291)
    record(star, 111.5, 291, 120, 291)
  }
}
