import Domain
import Testing

@testable import Presentation

@Suite(
    "What the users screen shows in place of rows, and what in an alert", .timeLimit(.minutes(5)))
struct UsersStateViewsTests {
    @Test("A search without matches is named, also during a load; an error over it is an alert")
    func noMatches() {
        var state = UsersState()
        state.users = User.samples
        state.query = "nobody"
        state.error = .unavailable("Offline.")
        for loading in [.loading, .loaded, .failed(.unavailable("Offline."))] as [Loading<UserError>] {
            state.loading = loading
            #expect(state.list.placeholder == .noMatches(query: "nobody"))
        }
        #expect(state.list.alert == .unavailable("Offline."))
    }

    @Test("Where there are no users, it is not the search that hides them")
    func noUsers() {
        var state = UsersState()
        state.query = "nobody"
        state.loading = .loaded
        #expect(state.list.placeholder == .empty)
    }
}
