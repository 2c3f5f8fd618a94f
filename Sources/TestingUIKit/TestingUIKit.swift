// What a file that imports both Testing and UIKit is looked up in: nothing but Testing.
@_exported import Testing
