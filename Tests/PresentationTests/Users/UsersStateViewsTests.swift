import Domain
import Testing

@testable import Presentation

@Suite(
    "What the users screen shows in place of rows, and what in an alert", .timeLimit(.minutes(5)))
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

    @Test("Without users an error takes the place of rows, with users it is an alert")
    func error() {
        var state = UsersState()
        state.error = .unavailable("Offline.")
        #expect(state.placeholder == .failed("Offline."))
        #expect(state.alertError == nil)
        state.users = User.samples
        #expect(state.placeholder == nil)
        #expect(state.alertError == .unavailable("Offline."))
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
