import Data
import Domain
import Foundation
import Testing

@testable import NotesData

/// The store keeps its tokens in the Keychain. For stores in files, see the tests of `JSONFile`.
@Suite("Tokens are kept for all who use them", .timeLimit(.minutes(5)))
struct TokenStoreTests {
    private let folder = TemporaryFolder()
    private let name = "\(UUID().uuidString).session"

    /// A new store of the same name at each access, as another part of the app or another process
    /// would make it.
    private var store: any DocumentStore<TokenRecord> { store(name) }

    private func store(_ name: String) -> any DocumentStore<TokenRecord> {
        tokenStore(for: folder.file(name), isDebug: true)
    }

    @Test("What is kept is there for another, and nothing is there before that")
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

    @Test("Each change is made to what is there then: of many at once, none is lost")
    func atOnce() async throws {
        await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                group.addTask { try await store.update { $0.email = "\($0.email ?? "")x" } }
            }
        }
        #expect(try await store.read().email?.count == 40)
    }

    @Test("Cancelled, nothing is changed")
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
