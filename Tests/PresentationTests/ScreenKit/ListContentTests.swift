import Domain
import Testing

@testable import Presentation

@Suite("What a list shows in place of rows, and what in an alert")
struct ListContentTests {
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    /// An error is an alert, whatever stands in the place of rows, unless that says it already.
    @Test("Without rows, only a load that has succeeded calls the list empty")
    func placeholder() {
        for (rows, loading, placeholder) in [
            ([], .never, nil), ([], .loading, .loading), ([], .loaded, .empty),
            ([], .failed(offline), .failed("Offline.")), (["a"], .failed(offline), nil),
        ] as [([String], Loading<ItemError>, ListPlaceholder?)] {
            let content = ListContent(rows, loading, error: notAllowed)
            #expect(content.placeholder == placeholder)
            #expect(content.alert == notAllowed)
        }
        for rows in [["a"], []] {
            let content = ListContent(rows, .failed(offline), error: offline)
            #expect(content.alert == (rows.isEmpty ? nil : offline))
        }
    }
}
