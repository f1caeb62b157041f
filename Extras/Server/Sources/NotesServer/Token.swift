import Crypto
import Foundation
import GRDB

/// A token as the database has it: enough to recognise it, too little to make it.
struct Token: Decodable, FetchableRecord {
    enum Kind: String, Decodable, DatabaseValueConvertible {
        case access, refresh
    }

    let digest: Data
    let session: String
    let account: String
    /// The refresh token that gave this one; nil once this one has been used.
    let parent: Data?
    /// When a token that this refresh token gave was first used.
    let replaced: TimeInterval?

    /// 256 bits of the system's secure source, in hexadecimal digits.
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
