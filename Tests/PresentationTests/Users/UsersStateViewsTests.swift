import Domain
import Testing

@testable import Presentation

@Suite(
    "What the users screen shows in place of rows, and what in an alert", .timeLimit(.minutes(5)))
struct UsersStateViewsTests {
    @Test("A search without matches is named, in a load, too; an error over it is an alert")
    func noMatches() {
        var state = UsersState()
        state.users = User.samples
        state.query = "nobody"
        let offline = UserError.unavailable("Offline.")
        state.errors.failRead(offline)
        for loading in [.loading, .loaded, .failed(offline)] as [Loading<UserError>] {
            state.loading = loading
            #expect(state.list.placeholder == .noMatches(query: "nobody"))
        }
        #expect(state.list.alert == offline)
    }

    @Test("Where there are no users, it is not the search that hides them")
    func noUsers() {
        var state = UsersState()
        state.query = "nobody"
        state.loading = .loaded
        #expect(state.list.placeholder == .empty)
    }
}
