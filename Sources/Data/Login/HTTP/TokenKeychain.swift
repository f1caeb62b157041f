#if canImport(Security)
import Domain
import Foundation
import Security

/// Stores the tokens in a Keychain item. The tokens can't be read by another program, from a backup, or
/// on another device.
///
/// On a Mac, the data protection keychain is used. The older keychain asks the user for permission after
/// each new build of a program.
struct TokenKeychain: DocumentStore {
    let name: String

    /// False for a program without a keychain access group. A program that `swift run` builds has no such
    /// group.
    var isAvailable: Bool {
        SecItemCopyMatching(item as CFDictionary, nil) != errSecMissingEntitlement
    }

    @concurrent func read() async throws(JSONFileError) -> TokenRecord {
        if Task.isCancelled { throw .cancelled }
        return try stored().record
    }

    /// Reads, changes and replaces the record. If another process replaces the record after the read,
    /// this method starts again with the new record.
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

    /// The record, and its mark: each write gives the item a new random mark. Without an item, the record
    /// is empty, and the mark is nil.
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

    /// Writes the item if it still has this mark; nil means that there was no item. Returns false if
    /// another process has changed or created the item.
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
