import Foundation

extension Gen where Value == UUID {
  /// Identifiers, no two of one case alike.
  ///
  /// Their last digits number them in the order in which a case draws them, and the first digits are
  /// random. The first one of a case is simplest as `00000000-0000-4000-8000-000000000001`, the
  /// next as `…0002`. A shrunk case so never shows two equal ones, which `UUID()` would not
  /// make either; where a value is to hold the identifier of another, draw an element of those that
  /// there are. All have the version 4 (random) and the variant of RFC 9562.
  public static var uuid: Gen {
    Gen { source throws(Discard) in
      source.identifiers &+= 1
      let number = source.identifiers
      let order = Zigzag(above: (1 << 60) - 1, below: 0)
      let random = try source.choose(.integer(order), limit: order.limit) { source in
        source.random.next() >> 4
      }
      let high = (random >> 12) << 16 | 0x4000 | random & 0xFFF
      let low = 1 << 63 | number & (.max >> 2)
      return UUID(uuid: bytes(high, low))
    }
  }

  private static func bytes(_ high: UInt64, _ low: UInt64) -> uuid_t {
    func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * place))
    }
    return (
      byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
      byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
      byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
    )
  }
}

extension Gen where Value == Data {
  /// Bytes, so many of them; shrinks as `.array(of: .int())` does.
  public static func data(count: some IntegerRange<Int> = 0...100) -> Gen {
    Gen<[UInt8]>.array(of: .int(), count: count).map { Data($0) }
  }
}

extension Gen where Value == URL {
  /// Addresses of the web, with no more parts than they need: simplest `https://example.com`.
  ///
  /// The scheme is `https` or `http`. The host is one that RFC 2606 sets aside, so code
  /// under test that opens an address reaches nothing of anybody's. Port, path, query and
  /// fragment may be there; a part of a path is letters, digits, or an encoded space, accent or
  /// slash, and may be empty.
  public static var url: Gen {
    let texts = Gen<String>.string(
      matching:
        #"(https|http)://(example\.com|example\.org|www\.example\.com|a-1\.b\.example\.net)"#
        + #"(:[1-9][0-9]{1,3})?(/([a-z0-9]|%20|%C3%A9|%2F){0,8}){0,4}"#
        + #"(\?[a-z]{1,4}=[a-z0-9+]{0,4}(&[a-z]{1,4}=([a-z0-9]|%26){0,4}){0,2})?(#[a-z0-9-]{0,6})?"#
    )
    return Gen { source throws(Discard) in
      let text = try source.draw(texts)
      guard let url = URL(string: text) else {
        throw .precondition("\(text) is no address that URL(string:) takes")
      }
      return url
    }
  }
}
