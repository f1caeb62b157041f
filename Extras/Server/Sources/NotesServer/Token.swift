import Crypto
import Foundation
import GRDB

/// A token as the database has it: only a digest. It recognises the token, but can't be used to log in.
struct Token: Decodable, FetchableRecord {
    enum Kind: String, Decodable, DatabaseValueConvertible {
        case access, refresh
    }

    let digest: Data
    let session: String
    let account: String
    /// The refresh token that this token was made from; nil after the first use of this token.
    let parent: Data?
    /// When this refresh token was replaced: at the first use of one of the new tokens. Nil before
    /// that, and for an access token.
    let replaced: TimeInterval?

    /// A new token: 256 random bits from the system's secure source, in hexadecimal digits.
    static func random() -> String {
        SymmetricKey(size: .bits256).withUnsafeBytes { bytes in
            bytes.map { byte in
                let digits = String(byte, radix: 16)
                return digits.count == 2 ? digits : "0" + digits
            }.joined()
        }
    }

    static func digest(_ text: String) -> Data {
        Data(SHA256.hash(data: Data(text.utf8)))
    }
}
