import Crypto
import Foundation

/// Who may log in. Of a password only a keyed digest is kept, with a key made at each start.
struct Accounts: Sendable {
    private let digests: [String: HMAC<SHA256>.MAC]
    private let key: SymmetricKey

    static let sample = Accounts(["al@x.test": "enigma"])

    /// The passwords by email.
    init(_ passwords: [String: String]) {
        let key = SymmetricKey(size: .bits256)
        self.key = key
        digests = passwords.mapValues {
            HMAC<SHA256>.authenticationCode(for: Data($0.utf8), using: key)
        }
    }

    /// Throws a `StartError` that names the file.
    init(file path: String) throws {
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            let records = try JSONDecoder().decode([Credentials].self, from: data)
            var passwords: [String: String] = [:]
            for record in records {
                guard passwords.updateValue(record.password, forKey: record.email) == nil else {
                    throw StartError("\(record.email) is there twice")
                }
            }
            self.init(passwords)
        } catch let error as DecodingError {
            throw StartError("\(path) is not [{\"email\", \"password\"}]: \(error)")
        } catch let error as CocoaError {
            throw StartError("can't read \(path): \(error.localizedDescription)")
        } catch {
            throw StartError("can't use \(path): \(error)")
        }
    }

    func contains(_ email: String) -> Bool {
        digests[email] != nil
    }

    /// The email as the file spells it; `nil` if there is no such account with this password.
    func email(for credentials: Credentials) -> String? {
        guard let index = digests.index(forKey: credentials.email) else { return nil }
        let (email, digest) = digests[index]
        let isRight = HMAC<SHA256>.isValidAuthenticationCode(
            digest, authenticating: Data(credentials.password.utf8), using: key)
        return isRight ? email : nil
    }
}

/// An account in the file, and what a client logs in with.
struct Credentials: Decodable {
    let email: String
    let password: String
}
