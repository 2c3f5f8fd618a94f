import StackScrollConstraints
import StackScrollCore

// Every sentence this module says about a document: what is wrong, where, and what to do.

extension DocumentPlace: CustomStringConvertible {
  /// The element in words, such as `label "title" on line 12`.
  public var description: String { "\(called) on line \(line)" }

  /// The element with its identifier, where the line is known: `label "title" (a1B-2c-D3e)`.
  package var identified: String {
    called + (id.map { name == nil || $0 == name ? "" : " (\($0.printable))" } ?? "")
  }

  /// The name alone, the identifier if it has none, or what sort of element it is.
  package var shortName: String {
    guard let name = name ?? id else { return element.printable }
    return name.contains(" ") ? "\"\(Self.shortened(name))\"" : Self.shortened(name)
  }

  private var called: String {
    element.printable + ((name ?? id).map { " \"\(Self.shortened($0))\"" } ?? "")
  }

  /// The beginning of a text, on one line.
  private static func shortened(_ name: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return (line.count > longest ? line.prefix(longest - 1) + "…" : line).printable
  }

  /// How many characters of a text name a view.
  private static let longest = 32
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
      "the document has \(bytes) bytes, more than the \(limit) that are read; split it, or raise "
        + "DocumentLimits.bytes (--max-bytes)"
    case .tooManyElements(let limit):
      "the document has more than \(limit) elements; split it, or raise "
        + "DocumentLimits.elements (--max-elements)"
    case .tooDeep(let limit):
      "more than \(limit) elements stand inside each other; flatten it, or read it in "
        + "Swift with other DocumentLimits"
    case .documentType:
      "the document has a <!DOCTYPE, which Interface Builder never writes, and what it declares is not obeyed; "
        + "take it out"
    case .notUnicode:
      "the document is not UTF-8 text; save it again in Interface Builder"
    case .notXML(let fault):
      "this is not XML: \(Self.words(for: fault)); restore the file or save it again in Interface "
        + "Builder"
    case .notADocument(let root):
      "the outermost element is \"\(root.printable)\", and that of a storyboard or a xib is \"document\"; "
        + "open the file in Xcode and save it in the current format"
    case .otherPlatform(let name):
      "the document is for \(Self.platform(name)), and only those for iOS are read; name one of those"
    case .missingAttribute(let name): "the attribute \"\(name)\" is missing; add it"
    case .notANumber(let attribute, let text):
      "the attribute \"\(attribute)\" is \"\(text.printable)\"; give it a finite number"
    case .outOfRange(let attribute, let text, let limit):
      "the attribute \"\(attribute)\" is \"\(text.printable)\"; keep it within \(NumberText(limit)) either way"
    case .notAFile: "this is no file; name a storyboard or a xib"
    case .fileSystem(let reason): reason
    }
  }
}

extension DocumentError {
  /// What people call a platform.
  fileprivate static func platform(_ runtime: String) -> String {
    let known = [
      ("macos", "macOS"), ("watch", "watchOS"), ("xr", "visionOS"), ("vision", "visionOS"),
    ]
    return known.firstResult { runtime.lowercased().contains($0) ? $1 : nil } ?? runtime.printable
  }

  fileprivate static func words(for fault: XMLFault) -> String {
    switch fault {
    case .empty: "there is nothing in it"
    case .unfinished(let name):
      "the element \"\(name.printable)\" that begins here has no end, so the file is cut off"
    case .wrongEnd(let open):
      "a tag ends another element than \"\(open.printable)\", which is open"
    case .attribute: "an attribute is not written name=\"value\", or is given twice"
    case .other: "no element, attribute or text can be written like this"
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
      "\"\(word.printable)\" means nothing in the attribute \"\(attribute)\"; it is left out of account"
    case .danglingReference(let id):
      "nothing in the document has the identifier \"\(id.printable)\"; the constraint is left out"
    case .acrossRoots:
      "the two views are laid out apart from each other; the constraint is left out"
    case .duplicateID(let renamed):
      "something else has the same identifier; from here on it is \"\(renamed.printable)\""
    case .withoutAutoLayout:
      "the document was saved without Auto Layout; frames stay as they are"
    case .missingFrame: "there is no frame; it is taken to be empty"
    }
  }
}

extension FrameDifference: CustomStringConvertible {
  /// The view, both frames, and the likely reason why they differ.
  public var description: String {
    "\(place): recorded \(recorded), by its constraints \(found): "
      + "\(parts.map(\.rawValue).joined(separator: ", ")) differ\(parts.count == 1 ? "s" : ""); "
      + cause.description
  }
}

extension FrameDifference.Cause: CustomStringConvertible {
  /// The reason, and what can be done.
  public var description: String {
    switch self {
    case .contradiction:
      "the required constraints of the scene contradict each other; drop one"
    case .ambiguity: "nothing settles it; add a constraint"
    case .staleRecord(let constraint):
      "the recorded frames miss the \(constraint); update frames in Interface Builder"
    case .misplacedNeighbour(let place):
      "it is tied to the \(place), which is marked as misplaced; update frames in Interface Builder"
    case .guessedInset(let place):
      "it is tied to an inset of the \(place), which the document does not tell"
    case .guessedBaseline: "it is tied to a baseline, and fonts are not in the document"
    case .madeUpLength:
      "the view has no length of its own, and the canvas made one up; add a constraint"
    case .follows(let place): "it follows the \(place)"
    case .unknown: "no reason is known; this may be a mistake of the model"
    }
  }
}

extension ScrollViewFinding: CustomStringConvertible {
  /// What the document and the constraints say of the scroll view.
  public var description: String {
    let mark = isMarkedAmbiguous ? "marked as ambiguous" : "not marked as ambiguous"
    let axes = openAxes.map { $0 == .horizontal ? "width" : "height" }
    let finding =
      axes.isEmpty
      ? "constraints settle the size of its content"
      : "nothing settles the \(axes.joined(separator: " and the ")) of its content"
    return "\(place): \(mark), and \(finding)"
  }
}

extension SceneVerification.Outcome: CustomStringConvertible {
  /// Whether there were frames, and if not why.
  public var description: String {
    switch self {
    case .laidOut: "all constraints hold"
    case .contradictory(let conflict):
      "required constraints contradict each other: \(Self.words(conflict))"
    case .failed(let failure): "\(failure)"
    }
  }

  private static func words(_ conflict: Conflict) -> String {
    ConflictText(
      conflict.constraints, lengths: conflict.lengths, in: .rounded, naming: \.id.printable,
      referring: { parties, _ in
        parties.map { party in
          let words = party.words(naming: \.description, number: NumberStyle.rounded.text)
          guard case .document(_, let line) = party.origin else { return words }
          return "\(words), line \(line)"
        }.joined(separator: "; ")
      }
    ).words
  }
}

extension SceneFailure: CustomStringConvertible {
  /// Why there is no layout.
  public var description: String {
    switch self {
    case .refused(let refusal): "the scene is no screen: \(refusal)"
    case .unsolved(.solver(let error)): "the constraints could not be solved: \(error)"
    case .unsolved(let error): "the scene has no layout: \(error)"
    }
  }
}

extension ImportRefusal: CustomStringConvertible {
  /// What a screen cannot express, where, and what to do.
  public var description: String {
    switch self {
    case .withoutAutoLayout(let place):
      "\(place): the document was saved without Auto Layout, so that nothing lays it out but frames; "
        + "switch Auto Layout on in Interface Builder"
    case .stripLength(let place):
      "\(place): a screen knows what bars cover by the edges of the safe area alone; tie an edge"
    case .refused(let place, let error): "\(place): \(error)"
    }
  }
}
