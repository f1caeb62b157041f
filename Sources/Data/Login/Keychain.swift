import Domain
import Foundation

#if canImport(Security)
import Security
#endif

/// Tokens in the Keychain, each under the id of its login. Another device or a backup does not have them.
///
/// On a Mac, the data protection keychain is used. The older keychain asks the user for permission after
/// each new build of a program.
enum Keychain {
    #if canImport(Security)
    /// Moves the token of the login to the Keychain. A debug build without access to the Keychain, such
    /// as a build of `swift run`, leaves the token in the file.
    static func add(_ login: inout Login) throws(StorageFailure) {
        var values = entry(login.id)
        values[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        values[kSecValueData as String] = login.token.map { Foundation.Data($0.utf8) }
        let status = SecItemAdd(values as CFDictionary, nil)
        #if DEBUG
        if status == errSecMissingEntitlement { return }
        #endif
        try check(status)
        login.token = nil
    }

    static func token(of login: Login) throws(StorageFailure) -> String? {
        if let token = login.token { return token }
        var query = entry(login.id)
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status != errSecItemNotFound { try check(status) }
        return (found as? Foundation.Data).map { String(decoding: $0, as: UTF8.self) }
    }

    static func remove(_ id: UUID) { SecItemDelete(entry(id) as CFDictionary) }

    private static func entry(_ id: UUID) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "login",
            kSecAttrAccount as String: id.uuidString, kSecUseDataProtectionKeychain as String: true,
        ]
    }

    private static func check(_ status: OSStatus) throws(StorageFailure) {
        if status == errSecSuccess { return }
        let text = SecCopyErrorMessageString(status, nil) as String? ?? "error \(status)"
        throw .unavailable(.noToken(text, isEntitled: status != errSecMissingEntitlement))
    }
    #else
    static func add(_ login: inout Login) throws(StorageFailure) {}
    static func token(of login: Login) throws(StorageFailure) -> String? { login.token }
    static func remove(_ id: UUID) {}
    #endif
}
