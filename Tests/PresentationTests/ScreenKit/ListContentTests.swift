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
        #expect(empty(isLoading: true, error: nil, loadFailed: false).placeholder == .loading)
    }

    @Test("The error of a load stands in the place of rows, and is no alert")
    func loadFailed() {
        let content = empty(isLoading: false, error: offline, loadFailed: true)
        #expect(content.placeholder == .failed("Offline."))
        #expect(content.alert == nil)
    }

    @Test(
        "Another error is an alert, over a list that is empty or being loaded",
        arguments: [true, false])
    func otherError(isLoading: Bool) {
        let content = empty(isLoading: isLoading, error: offline, loadFailed: false)
        #expect(content.placeholder == (isLoading ? .loading : .empty))
        #expect(content.alert == offline)
    }

    private func empty(
        isLoading: Bool, error: ItemError?, loadFailed: Bool
    ) -> ListContent<Item, ItemError> {
        ListContent([], isLoading: isLoading, error: error, loadFailed: loadFailed)
    }
}
