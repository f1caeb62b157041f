import Domain
import Testing

@testable import Presentation

@Suite("What the users screen shows in place of rows, and what in an alert")
struct UsersStateViewsTests {
    @Test("A search without matches is named")
    func noMatches() {
        var state = UsersState()
        state.users = User.samples
        state.query = "nobody"
        #expect(state.placeholder == .noMatches(query: "nobody"))
    }

    @Test("Where there are no users, it is not the search that hides them")
    func noUsers() {
        var state = UsersState()
        state.query = "nobody"
        #expect(state.placeholder == .empty)
    }

    @Test("An error is shown in an alert even if the search hides all users")
    func errorOverUsers() {
        var state = UsersState()
        state.users = User.samples
        state.query = "nobody"
        state.error = .unavailable("Offline.")
        #expect(state.alertError == .unavailable("Offline."))
    }
}
