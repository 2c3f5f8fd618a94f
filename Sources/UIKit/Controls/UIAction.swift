/// Something to do, with a title and an image.
@MainActor open class UIAction: ObjectIdentity {
  /// What it is called.
  open var title: String
  /// What stands beside the title.
  open var image: UIImage?
  /// What triggered it.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
