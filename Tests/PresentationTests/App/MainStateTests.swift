import Domain
import Presentation
import Testing

@Suite("The main screen knows which tab has something to say", .timeLimit(.minutes(1)))
struct MainStateTests {
    @Test("A tab that had an error already can have a newer one")
    func newerError() {
        var main = MainState(session: Session(email: "al@x.test"))
        main.items.error = .unavailable("Old.")
        let old = main.errors
        #expect(main.tab(withErrorsSince: old) == nil)
        main.items.error = .unavailable("New.")
        #expect(main.tab(withErrorsSince: old) == .items)
    }
}
