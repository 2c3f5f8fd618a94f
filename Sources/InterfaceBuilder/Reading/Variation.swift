import StackScrollConstraints
import StackScrollCore

/// What is different on devices of some size classes: a `variation` element.
struct ElementVariation {
  /// The classes it is for; without any it is for all devices.
  let sizeClasses: SizeClasses
  /// Whether it is for another kind of device, such as a Mac, alone.
  let isForOtherDevices: Bool
  /// The element that is different.
  let element: Int
  /// The attributes that are different, and their values.
  let attributes: [String: String]

  /// Reads the key of a variation, such as `heightClass=regular-widthClass=compact`.
  init(_ variation: ElementList.Element, of element: Int) {
    var classes: [Substring: SizeClass] = [:]
    var idiom: Substring?
    for part in (variation.attributes["key"] ?? "").split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2 else { continue }
      if words[0] == "userInterfaceIdiom" { idiom = words[1] }
      classes[words[0]] = SizeClass(rawValue: String(words[1]))
    }
    sizeClasses = SizeClasses(horizontal: classes["widthClass"], vertical: classes["heightClass"])
    isForOtherDevices = idiom.map { $0 != "phone" } ?? false
    self.element = element
    attributes = variation.attributes
  }
}

/// What is in force on a device: the attributes of elements, and the elements that are left out.
struct VariedElements {
  /// The attributes that are different, by element.
  private var attributes: [Int: [String: String]] = [:]
  /// The identifiers of views and constraints that are left out.
  private(set) var excluded: Set<String> = []
  /// The `variation` elements that are for the device.
  private(set) var inForce: Set<Int> = []
  /// The elements and the identifiers of which something hangs on size classes.
  private(set) var varying: (elements: Set<Int>, identifiers: Set<String>) = ([], [])

  /// Goes through all variations, those for more devices first.
  init(_ list: ElementList, in classes: SizeClasses) {
    var variations: [(number: Int, variation: ElementVariation)] = []
    var masks: [Int: [(isExcluded: Bool, reference: String)]] = [:]
    for (index, element) in list.elements.enumerated() {
      guard let parent = element.parent else { continue }
      switch element.name {
      case "variation":
        variations.append((index, ElementVariation(element, of: parent)))
      case "exclude", "include":
        guard let reference = element.attributes["reference"],
          let variation = list[parent].parent
        else { continue }
        masks[variation, default: []].append((element.name == "exclude", reference))
      default: break
      }
    }
    for (number, variation) in variations where variation.sizeClasses.count > 0 {
      varying.elements.insert(variation.element)
      varying.identifiers.formUnion((masks[number] ?? []).map(\.reference))
    }
    variations.removeAll {
      $0.variation.isForOtherDevices || !$0.variation.sizeClasses.matches(classes)
    }
    variations.sort {
      ($0.variation.sizeClasses.count, $0.number) < ($1.variation.sizeClasses.count, $1.number)
    }
    for (number, variation) in variations {
      inForce.insert(number)
      apply(variation, masks[number] ?? [])
    }
  }

  private mutating func apply(
    _ variation: ElementVariation, _ masks: [(isExcluded: Bool, reference: String)]
  ) {
    for (isExcluded, reference) in masks {
      if isExcluded {
        excluded.insert(reference)
      } else {
        excluded.remove(reference)
      }
    }
    let different = variation.attributes.filter { $0.key != "key" }
    attributes[variation.element, default: [:]].merge(different) { $1 }
  }

  /// An element as it is on the device.
  func element(_ index: Int, in list: ElementList) -> ElementList.Element {
    let element = list[index]
    guard let different = attributes[index] else { return element }
    return ElementList.Element(
      name: element.name, attributes: element.attributes.merging(different) { $1 },
      line: element.line, parent: element.parent)
  }
}
