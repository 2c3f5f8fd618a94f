public import Foundation

/// Wheels that turn to one of several things: 320 x 216 points.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Who says what can be chosen.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who is told of it, which nobody is.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many things are on a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Which thing is chosen on a wheel; 0 at first.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  /// Turns a wheel, and tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  // Kept or taken, and without effect.
  open var showsSelectionIndicator = false
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

/// Who says what wheels turn to.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many things are on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
}
