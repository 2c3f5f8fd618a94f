// Screens and windows in one import.
@_exported import StackScrollConstraints
@_exported import StackScrollCore
