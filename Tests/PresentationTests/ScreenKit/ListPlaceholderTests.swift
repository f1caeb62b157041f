import Domain
import Testing

@testable import Presentation

@Suite("What a list shows instead of rows, and when an error needs an alert")
struct ListPlaceholderTests {
    @Test func itemsThatHaveNotComeAreLoading() {
        var state = ItemsState()
        state.isLoading = true
        #expect(state.placeholder == .loading)
    }

    @Test func itemsThatCouldNotBeLoadedSayWhyAndNeedNoAlert() {
        var state = ItemsState()
        state.error = .unavailable("Offline.")
        #expect(state.placeholder == .failed("Offline."))
        #expect(state.alertMessage == nil)
    }

    @Test func anErrorOverItemsIsAnAlert() {
        var state = ItemsState()
        state.items = ItemsScenario.sampleContent
        state.error = .unavailable("Offline.")
        #expect(state.placeholder == nil)
        #expect(state.alertMessage == "Offline.")
    }

    @Test func itemsThatAreAllBeingDeletedLeaveAnEmptyList() {
        var state = ItemsState()
        state.items = ItemsScenario.sampleContent
        state.deleting = Set(state.items.map(\.id))
        #expect(state.placeholder == .empty)
    }

    @Test func aSearchWithoutMatchesNamesWhatWasSearchedFor() {
        var state = UsersState()
        state.users = UsersScenario.sampleContent
        state.query = "nobody"
        #expect(state.placeholder == .noMatches(query: "nobody"))
    }

    @Test func aSearchAmongNobodyIsNotToBlame() {
        var state = UsersState()
        state.query = "nobody"
        #expect(state.placeholder == .empty)
    }
}
