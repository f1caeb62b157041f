import Domain
import Presentation
import Testing

@Suite("Where two states differ, the fields are named")
struct FieldDifferenceTests {
    private func texts(_ differences: [FieldDifference]) -> [String] {
        differences.map(\.description)
    }

    @Test func whatShowsIsNamedAsItShows() {
        var state = ItemsState()
        state.items = [Item(id: "a", name: "Apple")]
        state.error = .unavailable("Offline.")
        #expect(
            texts(state.differences(from: ItemsState()))
                == ["visibleItems: a ≠ –", "error: Offline. ≠ –"])
    }

    @Test func whatDoesNotShowIsNamedWhenAllElseIsAlike() {
        var state = ItemsState()
        state.deletedDuringLoad = ["a"]
        #expect(
            texts(state.differences(from: ItemsState())) == ["deletedDuringLoad: [\"a\"] ≠ []"])
    }

    @Test func innerScreensAreNamedWithTheirPath() {
        var main = MainState(session: Session(email: "al@x.test"))
        let before = AppState.main(main)
        main.counter.counter = Counter(value: 3, version: 1)
        #expect(
            texts(AppState.main(main).differences(from: before))
                == ["counter.count: 3 ≠ 0", "counter.version: 1 ≠ 0"])
        main = MainState(session: Session(email: "al@x.test"))
        main.items.deleting = ["a"]
        #expect(
            texts(AppState.main(main).differences(from: before))
                == ["main.items.deleting: [\"a\"] ≠ []"])
    }

    @Test func differentScreensDifferInWhatOnlyOneHas() {
        let login = AppState.login(LoginState())
        let main = AppState.main(MainState(session: Session(email: "al@x.test")))
        #expect(texts(login.differences(from: main)).prefix(1) == ["screen: login ≠ main"])
    }

    @Test func equalStatesDifferInNothing() {
        #expect(ItemsState().differences(from: ItemsState()).isEmpty)
    }
}
