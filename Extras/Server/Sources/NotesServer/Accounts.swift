import Crypto
import Foundation

/// The accounts that may log in. Passwords are stored only as digests, with a key that is made at each
/// start.
///
/// Upper and lower case in an email make no difference. So two emails must differ in more than case. In
/// a password, case makes a difference. But systems type “é” as one or as two scalars, so passwords are
/// compared in their composed form (NFC), as RFC 8265 says.
struct Accounts: Sendable {
    /// The accounts. The key is the email in lower case.
    private let accounts: [String: (email: String, digest: HMAC<SHA256>.MAC)]
    private let key: SymmetricKey

    static let sample = Accounts(["al@x.test": "enigma"])

    /// The keys of `passwords` are emails.
    init(_ passwords: [String: String]) {
        let key = SymmetricKey(size: .bits256)
        self.key = key
        accounts = passwords.reduce(into: [:]) { accounts, account in
            let digest = HMAC<SHA256>.authenticationCode(for: account.value.composed, using: key)
            accounts[account.key.lowercased()] = (account.key, digest)
        }
    }

    /// Reads the file of accounts. Throws a `StartError` that names the file.
    init(file path: String) throws {
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            let records = try JSONDecoder().decode([Credentials].self, from: data)
            var passwords: [String: String] = [:]
            var emails: Set<String> = []
            for record in records {
                guard emails.insert(record.email.lowercased()).inserted else {
                    throw StartError("\(record.email) is there twice")
                }
                passwords[record.email] = record.password
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
        accounts[email.lowercased()]?.email == email
    }

    /// The email as the file of accounts spells it; `nil` if there is no account with this email and
    /// password.
    func email(for credentials: Credentials) -> String? {
        guard let (email, digest) = accounts[credentials.email.lowercased()] else { return nil }
        let isRight = HMAC<SHA256>.isValidAuthenticationCode(
            digest, authenticating: credentials.password.composed, using: key)
        return isRight ? email : nil
    }
}

extension String {
    fileprivate var composed: Data { Data(precomposedStringWithCanonicalMapping.utf8) }
}

/// An account in the file of accounts; also the body of a login.
struct Credentials: Decodable {
    let email: String
    let password: String
}
