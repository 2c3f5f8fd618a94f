// What view code depends on everywhere: UIKit, which is Apple's where there is one.
@_exported import UIKit
