import Data
import Domain
import Foundation
import Security
import Testing

@testable import NotesData

@Suite("Tokens in the Keychain")
struct TokenKeychainTests {
    private let folder = TemporaryFolder()
    private let name = UUID().uuidString
    private var keychain: TokenKeychain { TokenKeychain(file: folder.file(name)) }
    private var key: URL { folder.file("installation.json") }

    @Test("Tokens stay on this device, and can be read while it is locked")
    func attributes() async throws {
        #expect(tokenStore(for: URL(filePath: "/none/a.session")) is TokenKeychain)
        try await keychain.update { $0.access = "a" }
        var item: CFTypeRef?
        let query: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: name,
            kSecUseDataProtectionKeychain: true, kSecReturnAttributes: true,
        ]
        #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
        let accessible = (item as? [String: Any])?[kSecAttrAccessible] as? String
        #expect(accessible == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
        let mark = (item as? [String: Any])?[kSecAttrGeneric] as? Data
        try await keychain.update { $0.access = "b" }
        #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
        #expect(
            (item as? [String: Any])?[kSecAttrGeneric] as? Data != mark, "writes change the mark")
    }

    @Test("A faster write of another process is not overwritten", arguments: [true, false])
    func faster(isNew: Bool) async throws {
        if !isNew { try await keychain.update { $0.access = "a" } }
        let query: CFDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "SideBySide",
            kSecAttrAccount: name, kSecUseDataProtectionKeychain: true,
        ]
        nonisolated(unsafe) let item = query
        let key = key
        let other = UUID().uuidString
        try await keychain.update { record in
            if record.access != "b" {
                if isNew { try? Data(#"{"key": "\#(other)"}"#.utf8).write(to: key) }
                let mark = try? text(of: key).firstMatch(of: /[0-9A-F-]{36}/)?.0
                let change: CFDictionary = [
                    kSecValueData: Data(#"{"access": "b"}"#.utf8),
                    kSecAttrGeneric: Data("\(mark ?? "") b".utf8),
                ]
                _ =
                    isNew
                    ? SecItemAdd(item.merging(change) { $1 }, nil) : SecItemUpdate(item, change)
            }
            record.email = "al@x.test"
        }
        #expect(try await keychain.read() == TokenRecord(email: "al@x.test", access: "b"))
    }

    @Test("Without its files, the app is logged out, and can log in again")
    func reinstalled() async throws {
        let login = TokenRecord(email: "al@x.test", access: "a", refresh: "r")
        try await keychain.update { $0 = login }
        #expect(try folder.names == ["installation.json"], "only the key of the installation")
        #expect(try text(of: key).wholeMatch(of: /\{"key":"[0-9A-F-]{36}"\}/) != nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: key.plainPath)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try FileManager.default.removeItem(at: key)
        #expect(try await keychain.read() == TokenRecord())
        try await keychain.update { #expect($0 == TokenRecord()) }
        #expect(try folder.names == [], "nothing is written without a login")
        try await keychain.update { $0.email = "bo@x.test" }
        #expect(try await keychain.read() == TokenRecord(email: "bo@x.test"))
    }

    @Test("Tokens of another installation are neither used nor sent")
    func otherInstallation() async throws {
        let other = TemporaryFolder()
        let theirs = TokenKeychain(file: other.file(name))
        let server = try StubServer { _ in .answer(200, #"{"notes":[],"cursor":"c"}"#) }
        try await theirs.update {
            $0 = TokenRecord(server: server.url, email: "al@x.test", access: "a", refresh: "r")
        }
        for key in [nil, "{", #"{"key": ""}"#, #"{"key": "\#(UUID())"}"#] {
            if let key { try folder.file("installation.json", key) }
            // Only the first read after the damage may throw.
            _ = try? await keychain.read()
            #expect(try await keychain.read() == TokenRecord())
            let client = AccountClient(store: keychain, http: HTTPClient())
            let answer = try await client.send(HTTPRequest(), for: Session(email: "al@x.test"))
            #expect(answer == nil)
        }
        #expect(try await theirs.read().access == "a")
        try await keychain.update { $0.access = "b" }
        #expect(try await keychain.read().access == "b")
        #expect(try await theirs.read() == TokenRecord())
    }

    @Test(
        "A damaged key is replaced by one key for all processes", arguments: [nil, "{", "[]"])
    func damagedKey(text: String?) async throws {
        if let text { try folder.file("installation.json", text) }
        await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { try await keychain.update { $0.email = "\($0.email ?? "")x" } }
            }
        }
        #expect(try await keychain.read().email == String(repeating: "x", count: 20))
    }

    @Test(
        "A damaged item is reported once, and replaced",
        arguments: ["", "{", "[]", "{\"email\": 7}"])
    func damagedItem(text: String) async throws {
        let damage = {
            try await keychain.update { $0.access = "a" }
            let query: CFDictionary = [
                kSecClass: kSecClassGenericPassword, kSecAttrService: "SideBySide",
                kSecAttrAccount: name, kSecUseDataProtectionKeychain: true,
            ]
            let change: CFDictionary = [kSecValueData: Data(text.utf8)]
            #expect(SecItemUpdate(query, change) == errSecSuccess)
        }
        try await damage()
        let error = await #expect(throws: StorageFailure.self) { try await keychain.read() }
        #expect(error?.reason.details.hasPrefix("“\(name)” in the Keychain: ") == true)
        #expect(try await keychain.read() == TokenRecord())
        try await damage()
        try await keychain.update { $0.access = "b" }
        #expect(try await keychain.read() == TokenRecord(access: "b"))
    }

    @Test("If the Keychain is locked or refuses, the error says so, and the tokens stay")
    func refusal() async throws {
        try await keychain.update { $0.access = "a" }
        for (status, text) in [
            (
                errSecInteractionNotAllowed,
                "User interaction is not allowed. Unlock this device once."
            ),
            (errSecParam, "error -50."),
        ] {
            refuseKeychainItem(of: name, with: status)
            defer { refuseKeychainItem(of: name, with: nil) }
            let error = StorageFailure.unavailable(
                .notAccessible("“\(name)” in the Keychain: \(text)"))
            await #expect(throws: error) { try await keychain.read() }
            await #expect(throws: error) { try await keychain.update { $0.access = nil } }
            #expect(tokenStore(for: folder.file(name)) is TokenKeychain, "not a file")
        }
        #expect(try await keychain.read().access == "a")
    }

    @Test("Without an entitlement, a debug build uses a file, and a release says what is missing")
    func notEntitled() async throws {
        refuseKeychainItem(of: name, with: errSecMissingEntitlement)
        let file = folder.file(name)
        #expect(tokenStore(for: file) is JSONFile<TokenRecord>)
        let server = try StubServer { _ in .answer(200, #"{"access":"a","refresh":"r"}"#) }
        let accounts = HTTPAuthenticationRepository(
            server: server.url, store: tokenStore(for: file, isDebug: false),
            http: HTTPClient())
        let error = await #expect(throws: AuthenticationError.self) {
            try await accounts.execute(Credentials.samples[0])
        }
        guard case .storage(.unavailable(let reason)) = error else {
            return #expect(error == .cancelled)
        }
        for text in [reason.message, reason.details] {
            #expect(text.contains("keychain-access-groups"))
        }
        #expect(try folder.names == [])
    }
}
