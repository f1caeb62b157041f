import Data
import Domain
import Foundation
import Testing

@testable import NotesData

/// Tests the store that keeps tokens in the Keychain. For stores in files, see the tests of `JSONFile`.
@Suite("All users of a token store share its tokens", .timeLimit(.minutes(5)))
struct TokenStoreTests {
    private let folder = TemporaryFolder()
    private let name = "\(UUID().uuidString).session"

    /// Each access makes a new store of the same name, as another part of the app or another process does.
    private var store: any DocumentStore<TokenRecord> { store(name) }

    private func store(_ name: String) -> any DocumentStore<TokenRecord> {
        tokenStore(for: folder.file(name), isDebug: true)
    }

    @Test("A new store is empty; stored tokens can be read through another store")
    func kept() async throws {
        let record = TokenRecord(
            server: URL(string: "https://h.test"), email: "al@x.test", access: "a", refresh: "r")
        #expect(try await store.read() == TokenRecord())
        #expect(
            try await store.update { old in
                defer { old = record }; return old
            } == TokenRecord())
        #expect(try await store.read() == record)
        try await store.update { $0.tokens = nil }
        #expect(try await store.read().email == "al@x.test")
        #expect(try await store.read().tokens == nil)
        #expect(try await store("other.\(name)").read() == TokenRecord())
    }

    @Test("Of many changes at the same time, none is lost")
    func atOnce() async throws {
        await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask { try await store.update { $0.email = "\($0.email ?? "")x" } }
            }
        }
        #expect(try await store.read().email?.count == 40)
    }

    @Test("A cancelled update changes nothing")
    func isCancelled() async throws {
        let store = store
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: StorageFailure.cancelled) { try await store.read() }
            await #expect(throws: StorageFailure.cancelled) {
                try await store.update { $0.email = "al@x.test" }
            }
        }.value
        #expect(try await store.read() == TokenRecord())
    }
}
