import Domain
import Foundation
import Security
import Testing

@testable import Data

@Suite("Tokens in the Keychain")
struct TokenKeychainTests {
    private let keychain = TokenKeychain(name: UUID().uuidString)

    @Test("They stay on this device, and are there when it is locked")
    func attributes() async throws {
        #expect(tokenStore(for: URL(filePath: "/none/a.session")) is TokenKeychain)
        try await keychain.update { $0.access = "a" }
        var item: CFTypeRef?
        let query: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: keychain.name,
            kSecUseDataProtectionKeychain: true,
        ]
        #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
        let accessible = (item as? [String: Any])?[kSecAttrAccessible] as? String
        #expect(accessible == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
    }

    @Test("A process that was faster is not overwritten", arguments: [true, false])
    func faster(isNew: Bool) async throws {
        if !isNew { try await keychain.update { $0.access = "a" } }
        let query: CFDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "SideBySide",
            kSecAttrAccount: keychain.name, kSecUseDataProtectionKeychain: true,
        ]
        let written: CFDictionary = [
            kSecValueData: Data(#"{"access": "b"}"#.utf8), kSecAttrGeneric: Data("b".utf8),
        ]
        nonisolated(unsafe) let (item, change) = (query, written)
        try await keychain.update { record in
            if record.access != "b" {
                _ =
                    isNew
                    ? SecItemAdd(item.merging(change) { $1 }, nil) : SecItemUpdate(item, change)
            }
            record.email = "al@x.test"
        }
        #expect(try await keychain.read() == TokenRecord(email: "al@x.test", access: "b"))
    }

    @Test("A Keychain that is locked or refuses says so, and the tokens stay")
    func refusal() async throws {
        try await keychain.update { $0.access = "a" }
        for (status, text) in [
            (
                errSecInteractionNotAllowed,
                "User interaction is not allowed. Unlock this device once."
            ),
            (errSecParam, "error -50."),
        ] {
            refuseKeychainItem(of: keychain.name, with: status)
            defer { refuseKeychainItem(of: keychain.name, with: nil) }
            let error = JSONFileError.unavailable("“\(keychain.name)” in the Keychain: \(text)")
            await #expect(throws: error) { try await keychain.read() }
            await #expect(throws: error) { try await keychain.update { $0.access = nil } }
        }
        #expect(try await keychain.read().access == "a")
    }

    @Test("A program that has no Keychain of its own keeps them in a file")
    func unsigned() {
        refuseKeychainItem(of: "b.session", with: errSecMissingEntitlement)
        #expect(tokenStore(for: URL(filePath: "/none/b.session")) is JSONFile<TokenRecord>)
    }
}
