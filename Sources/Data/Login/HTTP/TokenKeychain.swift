#if canImport(Security)
import Domain
import Foundation
import Security

/// Tokens in an item of the Keychain: no other program, no backup and no other device gets them.
///
/// On a Mac it is the data protection keychain. The older one asks the user about each new build of a program.
struct TokenKeychain: DocumentStore {
    let name: String

    /// False for a program without an access group, such as each that `swift run` builds.
    var isAvailable: Bool {
        SecItemCopyMatching(item as CFDictionary, nil) != errSecMissingEntitlement
    }

    @concurrent func read() async throws(JSONFileError) -> TokenRecord {
        if Task.isCancelled { throw .cancelled }
        return try stored().record
    }

    /// Replaces only the record that it has read. If another process was faster, it reads again.
    @concurrent func update<Answer: Sendable>(
        _ change: @Sendable (inout TokenRecord) -> Answer
    ) async throws(JSONFileError) -> Answer {
        for _ in 0..<100 {
            if Task.isCancelled { throw .cancelled }
            let (old, mark) = try stored()
            var record = old
            let answer = change(&record)
            if record == old { return answer }
            if try replace(mark, with: Foundation.Data(record.json())) { return answer }
        }
        throw .unavailable("\(title) is changed by others all the time.")
    }

    private var title: String { "“\(name)” in the Keychain" }

    private var item: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "SideBySide",
            kSecAttrAccount as String: name, kSecUseDataProtectionKeychain as String: true,
        ]
    }

    /// The record, and the mark that its last write gave it; nil if there is no item.
    private func stored() throws(JSONFileError) -> (record: TokenRecord, mark: Foundation.Data?) {
        var query = item
        query[kSecReturnAttributes as String] = true
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return (TokenRecord(), nil) }
        try check(status)
        let values = found as? [String: Any] ?? [:]
        let json = values[kSecValueData as String] as? Foundation.Data ?? Foundation.Data()
        do throws(JSONFileError) {
            let record = try TokenRecord(JSONText(JSONBytes(json)))
            return (record, values[kSecAttrGeneric as String] as? Foundation.Data)
        } catch { throw error.naming(title) }
    }

    /// Returns false if the item does not have this mark any more.
    private func replace(
        _ mark: Foundation.Data?, with json: Foundation.Data
    ) throws(JSONFileError) -> Bool {
        var query = item
        var values: [String: Any] = [
            kSecValueData as String: json,
            kSecAttrGeneric as String: Foundation.Data(UUID().uuidString.utf8),
        ]
        let status: OSStatus
        if let mark {
            query[kSecAttrGeneric as String] = mark
            status = SecItemUpdate(query as CFDictionary, values as CFDictionary)
        } else {
            values[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            values.merge(item) { value, _ in value }
            status = SecItemAdd(values as CFDictionary, nil)
        }
        if [errSecItemNotFound, errSecDuplicateItem].contains(status) { return false }
        try check(status)
        return true
    }

    private func check(_ status: OSStatus) throws(JSONFileError) {
        if status == errSecSuccess { return }
        let text = SecCopyErrorMessageString(status, nil) as String? ?? "error \(status)."
        let isLocked = status == errSecInteractionNotAllowed
        throw .unavailable("\(title): \(text)\(isLocked ? " Unlock this device once." : "")")
    }
}
#endif
