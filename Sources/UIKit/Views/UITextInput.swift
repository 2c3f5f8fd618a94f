public import Foundation

/// Where text is typed.
@preconcurrency @MainActor public protocol UITextInput: UITextInputTraits {}

/// How a keyboard looks, without effect.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// A place in a text, of which nothing is known.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A part of a text, of which nothing is known.
@preconcurrency @MainActor open class UITextRange: NSObject {}

/// Which keys there are, without effect.
public enum UIKeyboardType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// As on Apple's platforms, without effect.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard looks like, without effect.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, dark, light
}

/// What stands on the return key, without effect.
public enum UIReturnKeyType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// As on Apple's platforms, without effect.
  case `continue`
}

/// Which letters become capitals, without effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected, without effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, no, yes
}

/// Whether spelling is checked, without effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, no, yes
}

/// Whether quotes are curled, without effect.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, no, yes
}

/// Whether dashes are made long, without effect.
public enum UITextSmartDashesType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, no, yes
}

/// Whether blanks are added, without effect.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, no, yes
}

/// What a text means, without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let name = UITextContentType(rawValue: "name")
  /// As on Apple's platforms, without effect.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// As on Apple's platforms, without effect.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// As on Apple's platforms, without effect.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// As on Apple's platforms, without effect.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// As on Apple's platforms, without effect.
  public static let username = UITextContentType(rawValue: "username")
  /// As on Apple's platforms, without effect.
  public static let password = UITextContentType(rawValue: "password")
  /// As on Apple's platforms, without effect.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// As on Apple's platforms, without effect.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// As on Apple's platforms, without effect.
  public static let URL = UITextContentType(rawValue: "url")
  /// As on Apple's platforms, without effect.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// As on Apple's platforms, without effect.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// As on Apple's platforms, without effect.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// As on Apple's platforms, without effect.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// As on Apple's platforms, without effect.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// As on Apple's platforms, without effect.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// As on Apple's platforms, without effect.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// As on Apple's platforms, without effect.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// As on Apple's platforms, without effect.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// What in a text becomes a link, without effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The kinds.
  public let rawValue: UInt

  /// Makes a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
