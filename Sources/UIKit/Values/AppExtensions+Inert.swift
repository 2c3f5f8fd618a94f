// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void

  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }

  public override init() {}
  public init(object: Any) {}
  public init(item: Any?, typeIdentifier: String?) {}
  public convenience init?(contentsOf url: URL) { self.init() }

  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func canLoadObject(ofClass objectClass: Any.Type) -> Bool { false }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {}
  @discardableResult open func loadObject(
    ofClass objectClass: Any.Type,
    completionHandler: @escaping ((any NSObjectProtocol)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() {}
}

open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
