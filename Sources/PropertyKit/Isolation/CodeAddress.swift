#if canImport(Glibc)
  import Glibc

  /// A place in the program's code, told by the file it was loaded from and the distance from its
  /// beginning, which are the same in every run of one build.
  struct CodeAddress: CustomStringConvertible {
    let description: String

    /// Looks an address up; nil if no loaded file holds it.
    init?(address: UInt) {
      // The file's path, where it begins in memory, the nearest symbol and its address.
      var found: (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt) = (nil, 0, nil, 0)
      guard let place = UnsafeRawPointer(bitPattern: address),
        let lookup = HiddenCall.addressLookup, lookup(place, &found) != 0, let path = found.0,
        address >= found.1
      else { return nil }
      let file = String(cString: path).split(separator: "/").last ?? "program"
      let distance = address - found.1
      description = "\(file)+0x\(String(distance, radix: 16))"
    }
  }
#endif
