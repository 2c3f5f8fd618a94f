// What view code depends on everywhere: UIKit, which is Apple's where there is one.
#if !canImport(ObjectiveC)
  @_exported import UIKit
#endif
