import Domain
import Testing

@testable import Presentation

@Suite("The texts that a list shows in place of rows, and in an alert")
struct ListContentTests {
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    /// An error shows in an alert, unless the placeholder already shows the same error.
    @Test("Without rows, only a load that has succeeded calls the list empty")
    func placeholder() {
        for (rows, loading, placeholder) in [
            ([], .never, nil), ([], .loading, .loading), ([], .loaded, .empty),
            ([], .failed(offline), .failed("Offline.")), (["a"], .failed(offline), nil),
        ] as [([String], Loading<ItemError>, ListPlaceholder?)] {
            var errors = ScreenErrors<ItemError>()
            errors.failRead(notAllowed)
            let content = ListContent(rows, loading, errors: errors)
            #expect(content.placeholder == placeholder)
            #expect(content.alert == notAllowed)
        }
        for rows in [["a"], []] {
            var errors = ScreenErrors<ItemError>()
            errors.failRead(offline)
            let content = ListContent(rows, .failed(offline), errors: errors)
            #expect(content.alert == (rows.isEmpty ? nil : offline))
            errors.failWrite(offline)
            let both = ListContent(rows, .failed(offline), errors: errors)
            #expect(both.alert == offline, "A failed write is told, though the load failed alike.")
        }
    }

    @Test("If there are no rows, an expired session is shown in their place, and in no alert")
    func expired() {
        var errors = ScreenErrors<ItemError>()
        errors.failRead(.sessionExpired)
        let content = ListContent([String](), .failed(.sessionExpired), errors: errors)
        #expect(content.placeholder == .failed(ItemError.sessionExpired.message, needsLogin: true))
        #expect(content.alert == nil)
    }
}
