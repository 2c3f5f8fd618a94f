import StackScrollCore

/// A sort of view: the element it is written as, and what every view of the sort has in common.
package struct ViewKind: Hashable, Sendable {
  /// The name of the element.
  package let element: String
  /// The class of such views.
  package let className: String
  /// Which lengths such views have of their own.
  let ownLengths: OwnLengths
  /// How far the frame reaches beyond the rectangle that constraints see.
  ///
  /// Source: observed on recorded frames; UIView documentation, `alignmentRectInsets`.
  let alignmentInsets: EdgeInsets

  /// Which lengths a view can have of its own.
  enum OwnLengths: Hashable, Sendable {
    case none, height, both
  }

  /// The sort that an element is written as; nil if it is not known.
  ///
  /// Sliders saved by tools from version 24000 on reach as far as they seem to.
  ///
  /// Source: observed on recorded frames.
  ///
  /// - Parameter tools: the version of the tools that saved the document.
  init?(element: String, tools: Double?) {
    guard let known = Self.known[element] else { return nil }
    let isRecent = tools.map(Self.recentTools.contains) ?? false
    self =
      isRecent && element == "slider"
      ? ViewKind(element, known.className, known.ownLengths) : known
  }

  /// Larger ones are marks of trial versions.
  private static let recentTools = 24000.0..<30000

  /// A plain view that is written in some other way.
  init(plain element: String) {
    self.init(element, "UIView", .none)
  }

  private init(
    _ element: String, _ className: String, _ ownLengths: OwnLengths,
    alignmentInsets: EdgeInsets = .zero
  ) {
    self.element = element
    self.className = className
    self.ownLengths = ownLengths
    self.alignmentInsets = alignmentInsets
  }

  /// What a leaf of the sort is there for; one that code draws or fills may be there for anything.
  var role: Leaf.Role {
    switch element {
    case "label", "textView": .content
    case "button", "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker",
      "pickerView", "colorWell", "searchBar":
      .control
    default: .decoration
    }
  }

  /// Whether it scrolls what is inside.
  package var isScrollView: Bool { element == "scrollView" }
  /// Whether what is inside is laid out apart from it.
  var laysOutSubviewsApart: Bool { element == "tableView" || element == "collectionView" }
  /// Whether it scrolls its content, whatever that is.
  var scrollsItsContent: Bool { isScrollView || laysOutSubviewsApart || element == "textView" }
  /// Whether the one view that is in it is always as large as it is.
  var stretchesItsContent: Bool { element == "visualEffectView" }
  /// Whether it is a cell, or the part of one that holds the rest.
  var isCell: Bool {
    element == "tableViewCell" || element == "collectionViewCell"
      || element == "collectionReusableView"
  }
  /// Whether it is a row of a table, or the content of one.
  var isRow: Bool { element == "tableViewCell" || isCellContent }
  /// Whether it is the content of a cell of a table.
  var isCellContent: Bool { element == "tableViewCellContentView" }

  private static let known: [String: ViewKind] = {
    let kinds = [
      ViewKind("view", "UIView", .none),
      ViewKind("stackView", "UIStackView", .none),
      ViewKind("scrollView", "UIScrollView", .none),
      ViewKind("tableView", "UITableView", .none),
      ViewKind("collectionView", "UICollectionView", .none),
      ViewKind("tableViewCell", "UITableViewCell", .none),
      ViewKind("tableViewCellContentView", "UITableViewCellContentView", .none),
      ViewKind("collectionViewCell", "UICollectionViewCell", .none),
      ViewKind("collectionViewCellContentView", "UIView", .none),
      ViewKind("collectionReusableView", "UICollectionReusableView", .none),
      ViewKind("containerView", "UIView", .none),
      ViewKind("visualEffectView", "UIVisualEffectView", .none),
      ViewKind("webView", "UIWebView", .none),
      ViewKind("wkWebView", "WKWebView", .none),
      ViewKind("mapView", "MKMapView", .none),
      ViewKind("mtkView", "MTKView", .none),
      ViewKind("glkView", "GLKView", .none),
      ViewKind("skView", "SKView", .none),
      ViewKind("sceneKitView", "SCNView", .none),
      ViewKind("arscnView", "ARSCNView", .none),
      ViewKind("arskView", "ARSKView", .none),
      ViewKind("adBannerView", "ADBannerView", .none),
      ViewKind("progressView", "UIProgressView", .height),
      ViewKind("searchBar", "UISearchBar", .height),
      ViewKind("toolbar", "UIToolbar", .height),
      ViewKind("navigationBar", "UINavigationBar", .height),
      ViewKind("tabBar", "UITabBar", .height),
      ViewKind("label", "UILabel", .both),
      ViewKind("button", "UIButton", .both),
      ViewKind("textField", "UITextField", .both),
      ViewKind("textView", "UITextView", .both),
      ViewKind("imageView", "UIImageView", .both),
      ViewKind("activityIndicatorView", "UIActivityIndicatorView", .both),
      ViewKind("stepper", "UIStepper", .both),
      ViewKind("pageControl", "UIPageControl", .both),
      ViewKind("datePicker", "UIDatePicker", .both),
      ViewKind("pickerView", "UIPickerView", .both),
      ViewKind("colorWell", "UIColorWell", .both),
      ViewKind("switch", "UISwitch", .both, alignmentInsets: EdgeInsets(right: 2)),
      ViewKind(
        "slider", "UISlider", .height, alignmentInsets: EdgeInsets(left: 2, bottom: 1, right: 2)),
      ViewKind(
        "segmentedControl", "UISegmentedControl", .both, alignmentInsets: EdgeInsets(bottom: 1)),
    ]
    return Dictionary(kinds.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
