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

    /// An error is an alert, whatever stands in the place of rows, unless that says it already.
    @Test("Without rows, only a load that has succeeded calls the list empty")
    func placeholder() {
        for (loading, placeholder) in [
            (.never, nil), (.loading, .loading), (.failed(offline), .failed("Offline.")),
            (.loaded, .empty),
        ] as [(Loading<ItemError>, ListPlaceholder?)] {
            let content = ListContent([Item](), loading, error: notAllowed)
            #expect(content.placeholder == placeholder)
            #expect(content.alert == notAllowed)
        }
        #expect(ListContent([Item](), .failed(offline), error: offline).alert == nil)
    }
}
