import Domain
import Explorer
import Presentation
import Scenarios
import Testing

/// An app with a mistake, made of a store that has none.
@MainActor
private enum Mistakes {
    typealias Make = @MainActor (AppScenario.UseCases) -> Screen<PlacesScenario>

    static let all: [(property: String, make: Make)] = [
        ("“The spinner shows whether “load users” is awaited”", wholeState),
        ("“The spinner shows whether “session” is awaited”", startsWithoutAsking),
        ("“Who logs in begins at the first tab, or where a link leads”", linkOutlivesLogOut),
        ("“Opened again, the app is where the user was, or where a link leads”", onlyTheTab),
        ("“What a link names is open when it has been loaded, or is said to be gone”", tooEarly),
    ]

    /// What is kept is the state as it is, spinners included.
    private static func wholeState(_ useCases: AppScenario.UseCases) -> Screen<PlacesScenario> {
        var last = AppState()
        return life(useCases) { running, store in
            running.state = {
                last = store.state
                return last
            }
        } state: {
            last
        }
    }

    private static func startsWithoutAsking(
        _ useCases: AppScenario.UseCases
    ) -> Screen<PlacesScenario> {
        life(useCases) { running, _ in
            running.start = { nil }
        } state: {
            AppState(isStarting: true)
        }
    }

    private static func linkOutlivesLogOut(
        _ useCases: AppScenario.UseCases
    ) -> Screen<PlacesScenario> {
        life(useCases) { running, store in
            let perform = running.perform
            running.perform = { step in
                let link = store.state.link
                defer { if step == .logOut, let link { store.send(.linkOpened(link)) } }
                return perform(step)
            }
        }
    }

    private static func onlyTheTab(_ useCases: AppScenario.UseCases) -> Screen<PlacesScenario> {
        var useCases = useCases
        useCases.session.keepPlace = KeepsTheTab(keepPlace: useCases.session.keepPlace)
        return life(useCases) { _, _ in }
    }

    private struct KeepsTheTab: KeepPlaceUseCase {
        let keepPlace: any KeepPlaceUseCase

        func execute(_ place: Place) async {
            var place = place
            place.itemID = nil
            await keepPlace.execute(place)
        }
    }

    /// A link is followed only to what has been loaded.
    private static func tooEarly(_ useCases: AppScenario.UseCases) -> Screen<PlacesScenario> {
        life(useCases) { running, store in
            let open = running.open
            running.open = { link in
                let isLoading = store.state.main?.users.isLoading == true
                return isLoading ? nil : open(link)
            }
        }
    }

    private static func life(
        _ useCases: AppScenario.UseCases,
        change: @escaping (inout AppLife.Running, AppStore) -> Void,
        state: @escaping () -> AppState = { AppState() }
    ) -> Screen<PlacesScenario> {
        AppLife(useCases.session.keepPlace) {
            let store = AppStore(state(), reducer: AppScenario.reducer(useCases))
            var running = AppLife.Running.store(store)
            change(&running, store)
            return running
        }.screen
    }
}

@Suite("Each property of places is broken by a mistake", .timeLimit(.minutes(5)))
@MainActor
struct PlaceMistakesTests {
    @Test("The explorer finds it, and for that reason", arguments: 0..<5)
    func mistake(index: Int) async throws {
        let (property, make) = Mistakes.all[index]
        var problems: [String] = []
        for beginning in PlacesScenario.beginnings where problems.isEmpty {
            var explorer = Explorer(
                [Pattern(name: "faulty", makeScreen: make)], cancellation: .ignored,
                beginning: beginning)
            explorer.plays = 400
            problems += await explorer.run().failure.map { [$0.problem] } ?? []
        }
        #expect(problems.contains { $0.hasPrefix(property) }, "\(problems)")
    }
}
