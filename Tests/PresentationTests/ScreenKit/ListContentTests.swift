import Domain
import Testing

@testable import Presentation

@Suite("What a list shows in place of rows, and what in an alert")
struct ListContentTests {
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    @Test("With rows, nothing stands in their place, and an error is an alert")
    func rows() {
        let content = ListContent(["a"], .failed(offline), error: offline)
        #expect(content.placeholder == nil)
        #expect(content.alert == offline)
    }

    @Test("Without rows, only a load that has succeeded calls the list empty")
    func placeholder() {
        #expect(empty(.never).placeholder == nil)
        #expect(empty(.loading).placeholder == .loading)
        #expect(empty(.failed(offline)).placeholder == .failed("Offline."))
        #expect(empty(.loaded).placeholder == .empty)
    }

    @Test("An error is an alert, whatever stands in the place of rows, unless that says it already")
    func alert() {
        #expect(empty(.failed(offline), error: offline).alert == nil)
        for loading in [.never, .loading, .failed(offline), .loaded] as [Loading<ItemError>] {
            #expect(empty(loading, error: notAllowed).alert == notAllowed)
        }
    }

    private func empty(
        _ loading: Loading<ItemError>, error: ItemError? = nil
    ) -> ListContent<Item, ItemError> {
        ListContent([], loading, error: error)
    }
}
