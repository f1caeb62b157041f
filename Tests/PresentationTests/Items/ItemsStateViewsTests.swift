import Domain
import Testing

@testable import Presentation

@Suite(
    "What the items screen shows in place of rows, and what in an alert", .timeLimit(.minutes(5)))
struct ItemsStateViewsTests {
    @Test("An error without items is shown in their place, and not in an alert")
    func errorWithoutItems() {
        var state = ItemsState()
        state.error = .unavailable("Offline.")
        #expect(state.placeholder == .failed("Offline."))
        #expect(state.alertError == nil)
    }

    @Test("An error over items is shown in an alert")
    func errorOverItems() {
        var state = ItemsState()
        state.items = Item.samples
        state.error = .unavailable("Offline.")
        #expect(state.placeholder == nil)
        #expect(state.alertError == .unavailable("Offline."))
    }

    @Test("While all items are being deleted, the list is empty")
    func allBeingDeleted() {
        var state = ItemsState()
        state.items = Item.samples
        state.deleting = Set(state.items.map(\.id))
        #expect(state.placeholder == .empty)
    }
}
