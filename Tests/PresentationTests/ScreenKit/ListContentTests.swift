import Domain
import Testing

@testable import Presentation

@Suite("What a list shows in place of rows, and what in an alert")
struct ListContentTests {
    private let offline = ItemError.unavailable("Offline.")

    @Test("With rows, nothing stands in their place, and an error is an alert")
    func rows() {
        let content = ListContent(["a"], isLoading: true, error: offline, loadFailed: true)
        #expect(content.placeholder == nil)
        #expect(content.alert == offline)
    }

    @Test("While it is being loaded, a list without rows is not called empty")
    func loading() {
        let content = ListContent<Item, ItemError>(
            [], isLoading: true, error: nil, loadFailed: false)
        #expect(content.placeholder == .loading)
    }

    @Test("The error of a load stands in the place of rows, and is no alert")
    func loadFailed() {
        let content = ListContent<Item, ItemError>(
            [], isLoading: false, error: offline, loadFailed: true)
        #expect(content.placeholder == .failed("Offline."))
        #expect(content.alert == nil)
    }

    @Test(
        "Another error is an alert, over a list that is empty or being loaded",
        arguments: [true, false])
    func otherError(isLoading: Bool) {
        let content = ListContent<Item, ItemError>(
            [], isLoading: isLoading, error: offline, loadFailed: false)
        #expect(content.placeholder == (isLoading ? .loading : .empty))
        #expect(content.alert == offline)
    }

    @Test("A search without matches is named, and an error over it is an alert")
    func noMatches() {
        let content = ListContent<Item, ItemError>(
            [], isLoading: false, error: offline, loadFailed: true, query: "x")
        #expect(content.placeholder == .noMatches(query: "x"))
        #expect(content.alert == offline)
    }
}
