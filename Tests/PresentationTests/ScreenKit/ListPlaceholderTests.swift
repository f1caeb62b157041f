import Testing

@testable import Presentation

@Suite("What a list without rows shows", .timeLimit(.minutes(5)))
struct ListPlaceholderTests {
    @Test("While it is being loaded, that it is, though an earlier load has failed")
    func loading() {
        #expect(ListPlaceholder(isLoading: true, failure: nil) == .loading)
        #expect(ListPlaceholder(isLoading: true, failure: "Offline.") == .loading)
    }

    @Test("After a load that failed, why")
    func failed() {
        #expect(ListPlaceholder(isLoading: false, failure: "Offline.") == .failed("Offline."))
    }

    @Test("Otherwise that it is empty")
    func empty() {
        #expect(ListPlaceholder(isLoading: false, failure: nil) == .empty)
    }
}
