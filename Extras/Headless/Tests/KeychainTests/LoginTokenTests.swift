import Domain
import Foundation
import Security
import Testing

@testable import Data

@Suite("The token of a login is in the Keychain", .timeLimit(.minutes(5)))
struct LoginTokenTests {
    private let folder = TemporaryFolder()
    private let server: StubServer
    private let accounts: HTTPAuthenticationRepository
    private let al = Credentials(email: "al@x.test", password: Password("enigma"))
    private var file: URL { folder.file("login.json") }

    init() throws {
        server = try StubServer { request in
            let token = request.headers["authorization"] ?? "none"
            return request.line == "POST /login"
                ? .answer(200, #"{"token": "secret", "email": "al@x.test"}"#)
                : .answer(409, #"{"message": "\#(token)"}"#)
        }
        let address = try ServerAddress(server.url.absoluteString)
        accounts = HTTPAuthenticationRepository(server: address, file: folder.file("login.json"))
    }

    private func login() async throws -> Login? {
        try await JSONFile<LoginRecord>(url: file).read().login
    }

    /// Loads the items. The server answers with the authorization header that it got.
    private func sent() async -> String? {
        let items = HTTPItemRepository(client: accounts.makeAuthorizedClient())
        return await #expect(throws: ItemError.self) { try await items.items() }?.details
    }

    @Test("The token stays on this device, is sent with requests, and is deleted by the logout")
    func token() async throws {
        _ = try await accounts.logIn(al)
        #expect(try !text(of: file).contains("secret"))
        let login = try #require(await login())
        var item: CFTypeRef?
        let query: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: login.id.uuidString,
            kSecUseDataProtectionKeychain: true, kSecReturnAttributes: true,
        ]
        #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
        let accessible = (item as? [String: Any])?[kSecAttrAccessible] as? String
        #expect(accessible == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
        #expect(await sent()?.contains("Bearer secret") == true)
        try await accounts.logOut()
        #expect(SecItemCopyMatching(query, &item) == errSecItemNotFound)
        await server.expect("DELETE /login")
    }

    @Test("Without the file, the app is logged out; the next login makes a new Keychain item")
    func reinstalled() async throws {
        _ = try await accounts.logIn(al)
        let first = try #require(await login())
        try FileManager.default.removeItem(at: file)
        #expect(try await accounts.session() == nil)
        #expect(await sent()?.contains("none") == true)
        _ = try await accounts.logIn(al)
        let second = try #require(await login())
        #expect(first.id != second.id)
        _ = try await accounts.logIn(al)
        #expect(try Keychain.token(of: second) == nil, "A newer login deletes the item.")
    }

    @Test("If the Keychain refuses, a debug build stores the token in the file, others say why")
    func refused() async throws {
        var login = Login(server: "s", email: "al@x.test", token: "secret")
        refuseKeychainItem(of: login.id.uuidString, with: errSecMissingEntitlement)
        try Keychain.add(&login)
        #expect(login.token == "secret")
        #expect(try Keychain.token(of: login) == "secret")
        login.token = nil
        let remedy = "The app needs keychain-access-groups in its entitlements."
        for (status, message) in [
            (errSecMissingEntitlement, remedy),
            (errSecInteractionNotAllowed, "The Keychain can't be read or changed."),
        ] {
            refuseKeychainItem(of: login.id.uuidString, with: status)
            let error = #expect(throws: StorageFailure.self) { try Keychain.token(of: login) }
            #expect(error?.reason.message == message)
        }
    }
}
