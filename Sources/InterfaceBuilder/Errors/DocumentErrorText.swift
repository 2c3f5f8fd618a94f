import StackScrollCore

// Every sentence this module says about a document: what is wrong, where, and what to do.

extension DocumentPlace: CustomStringConvertible {
  /// The element in words, such as `label "a1B" on line 12`.
  public var description: String {
    "\(element)\(id.map { " \"\($0)\"" } ?? "") on line \(line)"
  }
}

extension DocumentError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    let place = element.map { "\($0): " } ?? line.map { "line \($0): " } ?? ""
    return place + words
  }

  private var words: String {
    switch problem {
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the \(limit) that are read; raise the limit "
        + "\"bytes\" if it is sound"
    case .tooManyElements(let limit):
      "the document has more than \(limit) elements; raise the limit \"elements\" if it is sound"
    case .tooDeep(let limit):
      "more than \(limit) elements stand inside each other; raise the limit \"depth\" if the "
        + "document is sound"
    case .notUnicode:
      "the document is not UTF-8 text; save it again in Interface Builder"
    case .notXML(let code):
      "this is not XML, or not all of it\(code.map { " (code \($0) of the parser)" } ?? ""); "
        + "restore the file or save it again in Interface Builder"
    case .notADocument(let root):
      "the outermost element is \"\(root)\", and that of a storyboard or a xib is \"document\"; "
        + "open the file in Xcode and save it in the current format"
    case .otherPlatform(let name):
      "the document is for \(name), and only those for iOS are read"
    case .missingAttribute(let name): "the attribute \"\(name)\" is missing; add it"
    case .notANumber(let attribute, let text):
      "the attribute \"\(attribute)\" is \"\(text)\"; give it a finite number"
    case .outOfRange(let attribute, let text, let limit):
      "the attribute \"\(attribute)\" is \"\(text)\"; keep it within \(NumberText(limit)) either way"
    case .notAFile: "this is no file; name a storyboard or a xib"
    case .fileSystem(let reason): reason
    }
  }
}

extension DocumentNote: CustomStringConvertible {
  /// What was found, where, and what was made of it.
  public var description: String { "\(place): \(words)" }

  private var words: String {
    switch fact {
    case .unknownView: "a view of this element is not known; it is read as a plain view"
    case .unknownWord(let attribute, let word):
      "\"\(word)\" means nothing in the attribute \"\(attribute)\"; it is left out of account"
    case .danglingReference(let id):
      "nothing in the document has the identifier \"\(id)\"; the constraint is left out"
    case .acrossRoots:
      "the two views are laid out apart from each other; the constraint is left out"
    case .duplicateID(let renamed):
      "something else has the same identifier; from here on it is \"\(renamed)\""
    case .withoutAutoLayout:
      "the document was saved without Auto Layout; frames stay as they are"
    case .missingFrame: "there is no frame; it is taken to be empty"
    }
  }
}
