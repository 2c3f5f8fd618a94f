import Foundation
import InterfaceBuilder

/// Documents of our own making, as text.
enum DocumentFixtures {
  /// A storyboard of one controller with what stands in its view.
  static func storyboard(
    _ content: String, device: String = "retina4_7", width: Double = 375, height: Double = 667,
    around: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller">\(around)<view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(content)
    </view></viewController>
    </objects></scene></scenes></document>
    """
  }

  /// Reads such a text.
  static func read(_ text: String) throws(DocumentError) -> InterfaceDocument {
    try InterfaceDocument(parsing: Data(text.utf8))
  }
}
