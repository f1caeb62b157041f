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
    /// Returns false in a debug build that may use no Keychain, such as one of `swift run`.
    @concurrent static func add(_ token: String, of id: UUID) async throws(StorageFailure) -> Bool {
        var values = item(id)
        values[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        values[kSecValueData as String] = Foundation.Data(token.utf8)
        let status = SecItemAdd(values as CFDictionary, nil)
        #if DEBUG
        if status == errSecMissingEntitlement { return false }
        #endif
        try check(status)
        return true
    }

    @concurrent static func token(of id: UUID) async throws(StorageFailure) -> String? {
        var query = item(id)
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        try check(status)
        return (found as? Foundation.Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @concurrent static func remove(_ id: UUID) async {
        _ = SecItemDelete(item(id) as CFDictionary)
    }

    private static func item(_ id: UUID) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "login",
            kSecAttrAccount as String: id.uuidString, kSecUseDataProtectionKeychain as String: true,
        ]
    }

    private static func check(_ status: OSStatus) throws(StorageFailure) {
        if status == errSecSuccess { return }
        let text = SecCopyErrorMessageString(status, nil) as String? ?? "error \(status)."
        let details = "The token in the Keychain: \(text)"
        if status == errSecMissingEntitlement { throw .unavailable(.notEntitled(details)) }
        let remedy = status == errSecInteractionNotAllowed ? " Unlock this device once." : ""
        throw .unavailable(.notAccessible(details + remedy))
    }
    #else
    // Without a Keychain, the token is in the file.
    static func add(_ token: String, of id: UUID) async throws(StorageFailure) -> Bool { false }
    static func token(of id: UUID) async throws(StorageFailure) -> String? { nil }
    static func remove(_ id: UUID) async {}
    #endif
}
