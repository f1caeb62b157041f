#if canImport(Security)
import Data
import Domain
import Foundation
import Security

/// Stores the tokens in a Keychain item. The tokens can't be read by another program, from a backup, or
/// on another device.
///
/// On a Mac, the data protection keychain is used. The older keychain asks the user for permission after
/// each new build of a program.
struct TokenKeychain: DocumentStore {
    /// The item replaces this file, and has the file's name.
    let file: URL

    /// False for a program without a keychain access group. A program that `swift run` builds has no such
    /// group.
    var isAvailable: Bool {
        SecItemCopyMatching(item as CFDictionary, nil) != errSecMissingEntitlement
    }

    @concurrent func read() async throws(StorageFailure) -> TokenRecord {
        let (record, _) = try await stored(for: installation.update { $0.key })
        if let record { return record }
        try? await update { _ in }
        let details = "\(title): expected a login."
        throw .damaged(Reason("The stored data is damaged.", details: details))
    }

    /// Reads, changes and replaces the record. If another process has replaced the record after the read,
    /// the method starts again. If there is no key yet, the method makes one and starts again. A damaged
    /// record or key is replaced.
    @concurrent func update<Answer: Sendable>(
        _ change: @Sendable (inout TokenRecord) -> Answer
    ) async throws(StorageFailure) -> Answer {
        for _ in 0..<100 {
            let key = try await installation.update { $0.key }
            let (old, mark) = try stored(for: key)
            var record = old ?? TokenRecord()
            let answer = change(&record)
            if record == old { return answer }
            guard let key else {
                // The key is on the disk before there is an item with this key.
                try await installation.update { $0.key = $0.key ?? UUID() }
                continue
            }
            guard let new = try? JSONEncoder().encode(record) else { continue }
            if try replace(mark, with: new, of: key) { return answer }
        }
        throw .unavailable(.notAccessible("\(title) is changed by others all the time."))
    }

    private var installation: JSONFile<Installation> {
        JSONFile(
            url: file.deletingLastPathComponent().appending(path: "installation.json"),
            mode: 0o600, canBeMadeAgain: true)
    }

    private var title: String { "“\(file.lastPathComponent)” in the Keychain" }

    private var item: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "SideBySide",
            kSecAttrAccount as String: file.lastPathComponent,
            kSecUseDataProtectionKeychain as String: true,
        ]
    }

    /// The record, and the mark of its item. Each write gives the item a new random mark. The mark begins
    /// with the key. Without an item, the mark is nil. The record is empty if no item has this key, and nil
    /// if it is damaged.
    private func stored(
        for key: UUID?
    ) throws(StorageFailure) -> (TokenRecord?, mark: Foundation.Data?) {
        var query = item
        query[kSecReturnAttributes as String] = true
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return (TokenRecord(), nil) }
        try check(status)
        let values = found as? [String: Any] ?? [:]
        let mark = values[kSecAttrGeneric as String] as? Foundation.Data
        guard let key, mark?.starts(with: key.uuidString.utf8) == true else {
            return (TokenRecord(), mark)
        }
        let json = values[kSecValueData as String] as? Foundation.Data ?? Foundation.Data()
        return (try? JSONDecoder().decode(TokenRecord.self, from: json), mark)
    }

    /// Writes the item if it still has this mark; nil means that there was no item. Returns false if
    /// another process has changed or created the item.
    private func replace(
        _ mark: Foundation.Data?, with json: Foundation.Data, of key: UUID
    ) throws(StorageFailure) -> Bool {
        var query = item
        var values: [String: Any] = [
            kSecValueData as String: json,
            kSecAttrGeneric as String: Foundation.Data("\(key) \(UUID())".utf8),
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

    private func check(_ status: OSStatus) throws(StorageFailure) {
        if status == errSecSuccess { return }
        let text = SecCopyErrorMessageString(status, nil) as String? ?? "error \(status)."
        if status == errSecMissingEntitlement {
            let remedy = "The app needs keychain-access-groups in its entitlements."
            throw .unavailable(Reason(remedy, details: "\(title): \(text) \(remedy)"))
        }
        let remedy = status == errSecInteractionNotAllowed ? " Unlock this device once." : ""
        throw .unavailable(.notAccessible("\(title): \(text)\(remedy)"))
    }
}

/// The random key of this installation of the app. It is deleted with the app; a Keychain item is not.
private struct Installation: JSONDocument {
    var key: UUID?
}
#endif
